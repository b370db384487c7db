import { type Api, studentApi } from './api.ts'
import { createServerClock, type ServerClock } from './clock.ts'
import { type Journal, openJournal } from './journal.ts'
import { createPatience, type Patience } from './retry.ts'
import { claimQuiz, type Tab } from './tabs.ts'

/** One quiz in one tab: everything that outlives a single screen. */
export type Session = { code: string; api: Api; clock: ServerClock; journal: Journal; tab: Tab; patience: Patience }

const openSession = (code: string): Session => {
  const clock = createServerClock()
  const api = studentApi(code, clock)
  return { code, api, clock, journal: openJournal(code), tab: claimQuiz(code), patience: createPatience() }
}

/** The quiz that the page's address names. Opened once, outside React, which may render more often than it shows. */
export const sessionOfAddress = (): Session | null => {
  const code = new URLSearchParams(location.search).get('code')?.replace(/[\s-]/g, '').toUpperCase()
  return code ? openSession(code) : null
}
