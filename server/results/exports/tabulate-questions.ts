import { kind } from '#domain/questionnaires/items/question.ts'
import { kindInWords } from '#domain/questionnaires/items/question-words.ts'
import { SECOND } from '#domain/time/time-limit.ts'
import { type Cell, column, type ExportedTable } from '../../files/table-shape.ts'
import type { DescribedVersion } from './describe-version.ts'

const PERCENT = 100
const NARROW = 12
const WIDE = 40

const inSeconds = (ms: number | null): Cell => (ms === null ? null : ms / SECOND)
const asPercent = (part: number | null): Cell => (part === null ? null : Number((part * PERCENT).toFixed(2)))

async function* eachQuestion(versions: AsyncIterable<DescribedVersion>): AsyncGenerator<Cell[]> {
  for await (const { number: version, questions } of versions) {
    for (const { onWire: each, counts } of questions) {
      const { correct, partly, wrong, blank, waiting } = each.verdicts
      yield [
        version,
        each.number,
        kindInWords(kind.parse(each.kind)),
        each.problem,
        each.right_answer,
        each.max_marks,
        ...[correct, partly, wrong, blank, waiting],
        asPercent(each.facility),
        inSeconds(each.average_time_ms),
        counts,
      ]
    }
  }
}

const HEADERS: [string, number][] = [
  ['Version', NARROW],
  ['Question number', NARROW],
  ['Type', 20],
  ['Question', WIDE],
  ['Right answer', WIDE],
  ['Marks', NARROW],
  ['Right', NARROW],
  ['Partly right', NARROW],
  ['Wrong', NARROW],
  ['Blank', NARROW],
  ['Waiting for a mark', NARROW],
  ['Right (percent of all marked)', NARROW],
  ['Average time (seconds)', NARROW],
  ['What was answered, and how often', WIDE],
]

/** A row for each question of each version that anybody has handed in. */
export const questionTable = (versions: AsyncIterable<DescribedVersion>): ExportedTable => ({
  name: 'Questions',
  columns: HEADERS.map(([header, width]) => column(header, width)),
  rows: eachQuestion(versions),
})
