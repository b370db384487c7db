import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { givenAnswers, knownAnswers, knownSheet, sheetOf } from '#contract/runs/answer-entries.ts'
import { answerOf, answerOnWire, saveAnswers } from '#contract/runs/attempts.ts'
import { requests } from '#contract/runs/attempts-requests.ts'
import { plainSave } from '#contract/runs/plain-answers.ts'
import { type AnswerEntry, type AnswerSheet, mergedSheet, type Written } from '#domain/answers/answer.ts'
import { fits, isMisfit, type Question } from '#domain/questionnaires/items/question.ts'
import type { QuestionId } from '#domain/questions/question-id.ts'
import { RULES } from '#domain/questions/rules.ts'
import { type Value, value } from '#domain/questions/value.ts'
import { readEntries, readSheet, sheetOfEntries, writeEntries, writeSheet } from '../../database/answer-columns.ts'
import { makeQuestions } from '../../questionnaires/content/make-questions.ts'
import { newId } from '../../secrets.ts'
import { answersOf, oneOfEachKind } from '../../testing/one-of-each-kind.ts'

const PHONE = { turn: 1, device: 'phone-0001' }
const LAPTOP = { turn: 0, device: 'laptop-002' }

/** What JSON, JavaScript, databases and scripts have trouble with. */
const AWKWARD = [
  '"',
  '\\',
  '\\u0000',
  'a\nb\tc',
  '\u2028',
  '__proto__',
  'null',
  '0',
  '-0',
  '1e400',
  'ক্ষ্ম',
  'é',
  'e\u0301',
  '👩‍👩‍👧‍👦',
  '\u200dক',
  '\ufeffx',
  "'; drop table submission; --",
  '"'.repeat(40),
  'ক'.repeat(200),
]
/** Every sign but halves of a pair; a list of all of them, as `unit: 'binary'` makes it, takes more than a second. */
const anySign = fc
  .integer({ min: 0, max: 0x10_f7_ff })
  .map((place) => String.fromCodePoint(place < 0xd8_00 ? place : place + 0x8_00))

const text = fc.oneof(
  fc.constantFrom(...AWKWARD),
  fc.string({ unit: 'grapheme', maxLength: 40 }),
  fc.string({ unit: anySign, maxLength: 500 }),
)

/** The same, or something like it: it need not fit, and need not be an answer. */
const changed = (part: Value | null): fc.Arbitrary<Value | null> => {
  if (part === null) return fc.constantFrom(null, 0)
  if (typeof part === 'string') return fc.oneof(fc.constant(part), text)
  if (typeof part === 'number') return fc.oneof(fc.constant(part), fc.nat(4))
  if (typeof part === 'boolean') return fc.boolean()
  return fc.oneof(
    fc.tuple(...part.map((each) => fc.option(changed(each), { freq: 4 }))),
    fc.tuple(...part.map((each) => changed(each))),
    fc.shuffledSubarray([...part], { minLength: part.length }),
    fc.subarray([0, 1, 2, 3], { minLength: 1 }),
  )
}

const rightOf = (question: Question): Value => answersOf(question).right

/** Anything that fits the question: what is right, or any answer where nothing is, and what is like it. */
const fitting = (question: Question): fc.Arbitrary<Value> =>
  fc
    .oneof(fc.constant(rightOf(question)), changed(rightOf(question)))
    .filter((given): given is Value => value.safeParse(given).success && given !== null && fits(question, given))

const count = fc.integer({ min: 1, max: 90_000 })
const written: fc.Arbitrary<Written> = fc
  .tuple(fc.constantFrom(PHONE, LAPTOP), count)
  .map(([who, seq]) => ({ ...who, seq }))
const times = fc.dictionary(fc.constantFrom(PHONE.device, LAPTOP.device), count)
const entryWith = (answer: fc.Arbitrary<Value>): fc.Arbitrary<AnswerEntry> =>
  fc
    .record({ answer, answerBy: written, isMarked: fc.boolean(), markBy: fc.option(written), times })
    .map((entry) => ({ ...entry, isMarked: entry.isMarked && entry.markBy !== null }))

const throughJson = (given: unknown): unknown => JSON.parse(JSON.stringify(given))

