import fc from 'fast-check'
import { expect, it } from 'vitest'
import { type AnswerSheet, answerSheet } from '#domain/answer.ts'
import { questionId } from '#domain/question.ts'
import type { MarkedEntry } from '#domain/submission.ts'
import { readEntries, readSheet, writeEntries, writeSheet } from './answer-columns.ts'

const id = fc.stringMatching(/^[\w-]{1,20}$/).filter((text) => text !== '__proto__')
const answer = fc.option(fc.record({ kind: fc.constant('choice' as const), option: fc.nat(99) }))
const timeMs = fc.nat()

it('a sheet comes back as it was kept', () =>
  fc.assert(
    fc.property(fc.dictionary(id, fc.record({ answer, isMarked: fc.boolean(), timeMs })), (given) => {
      const sheet: AnswerSheet = answerSheet.parse(given)
      expect(readSheet(writeSheet(sheet))).toEqual(sheet)
    }),
  ))

it('the entries of a result come back as they were kept, in their order', () => {
  const entry = fc.record({
    questionId: id.map((text) => questionId.parse(text)),
    answer,
    timeMs,
    verdict: fc.constantFrom('correct' as const, 'wrong' as const, 'blank' as const),
    marks: fc.integer({ min: -1200, max: 1200 }),
  })
  fc.assert(
    fc.property(fc.array(entry), (entries: MarkedEntry[]) => {
      expect(readEntries(writeEntries(entries))).toEqual(entries)
    }),
  )
})

it('what is not a sheet is not read as one', () => expect(() => readSheet('{"ids":["q1"]}')).toThrow())
