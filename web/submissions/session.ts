import { type Api, studentApi } from './api.ts'
import { createServerClock, type ServerClock } from './clock.ts'
import { type Journal, openJournal } from './journal.ts'
import { createPatience, type Patience } from './retry.ts'
import { claimQuiz, type Tab } from './tabs.ts'
import { writerName } from './writer.ts'

/** One quiz in one tab: everything that outlives a single screen. */
export type Session = {
  code: string
  api: Api
  clock: ServerClock
  journal: Journal
  tab: Tab
  /** This page's name as a writer of answers. */
  device: string
  patience: Patience
}

const openSession = (code: string): Session => {
  const clock = createServerClock()
  const api = studentApi(code, clock)
  const tools = { journal: openJournal(code), tab: claimQuiz(code), device: writerName(), patience: createPatience() }
  return { code, api, clock, ...tools }
}

/** The quiz that the page's address names. Opened once, outside React, which may render more often than it shows. */
export const sessionOfAddress = (): Session | null => {
  const code = new URLSearchParams(location.search).get('code')?.replace(/[\s-]/g, '').toUpperCase()
  return code ? openSession(code) : null
}
