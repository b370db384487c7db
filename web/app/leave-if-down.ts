import type { createBrowserRouter } from 'react-router'
import { readHealth } from '#contract/system.ts'
import { call } from '../api/call.ts'
import { outagePath } from './outage.ts'

type Router = Pick<ReturnType<typeof createBrowserRouter>, 'state' | 'navigate'>

/** Asked once, beside everything else: a teacher should not write for an hour to a server that is not there. */
export const leaveIfDown = async (router: Router): Promise<void> => {
  const reply = await call(readHealth, {})
  if (reply.ok) return
  const path = outagePath(router.state.location, reply.failure.reference)
  if (path) await router.navigate(path, { replace: true })
}
