import { useEffect, useState } from 'react'
import { isOutage, outagePath } from '../../calls/outage.ts'
import { hasSessionEnded, safeNext, withoutEnded } from './session.ts'
import { restoreSession } from './signing-in.ts'

/** To where one wanted to go before one was asked who one is. */
export const goOn = (): void => {
  location.replace(safeNext(new URLSearchParams(location.search).get('next'), location.origin))
}

/** Who is logged in already has nothing to do here. */
const goOnIfSignedIn = async () => {
  try {
    if (await restoreSession()) goOn()
  } catch (error) {
    if (!isOutage(error)) throw error
    // Without a network the browser would have nothing but an error of its own in this page's place.
    if (!navigator.onLine) return
    const path = outagePath(location, error.failure.reference)
    if (path) location.replace(path)
  }
}

/** What the address says of those who come: known in the browser alone, since the page is made before anybody has come. */
export const useArrival = () => {
  const [arrival, setArrival] = useState({ hasSessionEnded: false, search: '' })
  useEffect(() => {
    const hasEnded = hasSessionEnded(location.search)
    // Said once: a reload or a shared address does not say it again.
    if (hasEnded) history.replaceState(null, '', withoutEnded(location.href))
    else void goOnIfSignedIn()
    setArrival({ hasSessionEnded: hasEnded, search: location.search })
  }, [])
  return arrival
}
