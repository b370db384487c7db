import { describe, expect, it } from 'vitest'
import { MINUTE } from '#domain/time/time-limit.ts'
import { guessed, NO_TRIES, pauseLeft, secretOf, type Tries, triesIn } from './gate.ts'

const phone = '9830012345'

describe('a result on a shared phone', () => {
  it.each([
    { typed: '2345', wrong: 0, kind: 'right' },
    { typed: ' 2345 ', wrong: 4, kind: 'right' },
    { typed: '9830', wrong: 0, kind: 'wrong' },
    { typed: '', wrong: 3, kind: 'wrong' },
    { typed: phone, wrong: 4, kind: 'paused' },
  ])('opens with the last four digits: "$typed" after $wrong is $kind', ({ typed, wrong, kind }) => {
    expect(guessed(typed, phone, { tries: { ...NO_TRIES, wrong }, now: 0 }).kind).toBe(kind)
  })

  it.each([
    ['Mita.Das', '.DAS', 'right'],
    ['IX  A', 'ix a', 'right'],
    ['12', '১২', 'right'],
    ['রাখি', 'রাখি', 'right'],
    ['WB/2026/0417', '417', 'wrong'],
  ])('opens as well with the last four characters of what else somebody is told by: %s', (secret, typed, kind) => {
    expect(guessed(typed, secret, { tries: NO_TRIES, now: 0 }).kind).toBe(kind)
  })

  it.each([
    [['WB-0417'], 'WB-0417'],
    [['WB-0417', 'Class 10'], 'WB-0417'],
    [['Class 10', 'WB-০৪১৭'], 'WB-০৪১৭'],
    [['Class 10', '12'], 'Class 10'],
    [['mita@school.in', 'IX A'], 'IX A'],
    [['IX', 'mita@school.in'], 'mita'],
    [['IX', '7'], '7'],
    [[], undefined],
  ])('goes by what of %j others know least', (values, secret) => {
    const asked = values.map((value) => ({ label: value, value, identifies: true }))
    expect(secretOf([...asked, { label: '', value: 'Rina Das 123456', identifies: false }])?.secret).toBe(secret)
  })

  it('has a pause after five wrong ones, in which the right ones do not help either', () => {
    let tries: Tries = NO_TRIES
    for (let count = 0; count < 5; count += 1) {
      const guess = guessed('0000', phone, { tries, now: 1000 })
      if (guess.kind !== 'right') tries = guess.tries
    }
    expect(pauseLeft(tries, 1000)).toBe(MINUTE)
    expect(guessed('2345', phone, { tries, now: 1000 + MINUTE - 1 }).kind).toBe('paused')
    expect(guessed('0000', phone, { tries, now: 1000 + MINUTE }).kind).toBe('wrong')
    expect(guessed('2345', phone, { tries, now: 1000 + MINUTE }).kind).toBe('right')
  })

  it('has no longer pause by a clock that was set back', () => {
    expect(pauseLeft({ wrong: 0, pausedUntil: 900 * MINUTE }, 0)).toBe(MINUTE)
  })

  it.each([null, '', '{', '{"wrong":-1,"pausedUntil":0}'])('begins anew with what is not readable: %s', (text) => {
    expect(triesIn(text)).toEqual(NO_TRIES)
    expect(triesIn(JSON.stringify({ wrong: 2, pausedUntil: 5 }))).toEqual({ wrong: 2, pausedUntil: 5 })
  })
})
