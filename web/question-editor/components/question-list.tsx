import { closestCenter, DndContext, type DragEndEvent, type Modifier } from '@dnd-kit/core'
import { SortableContext, useSortable, verticalListSortingStrategy } from '@dnd-kit/sortable'
import { CSS } from '@dnd-kit/utilities'
import CircleCheck from 'lucide-react/icons/circle-check'
import CircleDashed from 'lucide-react/icons/circle-dashed'
import GripVertical from 'lucide-react/icons/grip-vertical'
import { memo, useEffect, useId, useRef } from 'react'
import { type DraftQuestion, isComplete } from '#domain/draft.ts'
import { t } from '../../i18n/editor.ts'
import { formatNumber } from '../../i18n/format.ts'
import { classNames } from '../../ui/class-names.ts'
import type { Entry } from '../draft-list.ts'
import { dragTexts, useDragSensors } from './dragging.ts'

type QuestionListProps = {
  entries: readonly Entry[]
  open: number
  onOpen: (key: number) => void
  /** Places count from 0. */
  onMove: (from: number, to: number) => void
}

/** The library takes the id 0 for none. */
const rowId = (key: number): string => `question-${key}`

const upAndDown: Modifier = ({ transform }) => ({ ...transform, x: 0 })

/**
 * All questions with their state: beside the editor, or as a strip above it on phones. Beside it they are reordered by
 * dragging a handle, or with the handle's keys; wherever they are, by the buttons and keys of the open question.
 */
export function QuestionList({ entries, open, onOpen, onMove }: QuestionListProps) {
  const sensors = useDragSensors()
  const ids = entries.map(({ key }) => rowId(key))
  const drop = ({ active, over }: DragEndEvent) => {
    const [from, to] = [ids.indexOf(String(active.id)), over ? ids.indexOf(String(over.id)) : -1]
    if (from >= 0 && to >= 0 && from !== to) onMove(from, to)
  }
  return (
    <DndContext
      id={useId()}
      sensors={sensors}
      collisionDetection={closestCenter}
      modifiers={[upAndDown]}
      accessibility={dragTexts(ids)}
      onDragEnd={drop}
    >
      <SortableContext items={ids} strategy={verticalListSortingStrategy}>
        <ol
          aria-label={t('editor.questions')}
          className="flex gap-1.5 overflow-x-auto p-1 lg:max-h-[calc(100dvh-12rem)] lg:flex-col lg:gap-0 lg:overflow-x-hidden lg:overflow-y-auto"
        >
          {entries.map(({ key, question }, index) => (
            <QuestionRow
              key={key}
              id={key}
              question={question}
              index={index}
              isOpen={key === open}
              isOnly={entries.length === 1}
              onOpen={onOpen}
            />
          ))}
        </ol>
      </SortableContext>
    </DndContext>
  )
}

type QuestionRowProps = {
  id: number
  question: DraftQuestion
  index: number
  isOpen: boolean
  isOnly: boolean
  onOpen: (key: number) => void
}

const QuestionRow = memo(function QuestionRow({ id, question, index, isOpen, isOnly, onOpen }: QuestionRowProps) {
  const row = useRef<HTMLLIElement>(null)
  const number = formatNumber(index + 1)
  const drag = useSortable({ id: rowId(id), disabled: isOnly })
  useEffect(() => {
    if (isOpen) row.current?.scrollIntoView({ block: 'nearest', inline: 'nearest' })
  }, [isOpen])
  return (
    <li
      ref={(element) => {
        row.current = element
        drag.setNodeRef(element)
      }}
      style={{ transform: CSS.Translate.toString(drag.transform), transition: drag.transition }}
      className={classNames(
        'group relative flex shrink-0 items-stretch motion-reduce:transition-none!',
        drag.isDragging && 'z-1 rounded bg-surface-raised shadow',
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
          <span className="sr-only">{t('editor.question', { number: number })}</span>
          <span aria-hidden="true">{number}</span>
        </span>
        <RowText problem={question.prompt} />
      </button>
      {!isOnly && (
        <button
          type="button"
          ref={drag.setActivatorNodeRef}
          {...drag.listeners}
          aria-label={t('editor.moveQuestion', { number })}
          aria-describedby={drag.attributes['aria-describedby']}
          title={t('editor.dragToMove')}
          className="absolute inset-y-0 end-0 hidden w-8 cursor-grab touch-none place-items-center rounded text-ink-soft opacity-60 group-hover:opacity-100 focus-visible:opacity-100 active:cursor-grabbing lg:grid"
        >
          <GripVertical aria-hidden="true" className="size-4" />
        </button>
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
