import { useQuery } from '@tanstack/react-query'
import { useSyncExternalStore } from 'react'
import { isLoopback } from '#domain/people/loopback.ts'
import { t } from '../../i18n/teachers/sharing.ts'
import { meQuery } from '../../people/accounts/api.ts'

let chosen: string | null = null
const listeners = new Set<() => void>()
const subscribe = (listener: () => void) => {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** Of several addresses, the one that all links of this page lead to from now on. */
export const chooseShareOrigin = (origin: string): void => {
  chosen = origin
  for (const listener of listeners) listener()
}

type ShareOrigin = {
  /** Where links, QR codes and addresses lead that are given to others. */
  origin: string
  /** Said beside them where that is not the address of this page, or leads nowhere; null where there is nothing to say. */
  note: string | null
  /** All that it can be. */
  origins: readonly string[]
  leadsNowhere: boolean
}

/** Where others are sent from here: not to localhost, which is their own device. */
export const useShareOrigin = (): ShareOrigin => {
  const isLocal = isLoopback(window.location.hostname)
  const me = useQuery({ ...meQuery, enabled: isLocal })
  const wanted = useSyncExternalStore(subscribe, () => chosen)
  const here = window.location.origin
  const origins = (isLocal && me.data?.reachedAt) || []
  if (!isLocal || me.isPending) return { origin: here, note: null, origins, leadsNowhere: false }
  const origin = origins.find((known) => known === wanted) ?? origins[0]
  if (origin === undefined)
    return { origin: here, note: t('sharing.noNetworkLink', { here: hostOf(here) }), origins, leadsNowhere: true }
  const note = t('sharing.networkLink', { here: hostOf(here), there: hostOf(origin) })
  return { origin, note, origins, leadsNowhere: false }
}

export const hostOf = (origin: string): string => new URL(origin).host
