import { describe, expect, it } from 'vitest'
import {
  ALL_AT_ONCE,
  isAllAtOnce,
  isKeyInScores,
  type Release,
  type ReleaseMoment,
  release,
  releaseMoment,
  shownBy,
} from './release.ts'

const NOW = 1_700_000_000_000
const AT_ONCE: ReleaseMoment = { when: 'at_once' }
const AFTER: ReleaseMoment = { when: 'after_close' }
const NEVER: ReleaseMoment = { when: 'never' }
const at = (at: number): ReleaseMoment => ({ when: 'at_time', at })

describe('when a part is released', () => {
  it.each<[string, ReleaseMoment, boolean, boolean]>([
    ['at once, while others are taking it', AT_ONCE, false, true],
    ['after the close, while it is open', AFTER, false, false],
    ['after the close, once all is over', AFTER, true, true],
    ['never, once all is over', NEVER, true, false],
    ['at a time that is still to come', at(NOW + 1), true, false],
    ['at this very time', at(NOW), false, true],
  ])('%s', (_name, moment, isOver, isShown) => {
    const all = { score: moment, answers: moment, explanations: moment }
    expect(shownBy(all, { now: NOW, isOver })).toEqual({ score: isShown, answers: isShown, explanations: isShown })
  })
})

describe('parts that lean on one another', () => {
  it.each([
    ['the score alone', { ...ALL_AT_ONCE, answers: NEVER }, { score: true, answers: false, explanations: false }],
    ['answers without a score', { ...ALL_AT_ONCE, score: NEVER }, { score: true, answers: true, explanations: true }],
    ['answers alone', { ...ALL_AT_ONCE, explanations: NEVER }, { score: true, answers: true, explanations: false }],
    [
      'explanations alone',
      { score: NEVER, answers: NEVER, explanations: AT_ONCE },
      { score: false, answers: false, explanations: false },
    ],
  ])('%s', (_name, policy, shown) => {
    expect(shownBy(policy, { now: NOW, isOver: false })).toEqual(shown)
  })
})

describe('whether scores tell the key while it is taken', () => {
  it.each<[string, Partial<Release>, boolean]>([
    ['all at once: the key is told anyhow', {}, false],
    ['a score alone', { answers: NEVER, explanations: NEVER }, true],
    ['a score, and the rest after the close', { answers: AFTER, explanations: AFTER }, true],
    ['a score since a minute ago', { score: { when: 'at_time', at: NOW - 60_000 }, answers: NEVER }, true],
    ['a score in a minute', { score: { when: 'at_time', at: NOW + 60_000 }, answers: NEVER }, false],
    ['nothing before the close', { score: AFTER, answers: AFTER, explanations: AFTER }, false],
    ['nothing ever', { score: NEVER, answers: NEVER, explanations: NEVER }, false],
  ])('%s', (_, policy, isTold) => {
    expect(isKeyInScores({ ...ALL_AT_ONCE, ...policy }, NOW)).toBe(isTold)
  })
})

describe('what is no release', () => {
  it.each([
    ['a time without one', { when: 'at_time' }],
    ['a time where none is meant', { when: 'never', at: NOW }],
    ['a time that is none', { when: 'at_time', at: 'noon' }],
    ['a time before there were any', { when: 'at_time', at: -1 }],
    ['a time in a thousand years', { when: 'at_time', at: Date.UTC(3000, 0) }],
    ['a word that is none', { when: 'soon' }],
    ['more than there is', { when: 'never', forever: true }],
  ])('%s', (_name, moment) => {
    expect(releaseMoment.safeParse(moment).success).toBe(false)
    expect(release.safeParse({ ...ALL_AT_ONCE, score: moment }).success).toBe(false)
  })
})

it('knows the usual one', () => {
  expect(isAllAtOnce(ALL_AT_ONCE)).toBe(true)
  expect(isAllAtOnce({ ...ALL_AT_ONCE, explanations: AFTER })).toBe(false)
})