/** Out of a page, into the database, and to a page again. */
const everyHop = (sheet: AnswerSheet): { stored: AnswerSheet; known: AnswerSheet } => {
  const sent = throughJson({
    quiz_code: 'ABCDEFGH',
    revision: 1,
    ...PHONE,
    answers: givenAnswers(sheet, PHONE),
  })
  const body = z.parse(requests.saveAnswers.body, sent)
  // What is recognised without the schema is what the schema makes of it.
  if (plainSave(sent)) expect(sent).toEqual(body)
  const stored = readSheet(writeSheet(sheetOf(body.answers, PHONE)), 1)
  const told = saveAnswers.data.shape.answers.parse(throughJson(knownAnswers(stored)))
  return { stored, known: knownSheet(told ?? []) }
}

const made = async (asked: Parameters<typeof makeQuestions>[1]) => {
  const questions = await makeQuestions({ newId }, asked)
  if (!questions.ok) throw new Error(JSON.stringify(questions.fields))
  return questions.value
}

const madeQuestions = () => made([...oneOfEachKind(), ...oneOfEachKind('opinion')])

/** Of rows to which several belong, which are a list of lists. */
const COLUMN_MATCH = {
  kind: 'matching',
  problem: 'Which have what?',
  draft: {
    pairs: [
      { left: 'Cat', right: 'legs' },
      { left: 'Cat', right: 'fur' },
      { left: 'Eagle', right: 'legs' },
      { left: 'Eagle', right: 'wings' },
    ],
    extras: ['fins'],
    several: true,
  },
}

describe('an answer that fits comes through every hop as it was given:', async () => {
  const ofEachKind = await madeQuestions()
  const questions = [...ofEachKind, ...(await made([COLUMN_MATCH]))]
  const sheetWith = (id: QuestionId, entry: AnswerEntry): AnswerSheet => ({ [id]: entry })

  it('to a question of each kind', () => expect(ofEachKind.map(({ kind }) => kind)).toEqual(Object.keys(RULES)))

  it.each(questions.map((question) => [question.kind, question] as const))('%s', (_, question) => {
    const values = new Set<string>()
    fc.assert(
      fc.property(entryWith(fitting(question)), (entry) => {
        const sheet = sheetWith(question.id, entry)
        const { stored, known } = everyHop(sheet)
        expect(stored).toEqual(sheet)
        expect(known).toEqual(sheet)
        expect(isMisfit(questions, question.id, known[question.id]?.answer ?? null)).toBe(false)
        values.add(JSON.stringify(entry.answer))
      }),
    )
    // A tick is the only answer to a statement.
    expect(values.size).toBeGreaterThan(question.kind === 'consent' ? 0 : 1)
  })

  it.each(questions.map((question) => [question.kind, question] as const))(
    '%s, in the result of an attempt as well',
    (_, question) =>
      fc.assert(
        fc.property(entryWith(fitting(question)), ({ answer, answerBy }) => {
          const marked = { questionId: question.id, answer, answerBy, timeMs: 0, verdict: 'wrong', marks: 0 } as const
          const entries = readEntries(writeEntries([marked]))
          expect(entries).toEqual([marked])
          expect(sheetOfEntries(entries)[question.id]).toMatchObject({ answer, answerBy })
          expect(answerOf(throughJson(answerOnWire(answer)) as ReturnType<typeof answerOnWire>)).toEqual(answer)
        }),
      ),
  )

  it.each(questions.map((question) => [question.kind, question] as const))('%s, and merging keeps it', (_, question) =>
    fc.assert(
      fc.property(entryWith(fitting(question)), fitting(question), (entry, other) => {
        const sheet = sheetWith(question.id, entry)
        const { known } = everyHop(sheet)
        const { answerBy } = entry
        const before = answerBy && { ...answerBy, seq: answerBy.seq - 1 }
        const older = sheetWith(question.id, { ...entry, answer: other, answerBy: before?.seq ? before : null })
        for (const also of [{}, sheet, older]) {
          expect(mergedSheet(known, also)).toEqual(sheet)
          expect(mergedSheet(also, known)).toEqual(sheet)
        }
      }),
    ),
  )
})

it('answers to all kinds on one sheet come through together', async () => {
  const questions = await madeQuestions()
  fc.assert(
    fc.property(fc.tuple(...questions.map((question) => entryWith(fitting(question)))), (entries) => {
      const sheet: AnswerSheet = Object.fromEntries(questions.map(({ id }, at) => [id, entries[at]])) as AnswerSheet
      expect(everyHop(sheet)).toEqual({ stored: sheet, known: sheet })
    }),
  )
})
