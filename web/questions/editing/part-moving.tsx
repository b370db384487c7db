import GripVertical from 'lucide-react/icons/grip-vertical'
import { type HTMLAttributes, type KeyboardEvent, type ReactNode, type RefObject, useRef } from 'react'
import { formatNumber } from '../../i18n/format.ts'
import { t } from '../../i18n/teachers/editing.ts'
import { classNames } from '../../ui/class-names.ts'
import { useRowDrag } from '../parts/use-row-drag.ts'

type PartMovingProps = {
  count: number
  /** Puts the part into that place. False: it stays where it is. */
  onMove: (from: number, to: number) => unknown
  onSaid: (text: string) => void
  /** Where one goes on after a move by keys. */
  onFocus: (field: string) => void
  /** Of the fields that move by Alt, Shift and an arrow; left out: where the fields do so themselves. */
  fieldOf?: (at: number) => string
  /** Tells the handles of one list from those of another. */
  name: string
}

export type PartMoving = {
  list: RefObject<HTMLOListElement | null>
  handleOf: (at: number) => HTMLAttributes<HTMLElement> & { 'data-field': string }
  /** Of the row at a place. */
  shiftOf: (at: number) => number | null
  isHeld: (at: number) => boolean
  /** True where the key was one that moves. */
  press: (at: number, event: KeyboardEvent) => boolean
}

const WAYS: Record<string, number> = { ArrowUp: -1, ArrowDown: 1 }

/** Parts of a question are moved by their handles, with a pointer or with arrow keys, and from their fields with Alt and Shift held. */
export const usePartMoving = ({ count, onMove, onSaid, onFocus, fieldOf, name }: PartMovingProps): PartMoving => {
  const list = useRef<HTMLOListElement>(null)
  const move = (from: number, to: number) => {
    if (to < 0 || to >= count || from === to || onMove(from, to) === false) return false
    onSaid(t('editing.saidPartMoved', { number: formatNumber(to + 1), total: formatNumber(count) }))
    return true
  }
  const drag = useRowDrag({ list, isOn: true, onDrop: move })
  const handleField = (at: number) => `move-${name}-${at}`
  const byKey = (at: number, event: KeyboardEvent, field: (at: number) => string): boolean => {
    const way = WAYS[event.key]
    if (way === undefined) return false
    event.preventDefault()
    if (move(at, at + way)) onFocus(field(at + way))
    return true
  }
  return {
    list,
    handleOf: (at) => ({
      ...drag.handle(at),
      'data-field': handleField(at),
      'aria-keyshortcuts': fieldOf ? 'Alt+Shift+ArrowUp Alt+Shift+ArrowDown' : 'ArrowUp ArrowDown',
      onKeyDown: (event) => {
        if (!event.altKey && !event.ctrlKey && !event.metaKey) byKey(at, event, handleField)
      },
    }),
    shiftOf: (at) => drag.shiftOf?.[at] ?? null,
    isHeld: (at) => drag.heldAt === at,
    press: (at, event) =>
      event.altKey && event.shiftKey && !event.ctrlKey && !event.metaKey && fieldOf !== undefined
        ? byKey(at, event, fieldOf)
        : false,
  }
}

type PartHandleProps = { label: string; sign?: ReactNode; at: number; moving: PartMoving; className?: string }

/** A letter or a number where the part has one, to take it by. */
export function PartHandle({ label, sign, at, moving, className }: PartHandleProps) {
  return (
    <button
      type="button"
      aria-label={label}
      title={t('editing.handle')}
      {...moving.handleOf(at)}
      className={classNames(
        'tabular flex min-h-11 w-11 shrink-0 @max-[14rem]:w-9 cursor-grab touch-none items-center justify-center rounded text-sm font-semibold text-ink-soft select-none hover:bg-brand-soft active:cursor-grabbing',
        className,
      )}
    >
      <GripVertical aria-hidden="true" className="size-4 shrink-0 opacity-60" />
      {sign}
    </button>
  )
}

/** How a row looks while it, or another one, is dragged. */
export const rowLook = (moving: PartMoving, at: number) => {
  const shift = moving.shiftOf(at)
  return {
    style: shift === null ? {} : { transform: `translateY(${shift}px)` },
    className: classNames(
      'relative',
      moving.isHeld(at) && 'z-1 rounded bg-surface-raised shadow',
      shift !== null && !moving.isHeld(at) && 'transition-transform duration-150 motion-reduce:transition-none',
    ),
  }
}
