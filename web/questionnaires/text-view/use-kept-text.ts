import { useEffect } from 'react'
import { useSteady } from '../shortcuts/use-steady.ts'

const KEEP_AFTER_MS = 1000

/** A text that is typed is kept once its author pauses, and at once when the page is left. */
export function useKeptText(text: string, before: string, onKeep: (text: string) => void) {
  const keep = useSteady(() => {
    if (text !== before) onKeep(text)
  })
  useEffect(() => {
    if (text === before) return
    const timer = setTimeout(keep, KEEP_AFTER_MS)
    return () => clearTimeout(timer)
  }, [text, before, keep])
  useEffect(() => {
    addEventListener('pagehide', keep)
    return () => removeEventListener('pagehide', keep)
  }, [keep])
}
