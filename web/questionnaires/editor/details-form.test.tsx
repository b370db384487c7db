import { screen } from '@testing-library/dom'
import { useState } from 'react'
import { describe, expect, it, vi } from 'vitest'
import type { DraftDetails } from '#domain/questionnaires/drafts/draft.ts'
import { usualSettings } from '#domain/questionnaires/settings.ts'
import { errorOf, errorsOf, field } from '../../testing/field.ts'
import { show } from '../../testing/show.tsx'
import { DetailsForm } from './details-form.tsx'

const EMPTY: DraftDetails = {
  title: '',
  subject: '',
  questionCount: null,
  minutes: null,
  marksPerQuestion: 1200,
  hasNegativeMarking: false,
  wrongCosts: { numerator: 1, denominator: 4 },
  scheme: 'all_or_nothing',
  floor: 'none',
  settings: usualSettings(),
}
const COMPLETE: DraftDetails = { ...EMPTY, title: 'Rivers', subject: 'Geography', questionCount: 2, minutes: 15 }
const LABELS = ['Title', 'Subject', 'Number of questions', 'Duration']

const aForm = (first: DraftDetails, written = 0) => {
  const onNext = vi.fn()
  function Form() {
    const [details, setDetails] = useState(first)
    const change = (changed: Partial<DraftDetails>) => setDetails((before) => ({ ...before, ...changed }))
    const handlers = { onChange: change, onNext: () => onNext(details), onSettings: () => undefined }
    return (
      <>
        <DetailsForm details={details} written={written} {...handlers} />
        <output>{JSON.stringify(details.questionCount)}</output>
      </>
    )
  }
  return { ...show(<Form />), onNext }
}

const goOn = () => screen.getByRole('button', { name: 'Save & Next' })

