import {
  type Announcements,
  type Collision,
  type CollisionDetection,
  KeyboardSensor,
  MouseSensor,
  TouchSensor,
  useSensor,
  useSensors,
} from '@dnd-kit/core'
import { sortableKeyboardCoordinates } from '@dnd-kit/sortable'
import { formatNumber } from '../../i18n/format.ts'
import { t } from '../../i18n/teachers/editor.ts'
import { landingAt } from './landing.ts'

/** The library takes the id 0 for none. */
export const rowId = (key: number): string => `question-${key}`

export type Landing = { row: HTMLElement; isAfter: boolean }

export const landingOf = (collisions: readonly Collision[] | null): Landing | null => {
  const data = collisions?.[0]?.data
  return data?.row instanceof HTMLElement ? { row: data.row, isAfter: data.isAfter === true } : null
}

/**
 * Where in the list a pointer lets go of what was in none: measured as it stands, for it comes to the pointer, scrolls by
 * itself and stays in sight while the page scrolls. Beside the list: nowhere.
 */
export const landsInList: CollisionDetection = ({ droppableContainers, pointerCoordinates: pointer }) => {
  const rows = droppableContainers
    .flatMap(({ id, node: { current: row } }) => (row ? [{ id, row, rect: row.getBoundingClientRect() }] : []))
    .sort((one, other) => one.rect.top - other.rect.top)
  const list = rows[0]?.row.closest('ol')?.getBoundingClientRect()
  if (!pointer || !list || !isWithin(list, pointer)) return []
  const at = landingAt(
    rows.map(({ rect }) => rect),
    pointer.y,
  )
  const { id, row } = rows[Math.min(at, rows.length - 1)] ?? {}
  return id === undefined ? [] : [{ id, data: { row, isAfter: at === rows.length } }]
}

const isWithin = ({ left, right, top, bottom }: DOMRect, { x, y }: { x: number; y: number }): boolean =>
  x >= left && x <= right && y >= top && y <= bottom

/** What is pressed and not dragged stays a press; a finger that moves at once scrolls. */
const MOUSE = { activationConstraint: { distance: 4 } }
const TOUCH = { activationConstraint: { delay: 150, tolerance: 8 } }
const KEYS = { coordinateGetter: sortableKeyboardCoordinates }

/** By mouse or finger, or with a handle's keys: Space takes and drops, arrows move, Escape leaves it where it was. */
export const useDragSensors = () =>
  useSensors(useSensor(MouseSensor, MOUSE), useSensor(TouchSensor, TOUCH), useSensor(KeyboardSensor, KEYS))

/** `number`: of a question, from 1; null for what is none. */
type DraggedRow = { id: string; name: string; number: number | null }

/** What screen readers are told while one of these, or of the `others` that are dragged among them, is dragged. Where it lands, the list itself says. */
export const dragTexts = (rows: readonly DraggedRow[], others: readonly DraggedRow[]) => {
  const rowOf = (id: string | number) => [...rows, ...others].find((row) => row.id === String(id))
  const questionCount = rows.filter(({ number }) => number !== null).length
  const taken = (id: string | number) => {
    const row = rowOf(id)
    const number = row?.number ?? null
    return number === null
      ? t('editor.saidPartTaken', { name: row?.name ?? '' })
      : t('editor.saidTaken', { number: formatNumber(number), count: formatNumber(questionCount) })
  }
  const over = (id: string | number) => {
    const place = rows.findIndex((row) => row.id === String(id)) + 1
    return t('editor.saidOver', { number: formatNumber(place), count: formatNumber(rows.length) })
  }
  const left = (id: string | number) => {
    const row = rowOf(id)
    const number = row?.number ?? null
    return number === null
      ? t('editor.saidPartLeft', { name: row?.name ?? '' })
      : t('editor.saidLeft', { number: formatNumber(number) })
  }
  const announcements: Announcements = {
    onDragStart: ({ active }) => taken(active.id),
    // A row that has just been taken is over itself.
    onDragOver: ({ active, over: below }) => {
      if (!below) return undefined
      return below.id === active.id ? taken(active.id) : over(below.id)
    },
    onDragEnd: () => undefined,
    onDragCancel: ({ active }) => left(active.id),
  }
  return { screenReaderInstructions: { draggable: t('editor.dragHelp') }, announcements }
}
