import { abortedAfter } from './aborted-after.ts'
import { isReference } from './is-reference.ts'
import { madeTwice } from './made-twice.ts'

/** Written out: the contract would bring its schemas into every page of the site. */
const HEALTH = '/api/v1/_health'
/** As long as a page's scripts may keep the call waiting on a slow network. */
const PATIENCE_MS = 20_000

/** `isTold`: an answer said so, with a `reference` when the fault stands in the server's log. */
export type Health = { isUp: boolean; isTold: boolean; reference?: string }

const askHealth = async (): Promise<Health> => {
  try {
    const answer = await fetch(HEALTH, { signal: abortedAfter(PATIENCE_MS) })
    if (!answer.ok) return { isUp: false, isTold: true, ...(await referenceIn(answer)) }
    // Nobody reads it: the connection is free for the next request only without it.
    await answer.body?.cancel()
    return { isUp: true, isTold: true }
  } catch {
    return { isUp: false, isTold: false }
  }
}

/** How the server is; asked once more where no answer came. */
export const askHealthTwice = (): Promise<Health> => madeTwice(askHealth, ({ isTold }) => !isTold)

/** As much of a failure's envelope as is read here, where anything may have answered. */
type Failure = { response?: { error?: { reference?: unknown } | null } | null } | null

const referenceIn = async (answer: Response): Promise<Pick<Health, 'reference'>> => {
  const failure: Failure = await answer.json().catch(() => null)
  const reference = failure?.response?.error?.reference
  return isReference(reference) ? { reference } : {}
}
