import { createRoot } from 'react-dom/client'
import { abortedAfter } from '../api/aborted-after.ts'
import { t } from '../i18n/outage.ts'
import { isReference } from './server-error-page/is-reference.ts'

const OUTAGE = '/500'
/** Written out: the contract would bring its schemas into every page. */
const HEALTH = '/api/v1/_health'
const PATIENCE_MS = 10_000
const SECOND_TRY_MS = 3000

/** `isTold`: an answer said so, with a `reference` when the fault stands in the server's log. */
type Health = { isUp: boolean; isTold: boolean; reference?: string }

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

/** One call that comes to nothing, on a slow network or by a press on Stop, says little about the server. */
const askTwice = async (): Promise<Health> => {
  const health = await askHealth()
  if (health.isTold) return health
  await new Promise((resolve) => setTimeout(resolve, SECOND_TRY_MS))
  return askHealth()
}

/** As much of a failure's envelope as is read here, where anything may have answered. */
type Failure = { response?: { error?: { reference?: unknown } | null } | null } | null

const referenceIn = async (answer: Response): Promise<Pick<Health, 'reference'>> => {
  const failure: Failure = await answer.json().catch(() => null)
  const reference = failure?.response?.error?.reference
  return isReference(reference) ? { reference } : {}
}

/** What is typed lives in the page alone: the way back would be to an empty form. */
const isBeingFilledIn = (): boolean => {
  const fields = document.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>(
    ':is(main, footer) :is(input, textarea)',
  )
  return [...fields].some(({ value, defaultValue }) => value !== defaultValue)
}

/** Takes the page's place without asking for another one: the server could not send it. */
const showOutage = async ({ reference }: Health) => {
  const { ServerError } = await import('./server-error.tsx')
  const main = document.getElementById('content')
  if (!main || isBeingFilledIn()) return
  const from = location.pathname + location.search + location.hash
  history.replaceState(null, '', `${OUTAGE}?${new URLSearchParams({ from, ...(reference && { reference }) })}`)
  document.title = t('outage.title')
  main.replaceChildren()
  createRoot(main).render(<ServerError />)
}

/** Whoever is offline may read on; whose network is there while the server is not learns why nothing works. */
export const watchHealth = async (): Promise<void> => {
  if (location.pathname === OUTAGE) return
  const health = await askTwice()
  if (health.isUp || !navigator.onLine) return
  await showOutage(health).catch(() => {
    // Not even its script can be had: what is on the screen stays readable.
  })
}
