import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { defaultMarking, type MarkingRules } from '../marking/marking.ts'
import { marksAsNumber, wholeMarks } from '../marking/marks.ts'
import { type Section, unheaded } from '../questionnaires/items/heading.ts'
import { question } from '../questionnaires/items/question-schema.ts'
import { outOfVersion } from '../questionnaires/questionnaire.ts'
import { questionId } from '../questions/question-id.ts'
import { type AnswerEntry, type AnswerSheet, mergedSheet, untouched, type Written } from './answer.ts'
import { score } from './scoring.ts'

const IDS = ['a', 'b', 'c', 'd', 'e'].map((id) => questionId.parse(id))
const choices = (ids: readonly string[]) =>
  ids.map((id) =>
    question.parse({
      kind: 'single_choice',
      id,
      prompt: id,
      asked: { options: ['right', 'wrong'] },
      key: { correct: 0 },
    }),
  )

const marking: MarkingRules = { ...defaultMarking(true), marksPerQuestion: wholeMarks(4) }
const anyOf = (choose: number, ids: readonly string[] = IDS): Section => ({ ...unheaded(choices(ids)), choose })

const by = (seq: number, device = 'phone', turn = 0): Written => ({ turn, seq, device })
const given = (answer: number | null, answerBy: Written, firstBy?: Written): AnswerEntry => ({
  ...{ ...untouched, answer, answerBy },
  ...(firstBy && { firstBy }),
})

const verdictsOf = (sheet: AnswerSheet, choose: number) =>
  score({ sections: [anyOf(choose)], marking }, sheet)
    .answers.map(({ verdict }) => verdict)
    .join(' ')

describe('a section of which any n count', () => {
  it.each<[string, number, AnswerSheet, string]>([
    ['nobody answered', 2, {}, 'blank blank blank blank blank'],
    ['as many as count', 2, { a: given(0, by(1)), c: given(1, by(2)) }, 'correct blank wrong blank blank'],
    [
      'more: the first',
      2,
      { a: given(0, by(3)), b: given(0, by(1)), c: given(1, by(2)) },
      'not_counted correct wrong blank blank',
    ],
    ['a wrong one first', 1, { a: given(1, by(1)), b: given(0, by(2)) }, 'wrong not_counted blank blank blank'],
    ['changed later', 1, { a: given(0, by(9), by(1)), b: given(0, by(2)) }, 'correct not_counted blank blank blank'],
    ['taken back', 1, { a: given(null, by(9)), b: given(0, by(2)) }, 'blank correct blank blank blank'],
    [
      'a later turn counts later',
      1,
      { a: given(0, by(1, 'other', 1)), b: given(0, by(50)) },
      'not_counted correct blank blank blank',
    ],
    [
      'one count on two devices: by their names',
      1,
      { a: given(0, by(1, 'z')), b: given(0, by(1, 'y')) },
      'not_counted correct blank blank blank',
    ],
    [
      'one call: by their places',
      2,
      { e: given(0, by(1, '')), b: given(0, by(1, '')), a: given(0, by(1, '')) },
      'correct correct blank blank not_counted',
    ],
    [
      'all count',
      5,
      Object.fromEntries(IDS.map((id, at) => [id, given(0, by(at + 1))])),
      'correct correct correct correct correct',
    ],
  ])('%s', (_, choose, sheet, verdicts) => expect(verdictsOf(sheet, choose)).toBe(verdicts))

  it('earns and costs nothing beyond them, and is out of so many', () => {
    const sections = [anyOf(2, ['a', 'b', 'c']), { ...unheaded(choices(['d'])), id: 'second' }]
    const sheet = { a: given(0, by(1)), b: given(1, by(2)), c: given(1, by(3)), d: given(0, by(4)) }
    const { total, outOf } = score({ sections, marking }, sheet)
    expect([marksAsNumber(total), marksAsNumber(outOf)]).toEqual([4 - 1 + 4, 12])
    expect(outOfVersion({ sections, marking })).toBe(outOf)
  })
})

/** What a device does: which question, and the option it chooses; null takes it back. */
type Act = { device: string; question: string; answer: number | null }

const act = fc.record({
  device: fc.constantFrom('one', 'two', 'three'),
  question: fc.constantFrom<string>(...IDS),
  answer: fc.constantFrom(0, 1, null),
})

/** The sheet of each device after all acts, each of which knows its own alone. */
const sheetsAfter = (acts: readonly Act[]): AnswerSheet[] => {
  const sheets = new Map<string, { sheet: AnswerSheet; seq: number }>()
  for (const { device, question: name, answer } of acts) {
    const id = questionId.parse(name)
    const { sheet, seq } = sheets.get(device) ?? { sheet: {}, seq: 0 }
    const known = sheet[id]
    const firstBy =
      answer !== null && known?.answer != null ? (known.firstBy ?? known.answerBy ?? undefined) : undefined
    sheets.set(device, { seq: seq + 1, sheet: { ...sheet, [id]: given(answer, by(seq + 1, device), firstBy) } })
  }
  return [...sheets.values()].map(({ sheet }) => sheet)
}

it('counts the same answers in whatever order devices are heard, and however often', () =>
  fc.assert(
    fc.property(
      fc.array(act, { maxLength: 40 }).chain((acts) => {
        const sheets = sheetsAfter(acts)
        const heard = fc.shuffledSubarray([...sheets, ...sheets], { minLength: 2 * sheets.length })
        return fc.tuple(fc.constant(sheets), heard, fc.integer({ min: 1, max: 5 }))
      }),
      ([sheets, heard, choose]) => {
        const merged = (all: readonly AnswerSheet[]) => all.reduce<AnswerSheet>(mergedSheet, {})
        const sheet = merged(sheets)
        expect(verdictsOf(merged(heard), choose)).toBe(verdictsOf(sheet, choose))
        const counted = score({ sections: [anyOf(choose)], marking }, sheet).answers
        const answered = counted.filter(({ verdict }) => verdict !== 'blank')
        const beyond = answered.filter(({ verdict }) => verdict === 'not_counted')
        expect(answered.length - beyond.length).toBe(Math.min(choose, answered.length))
      },
    ),
  ))
