import { isClean } from './findings.ts'
import type { Outcome } from './run-row.ts'

/** One line for each fault, in Markdown. `broken` counts promises beside the three. */
export const asTable = (outcomes: Outcome[]): string =>
  [
    '| fault | tried | lost | doubled | untrue words | broken |',
    '| --- | --: | --: | --: | --: | --: |',
    ...outcomes.map(({ fault, found }) => {
      const { tried, lost, doubled, untrue, broken } = found
      const counts = [lost, doubled, untrue, broken].map(({ length }) => length)
      return `| ${isClean(found) ? '' : '**red** '}${fault} | ${tried.toLocaleString('en')} | ${counts.join(' | ')} |`
    }),
  ].join('\n')
