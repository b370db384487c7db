import {
  type CollisionDetection,
  closestCenter,
  DndContext,
  type DragEndEvent,
  DragOverlay,
  type DragStartEvent,
  type Modifier,
} from '@dnd-kit/core'
import { type ReactNode, useId, useMemo, useRef, useState } from 'react'
import type { Kind } from '#domain/questions/rules.ts'
import { EVERY_KIND } from '../../questions/editors.tsx'
import { nameOfKind } from '../../questions/name-of-kind.ts'
import type { Entry } from '../entries/draft-entries.ts'
import { entryNames } from '../entries/entry-name.ts'
import { dragTexts, landingOf, landsInList, rowId, useDragSensors } from './dragging.ts'
import { type HeldKind, ListHoldingContext } from './held-kind.tsx'

export const kindId = (kind: Kind): string => `kind-${kind}`
const kindOf = (id: string | number): Kind | undefined => EVERY_KIND.find((kind) => kindId(kind) === id)

const kindRows = () => EVERY_KIND.map((kind) => ({ id: kindId(kind), name: nameOfKind(kind), number: null }))

type ListDraggingProps = {
  entries: readonly Entry[]
  /** Places count from 0. */
  onMove: (from: number, to: number) => void
  onAddKind: (kind: Kind, at: number) => void
  children: ReactNode
}

const upAndDown: Modifier = ({ transform, active }) =>
  active && kindOf(active.id) === undefined ? { ...transform, x: 0 } : transform

/** The list stays in sight while the page scrolls under it: a held row would come down elsewhere than under the pointer. */
const inListAlone = { canScroll: (element: Element) => element !== document.scrollingElement }

/** A type that is let go beside the list is added nowhere. */
const collisions: CollisionDetection = (held) =>
  kindOf(held.active.id) === undefined ? closestCenter(held) : landsInList(held)

/** The side at which the list does not come to lie under the pointer that takes a type. */
const sideAwayFrom = (taken: Event): HeldKind['side'] => {
  const { left, width } = (taken.target instanceof Element ? taken.target : document.body).getBoundingClientRect()
  const x = taken instanceof MouseEvent ? taken.clientX : left + width / 2
  return x < innerWidth / 2 ? 'right' : 'left'
}

/** Around the list and whatever is dragged into it. */
export function ListDragging({ entries, onMove, onAddKind, children }: ListDraggingProps) {
  const sensors = useDragSensors()
  const [held, setHeld] = useState<(HeldKind & { kind: Kind }) | null>(null)
  const frame = useRef<HTMLDivElement>(null)
  const holding = useMemo(() => ({ frame, held }), [held])
  const ids = entries.map(({ key }) => rowId(key))
  const rows = entryNames(entries).map(({ name, number, isQuestion }, index) => ({
    id: ids[index] ?? '',
    name,
    number: isQuestion ? number : null,
  }))
  const start = ({ active, activatorEvent }: DragStartEvent) => {
    const kind = kindOf(active.id)
    if (kind) setHeld({ kind, height: frame.current?.offsetHeight ?? 0, side: sideAwayFrom(activatorEvent) })
  }
  const drop = ({ active, over, collisions }: DragEndEvent) => {
    const to = over ? ids.indexOf(String(over.id)) : -1
    setHeld(null)
    if (to < 0) return
    const kind = kindOf(active.id)
    if (kind) return onAddKind(kind, landingOf(collisions)?.isAfter ? to + 1 : to)
    const from = ids.indexOf(String(active.id))
    if (from >= 0 && from !== to) onMove(from, to)
  }
  return (
    <DndContext
      id={useId()}
      sensors={sensors}
      collisionDetection={collisions}
      modifiers={[upAndDown]}
      autoScroll={inListAlone}
      accessibility={dragTexts(rows, kindRows())}
      onDragStart={start}
      onDragEnd={drop}
      onDragCancel={() => setHeld(null)}
    >
      <ListHoldingContext value={holding}>{children}</ListHoldingContext>
      <DragOverlay dropAnimation={null}>
        {held && (
          <span className="inline-block rounded border border-brand bg-surface-raised px-3 py-2 font-medium shadow">
            {nameOfKind(held.kind)}
          </span>
        )}
      </DragOverlay>
    </DndContext>
  )
}
