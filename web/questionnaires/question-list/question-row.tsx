import { useSortable } from '@dnd-kit/sortable'
import { CSS } from '@dnd-kit/utilities'
import BookOpenText from 'lucide-react/icons/book-open-text'
import CircleCheck from 'lucide-react/icons/circle-check'
import CircleDashed from 'lucide-react/icons/circle-dashed'
import FileText from 'lucide-react/icons/file-text'
import GripVertical from 'lucide-react/icons/grip-vertical'
import Heading from 'lucide-react/icons/heading'
import Picture from 'lucide-react/icons/image'
import Text from 'lucide-react/icons/text'
import { type MouseEvent, memo, useEffect, useRef } from 'react'
import { formatNumber } from '../../i18n/format.ts'
import { t as editing } from '../../i18n/teachers/editing.ts'
import { t } from '../../i18n/teachers/editor.ts'
import { classNames } from '../../ui/class-names.ts'
import { brief, isPictured } from '../entries/brief.ts'
import { type Entry, isQuestion, type PartEntry } from '../entries/draft-entries.ts'
import { isDone } from '../entries/draft-list.ts'
import { partNoun } from '../entries/entry-name.ts'
import { rowId } from './dragging.ts'

type QuestionRowProps = {
  entry: Entry
  name: string
  /** Among others of its kind, from 1. */
  number: number
  /** How many questions belong to a passage or a section, and what is told of those of a section. */
  memberCount: number
  told: string
  /** Whether a section lacks questions of its pattern, or has some that can't be chosen or drawn from. */
  isShort?: boolean
  isOpen: boolean
  isOnly: boolean
  /** Null while nothing is being chosen. */
  isChosen: boolean | null
  onOpen: (key: number) => void
  /** `reaching`: all from the one chosen before. */
  onChoose: (key: number, reaching: boolean) => void
}

export const QuestionRow = memo(function QuestionRow(props: QuestionRowProps) {
  const { entry, name, number, memberCount, told, isShort = false, isOpen, isOnly, isChosen, onOpen, onChoose } = props
  const id = entry.key
  const isInPassage = isQuestion(entry) && entry.inPassage
  const isSection = !isQuestion(entry) && partNoun(entry) === 'section'
  const row = useRef<HTMLLIElement>(null)
  const drag = useSortable({ id: rowId(id), disabled: { draggable: isOnly } })
  // biome-ignore lint/correctness/useExhaustiveDependencies: it stays in sight where it is moved to
  useEffect(() => {
    if (isOpen) row.current?.scrollIntoView({ block: 'nearest', inline: 'nearest' })
  }, [isOpen, number])
  const press = (event: MouseEvent) => {
    if (isChosen !== null || event.shiftKey || event.ctrlKey || event.metaKey) onChoose(id, event.shiftKey)
    else onOpen(id)
  }
  return (
    <li
      ref={(element) => {
        row.current = element
        drag.setNodeRef(element)
      }}
      data-key={id}
      style={{ transform: CSS.Translate.toString(drag.transform), transition: drag.transition }}
      className={classNames(
        'group relative flex shrink-0 items-stretch select-none motion-reduce:transition-none!',
        isInPassage && 'border-s-2 border-brand ps-1 lg:ms-4',
        // What is missing in sections is read on a phone too.
        isSection && 'max-lg:w-full',
        isChosen !== null && 'min-w-0 flex-wrap',
        drag.isDragging && 'z-1 rounded bg-surface-raised shadow',
      )}
    >
      {isChosen !== null && (
        <label className="grid size-11 shrink-0 place-items-center">
          <span className="sr-only">{editing('editing.choose', { name })}</span>
          <input
            type="checkbox"
            className="check"
            tabIndex={isOpen ? undefined : -1}
            checked={isChosen}
            onClick={(event) => onChoose(id, event.shiftKey)}
            onChange={() => undefined}
          />
        </label>
      )}
      <span
        className={classNames('flex min-w-0 flex-1', isChosen === null ? 'relative' : 'basis-40 min-[14rem]:relative')}
      >
        <button
          type="button"
          data-row
          tabIndex={isOpen ? undefined : -1}
          aria-current={isOpen ? 'true' : undefined}
          onClick={press}
          className={classNames(
            'flex min-h-11 min-w-0 flex-1 items-center gap-2 rounded border px-3 text-start lg:ps-2 lg:pe-8',
            isChosen !== null && 'pe-11',
            (isChosen !== null || isSection) && 'max-[14rem]:flex-wrap max-[14rem]:px-2',
            isOpen
              ? 'border-brand bg-brand-soft text-ink'
              : 'border-line bg-surface text-ink hover:bg-brand-soft lg:border-transparent lg:bg-transparent',
          )}
        >
          <State isComplete={!isShort && isDone(entry, memberCount)} />
          <span className="tabular shrink-0 font-semibold">
            <span className="sr-only">{isInPassage ? t('editor.inPassage', { name }) : name}</span>
            <span aria-hidden="true">
              {isQuestion(entry) ? formatNumber(number) : <PartSign entry={entry} number={number} />}
            </span>
          </span>
          <RowText isAlways={isChosen !== null || isSection} entry={entry} told={told} />
        </button>
        {!isOnly && (
          <button
            type="button"
            ref={drag.setActivatorNodeRef}
            {...drag.listeners}
            tabIndex={isOpen ? undefined : -1}
            aria-label={
              isQuestion(entry)
                ? t('editor.moveQuestion', { number: formatNumber(number) })
                : t('editor.movePart', { name })
            }
            aria-describedby={drag.attributes['aria-describedby']}
            title={t('editor.dragToMove')}
            className={classNames(
              'absolute inset-y-0 end-0 cursor-grab touch-none place-items-center rounded text-ink-soft opacity-60 group-hover:opacity-100 focus-visible:opacity-100 active:cursor-grabbing lg:grid lg:w-8',
              isChosen === null ? 'hidden' : 'grid w-11 max-[14rem]:bottom-auto max-[14rem]:h-11',
            )}
          >
            <GripVertical aria-hidden="true" className="size-4" />
          </button>
        )}
      </span>
    </li>
  )
})

