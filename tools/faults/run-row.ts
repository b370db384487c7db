import { type Findings, noFindings } from './findings.ts'
import type { Row, Trial } from './scene.ts'

export type Outcome = { name: string; fault: string; seconds: number; found: Findings }

/** Tries a row so many times, all of them even after one that failed. */
export const runRow = async (
  row: Row,
  { tries, ...rest }: Omit<Trial, 'found'> & { tries: number },
): Promise<Outcome> => {
  const found = noFindings()
  const started = performance.now()
  for (let time = 1; time <= tries; time += 1) {
    found.tried += 1
    try {
      await row.attempt({ ...rest, found })
    } catch (error) {
      found.broken.push(error instanceof Error ? (error.message.split('\n\n')[0] ?? '') : String(error))
    }
  }
  return { name: row.name, fault: row.fault, seconds: (performance.now() - started) / 1000, found }
}
