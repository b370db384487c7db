import { describe, expect, it, vi } from 'vitest'
import { keepChoices, keptChoices } from '../../questions/unsaved-choices.ts'
import { anAttempt, q1, q2 } from '../../testing/an-attempt.ts'
import { ExamHall } from './exam-hall.ts'

const aHall = (isOn = true) => {
  const { attempt, choose, taken } = anAttempt()
  const onLost = vi.fn()
  const hall = new ExamHall({ attempt, onLost })
  hall.subscribe(() => {})
  if (isOn) hall.setOn(true)
  const answer = (value: number | null, question = q1) => hall.act({ kind: 'answer', question, value })
  const open = (at: number) => hall.act({ kind: 'open', at })
  const saved = (question = q1) => attempt.view().progress.sheet[question]?.answer ?? null
  const shown = (question = q1) => hall.view().progress.sheet[question]?.answer ?? null
  return {
    attempt,
    choose,
    taken,
    hall,
    onLost,
    answer,
    open,
    saved,
    shown,
    kept: () => keptChoices(attempt.id).choices,
  }
}

describe('in the exam hall', () => {
  it('an answer is only a choice until it is saved', () => {
    const { answer, saved, shown, hall, open, onLost, kept } = aHall()
    answer(1)
    expect([shown(), saved()]).toEqual([1, null])
    hall.save()
    expect([shown(), saved()]).toEqual([1, 1])
    open(1)
    expect(onLost).not.toHaveBeenCalled()
    expect(kept()).toEqual({})
  })

  it.each(['act', 'attempt'] as const)(
    'whoever leaves without saving loses it, by %s, and it is kept as evidence',
    (way) => {
      const { answer, saved, shown, hall, onLost, kept, attempt } = aHall()
      answer(1)
      if (way === 'act') hall.act({ kind: 'open', at: 1 })
      else attempt.act({ kind: 'open', at: 1 })
      expect(onLost).toHaveBeenCalledExactlyOnceWith(q1)
      attempt.act({ kind: 'open', at: 0 })
      expect([shown(), saved()]).toEqual([null, null])
      expect(kept()).toEqual({ q1: 1 })
      expect(onLost).toHaveBeenCalledOnce()
    },
  )

  it('what was saved before comes back, and a choice that is saved later leaves no evidence', () => {
    const { answer, saved, shown, hall, open, kept } = aHall()
    answer(1)
    hall.save()
    answer(0)
    open(1)
    open(0)
    expect([shown(), saved()]).toEqual([1, 1])
    expect(kept()).toEqual({ q1: 0 })
    answer(0)
    hall.save()
    expect(kept()).toEqual({})
  })

  it('what was saved is chosen again: nothing is lost', () => {
    const { answer, hall, open, onLost, kept } = aHall()
    answer(1)
    hall.save()
    answer(0)
    answer(1)
    open(1)
    expect(onLost).not.toHaveBeenCalled()
    expect(kept()).toEqual({})
  })

  it('an emptied answer that is not saved comes back, and is no evidence', () => {
    const { answer, saved, shown, hall, open, onLost, kept } = aHall()
    answer(1)
    hall.save()
    answer(null)
    expect(shown()).toBeNull()
    open(1)
    expect(saved()).toBe(1)
    expect(onLost).not.toHaveBeenCalled()
    expect(kept()).toEqual({})
  })

  it('clearing takes back the choice and what was saved', () => {
    const { answer, saved, shown, hall, kept } = aHall()
    answer(1)
    hall.save()
    answer(0)
    hall.clear()
    expect([shown(), saved()]).toEqual([null, null])
    expect(kept()).toEqual({})
  })

  it('a reload shows the choice again, not saved', () => {
    const { answer, attempt, kept } = aHall()
    answer(1)
    const again = new ExamHall({ attempt, onLost: () => {} })
    expect(again.view().progress.sheet[q1]?.answer).toBe(1)
    expect(attempt.view().progress.sheet[q1]).toBeUndefined()
    again.save()
    expect(attempt.view().progress.sheet[q1]?.answer).toBe(1)
    expect(kept()).toEqual({})
  })

  it('a page that comes back at another question has lost it, and keeps it as evidence', () => {
    const { answer, attempt, kept } = aHall()
    answer(1)
    keepChoices(attempt.id, { choices: kept(), open: 'q2' })
    const again = new ExamHall({ attempt, onLost: () => {} })
    expect(again.view().progress.sheet[q1]).toBeUndefined()
    expect(kept()).toEqual({ q1: 1 })
  })

  it('the end loses it, and keeps it as evidence', async () => {
    const { answer, attempt, saved, kept } = aHall()
    answer(1)
    await attempt.submit()
    expect(saved()).toBeNull()
    expect(kept()).toEqual({ q1: 1 })
  })

  it('nothing is chosen where nobody may answer any more', () => {
    const { answer, shown, attempt, taken } = aHall()
    attempt.mayTake = () => false
    answer(1)
    attempt.mayTake = null
    expect(shown()).toBeNull()
    taken()
    answer(1)
    expect(shown()).toBeNull()
  })

  it('turned off it saves what was chosen, and answers are kept as they are given', () => {
    const { answer, saved, hall, open } = aHall()
    answer(1)
    hall.setOn(false)
    expect(saved()).toBe(1)
    open(1)
    answer(0, q2)
    expect(saved(q2)).toBe(0)
  })

  it('is off until it is turned on, and then on for the next run of this device', () => {
    expect(aHall(false).hall.state().isOn).toBe(false)
    aHall()
    expect(aHall(false).hall.state().isOn).toBe(true)
  })

  it('reads nothing from a device that keeps something else', () => {
    const { attempt } = anAttempt()
    for (const kept of ['{"choices":7}', '{"choices":{"q1":{"a":1}},"open":7}', 'no json']) {
      localStorage.setItem(`unsaved-choices:${attempt.id}`, kept)
      expect(keptChoices(attempt.id)).toEqual({ choices: {}, open: null })
    }
  })
})
