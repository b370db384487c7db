import { type Cell, column, type ExportedTable } from '../../files/table-shape.ts'
import type { DescribedVersion } from './describe-version.ts'

const NARROW = 12
const WIDE = 40

async function* eachAnswer(versions: AsyncIterable<DescribedVersion>): AsyncGenerator<Cell[]> {
  for await (const { number: version, questions } of versions) {
    for (const { onWire, answers } of questions) {
      for (const { answer, isRight, count } of answers)
        yield [version, onWire.number, onWire.problem, answer, isRight ? 'Yes' : 'No', count]
    }
  }
}

const HEADERS: [string, number][] = [
  ['Version', NARROW],
  ['Question number', NARROW],
  ['Question', WIDE],
  ['Answer', WIDE],
  ['Is right', NARROW],
  ['How often', NARROW],
]

/** A row for each option, and for each answer that was typed: numbers to reckon with. */
export const countTable = (versions: AsyncIterable<DescribedVersion>): ExportedTable => ({
  name: 'How often',
  columns: HEADERS.map(([header, width]) => column(header, width)),
  rows: eachAnswer(versions),
})
