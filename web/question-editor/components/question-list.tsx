import { SortableContext, verticalListSortingStrategy } from '@dnd-kit/sortable'
import { type KeyboardEvent, memo, useMemo } from 'react'
import { t } from '../../i18n/editor.ts'
import { classNames } from '../../ui/class-names.ts'
import { type Entry, isQuestion, membersOf } from '../draft-entries.ts'
import { entryNames } from '../entry-name.ts'
import type { Selection } from '../selection.ts'
import { rowId } from './dragging.ts'
import { QuestionRow } from './question-row.tsx'

type QuestionListProps = {
  entries: readonly Entry[]
  open: number
  selection: Selection
  onOpen: (key: number) => void
  onChoose: (key: number, reaching: boolean) => void
  onChooseAll: () => void
  onEnd: () => void
}

/**
 * All questions with their state: beside the editor, or as a strip above it on phones, which is a list while several are
 * chosen. One of them is reached with Tab, the others from there with the arrow keys; with Shift they are chosen.
 */
export const QuestionList = memo(function QuestionList(props: QuestionListProps) {
  const { entries, open, selection, onOpen, onChoose, onChooseAll, onEnd } = props
  const order = entries.map(({ key }) => key).join()
  const ids = useMemo(() => (order === '' ? [] : order.split(',').map((key) => rowId(Number(key)))), [order])
  const names = entryNames(entries)
  const press = (event: KeyboardEvent<HTMLOListElement>) => {
    if (event.key === 'Escape' && selection !== null) return onEnd()
    const isAll = event.key === 'a' && (event.ctrlKey || event.metaKey) && !event.altKey && !event.shiftKey
    const target = targetOf(event)
    if (isAll || target !== null) event.preventDefault()
    if (isAll) onChooseAll()
    if (target === null) return
    target.focus()
    if (event.shiftKey) onChoose(keyOf(target), true)
  }
  return (
    <SortableContext items={ids} strategy={verticalListSortingStrategy}>
      <ol
        aria-label={t('editor.questions')}
        onKeyDown={press}
        className={classNames(
          'flex p-1 lg:max-h-[calc(100dvh-15rem)] lg:flex-col lg:gap-0 lg:overflow-x-hidden lg:overflow-y-auto',
          selection === null ? 'gap-1.5 overflow-x-auto' : 'max-h-[50dvh] flex-col overflow-x-hidden overflow-y-auto',
        )}
      >
        {entries.map((entry, index) => (
          <QuestionRow
            key={entry.key}
            entry={entry}
            name={names[index]?.name ?? ''}
            number={names[index]?.number ?? 0}
            memberCount={isQuestion(entry) ? 0 : membersOf(entries, entry.key).length}
            isOpen={entry.key === open}
            isOnly={entries.length === 1}
            isChosen={selection?.keys.has(entry.key) ?? null}
            onOpen={onOpen}
            onChoose={onChoose}
          />
        ))}
      </ol>
    </SortableContext>
  )
})

const STEPS: Record<string, number> = { ArrowDown: 1, ArrowRight: 1, ArrowUp: -1, ArrowLeft: -1 }

const keyOf = (row: HTMLElement): number => Number(row.closest('li')?.dataset.key)

/** The row that a key leads to from the one that has the focus. */
const targetOf = ({ key, target, currentTarget, altKey, ctrlKey, metaKey }: KeyboardEvent<HTMLElement>) => {
  if (altKey || ctrlKey || metaKey || !(target instanceof HTMLElement) || !target.matches('[data-row]')) return null
  const rows = [...currentTarget.querySelectorAll<HTMLElement>('[data-row]')]
  if (key === 'Home') return rows[0] ?? null
  if (key === 'End') return rows.at(-1) ?? null
  const step = STEPS[key]
  return step === undefined ? null : (rows[rows.indexOf(target) + step] ?? null)
}
