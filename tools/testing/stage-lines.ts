import type { Result, TimedTest, UnsteadyTest } from './result.ts'

type Told = { stage: { name: string }; result: Result; seconds: number }

const verdictOf = ({ passed, failed }: Result) => (failed > 0 ? 'FAILED' : passed > 0 ? 'ok' : 'NOT RUN')

/** One line of the table of stages. */
export const outcomeLine = ({ stage, result, seconds }: Told): string => {
  const { passed, failed, skipped, later, unsteady } = result
  const details = [
    passed + failed > 1 ? `${passed} passed, ${failed} failed` : '',
    skipped > 0 ? `${skipped} SKIPPED` : '',
    unsteady.length > 0 ? `${unsteady.length} UNSTEADY` : '',
    later > 0 ? `${later} in the long run only` : '',
  ].filter(Boolean)
  const columns = [stage.name.padEnd(13), verdictOf(result).padEnd(7), `${seconds.toFixed(1).padStart(6)} s`]
  return `${columns.join(' ')}  ${details.join(', ')}`.trimEnd()
}

const inSeconds = (ms: number) => `${(ms / 1000).toFixed(1).padStart(6)} s`

/** Above this a file is moved to the long run, split or mended. */
const LONG_FILE_MS = 10_000

const longFiles = (tests: TimedTest[]) => {
  const files = Map.groupBy(tests, ({ file }) => file)
  return [...files]
    .map(([file, of]) => ({ file, ms: of.reduce((sum, { ms }) => sum + ms, 0) }))
    .filter(({ ms }) => ms > LONG_FILE_MS)
    .toSorted((one, other) => other.ms - one.ms)
}

/** The ten slowest tests of a stage, and its files that take longer than they may. */
export const slowestLines = (tests: TimedTest[]): string[] => {
  const slowest = tests.toSorted((one, other) => other.ms - one.ms).slice(0, 10)
  return [
    ...slowest.map(({ file, title, ms }) => `${inSeconds(ms)}  ${title.includes(file) ? '' : `${file}  `}${title}`),
    ...longFiles(tests).map(({ file, ms }) => `${inSeconds(ms)}  in all: ${file}`),
  ]
}

/** A report stays readable: the rest of what a test said is in its folder. */
const LONGEST_MESSAGE_LINES = 8

/** Each unsteady test with what it said; whoever sees one mends its cause in the next change. */
export const unsteadyLines = (tests: UnsteadyTest[]): string[] => {
  if (tests.length === 0) return []
  const said = ({ title, said }: UnsteadyTest) => [
    `  ${title}`,
    ...said
      .split('\n')
      .slice(0, LONGEST_MESSAGE_LINES)
      .map((line) => `    ${line}`),
  ]
  return ['', 'UNSTEADY: failed, and passed alone. Mend the cause first in the next change:', ...tests.flatMap(said)]
}
