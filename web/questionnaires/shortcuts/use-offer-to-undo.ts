import { useCallback, useEffect, useRef } from 'react'
import { t } from '../../i18n/teachers/editor.ts'
import { dismissToast, shownToasts, toast } from '../../ui/toast.ts'
import type { Entry } from '../entries/draft-entries.ts'

/** `entries`: as the change has left them; null: it is not done yet. */
type Offer = { id: number | undefined; entries: readonly Entry[] | null }

/** Offers to take back the change that is made now, until the next one: what is undone then would be another. */
export function useOfferToUndo(entries: readonly Entry[]) {
  const offer = useRef<Offer | null>(null)
  useEffect(() => {
    const { current } = offer
    if (current === null) return
    if (current.entries === null) current.entries = entries
    else if (current.entries !== entries) {
      if (current.id !== undefined) dismissToast(current.id)
      offer.current = null
    }
  }, [entries])
  return useCallback((text: string, onUndo: () => void) => {
    toast.success(text, { action: { label: t('editor.undo'), onAct: onUndo } })
    offer.current = { id: shownToasts().at(-1)?.id, entries: null }
  }, [])
}
