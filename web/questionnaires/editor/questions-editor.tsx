import { type ComponentProps, type ReactNode, type RefObject, useEffect, useRef } from 'react'
import type { MarkingRules } from '#domain/marking/marking.ts'
import { completeCount } from '#domain/questionnaires/drafts/draft.ts'
import { formatNumber } from '../../i18n/format.ts'
import { t } from '../../i18n/teachers/editor.ts'
import { Completeness } from '../../questions/completeness.tsx'
import { Card } from '../../ui/card.tsx'
import { classNames } from '../../ui/class-names.ts'
import { ProgressBar } from '../../ui/progress-bar.tsx'
import { DownloadQuestions } from '../downloading/download-questions.tsx'
import { type Entry, isQuestion } from '../entries/draft-entries.ts'
import { numberOf, questionsOf } from '../entries/draft-list.ts'
import { readBefore } from '../entries/entry-doubts.ts'
import { entryName } from '../entries/entry-name.ts'
import type { SectionCounts } from '../entries/pasted-into.ts'
import { usualAt } from '../entries/section-entries.ts'
import { unitMarksOf } from '../entries/unit-marks.ts'
import { type KindField, QuestionForm } from '../question-form/question-form.tsx'
import { AddingButtons } from '../question-list/adding-buttons.tsx'
import { BelongsTo } from '../question-list/belongs-to.tsx'
import { ChooseSeveral } from '../question-list/choose-several.tsx'
import { FindPanel } from '../question-list/find-panel.tsx'
import { KindPalette } from '../question-list/kind-palette.tsx'
import { ListDragging } from '../question-list/list-dragging.tsx'
import { PartCompleteness } from '../question-list/part-completeness.tsx'
import { PartForm } from '../question-list/part-form.tsx'
import { QuestionList } from '../question-list/question-list.tsx'
import { QuestionTools } from '../question-list/question-tools.tsx'
import { SeveralPanel } from '../question-list/several-panel.tsx'
import { passageNumber } from '../question-list/use-question-steps.ts'
import { useSteady } from '../shortcuts/use-steady.ts'
import { PasteDialog } from '../text-view/paste-dialog.tsx'
import type { QuestionsEditing } from './use-questions-editor.ts'

type OpenEntryProps = {
  editing: QuestionsEditing
  /** How questions are marked that say nothing of it; null: nothing is. */
  usual: MarkingRules | null
  /** How many there are to be. */
  questionCount: number
  /** Whether the only question stands by itself, without a list of it. */
  isLone?: boolean
  kindField?: KindField
  /** Where whoever has written the last of a question that explains nothing goes on; left out: at the next question. */
  onLeave?: (() => void) | undefined
  /** What else is set of the open entry, below its own fields. */
  more?: ((entry: Entry) => ReactNode) | undefined
}

type QuestionsEditorProps = OpenEntryProps & {
  /** What stands beside the question where there is room. */
  beside?: ReactNode
  /** Above the open entry. */
  begin?: ReactNode
  /** How many questions of how many sections have. */
  counts?: SectionCounts
  marked?: ComponentProps<typeof PasteDialog>['marked']
  /** Below all of it. */
  children?: ReactNode
  /** Shows a lone question as text. */
  onText?: (() => void) | undefined
  onShortcuts: () => void
}

/** A text is as wide as the question, a phone is narrow, and one that is folded away takes no more than its button. */
const BESIDE = [
  'grid-cols-[13rem_minmax(0,1fr)_minmax(0,1fr)] min-[96rem]:grid-cols-[17rem_minmax(0,1fr)_minmax(0,1fr)]',
  'has-[>[data-narrow]]:grid-cols-[13rem_minmax(0,1fr)_20rem]',
  'min-[96rem]:has-[>[data-narrow]]:grid-cols-[17rem_minmax(0,1fr)_22.5rem]',
  'has-[>[data-folded]]:grid-cols-[17rem_minmax(0,1fr)_3.5rem]',
  'min-[96rem]:has-[>[data-folded]]:grid-cols-[17rem_minmax(0,1fr)_3.5rem]',
].join(' ')

const columnsFor = ({ isLone, hasBeside }: { isLone: boolean; hasBeside: boolean }): string => {
  if (isLone) return 'grid-cols-1'
  return hasBeside ? BESIDE : 'lg:grid-cols-[17rem_minmax(0,1fr)]'
}

