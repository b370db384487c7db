import { type Announcements, KeyboardSensor, PointerSensor, useSensor, useSensors } from '@dnd-kit/core'
import { sortableKeyboardCoordinates } from '@dnd-kit/sortable'
import { t } from '../../i18n/editor.ts'
import { formatNumber } from '../../i18n/format.ts'

/** By pointer, or with a handle's keys: Space takes and drops, arrows move, Escape leaves it where it was. */
export const useDragSensors = () =>
  useSensors(useSensor(PointerSensor), useSensor(KeyboardSensor, { coordinateGetter: sortableKeyboardCoordinates }))

/** What screen readers are told while one of these is dragged. Where it lands, the list itself says. */
export const dragTexts = (ids: readonly string[]) => {
  const number = (id: string | number) => formatNumber(ids.indexOf(String(id)) + 1)
  const at = (id: string | number) => ({ number: number(id), count: formatNumber(ids.length) })
  const announcements: Announcements = {
    onDragStart: ({ active }) => t('editor.saidTaken', at(active.id)),
    // A row that has just been taken is over itself.
    onDragOver: ({ active, over }) =>
      over ? t(over.id === active.id ? 'editor.saidTaken' : 'editor.saidOver', at(over.id)) : undefined,
    onDragEnd: () => undefined,
    onDragCancel: ({ active }) => t('editor.saidLeft', { number: number(active.id) }),
  }
  return { screenReaderInstructions: { draggable: t('editor.dragHelp') }, announcements }
}
