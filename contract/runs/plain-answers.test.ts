import fc from 'fast-check'
import { expect, it } from 'vitest'
import * as z from 'zod/mini'
import { wholeCall } from '../api.ts'
import { saveAnswers, submitQuiz } from './attempts.ts'
import { requests } from './attempts-requests.ts'
import { plainSave, plainSubmit } from './plain-answers.ts'

const CALLS = [
  { name: 'save', isPlain: plainSave, schema: requests.saveAnswers.body },
  { name: 'submit', isPlain: plainSubmit, schema: requests.submitQuiz.body },
]

it('is what the server asks before the schema', () => {
  expect(wholeCall(saveAnswers).isPlainBody).toBe(plainSave)
  expect(wholeCall(submitQuiz).isPlainBody).toBe(plainSubmit)
})

const odd = fc.oneof(fc.jsonValue(), fc.integer(), fc.double(), fc.string(), fc.constantFrom(-1, 0, 99, 100, 1e21, ''))
const sometimesOdd = <T>(usual: fc.Arbitrary<T>) => fc.oneof({ weight: 12, arbitrary: usual }, odd)

/** Every sign but halves of a pair; a list of all of them, as `unit: 'binary'` makes it, takes more than a second. */
const anySign = fc
  .integer({ min: 0, max: 0x10_f7_ff })
  .map((place) => String.fromCodePoint(place < 0xd8_00 ? place : place + 0x8_00))

const aText = fc.oneof(
  fc.string({ unit: anySign, maxLength: 5 }),
  fc.constantFrom('Kolkata', '\ud800', 'a\u0000b', 'x'.repeat(30_000)),
)
const aPart = fc.oneof(aText, fc.integer(), fc.double(), fc.boolean(), fc.constant(null))
const aList = fc.array(aPart, { maxLength: 3 })
const aValue = fc.oneof(
  aPart,
  aList,
  aList.map((list) => [list]),
  aList.map((list) => [[list, 1]]),
  aList.map((list) => [[[list]]]),
)

const anAnswer = fc.record(
  {
    question_id: sometimesOdd(fc.stringMatching(/^[\w-]{0,66}$/)),
    selected_index: sometimesOdd(fc.integer({ min: -2, max: 201 })),
    value: sometimesOdd(aValue),
    marked: sometimesOdd(fc.boolean()),
    time_ms: sometimesOdd(fc.integer({ min: -1, max: 86_400_001 })),
    extra: odd,
  },
  { requiredKeys: ['question_id', 'selected_index'] },
)
const aBody = fc.record(
  {
    quiz_code: sometimesOdd(fc.stringMatching(/^[0-9A-Za-z -]{1,9}$/)),
    revision: sometimesOdd(fc.integer({ min: 0 })),
    answers: sometimesOdd(fc.array(sometimesOdd(anAnswer), { maxLength: 4 })),
    at_end: sometimesOdd(fc.constant(true)),
    extra: odd,
  },
  { requiredKeys: ['answers'] },
)

it.each(CALLS)('what is plain in a $name is what the schema accepts and leaves as it is', ({ isPlain, schema }) => {
  fc.assert(
    fc.property(fc.oneof(aBody, fc.jsonValue()), (body) => {
      const received: unknown = JSON.parse(JSON.stringify(body))
      if (isPlain(received)) expect(schema && z.parse<z.core.$ZodType>(schema, received)).toEqual(received)
    }),
    { numRuns: 3000 },
  )
})

const answers = Array.from({ length: 30 }, (_, at) => ({ question_id: `Question-_${at}`, selected_index: at - 1 }))
const values = ['Kolkata', true, [0, 2], ['19.6', 0], ['hydrogen', 1, null], [[1, 2], [3]]]
const given = values.map((value, at) => ({ question_id: `q${at}`, selected_index: -1, value, seq: at + 1 }))
const marked = { question_id: 'a', selected_index: 2, marked: true, time_ms: 1000 }

it.each([
  ['a save of many answers', plainSave({ quiz_code: 'ABCD2345', revision: 7, answers })],
  ['a save with marks and times', plainSave({ quiz_code: 'ABCD2345', revision: 1, answers: [marked] })],
  ['a save of every kind', plainSave({ quiz_code: 'ABCD2345', revision: 1, answers: given })],
  ['a submit of many answers', plainSubmit({ quiz_code: 'ABCD2345', answers })],
  ['a submit without a code', plainSubmit({ answers: [] })],
  ['a submit by the clock', plainSubmit({ answers, at_end: true })],
])('%s needs no second look', (_, isPlain) => expect(isPlain).toBe(true))

it.each([
  ['a code that must be tidied first', plainSubmit({ quiz_code: 'abcd 2345', answers })],
  ['an end that is none', plainSubmit({ answers, at_end: false })],
  ['an unknown field', plainSubmit({ answers, score: 30 })],
  ['an unknown field of an answer', plainSubmit({ answers: [{ ...marked, is_correct: true }] })],
  ['an object for a value', plainSubmit({ answers: [{ ...marked, value: {} }] })],
  ['null for a value', plainSubmit({ answers: [{ ...marked, value: null }] })],
  ['a value of very many parts', plainSubmit({ answers: [{ ...marked, value: Array(11_000).fill(0) }] })],
  ['a very long text', plainSubmit({ answers: [{ ...marked, value: '"'.repeat(10_240) }] })],
  ['a half option', plainSubmit({ answers: [{ ...marked, selected_index: 0.5 }] })],
  ['a save without a revision', plainSave({ quiz_code: 'ABCD2345', answers })],
  ['no body', plainSave(undefined)],
])('%s is for the schema to judge', (_, isPlain) => expect(isPlain).toBe(false))
