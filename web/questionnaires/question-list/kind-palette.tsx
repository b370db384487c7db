import { useDraggable } from '@dnd-kit/core'
import ChevronDown from 'lucide-react/icons/chevron-down'
import { memo } from 'react'
import type { Kind } from '#domain/questions/rules.ts'
import { t as editing } from '../../i18n/teachers/editing.ts'
import { signOf } from '../../questions/editors.tsx'
import { nameOfKind } from '../../questions/name-of-kind.ts'
import { classNames } from '../../ui/class-names.ts'
import { keysOf } from '../shortcuts/shortcuts.ts'
import { kindId } from './list-dragging.tsx'

type KindPaletteProps = { kinds: readonly Kind[]; canAdd: boolean; onAdd: (kind: Kind) => void }

/** Every type of question: a press adds one after the open question, and dragged into the list it is added there. */
export const KindPalette = memo(function KindPalette({ kinds, canAdd, onAdd }: KindPaletteProps) {
  return (
    <details className="group mt-3 rounded border border-line bg-surface">
      <summary className="flex min-h-11 list-none items-center gap-3 px-3 py-2 font-medium [&::-webkit-details-marker]:hidden">
        <ChevronDown aria-hidden="true" className="size-5 shrink-0 text-ink-soft group-open:rotate-180" />
        {editing('editing.palette')}
      </summary>
      <div className="border-t border-line p-3">
        <p className="mb-2 text-sm text-ink-soft">{editing('editing.paletteHint')}</p>
        <ul className="flex flex-wrap gap-2">
          {kinds.map((kind, at) => (
            <li key={kind} className="max-sm:w-full">
              <KindChip kind={kind} at={at} canAdd={canAdd} onAdd={onAdd} />
            </li>
          ))}
        </ul>
      </div>
    </details>
  )
})

type KindChipProps = Omit<KindPaletteProps, 'kinds'> & { kind: Kind; at: number }

function KindChip({ kind, at, canAdd, onAdd }: KindChipProps) {
  const { setNodeRef, listeners = {}, isDragging } = useDraggable({ id: kindId(kind), disabled: !canAdd })
  const { onKeyDown: _, ...pointers } = listeners
  const Sign = signOf(kind)
  return (
    <button
      type="button"
      ref={setNodeRef}
      {...pointers}
      disabled={!canAdd}
      aria-keyshortcuts={keysOf('addKind', at)}
      onClick={() => onAdd(kind)}
      className={classNames(
        'flex min-h-11 w-full items-center gap-2 rounded border border-line-strong bg-surface px-3 text-start select-none hover:border-brand hover:bg-brand-soft disabled:opacity-50',
        isDragging && 'opacity-50',
      )}
    >
      <Sign aria-hidden="true" className="size-5 shrink-0 text-ink-soft" />
      {nameOfKind(kind)}
      <span aria-hidden="true" className="tabular text-sm text-ink-soft pointer-coarse:hidden">
        Alt {at + 1}
      </span>
    </button>
  )
}
