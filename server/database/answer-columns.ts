import * as z from 'zod/mini'
import type { Answer, AnswerSheet } from '#domain/answer.ts'
import { verdict } from '#domain/marking.ts'
import { questionId } from '#domain/question.ts'
import type { MarkedEntry } from '#domain/submission.ts'
import { readJson, writeJson } from './columns.ts'

/**
 * Sheets and results are most of what a busy moment writes to disk. They are kept column by column, a third of what the
 * same rows take as objects: the ids of the questions, and one list for each thing known of them, in the same order.
 */
const ids = z.array(questionId)
const given = z.array(z.nullable(z.int()))
const packedSheet = z.object({ ids, given, marked: z.array(z.int()), ms: z.array(z.int()) })
const packedEntries = z.object({
  ids,
  given,
  verdicts: z.array(verdict),
  marks: z.array(z.int()),
  ms: z.array(z.int()),
})

const packed = (answer: Answer | null): number | null => (answer === null ? null : answer.option)
const unpacked = (option: number | null | undefined): Answer | null =>
  option === null || option === undefined ? null : { kind: 'choice', option }

export const writeSheet = (sheet: AnswerSheet): string => {
  const entries = Object.values(sheet)
  return writeJson({
    ids: Object.keys(sheet),
    given: entries.map(({ answer }) => packed(answer)),
    marked: entries.map(({ isMarked }) => (isMarked ? 1 : 0)),
    ms: entries.map(({ timeMs }) => timeMs),
  })
}

export const readSheet = (text: string): AnswerSheet => {
  const { ids, given, marked, ms } = readJson(packedSheet, text)
  return Object.fromEntries(
    ids.map((id, at) => [id, { answer: unpacked(given[at]), isMarked: marked[at] === 1, timeMs: ms[at] ?? 0 }]),
  )
}

export const writeEntries = (entries: MarkedEntry[]): string =>
  writeJson({
    ids: entries.map(({ questionId }) => questionId),
    given: entries.map(({ answer }) => packed(answer)),
    verdicts: entries.map(({ verdict }) => verdict),
    marks: entries.map(({ marks }) => marks),
    ms: entries.map(({ timeMs }) => timeMs),
  })

export const readEntries = (text: string): MarkedEntry[] => {
  const { ids, given, verdicts, marks, ms } = readJson(packedEntries, text)
  return ids.map((questionId, at) => ({
    questionId,
    answer: unpacked(given[at]),
    verdict: verdicts[at] ?? 'blank',
    marks: marks[at] ?? 0,
    timeMs: ms[at] ?? 0,
  }))
}