const SIGNS = { group: BookOpenText, text: Text, section: Heading, page: FileText } as const

/** A page is told by its number, as a question is. */
function PartSign({ entry, number }: { entry: PartEntry; number: number }) {
  const Sign = SIGNS[partNoun(entry)]
  return (
    <span className="flex items-center gap-1">
      <Sign className="size-4" />
      {entry.page && formatNumber(number)}
    </span>
  )
}

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

type RowTextProps = { entry: Entry; told: string; isAlways: boolean }

function RowText({ entry, told, isAlways }: RowTextProps) {
  const [written, format] = textIn(entry)
  const text = brief(written, format)
  const isUntitledPage = text === '' && !isQuestion(entry) && entry.page !== undefined
  return (
    <span
      title={text || undefined}
      className={classNames(
        'min-w-0',
        // On a phone there is no pointer that waits for the rest of it.
        isAlways
          ? classNames('py-1 wrap-anywhere max-[14rem]:basis-full lg:truncate', !told && 'max-lg:line-clamp-3')
          : 'hidden truncate in-data-held:block lg:block',
        !text && 'text-ink-soft',
      )}
    >
      {isPictured(written, format) && (
        <Picture aria-hidden="true" className="me-1 mb-0.5 inline size-4 text-ink-soft" />
      )}
      {!isUntitledPage && (
        <span className={classNames(told !== '' && 'font-semibold max-lg:line-clamp-2', !text && 'italic')}>
          {text || t('editor.noText')}
        </span>
      )}
      {told && <span className="tabular block text-sm lg:truncate font-normal text-ink-soft">{told}</span>}
    </span>
  )
}

/** A title is no prose. */
const textIn = (entry: Entry) => {
  if (isQuestion(entry)) return [entry.question.prompt, entry.question.format] as const
  const { part } = entry
  return part.kind === 'section' ? ([part.title, undefined] as const) : ([part.text, part.format] as const)
}
