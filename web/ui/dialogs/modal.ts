import { useLayoutEffect, useRef } from 'react'
import { enterTopLayer, leaveTopLayer } from './top-layer.ts'

type Modal = {
  open: boolean
  onClose: () => void
  /** Closes when the page around it is pressed. */
  lightDismiss: boolean
}

/** Ties a native dialog to a boolean. The browser does the rest: focus inside, Escape, focus back where it came from. */
export function useModal({ open, onClose, lightDismiss }: Modal) {
  const ref = useRef<HTMLDialogElement>(null)
  const latest = useRef({ open, onClose })
  useLayoutEffect(() => {
    latest.current = { open, onClose }
  })

  useLayoutEffect(() => {
    const dialog = ref.current
    if (!dialog || !open) return
    dialog.showModal()
    // The browser would take the first button, which closes; the last one marked is the innermost wish.
    const wishes = dialog.querySelectorAll<HTMLElement>('[data-first-focus]')
    wishes[wishes.length - 1]?.focus()
    enterTopLayer(dialog)
    // What it stands in may be shown on wide windows alone: unseen it would still keep the page from being pressed.
    const seen = () => dialog.checkVisibility() || latest.current.onClose()
    addEventListener('resize', seen)
    return () => {
      removeEventListener('resize', seen)
      leaveTopLayer(dialog)
      dialog.close()
    }
  }, [open])

  useLayoutEffect(() => {
    const dialog = ref.current
    if (!dialog) return
    // Escape only asks: a browser that closed by itself would leave the boolean behind until its `close` event comes.
    const cancel = (event: Event) => {
      if (event.target !== dialog) return
      event.preventDefault()
      latest.current.onClose()
    }
    // Some closings can't be refused (a second Escape). The event comes later, and may find the dialog open anew.
    const closed = () => {
      if (latest.current.open && !dialog.open) latest.current.onClose()
    }
    // A press that starts inside (selecting text) and ends on the backdrop must not close.
    let pressedOutside = false
    const press = (event: PointerEvent) => {
      pressedOutside = event.target === dialog
    }
    const click = (event: MouseEvent) => {
      if (lightDismiss && pressedOutside && event.target === dialog) latest.current.onClose()
    }
    const listening = new AbortController()
    const { signal } = listening
    dialog.addEventListener('cancel', cancel, { signal })
    dialog.addEventListener('close', closed, { signal })
    dialog.addEventListener('pointerdown', press, { signal })
    dialog.addEventListener('click', click, { signal })
    return () => listening.abort()
  }, [lightDismiss])

  return ref
}
