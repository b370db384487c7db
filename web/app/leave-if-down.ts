import type { createBrowserRouter } from 'react-router'
import { askHealthTwice } from '../calls/health.ts'
import { outagePath } from '../calls/outage.ts'

type Router = Pick<ReturnType<typeof createBrowserRouter>, 'state' | 'navigate'>

/** Asked once, beside everything else: a teacher should not write for an hour to a server that is not there. */
export const leaveIfDown = async (router: Router): Promise<void> => {
  const { isUp, reference } = await askHealthTwice()
  if (isUp || !navigator.onLine) return
  const path = outagePath(router.state.location, reference)
  if (path) await router.navigate(path, { replace: true })
}
