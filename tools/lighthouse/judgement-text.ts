import { CATEGORIES, ENOUGH, type Judgement } from './audit-page.ts'

export const isGood = ({ scores }: Pick<Judgement, 'scores'>): boolean =>
  scores.every((score) => score !== null && score >= ENOUGH)

const rowOf = ({ path, scores, runs }: Judgement) => [
  path,
  ...scores.map((score) => (score === null ? '-' : String(score))),
  runs > 1 ? `median of ${runs}` : '',
]

/** The first so many columns are words, the rest is aligned as numbers are. */
export const asTable = (rows: string[][], words = 1): string => {
  const widths = (rows[0] ?? []).map((_, column) => Math.max(...rows.map((row) => row[column]?.length ?? 0)))
  const aligned = (cell: string, column: number) =>
    column < words ? cell.padEnd(widths[column] ?? 0) : cell.padStart(widths[column] ?? 0)
  return rows.map((row) => row.map(aligned).join('  ').trimEnd()).join('\n')
}

const explain = ({ path, failing, trouble }: Judgement): string[] => {
  if (trouble !== null) return [`${path} could not be judged: ${trouble}`]
  if (failing.length === 0) return []
  const lines = failing.map(
    ({ category, id, title, shown }) => `  ${category}: ${id}  ${[title, shown].join(' ').trim()}`,
  )
  return [`${path} could be better at`, ...lines]
}

/** All pages and their scores, then what keeps each of them from 100. */
export const judgementText = (judgements: Judgement[]): string => {
  const table = asTable([['page', ...CATEGORIES, ''], ...judgements.map(rowOf)])
  return [table, ...judgements.flatMap(explain)].join('\n')
}
