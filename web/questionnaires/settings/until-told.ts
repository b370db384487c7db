import { SECOND } from '#domain/time/time-limit.ts'
import { queryClient } from '../../people/accounts/query-client.ts'
import { restoreSession } from '../../people/accounts/signing-in.ts'
import { defaultsQuery } from './defaults-query.ts'
import { isTold } from './told-defaults.ts'

/** How long somebody who begins waits, in milliseconds. */
const MOST_WAIT = 4 * SECOND

const afterMostWait = () => new Promise((resolve) => setTimeout(resolve, MOST_WAIT))

/** Once this device has been told how new ones begin; where it can't be, they begin as Quiznity has them begin. */
export const untilTold = async (): Promise<void> => {
  try {
    if ((await restoreSession()) === null || isTold()) return
    await Promise.race([queryClient.fetchQuery({ ...defaultsQuery, retry: false }), afterMostWait()])
  } catch {
    // Nobody is kept from writing by it.
  }
}
