import { QueryObserver } from '@tanstack/react-query'
import { queryClient } from '../people/accounts/query-client.ts'
import { currentSession, onSessionChange } from '../people/accounts/session.ts'
import { defaultsQuery } from '../questionnaires/settings/defaults-query.ts'
import { keepFocus } from './keep-focus.ts'

/** Reads how new ones begin as long as somebody is signed in: whoever begins one does not wait for it, here or without a network. */
const followDefaults = (): (() => void) => {
  const options = () => ({ ...defaultsQuery, enabled: currentSession().open })
  const observer = new QueryObserver(queryClient, options())
  const stop = [observer.subscribe(() => undefined), onSessionChange(() => observer.setOptions(options()))]
  return () => {
    for (const each of stop) each()
  }
}

/** What every page of the dashboard has, and comes after the first. */
export const afterPage = (): (() => void) => {
  const stop = [keepFocus(), followDefaults()]
  return () => {
    for (const each of stop) each()
  }
}
