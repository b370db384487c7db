import CircleCheck from 'lucide-react/icons/circle-check'
import CircleDashed from 'lucide-react/icons/circle-dashed'
import GripVertical from 'lucide-react/icons/grip-vertical'
import { memo, type PointerEvent, useEffect, useRef } from 'react'
import { type DraftQuestion, isComplete } from '#domain/draft.ts'
import { t } from '../../i18n/editor.ts'
import { formatNumber } from '../../i18n/format.ts'
import { classNames } from '../../ui/class-names.ts'
import type { Entry } from '../draft-list.ts'
import { type Drag, useDragOrder } from './use-drag-order.ts'

type QuestionListProps = {
  entries: readonly Entry[]
  open: number
  onOpen: (key: number) => void
  /** Places count from 0. */
  onMove: (from: number, to: number) => void
}

/** All questions with their state: beside the editor, or as a strip above it on phones. */
export function QuestionList({ entries, open, onOpen, onMove }: QuestionListProps) {
  const { listRef, drag, start, move, end, cancel } = useDragOrder(onMove)
  return (
    <ol
      ref={listRef}
      aria-label={t('editor.questions')}
      onPointerMove={drag ? move : undefined}
      onPointerUp={drag ? end : undefined}
      onPointerCancel={drag ? cancel : undefined}
      className={classNames(
        'flex gap-1.5 overflow-x-auto p-1 lg:max-h-[calc(100dvh-12rem)] lg:flex-col lg:gap-0 lg:overflow-x-hidden lg:overflow-y-auto',
        drag !== null && 'cursor-grabbing select-none',
      )}
    >
      {entries.map(({ key, question }, index) => (
        <QuestionRow
          key={key}
          id={key}
          question={question}
          index={index}
          isOpen={key === open}
          isOnly={entries.length === 1}
          drop={dropAt(drag, index)}
          onOpen={onOpen}
          onDrag={start}
        />
      ))}
    </ol>
  )
}

type Drop = 'taken' | 'above' | 'below' | null

/** Where a row shows the line at which the dragged one would land. */
const dropAt = (drag: Drag | null, index: number): Drop => {
  if (drag === null) return null
  if (index === drag.from) return 'taken'
  if (drag.to < drag.from && index === drag.to) return 'above'
  return drag.to > drag.from && index === drag.to ? 'below' : null
}

type QuestionRowProps = {
  id: number
  question: DraftQuestion
  index: number
  isOpen: boolean
  isOnly: boolean
  drop: Drop
  onOpen: (key: number) => void
  onDrag: (event: PointerEvent<HTMLElement>, index: number) => void
}

const QuestionRow = memo(function QuestionRow(props: QuestionRowProps) {
  const { id, question, index, isOpen, isOnly, drop, onOpen, onDrag } = props
  const row = useRef<HTMLLIElement>(null)
  useEffect(() => {
    if (isOpen) row.current?.scrollIntoView({ block: 'nearest', inline: 'nearest' })
  }, [isOpen])
  return (
    <li
      ref={row}
      className={classNames(
        'group relative flex shrink-0 items-stretch',
        drop === 'taken' && 'opacity-40',
        drop === 'above' &&
          'before:absolute before:inset-x-0 before:-top-0.5 before:h-1 before:rounded before:bg-brand',
        drop === 'below' && 'after:absolute after:inset-x-0 after:-bottom-0.5 after:h-1 after:rounded after:bg-brand',
      )}
    >
      <button
        type="button"
        aria-current={isOpen ? 'true' : undefined}
        onClick={() => onOpen(id)}
        className={classNames(
          'flex min-h-11 min-w-0 flex-1 items-center gap-2 rounded border px-3 text-start lg:ps-2 lg:pe-8',
          isOpen
            ? 'border-brand bg-brand-soft text-ink'
            : 'border-line bg-surface text-ink hover:bg-brand-soft lg:border-transparent lg:bg-transparent',
        )}
      >
        <State isComplete={isComplete(question)} />
        <span className="tabular shrink-0 font-semibold">
          <span className="sr-only">{t('editor.question', { number: formatNumber(index + 1) })}</span>
          <span aria-hidden="true">{formatNumber(index + 1)}</span>
        </span>
        <RowText problem={question.problem} />
      </button>
      {!isOnly && (
        <span
          aria-hidden="true"
          title={t('editor.dragToMove')}
          onPointerDown={(event) => onDrag(event, index)}
          className="absolute inset-y-0 end-0 hidden w-8 cursor-grab touch-none place-items-center text-ink-soft opacity-60 group-hover:opacity-100 lg:grid"
        >
          <GripVertical className="size-4" />
        </span>
      )}
    </li>
  )
})

function State({ isComplete }: { isComplete: boolean }) {
  const Sign = isComplete ? CircleCheck : CircleDashed
  return (
    <>
      <Sign
        aria-hidden="true"
        className={classNames('size-5 shrink-0', isComplete ? 'text-correct' : 'text-ink-soft')}
      />
      <span className="sr-only">{t(isComplete ? 'editor.complete' : 'editor.incomplete')}</span>
    </>
  )
}

function RowText({ problem }: { problem: string }) {
  const text = problem.trim().slice(0, 120)
  return (
    <span className={classNames('hidden min-w-0 truncate lg:block', !text && 'text-ink-soft italic')}>
      {text || t('editor.noText')}
    </span>
  )
}
