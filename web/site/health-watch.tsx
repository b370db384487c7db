import { createRoot } from 'react-dom/client'
import { t } from '../i18n/outage.ts'

const OUTAGE = '/500'
/** Written out: the contract would bring its schemas into every page. */
const HEALTH = '/api/v1/_health'
const PATIENCE_MS = 5000

const isServerUp = async (): Promise<boolean> => {
  try {
    const { ok, body } = await fetch(HEALTH, { signal: AbortSignal.timeout(PATIENCE_MS) })
    // Nobody reads it: the connection is free for the next request only without it.
    await body?.cancel()
    return ok
  } catch {
    return false
  }
}

/** Takes the page's place without asking for another one: the server could not send it. */
const showOutage = async () => {
  const { ServerError } = await import('./server-error.tsx')
  const main = document.getElementById('content')
  if (!main) return
  const from = location.pathname + location.search
  history.replaceState(null, '', `${OUTAGE}?${new URLSearchParams({ from })}`)
  document.title = t('outage.title')
  main.replaceChildren()
  createRoot(main).render(<ServerError />)
}

/** Whoever is offline may read on; whose network is there while the server is not learns why nothing works. */
export const watchHealth = async (): Promise<void> => {
  if (location.pathname === OUTAGE || (await isServerUp()) || !navigator.onLine) return
  await showOutage().catch(() => {
    // Not even its script can be had: what is on the screen stays readable.
  })
}
