import { createPatience, type Patience } from '../../calls/retry.ts'
import { type AttemptJournal, openAttempts } from '../device/attempt-journal.ts'
import { createServerClock, type ServerClock } from '../device/clock.ts'
import { claimQuiz, type Tab } from '../device/tabs.ts'
import { writerName } from '../device/writer.ts'
import { type Api, type Load, studentApi } from './api.ts'

/** One quiz in one tab: everything that outlives a single screen. */
export type Session = {
  code: string
  api: Api
  /** The calls of any quiz. */
  apiOf: (code: string) => Api
  clock: ServerClock
  journal: AttemptJournal
  tab: Tab
  /** This page's name as a writer of answers. */
  device: string
  patience: Patience
}

type Opened = { isTaken: boolean; load: Load }

const openSession = (code: string, { isTaken, load }: Opened): Session => {
  const clock = createServerClock()
  const api = studentApi(code, clock, load)
  const tab = claimQuiz(code, isTaken)
  const apiOf = (of: string) => (of === code ? api : studentApi(of, createServerClock(), load))
  return { code, api, apiOf, clock, tab, journal: openAttempts(code), device: writerName(), patience: createPatience() }
}

/**
 * The quiz that the page's address names, taken on this page or looked back at. Opened once, outside React, which may
 * render more often than it shows.
 */
export const sessionOfAddress = (opened: Opened): Session | null => {
  const code = new URLSearchParams(location.search).get('code')?.replace(/[\s-]/g, '').toUpperCase()
  return code ? openSession(code, opened) : null
}
