import { describe, expect, it } from 'vitest'
import { fits, MAX_MODEL_LENGTH, MAX_RUBRIC, type OpenEndedDraft, openEnded, wordsIn } from './open-ended.ts'
import { MAX_VALUE_LENGTH } from './value.ts'

const ASKED = { words: null }
const draftOf = (changes: Partial<OpenEndedDraft> = {}): OpenEndedDraft => ({ ...openEnded.draft.empty(), ...changes })
const points = (count: number) => Array.from({ length: count }, (_, at) => ({ text: `point ${at}`, weight: 1 }))

describe('a text', () => {
  it.each([
    ['an answer', true],
    ['দুই\n\nঅনুচ্ছেদ', true],
    ['', false],
    [' around ', false],
    [3, false],
    [true, false],
    [['a'], false],
    ['ক'.repeat(MAX_VALUE_LENGTH - 2), true],
    ['ক'.repeat(MAX_VALUE_LENGTH - 1), false],
    ['"'.repeat(MAX_VALUE_LENGTH / 2 - 1), true],
    ['"'.repeat(MAX_VALUE_LENGTH / 2), false],
  ])('%#: can be given %s', (given, does) => expect(fits(ASKED, given)).toBe(does))

  it('is marked by a person, whatever it says', () =>
    expect(openEnded.credit({ rubric: [], model: 'x' }, 'x', ASKED)).toBe('by_hand'))

  it.each([
    ['', 0],
    ['  ', 0],
    ['one', 1],
    [' one  two\nthree ', 3],
    ['আমি ভাত খাই।', 3],
  ])('%j has %d words', (text, count) => expect(wordsIn(text)).toBe(count))

  it('is told in one line', () => {
    expect(openEnded.words(ASKED, 'a\n\nb')).toBe('a b')
    const long = openEnded.words(ASKED, '👩'.repeat(500))
    expect([[...long].length, long.isWellFormed(), long.endsWith('…')]).toEqual([201, true, true])
  })
})

describe('a draft', () => {
  it.each<[Partial<OpenEndedDraft>, string[]]>([
    [{}, []],
    [{ least: 50, most: 50 }, []],
    [{ least: 50, most: 49 }, ['words']],
    [{ least: 0 }, ['words']],
    [{ most: 10_001 }, ['words']],
    [{ rubric: points(MAX_RUBRIC) }, []],
    [{ rubric: points(MAX_RUBRIC + 1) }, ['fewer_points']],
    [{ rubric: [{ text: 'x', weight: 0 }] }, ['weight']],
    [{ rubric: [{ text: '', weight: 0 }] }, []],
    [{ rubric: [{ text: 'x'.repeat(501), weight: 1 }] }, ['shorter']],
    [{ model: 'x'.repeat(MAX_MODEL_LENGTH) }, []],
    [{ model: 'x'.repeat(MAX_MODEL_LENGTH + 1) }, ['shorter']],
  ])('%# needs %j', (changes, needs) =>
    expect(openEnded.draft.gaps(draftOf(changes)).map(({ need }) => need)).toEqual(needs),
  )

  it('makes a question of what is written in it', () => {
    const rubric = [
      { text: ' names it ', weight: null },
      { text: '', weight: 3 },
    ]
    expect(openEnded.draft.made(draftOf({ least: 10, rubric, model: ' so ' }), () => 0)).toEqual({
      asked: { words: { least: 10, most: null } },
      key: { rubric: [{ text: 'names it', weight: 1 }], model: 'so' },
    })
    expect(openEnded.draft.made(draftOf(), () => 0)).toEqual({
      asked: { words: null },
      key: { rubric: [], model: null },
    })
    expect([openEnded.draft.isEmpty(draftOf()), openEnded.draft.isEmpty(draftOf({ least: 1 }))]).toEqual([true, false])
  })
})
