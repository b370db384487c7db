import { QueryClient } from '@tanstack/react-query'
import { FailedCall, isServersFault } from '../../calls/reply.ts'
import { currentSession, onSessionChange } from './session.ts'

const MAX_RETRIES = 2
const FRESH_MS = 10_000

/** What the server refused it will refuse again; what did not arrive may arrive next time. */
const worthRetrying = (retries: number, error: Error): boolean =>
  retries < MAX_RETRIES && (!(error instanceof FailedCall) || isServersFault(error.failure))

// "Always": the browser's opinion on being online is often wrong, and a failed call says more than a waiting one.
export const queryClient = new QueryClient({
  defaultOptions: {
    queries: { retry: worthRetrying, staleTime: FRESH_MS, networkMode: 'always' },
    mutations: { networkMode: 'always' },
  },
})

const signedIn = () => {
  const session = currentSession()
  return session.open ? session.teacherId : null
}

let shownTo = signedIn()

// What one teacher has seen is never shown to the next one.
onSessionChange(() => {
  if (shownTo === signedIn()) return
  shownTo = signedIn()
  queryClient.clear()
})
