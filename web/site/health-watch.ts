import { askHealthTwice, type Health } from '../calls/health.ts'

const OUTAGE = '/500'

/** What is typed lives in the page alone: the way back would be to an empty form. */
const isBeingFilledIn = (): boolean => {
  const fields = document.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>(
    ':is(main, footer) :is(input, textarea)',
  )
  return [...fields].some(({ value, defaultValue }) => value !== defaultValue)
}

/** Takes the page's place without asking for another one: the server could not send it. */
const showOutage = async ({ reference }: Health) => {
  const { showServerError } = await import('./show-server-error.tsx')
  const main = document.getElementById('content')
  if (!main || isBeingFilledIn()) return
  const from = location.pathname + location.search + location.hash
  history.replaceState(null, '', `${OUTAGE}?${new URLSearchParams({ from, ...(reference && { reference }) })}`)
  showServerError(main)
}

/** Whoever is offline may read on; whose network is there while the server is not learns why nothing works. */
export const watchHealth = async (): Promise<void> => {
  if (location.pathname === OUTAGE) return
  const health = await askHealthTwice()
  if (health.isUp || !navigator.onLine) return
  await showOutage(health).catch(() => {
    // Not even its script can be had: what is on the screen stays readable.
  })
}