describe('the details of a quiz', () => {
  it.each<{ change: Partial<DraftDetails>; errors: Record<string, string> }>([
    {
      change: EMPTY,
      errors: {
        Title: 'Title is required',
        Subject: 'Subject is required',
        'Number of questions': 'At least 1 question is required',
        Duration: 'Choose a duration',
      },
    },
    { change: { title: ' ' }, errors: { Title: 'Title is required' } },
  ])('with $change stay where they are, and say $errors', async ({ change, errors }) => {
    const { user, onNext } = aForm({ ...COMPLETE, ...change })
    await user.click(goOn())
    expect(errorsOf(LABELS)).toEqual(errors)
    expect(document.activeElement).toBe(field(Object.keys(errors)[0] ?? ''))
    expect(onNext).not.toHaveBeenCalled()
  })

  it.each<{ planned: number | null; written: number; says: string | null; becomes: number }>([
    { planned: 10, written: 12, says: '12 questions are written', becomes: 12 },
    { planned: 0, written: 1, says: '1 question is written', becomes: 1 },
    { planned: null, written: 3, says: '3 questions are written', becomes: 3 },
    { planned: 12, written: 12, says: null, becomes: 12 },
    { planned: 12, written: 10, says: null, becomes: 12 },
  ])('plan $becomes where $planned are planned and $written written', async ({ planned, written, says, becomes }) => {
    const { user, onNext } = aForm({ ...COMPLETE, questionCount: planned }, written)
    expect(screen.queryByText(/written\. “Save & Next” plans for/)?.textContent?.split('.')[0] ?? null).toBe(says)
    await user.click(goOn())
    expect(errorsOf(LABELS)).toEqual({})
    expect(onNext).toHaveBeenCalledOnce()
    expect(document.querySelector('output')?.textContent).toBe(String(becomes))
    expect(screen.queryByText(/written\. “Save & Next”/)).toBe(null)
  })

  it.each(['ten', '1.5'])('stay where a number of questions is none, however many are written: %s', async (typed) => {
    const { user, onNext } = aForm(COMPLETE, 3)
    await user.clear(field('Number of questions'))
    await user.type(field('Number of questions'), typed)
    await user.click(goOn())
    expect(errorOf('Number of questions')).toBe('Enter a whole number, for example 10')
    expect(field('Number of questions').value, 'as it was typed').toBe(typed)
    expect(document.activeElement).toBe(field('Number of questions'))
    expect(onNext).not.toHaveBeenCalled()
  })

  it('stay where a title is too long, which is kept whole', async () => {
    const { user, onNext } = aForm({ ...COMPLETE, title: '' })
    await user.click(field('Title'))
    await user.paste('x'.repeat(230))
    await user.click(goOn())
    expect(errorOf('Title')).toBe('At most 200 characters: 30 too many')
    expect(field('Title').value).toBe('x'.repeat(230))
    expect(onNext).not.toHaveBeenCalled()
  })

  it('explain what negative marking is', async () => {
    const { user } = aForm(COMPLETE)
    const explained = screen.getByText(/a quarter of them for a wrong answer/).closest('details')
    expect(explained?.open).toBe(false)
    await user.click(screen.getByText('What does negative marking mean?'))
    expect(explained?.open).toBe(true)
  })

  it('lead on once they are complete', async () => {
    const { user, onNext } = aForm(EMPTY)
    await user.type(field('Title'), 'Rivers')
    await user.type(field('Subject'), 'Geography')
    await user.type(field('Number of questions'), '১২')
    await user.selectOptions(field('Duration'), '30')
    await user.click(goOn())
    expect(errorsOf(LABELS)).toEqual({})
    expect(onNext.mock.calls).toEqual([[{ ...COMPLETE, questionCount: 12, minutes: 30 }]])
  })

  it('say what a question is worth, and what a wrong answer costs', async () => {
    const { user, onNext } = aForm(COMPLETE)
    const marks = field('Marks per question')
    await user.clear(marks)
    await user.click(goOn())
    expect(errorOf('Marks per question')).toBe('Enter marks from 0.01 to 1,000, with at most two decimals')
    await user.type(marks, '৪')
    await user.click(screen.getByRole('checkbox', { name: /Negative marking/ }))
    expect(screen.getByText('Of 4 marks a wrong answer takes off 1.')).toBeTruthy()
    await user.selectOptions(field('A wrong answer costs'), 'A third of its marks')
    await user.click(goOn())
    const third = { numerator: 1, denominator: 3 }
    expect(onNext).toHaveBeenLastCalledWith({
      ...COMPLETE,
      marksPerQuestion: 4800,
      hasNegativeMarking: true,
      wrongCosts: third,
    })
    await user.selectOptions(field('A wrong answer costs'), 'Another part of its marks')
    await user.clear(field('Part of its marks'))
    await user.click(goOn())
    expect(onNext).toHaveBeenCalledTimes(1)
    expect(document.activeElement).toBe(field('Part of its marks'))
    await user.type(field('Part of its marks'), '25 %')
    await user.click(goOn())
    expect(onNext.mock.lastCall?.[0].wrongCosts).toEqual({ numerator: 2500, denominator: 10_000 })
  })

  it('have any other duration in whole minutes', async () => {
    const { user, onNext } = aForm(COMPLETE)
    await user.selectOptions(field('Duration'), 'Another time')
    expect(document.activeElement).toBe(field('Minutes'))
    expect(errorOf('Minutes'), 'before anything is typed').toBe(null)
    for (const typed of ['', '0', '1441', '1.5', 'an hour']) {
      await user.clear(field('Minutes'))
      if (typed) await user.type(field('Minutes'), typed)
      await user.click(goOn())
      expect([typed, errorOf('Minutes')]).toEqual([typed, 'Enter whole minutes, from 1 to 1,440'])
      expect([field('Minutes').value, document.activeElement]).toEqual([typed, field('Minutes')])
    }
    expect(onNext).not.toHaveBeenCalled()
    await user.clear(field('Minutes'))
    await user.type(field('Minutes'), '২৫')
    await user.click(goOn())
    expect(onNext.mock.lastCall).toEqual([{ ...COMPLETE, minutes: 25 }])
    await user.selectOptions(field('Duration'), '45')
    await user.click(goOn())
    expect(screen.queryByLabelText('Minutes')).toBe(null)
    expect(onNext.mock.lastCall).toEqual([{ ...COMPLETE, minutes: 45 }])
  })

  it('open with another duration as it was left, and take it back with an undo', async () => {
    const changes = vi.fn()
    const handlers = { onChange: changes, onNext: () => undefined, onSettings: () => undefined }
    const form = (minutes: number | null) => (
      <DetailsForm details={{ ...COMPLETE, minutes }} written={0} {...handlers} />
    )
    const { user, show: shown } = show(form(25))
    expect([field('Duration').value, field('Minutes').value]).toEqual(['other', '25'])
    await user.selectOptions(field('Duration'), '60')
    expect(changes.mock.lastCall).toEqual([{ minutes: 60 }])
    shown(form(60))
    expect(field('Duration').value).toBe('60')
    shown(form(25))
    expect([field('Duration').value, field('Minutes').value]).toEqual(['other', '25'])
  })

  it('say what is wrong with a field only once it has been left', async () => {
    const { user } = aForm(EMPTY)
    await user.click(field('Title'))
    expect(errorOf('Title')).toBe(null)
    await user.tab()
    expect(errorOf('Title')).toBe('Title is required')
  })
})
