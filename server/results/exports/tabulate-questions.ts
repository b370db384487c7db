import { kind } from '#domain/questionnaires/items/question.ts'
import { kindInWords } from '#domain/questionnaires/items/question-words.ts'
import { SECOND } from '#domain/time/time-limit.ts'
import { type Cell, column, type ExportedTable } from '../../files/table-shape.ts'
import { NOT_MET, VERDICTS } from './describe-class.ts'
import type { DescribedVersion } from './describe-version.ts'
import type { OnPapers } from './find-on-papers.ts'

const PERCENT = 100
const NARROW = 12
const WIDE = 40

const inSeconds = (ms: number | null): Cell => (ms === null ? null : ms / SECOND)
const asPercent = (part: number | null): Cell => (part === null ? null : Number((part * PERCENT).toFixed(2)))

async function* eachQuestion(versions: AsyncIterable<DescribedVersion>, onPapers: OnPapers): AsyncGenerator<Cell[]> {
  for await (const { number: version, questions } of versions) {
    for (const { onWire: each, notMet, counts } of questions) {
      yield [
        version,
        each.number,
        kindInWords(kind.parse(each.kind)),
        each.problem,
        each.right_answer,
        each.max_marks,
        ...onPapers.verdicts.map((verdict) => each.verdicts[verdict]),
        ...(onPapers.hasPool ? [notMet] : []),
        asPercent(each.facility),
        inSeconds(each.average_time_ms),
        counts,
      ]
    }
  }
}

const headersOn = (onPapers: OnPapers): [string, number][] => [
  ['Version', NARROW],
  ['Question number', NARROW],
  ['Type', 20],
  ['Question', WIDE],
  ['Right answer', WIDE],
  ['Marks', NARROW],
  ...onPapers.verdicts.map((verdict): [string, number] => [VERDICTS[verdict], NARROW]),
  ...(onPapers.hasPool ? [[NOT_MET, NARROW] satisfies [string, number]] : []),
  ['Right (percent of all marked)', NARROW],
  ['Average time (seconds)', NARROW],
  ['What was answered, and how often', WIDE],
]

/** A row for each question of each version that anybody has handed in. */
export const questionTable = (versions: AsyncIterable<DescribedVersion>, onPapers: OnPapers): ExportedTable => ({
  name: 'Questions',
  columns: headersOn(onPapers).map(([header, width]) => column(header, width)),
  rows: eachQuestion(versions, onPapers),
})