/** The entries of a questionnaire: all of them in a list, and the open one beside it as it is written. */
export function QuestionsEditor(props: QuestionsEditorProps) {
  const { editing, usual, questionCount, isLone = false, beside, begin, marked, children } = props
  const { onText, onShortcuts } = props
  const { list, dispatch, steps, passage, isFinding, find, closeFind, pasting, paste, take, putAside, keepPasting } =
    editing
  const { several, focusOn } = steps
  const { offers } = list
  const listed = useRef<HTMLDivElement>(null)
  useFocusOnRow(listed, several.selection !== null)
  const addKind = useSteady(steps.addKind)
  const chooseAll = useSteady(several.chooseAll)
  const chooseNone = useSteady(several.chooseNone)
  const end = useSteady(several.end)
  return (
    <ListDragging entries={list.entries} onMove={steps.move} onAddKind={steps.addKind}>
      <div className={classNames('grid items-start gap-5', columnsFor({ isLone, hasBeside: Boolean(beside) }))}>
        <div ref={listed} hidden={isLone} className="min-w-0 scroll-mt-20 lg:sticky lg:top-4">
          <WritingProgress complete={completeCount(questionsOf(list))} count={questionCount} />
          <ChooseSeveral several={several} />
          <QuestionList
            entries={list.entries}
            open={list.open}
            usual={usual}
            counts={props.counts}
            selection={several.selection}
            onOpen={editing.openQuestion}
            onChoose={several.choose}
            onChooseAll={chooseAll}
            onChooseNone={chooseNone}
            onEnd={end}
          />
        </div>
        <div className="min-w-0 scroll-mt-4">
          {isFinding && <FindPanel list={list} dispatch={dispatch} onGo={focusOn} onClose={closeFind} />}
          {begin}
          {several.selection ? (
            <SeveralPanel several={several} entries={list.entries} offers={offers} />
          ) : (
            <OpenEntry {...props} />
          )}
          <AddingButtons
            offers={offers}
            canAdd={steps.canAdd}
            canAddPart={steps.canAddPart}
            passage={passage && { key: passage.key, number: passageNumber(list, passage.key) }}
            onAdd={steps.add}
            onAddPart={steps.addPart}
            onPaste={paste}
            onFind={isLone ? undefined : find}
            onText={onText}
            onShortcuts={isLone ? undefined : onShortcuts}
          >
            <DownloadQuestions list={list} />
          </AddingButtons>
          {!isLone && <KindPalette kinds={offers.kinds} canAdd={steps.canAdd} onAdd={addKind} />}
          {children}
        </div>
        {beside}
      </div>
      <p role="status" className="sr-only">
        {steps.said}
      </p>
      {pasting !== null && (
        <PasteDialog
          text={pasting}
          {...{ list, marked }}
          counts={props.counts}
          onTake={take}
          onKeep={keepPasting}
          onClose={putAside}
        />
      )}
    </ListDragging>
  )
}

/** The form and the panel take each other's place: whoever was in one of them goes on in the list, or in a question without one. */
const useFocusOnRow = (listed: RefObject<HTMLElement | null>, isChoosing: boolean) => {
  const before = useRef(isChoosing)
  useEffect(() => {
    if (before.current === isChoosing) return
    before.current = isChoosing
    if (isChoosing && listed.current) showList(listed.current)
    if (document.activeElement !== document.body) return
    const goesOn = listed.current?.hidden ? '[data-form] [name="problem"]' : '[data-row][aria-current]'
    document.querySelector<HTMLElement>(goesOn)?.focus({ preventScroll: true })
  }, [listed, isChoosing])
}

/** On a phone it may be pages away from the button that was pressed: what is to be ticked is in it. Elsewhere, the panel begins beside it. */
const showList = (list: HTMLElement) => {
  const { top, bottom } = list.getBoundingClientRect()
  const panel = list.nextElementSibling
  if (bottom < 0 || top > innerHeight) list.scrollIntoView({ block: 'start' })
  else if (panel && panel.getBoundingClientRect().top < 0) panel.scrollIntoView({ block: 'start' })
}

/** The question, section, page, passage or text that is being written. */
function OpenEntry({ editing, usual, questionCount, isLone, kindField, onLeave, more }: OpenEntryProps) {
  const { list, dispatch, steps, focus, pasteThis } = editing
  const leave = onLeave ?? (() => document.querySelector<HTMLElement>('[data-add-question]')?.focus())
  const entry = list.entries[steps.index]
  const usualHere = usual && usualAt(list.entries, steps.index, usual)
  const units = usual && entry && !isQuestion(entry) ? unitMarksOf(list.entries, entry, usual) : []
  const place = { number: formatNumber(numberOf(list, list.open)), count: formatNumber(questionCount) }
  return (
    <Card>
      <header hidden={isLone} className="mb-3 flex flex-wrap items-center justify-between gap-x-4">
        <h2 tabIndex={-1} className="tabular text-lg">
          {entry && !isQuestion(entry) ? entryName(list, entry) : t('editor.questionOf', place)}
        </h2>
        <QuestionTools steps={steps} count={list.entries.length} />
      </header>
      {entry && !isQuestion(entry) && (
        <>
          <PartForm key={list.open} entry={entry} usual={usual} units={units} focus={focus} dispatch={dispatch} />
          {more?.(entry)}
          <PartCompleteness list={list} entry={entry} units={units} />
        </>
      )}
      {entry && isQuestion(entry) && (
        <>
          <BelongsTo entries={list.entries} index={steps.index} onBelong={steps.belong} />
          <QuestionForm
            key={list.open}
            id={list.open}
            question={entry.question}
            kept={list.asides.get(list.open) ?? []}
            offers={list.offers}
            usual={usualHere}
            isOfSection={usualHere !== usual}
            focus={focus}
            dispatch={dispatch}
            onFocus={(field) => (field === 'explanation' && usual === null ? leave() : steps.focusOn(field))}
            onPasteQuestions={pasteThis}
            onSaid={steps.say}
            kindField={kindField}
          >
            {more?.(entry)}
          </QuestionForm>
          <Completeness question={entry.question} read={readBefore(list.entries, steps.index)} />
        </>
      )}
    </Card>
  )
}

function WritingProgress({ complete, count }: { complete: number; count: number }) {
  const text = t('editor.completeOf', { complete: formatNumber(complete), count: formatNumber(count) })
  return (
    <div className="mb-2 px-1">
      <p className="tabular mb-1.5 text-sm font-medium text-ink-soft">{text}</p>
      <ProgressBar label={t('editor.questions')} value={complete} max={count} valueText={text} />
    </div>
  )
}
