import { useLayoutEffect, useRef } from 'react'
import type { DraftList } from './draft-list.ts'
import { keepText, keptText } from './kept-text.ts'
import type { DeviceStorage } from './stored-draft.ts'

/** Text that is in no question goes with its quiz when another one is begun, and comes back with it. */
export const useClearedText = ({ entries }: Pick<DraftList, 'entries'>, storage: DeviceStorage | null) => {
  const cleared = useRef<{ entries: DraftList['entries']; text: string } | null>(null)
  const bringBack = () => {
    if (cleared.current) keepText(storage, cleared.current.text)
    cleared.current = null
  }
  // Before a text that is shown follows the questions.
  useLayoutEffect(() => {
    if (cleared.current?.entries === entries) bringBack()
  })
  const clear = () => {
    const text = keptText(storage)
    cleared.current = text === null ? null : { entries, text }
    keepText(storage, null)
  }
  return { clear, bringBack }
}
