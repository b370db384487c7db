import { type RefObject, useEffect, useRef } from 'react'

/** Where focus goes when a dialog is gone together with what had opened it: it would fall out of the page. */
export const useFocusAfter = <E extends HTMLElement>(dialogFor: unknown): RefObject<E | null> => {
  const target = useRef<E>(null)
  const before = useRef(dialogFor)
  useEffect(() => {
    const isClosed = before.current && !dialogFor
    before.current = dialogFor
    if (isClosed && document.activeElement === document.body) target.current?.focus({ preventScroll: true })
  }, [dialogFor])
  return target
}
