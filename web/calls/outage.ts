import { FailedCall, isServersFault } from './reply.ts'

const OUTAGE = '/500'

export const isOutage = (error: unknown): error is FailedCall =>
  error instanceof FailedCall && isServersFault(error.failure)

/** The page that waits for the server and leads back to `from`; null when one is there already. */
export const outagePath = ({ pathname, search }: { pathname: string; search: string }, reference?: string) =>
  pathname === OUTAGE
    ? null
    : `${OUTAGE}?${new URLSearchParams({ from: pathname + search, ...(reference && { reference }) })}`
