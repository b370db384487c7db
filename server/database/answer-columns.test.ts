import fc from 'fast-check'
import { expect, it } from 'vitest'
import { type AnswerEntry, answerSheet } from '#domain/answers/answer.ts'
import type { MarkedEntry } from '#domain/answers/attempt.ts'
import { questionId } from '#domain/questions/question-id.ts'
import { readEntries, readSheet, writeEntries, writeSheet } from './answer-columns.ts'

const id = fc.stringMatching(/^[\w-]{1,20}$/).filter((text) => text !== '__proto__')
const answer = fc.option(
  fc.oneof(fc.nat(99), fc.string({ unit: 'grapheme' }), fc.boolean(), fc.array(fc.option(fc.nat(9)), { maxLength: 5 })),
)
const writer = fc.constantFrom('', 'phone-01', 'laptop_2')
const written = fc.option(fc.record({ turn: fc.nat(3), seq: fc.integer({ min: 1 }), device: writer }))
const entry: fc.Arbitrary<AnswerEntry> = fc
  .record({
    answer,
    answerBy: written,
    isMarked: fc.boolean(),
    markBy: written,
    times: fc.dictionary(writer, fc.integer({ min: 1 })),
  })
  .map((each) => ({ ...each, isMarked: each.isMarked && each.markBy !== null }))

it('a sheet comes back as it was kept, whoever wrote it', () =>
  fc.assert(
    fc.property(fc.dictionary(id, entry), (given) => {
      const sheet = answerSheet.parse(given)
      expect(readSheet(writeSheet(sheet), 7)).toEqual(sheet)
    }),
  ))

it('one device’s sheet is told in a few columns', () => {
  const answerBy = { turn: 0, seq: 4, device: 'phone-01' }
  const sheet = answerSheet.parse({
    q1: { answer: 2, answerBy, isMarked: false, markBy: null, times: { 'phone-01': 900 } },
  })
  expect(JSON.parse(writeSheet(sheet))).toEqual({
    ids: ['q1'],
    given: [2],
    ms: [900],
    writers: [[0, 'phone-01']],
    seq: [4],
  })
})

it('a sheet from before changes were counted was changed as a whole in its row’s revision', () => {
  const kept = '{"ids":["q1","q2"],"given":[2,null],"marked":[0,1],"ms":[900,0]}'
  const by = { turn: 0, seq: 7, device: '' }
  expect(readSheet(kept, 7)).toEqual({
    q1: { answer: 2, answerBy: by, isMarked: false, markBy: null, times: { '': 900 } },
    q2: { answer: null, answerBy: by, isMarked: true, markBy: by, times: {} },
  })
})

it('the entries of a result come back as they were kept, in their order', () => {
  const marked = fc.record({
    questionId: id.map((text) => questionId.parse(text)),
    answer,
    answerBy: written,
    timeMs: fc.nat(),
    verdict: fc.constantFrom('correct' as const, 'wrong' as const, 'blank' as const),
    marks: fc.integer({ min: -1200, max: 1200 }),
  })
  fc.assert(
    fc.property(fc.array(marked), (entries: MarkedEntry[]) => {
      expect(readEntries(writeEntries(entries))).toEqual(entries)
    }),
  )
})

it('what is not a sheet is not read as one', () => expect(() => readSheet('{"ids":["q1"]}', 1)).toThrow())
