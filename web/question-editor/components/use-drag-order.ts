import { type PointerEvent, useCallback, useEffect, useRef, useState } from 'react'

/** Where the dragged row would land: `to` is its place in the list once it has been taken out. */
export type Drag = { from: number; to: number }

const EDGE_PX = 40
const SCROLL_STEP_PX = 12

/**
 * Reorders the rows of a list by pointer. The rows are the list's children; each has a handle that starts a drag. People
 * without a pointer have buttons and keys for the same.
 */
export function useDragOrder(onMove: (from: number, to: number) => void) {
  const listRef = useRef<HTMLOListElement>(null)
  const [drag, setDrag] = useState<Drag | null>(null)
  const latest = useRef(drag)
  latest.current = drag

  const start = useCallback((event: PointerEvent<HTMLElement>, from: number) => {
    if (event.button !== 0) return
    event.preventDefault()
    event.currentTarget.setPointerCapture(event.pointerId)
    setDrag({ from, to: from })
  }, [])

  const move = useCallback(({ clientY }: PointerEvent<HTMLElement>) => {
    const list = listRef.current
    const current = latest.current
    if (!list || !current) return
    scrollAtEdges(list, clientY)
    const to = placeAt(list, clientY, current.from)
    if (to !== current.to) setDrag({ from: current.from, to })
  }, [])

  const end = useCallback(() => {
    const done = latest.current
    setDrag(null)
    if (done && done.to !== done.from) onMove(done.from, done.to)
  }, [onMove])
  const cancel = useCallback(() => setDrag(null), [])

  const isDragging = drag !== null
  useEffect(() => {
    if (!isDragging) return
    const cancelByKey = ({ key }: KeyboardEvent) => {
      if (key === 'Escape') setDrag(null)
    }
    document.addEventListener('keydown', cancelByKey)
    return () => document.removeEventListener('keydown', cancelByKey)
  }, [isDragging])

  return { listRef, drag, start, move, end, cancel }
}

/** As many rows stay above as have their middle above the pointer. */
const placeAt = (list: HTMLElement, clientY: number, from: number): number =>
  Array.from(list.children).filter((row, index) => {
    const { top, height } = row.getBoundingClientRect()
    return index !== from && top + height / 2 < clientY
  }).length

const scrollAtEdges = (list: HTMLElement, clientY: number) => {
  const { top, bottom } = list.getBoundingClientRect()
  if (clientY < top + EDGE_PX) list.scrollBy({ top: -SCROLL_STEP_PX })
  if (clientY > bottom - EDGE_PX) list.scrollBy({ top: SCROLL_STEP_PX })
}
