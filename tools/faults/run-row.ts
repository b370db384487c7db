import { setTimeout as pause } from 'node:timers/promises'
import { stripVTControlCharacters } from 'node:util'
import { type Findings, noFindings } from './findings.ts'
import type { Row, Trial } from './scene.ts'

export type Outcome = { name: string; fault: string; seconds: number; found: Findings }

/** Far above what a try takes on a busy machine: this ends one that hangs. */
const ENDS_WITHIN_MS = 20 * 60_000
const ENDS_WITHIN_MS_IN_SHORT = 60_000

const inTime = async (trying: Promise<void>, ms: number) => {
  const late = new AbortController()
  const waiting = pause(ms, undefined, { signal: late.signal }).then(() => {
    throw new Error(`not over after ${ms / 1000} s`)
  })
  waiting.catch(() => undefined)
  await Promise.race([trying, waiting]).finally(() => late.abort())
}

/** What failed, and for what it waited: a log of all that was tried follows in Playwright's own words. */
const reasonIn = (error: unknown): string =>
  error instanceof Error
    ? stripVTControlCharacters(error.message).split('\n\n').slice(0, 2).join(' ').replaceAll('\n', ' ')
    : String(error)

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
      await inTime(row.attempt({ ...rest, found }), rest.isShort ? ENDS_WITHIN_MS_IN_SHORT : ENDS_WITHIN_MS)
    } catch (error) {
      found.broken.push(reasonIn(error))
    }
  }
  return { name: row.name, fault: row.fault, seconds: (performance.now() - started) / 1000, found }
}
