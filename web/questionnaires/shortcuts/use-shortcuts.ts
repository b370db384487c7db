import { useEffect, useRef } from 'react'
import { digitOf, type Shortcut, shortcutOf } from './shortcuts.ts'

/** What each key does; it is told the number on the key, where it has one. */
export type ByShortcut = Record<Shortcut, (digit: number) => unknown>

const isTyping = (target: EventTarget | null) =>
  target instanceof HTMLElement && target.closest('input, textarea, select, [contenteditable]') !== null

/** For the whole page, but not behind an open dialog. What is not given has no key there. */
export const useShortcuts = (byShortcut: Partial<ByShortcut>): void => {
  const latest = useRef(byShortcut)
  latest.current = byShortcut
  useEffect(() => {
    const pressed = (event: KeyboardEvent) => {
      const shortcut = shortcutOf(event)
      const act = shortcut && latest.current[shortcut]
      if (!act || event.isComposing || document.querySelector('dialog[open]')) return
      if (event.key === '?' && isTyping(event.target)) return
      event.preventDefault()
      // What it leads to has keys of its own already, and it is not meant for them.
      event.stopImmediatePropagation()
      act(digitOf(event))
    }
    document.addEventListener('keydown', pressed)
    return () => document.removeEventListener('keydown', pressed)
  }, [])
}
