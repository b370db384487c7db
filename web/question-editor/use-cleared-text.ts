import { useLayoutEffect, useRef } from 'react'
import type { DraftList } from './draft-list.ts'

/** Text that is in no question goes with its quiz when another one is begun, and comes back with the questions. */
export const useClearedText = ({ entries }: Pick<DraftList, 'entries'>, keepText: (text: string) => void) => {
  const cleared = useRef<{ entries: DraftList['entries']; text: string } | null>(null)
  // Before a text that is shown follows the questions.
  useLayoutEffect(() => {
    if (cleared.current?.entries !== entries) return
    keepText(cleared.current.text)
    cleared.current = null
  })
  return (text: string | null) => {
    cleared.current = text === null ? null : { entries, text }
  }
}
