import { type RefObject, useEffect, useRef } from 'react'

/** Puts the focus into a field of one question, by its name or `data-field`, once it is there. */
export const useFieldFocus = (): { part: RefObject<HTMLElement | null>; focus: (field: string) => void } => {
  const part = useRef<HTMLElement>(null)
  const wanted = useRef<string | null>(null)
  const reach = () => {
    if (wanted.current === null) return
    const name = CSS.escape(wanted.current)
    const field = part.current?.querySelector<HTMLElement>(`[name="${name}"], [data-field="${name}"]`)
    if (!field) return
    wanted.current = null
    field.focus()
  }
  useEffect(reach)
  const focus = (field: string) => {
    wanted.current = field
    // What is there already is reached at once: nothing may be rendered anew.
    queueMicrotask(reach)
  }
  return { part, focus }
}
