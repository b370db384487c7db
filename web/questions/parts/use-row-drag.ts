import { type PointerEvent, type RefObject, useEffect, useRef, useState } from 'react'
import { type Box, dropPlace, shifts } from './drop-place.ts'

/** A row in somebody's hand: where it was taken, and how far it has come since. */
type Held = { from: number; taken: number; clientY: number; by: number; boxes: readonly Box[] }

/** So close to the edge of the window a held row makes the page move. */
const EDGE = 96
const STEP = 8

const boxesIn = (list: HTMLElement | null): Box[] =>
  [...(list?.children ?? [])].map((row) => {
    const { top, bottom } = row.getBoundingClientRect()
    return { top: top + scrollY, bottom: bottom + scrollY }
  })

type RowDrag = {
  list: RefObject<HTMLElement | null>
  /** Where it ends, a row in hand is let go where it was. */
  isOn: boolean
  onDrop: (from: number, to: number) => void
}

/**
 * Rows are dragged by their handles. Until one is let go they are only shifted: an element that moves in the document
 * loses the pointer that holds it.
 */
export const useRowDrag = ({ list, isOn, onDrop }: RowDrag) => {
  // The next event may come before the next rendering.
  const current = useRef<Held | null>(null)
  const [held, show] = useState<Held | null>(null)
  const hold = (next: Held | null) => {
    current.current = next
    show(next)
  }
  useEffect(() => {
    if (isOn) return
    current.current = null
    show(null)
  }, [isOn])
  const follow = (clientY: number) => {
    const { current: now } = current
    if (now) hold({ ...now, clientY, by: clientY + scrollY - now.taken })
  }
  useScrolling(held !== null, () => {
    const { current: now } = current
    if (!now) return
    const before = scrollY
    if (now.clientY < EDGE) scrollBy(0, -STEP)
    if (now.clientY > innerHeight - EDGE) scrollBy(0, STEP)
    if (scrollY !== before) follow(now.clientY)
  })

  const handle = (from: number) => ({
    onPointerDown: (event: PointerEvent<HTMLElement>) => {
      if (event.button !== 0 || !event.isPrimary) return
      event.currentTarget.setPointerCapture(event.pointerId)
      const { clientY } = event
      hold({ from, taken: clientY + scrollY, clientY, by: 0, boxes: boxesIn(list.current) })
    },
    onPointerMove: ({ clientY }: PointerEvent<HTMLElement>) => follow(clientY),
    onPointerUp: ({ clientY }: PointerEvent<HTMLElement>) => {
      follow(clientY)
      const { current: now } = current
      hold(null)
      if (!now) return
      const to = dropPlace(now.boxes, now.from, now.by)
      if (to !== now.from) onDrop(now.from, to)
    },
    onPointerCancel: () => hold(null),
  })
  return { handle, heldAt: held?.from ?? null, shiftOf: held ? shifts(held.boxes, held.from, held.by) : null }
}

const useScrolling = (isOn: boolean, scroll: () => void) => {
  const latest = useRef(scroll)
  latest.current = scroll
  useEffect(() => {
    if (!isOn) return
    let frame = requestAnimationFrame(function step() {
      latest.current()
      frame = requestAnimationFrame(step)
    })
    return () => cancelAnimationFrame(frame)
  }, [isOn])
}
