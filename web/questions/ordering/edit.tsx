import ArrowDown from 'lucide-react/icons/arrow-down'
import ArrowUp from 'lucide-react/icons/arrow-up'
import ListOrdered from 'lucide-react/icons/list-ordered'
import { MAX_ITEMS, MIN_ITEMS, type Ordering, type OrderingDraft } from '#domain/questions/ordering.ts'
import { moved, writtenIn } from '#domain/questions/parts/text-list.ts'
import { formatNumber } from '../../i18n/format.ts'
import { t } from '../../i18n/teachers/editor.ts'
import { IconButton } from '../../ui/icon-button.tsx'
import { AddButton } from '../editing/add-button.tsx'
import { TextFields } from '../editing/text-fields.tsx'
import type { Editor, EditProps } from '../editor.tsx'
import { PartList } from '../parts/part-list.tsx'

const TEXTS = {
  label: (number: string) => t('editor.item', { number }),
  remove: (number: string) => t('editor.removeItem', { number }),
  removed: (count: number) => t('editor.saidItemRemoved', { count }),
}

function EditOrdering({ draft: { items }, onChange, onFocus, onSaid }: EditProps<Ordering>) {
  const change = (next: readonly string[], typedIn?: string) => onChange({ items: [...next] }, typedIn)
  const move = (from: number, to: number) => {
    const next = moved(items, from, to)
    if (next === items) return
    change(next)
    onFocus(moveField(from < to ? 'down' : 'up', to))
    onSaid(t('editor.saidItemMoved', { number: formatNumber(to + 1), count: formatNumber(items.length) }))
  }
  const add = () => {
    change([...items, ''])
    onFocus(`item-${items.length}`)
  }
  return (
    <>
      <fieldset className="mt-5">
        <legend className="font-medium">{t('editor.items')}</legend>
        <p className="mb-2 text-sm text-ink-soft">{t('editor.itemsHint')}</p>
        <TextFields
          texts={items}
          fewest={MIN_ITEMS}
          most={MAX_ITEMS}
          prefix="item"
          say={TEXTS}
          onChange={change}
          onFocus={onFocus}
          onSaid={onSaid}
          tools={(at) => <MoveButtons at={at} count={items.length} onMove={(to) => move(at, to)} />}
        />
      </fieldset>
      <AddButton
        label={t('editor.addItem')}
        full={items.length < MAX_ITEMS ? null : t('editor.mostItems', { most: MAX_ITEMS })}
        onAdd={add}
      />
    </>
  )
}

const moveField = (way: 'up' | 'down', at: number) => `move-${way}-${at}`

type MoveButtonsProps = { at: number; count: number; onMove: (to: number) => void }

/** They stay where they are at either end, so that the focus does. */
function MoveButtons({ at, count, onMove }: MoveButtonsProps) {
  const number = formatNumber(at + 1)
  return (
    <>
      <IconButton
        label={t('editor.moveItemUp', { number })}
        icon={<ArrowUp aria-hidden="true" />}
        data-field={moveField('up', at)}
        aria-keyshortcuts="Alt+Shift+ArrowUp"
        aria-disabled={at === 0 || undefined}
        className="aria-disabled:opacity-50"
        onClick={() => onMove(at - 1)}
      />
      <IconButton
        label={t('editor.moveItemDown', { number })}
        icon={<ArrowDown aria-hidden="true" />}
        data-field={moveField('down', at)}
        aria-keyshortcuts="Alt+Shift+ArrowDown"
        aria-disabled={at === count - 1 || undefined}
        className="aria-disabled:opacity-50"
        onClick={() => onMove(at + 1)}
      />
    </>
  )
}

function PreviewOrdering({ draft: { items } }: { draft: OrderingDraft }) {
  return (
    <>
      <p className="mt-3 text-sm text-ink-soft">{t('editor.itemsPreview')}</p>
      <PartList parts={writtenIn(items).map((title) => ({ title, lines: [] }))} />
    </>
  )
}

export const orderingEditor: Editor<Ordering> = {
  Sign: ListOrdered,
  Edit: EditOrdering,
  Preview: PreviewOrdering,
  firstField: 'item-0',
}
