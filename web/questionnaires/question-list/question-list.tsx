import { SortableContext, verticalListSortingStrategy } from '@dnd-kit/sortable'
import { type KeyboardEvent, memo, useMemo } from 'react'
import { type MarkingRules, outOfAll } from '#domain/marking/marking.ts'
import { marksAsNumber } from '#domain/marking/marks.ts'
import { markedIn } from '#domain/questionnaires/items/section-rules.ts'
import { formatNumber } from '../../i18n/format.ts'
import { t as editing } from '../../i18n/teachers/editing.ts'
import { t } from '../../i18n/teachers/editor.ts'
import { t as patterns } from '../../i18n/teachers/patterns.ts'
import { type Entry, isQuestion } from '../entries/draft-entries.ts'
import { entryNames } from '../entries/entry-name.ts'
import { countedOf, questionsOfPart } from '../entries/section-entries.ts'
import type { Selection } from '../entries/selection.ts'
import { unitMarksOf, unitProblem } from '../entries/unit-marks.ts'
import { rowId } from './dragging.ts'
import { ListFrame } from './held-kind.tsx'
import { QuestionRow } from './question-row.tsx'

type QuestionListProps = {
  entries: readonly Entry[]
  open: number
  /** How questions are marked that say nothing of it; null: nothing is. */
  usual: MarkingRules | null
  /** By the keys of their headings, how many questions of how many sections have. */
  counts?: ReadonlyMap<number, { has: number; of: number }> | undefined
  selection: Selection
  onOpen: (key: number) => void
  onChoose: (key: number, reaching: boolean) => void
  onChooseAll: () => void
  onChooseNone: () => void
  onEnd: () => void
}

/**
 * All questions with their state: beside the editor, or as a strip above it on phones, which is a list while several are
 * chosen. One of them is reached with Tab, the others from there with the arrow keys; with Shift they are chosen.
 */
export const QuestionList = memo(function QuestionList(props: QuestionListProps) {
  const { entries, open, usual, counts, selection, onOpen, onChoose, onChooseAll, onChooseNone, onEnd } = props
  const order = entries.map(({ key }) => key).join()
  const ids = useMemo(() => (order === '' ? [] : order.split(',').map((key) => rowId(Number(key)))), [order])
  const names = entryNames(entries)
  const press = (event: KeyboardEvent<HTMLOListElement>) => {
    if (event.key === 'Escape' && selection !== null) return onEnd()
    const isAll = event.key.toLowerCase() === 'a' && (event.ctrlKey || event.metaKey) && !event.altKey
    const target = targetOf(event)
    if (isAll || target !== null) event.preventDefault()
    if (isAll && event.shiftKey) onChooseNone()
    else if (isAll) onChooseAll()
    if (target === null) return
    target.focus()
    if (event.shiftKey) onChoose(keyOf(target), true)
  }
  return (
    <SortableContext items={ids} strategy={verticalListSortingStrategy}>
      <ListFrame label={t('editor.questions')} isChoosing={selection !== null} onKeyDown={press}>
        {entries.map((entry, index) => (
          <QuestionRow
            key={entry.key}
            entry={entry}
            name={names[index]?.name ?? ''}
            number={names[index]?.number ?? 0}
            {...belowOf(entries, entry, { usual, count: counts?.get(entry.key) })}
            isOpen={entry.key === open}
            isOnly={entries.length === 1}
            isChosen={selection?.keys.has(entry.key) ?? null}
            onOpen={onOpen}
            onChoose={onChoose}
          />
        ))}
      </ListFrame>
    </SortableContext>
  )
})

type Below = { usual: MarkingRules | null; count: { has: number; of: number } | undefined }

/** What a passage or a section has: a row knows nothing of the others. */
const belowOf = (entries: readonly Entry[], entry: Entry, { usual, count: wanted }: Below) => {
  if (isQuestion(entry)) return { memberCount: 0, told: '' }
  const own = questionsOfPart(entries, entry)
  const questions = own.map(({ question }) => question)
  const count = questions.length
  if (entry.part.kind !== 'section') return { memberCount: count, told: '' }
  const { part } = entry
  const any =
    (part.choose !== undefined && editing('editing.anyOf', { count: part.choose })) ||
    (part.draw !== undefined && editing('editing.drawnInList', { count: part.draw }))
  const problem = usual && unitProblem(entry, unitMarksOf(entries, entry, usual))
  const unlike = problem === 'unlike' && editing('editing.unlikeInList')
  if (wanted) {
    const figures = { has: formatNumber(wanted.has), of: formatNumber(wanted.of) }
    const told = [unlike, patterns('patterns.sectionOf', figures), any].filter(Boolean).join(', ')
    return { memberCount: count, told, isShort: problem !== null || wanted.has < wanted.of }
  }
  const outOf =
    usual &&
    outOfAll(
      questions.map((question) => markedIn(question, part)),
      usual,
      countedOf(entries, part, own),
    )
  const marks = outOf !== null && t('editor.worth', { count: marksAsNumber(outOf) })
  const told = [unlike, t('editor.questionTotal', { count }), any, marks].filter(Boolean).join(', ')
  return { memberCount: count, told, isShort: problem !== null }
}

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
