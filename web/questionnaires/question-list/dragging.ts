import { type Announcements, KeyboardSensor, MouseSensor, TouchSensor, useSensor, useSensors } from '@dnd-kit/core'
import { sortableKeyboardCoordinates } from '@dnd-kit/sortable'
import { formatNumber } from '../../i18n/format.ts'
import { t } from '../../i18n/teachers/editor.ts'

/** The library takes the id 0 for none. */
export const rowId = (key: number): string => `question-${key}`

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
