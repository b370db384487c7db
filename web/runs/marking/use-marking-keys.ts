import { useLayoutEffect, useRef } from 'react'
import { type MarkingKey, markingKeyOf } from './marking-keys.ts'

const isWriting = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement && target.matches('input:not([type=checkbox]), textarea, select, [contenteditable]')

/** 1–9 tick the points of the rubric, F gives full marks, 0 none, N goes to the next unmarked answer, P back, C to the comment. */
export const useMarkingKeys = (onKey: (key: MarkingKey) => void): void => {
  const latest = useRef(onKey)
  useLayoutEffect(() => {
    latest.current = onKey
  })
  useLayoutEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (event.ctrlKey || event.metaKey || event.altKey || event.isComposing || isWriting(event.target)) return
      if (document.querySelector('dialog[open]')) return
      const key = markingKeyOf(event.key)
      if (key === null) return
      event.preventDefault()
      latest.current(key)
    }
    addEventListener('keydown', press)
    return () => removeEventListener('keydown', press)
  }, [])
}
