import {
  type Dispatch,
  type ReactNode,
  type RefObject,
  type SetStateAction,
  useCallback,
  useEffect,
  useMemo,
  useRef,
  useState,
} from 'react'
import { completeCount, isEmptyDraft, rulesOf } from '#domain/questionnaires/drafts/draft.ts'
import { type DraftItem, isDraftPart } from '#domain/questionnaires/drafts/draft-item.ts'
import { formatNumber } from '../../i18n/format.ts'
import { t } from '../../i18n/teachers/editor.ts'
import { Completeness } from '../../questions/completeness.tsx'
import { Card } from '../../ui/card.tsx'
import { classNames } from '../../ui/class-names.ts'
import { ProgressBar } from '../../ui/progress-bar.tsx'
import { isQuestion, passageAt } from '../entries/draft-entries.ts'
import { numberOf, questionsOf } from '../entries/draft-list.ts'
import { entryName } from '../entries/entry-name.ts'
import { takingStep } from '../entries/taking-step.ts'
import { type FocusWish, QuestionForm } from '../question-form/question-form.tsx'
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
import { StepBar } from '../question-list/step-bar.tsx'
import { passageNumber, type QuestionSteps, stepsByKey, useQuestionSteps } from '../question-list/use-question-steps.ts'
import { WaysToBegin } from '../question-list/ways-to-begin.tsx'
import type { QuizInHand } from '../quizzes/use-quiz-draft.ts'
import { type ByShortcut, useShortcuts } from '../shortcuts/use-shortcuts.ts'
import { useSteady } from '../shortcuts/use-steady.ts'
import { PasteDialog } from '../text-view/paste-dialog.tsx'
import type { WizardShortcut } from './use-wizard-keys.tsx'

type QuestionsStepProps = {
  draft: QuizInHand
  /** Null on a page just loaded, where nothing takes the focus by itself. */
  focus: FocusWish | null
  setFocus: Dispatch<SetStateAction<FocusWish | null>>
  /** What stands beside the question where there is room. */
  beside?: ReactNode
  onPreview: () => void
  onNext: () => void
  onShortcuts: () => void
}

/** What has its key around the questions, wherever they are written. */
type ElsewhereByKey = WizardShortcut | 'view' | 'phone' | 'startOver'

/** A text is as wide as the question, a phone is narrow, and one that is folded away takes no more than its button. */
const BESIDE = [
  'grid-cols-[13rem_minmax(0,1fr)_minmax(0,1fr)] min-[96rem]:grid-cols-[17rem_minmax(0,1fr)_minmax(0,1fr)]',
  'has-[>[data-narrow]]:grid-cols-[13rem_minmax(0,1fr)_20rem]',
  'min-[96rem]:has-[>[data-narrow]]:grid-cols-[17rem_minmax(0,1fr)_22.5rem]',
  'has-[>[data-folded]]:grid-cols-[17rem_minmax(0,1fr)_3.5rem]',
  'min-[96rem]:has-[>[data-folded]]:grid-cols-[17rem_minmax(0,1fr)_3.5rem]',
].join(' ')

export function QuestionsStep(props: QuestionsStepProps) {
  const { draft, focus, setFocus, beside, onPreview, onNext, onShortcuts } = props
  const { list, dispatch, questionCount } = draft
  const steps = useQuestionSteps({ list, dispatch, setFocus })
  const { several, focusOn } = steps
  const [pasting, setPasting] = useState<string | null>(null)
  const [unfinished, setUnfinished] = useState('')
  const { isFinding, find, closeFind } = useFinding(focusOn)
  const [isBeginning, setBeginning] = useState(() => list.entries.length === 1 && questionsOf(list).every(isEmptyDraft))
  const passage = passageAt(list.entries, steps.index)
  const paste = () => setPasting(unfinished)
  const listed = useRef<HTMLDivElement>(null)
  useFocusOnRow(listed, several.selection !== null)
  const { details } = draft.draft
  const usual = useMemo(() => rulesOf(details), [details])
  const byKey: Omit<ByShortcut, ElsewhereByKey> = { ...stepsByKey(steps, passage?.key), paste, find }
  useShortcuts(byKey)

  const openQuestion = useCallback(
    (key: number) => {
      dispatch({ type: 'opened', key })
      // On a phone, looking through the questions must not open the keyboard each time.
      setFocus(matchMedia('(pointer: coarse)').matches ? null : { field: 'problem' })
    },
    [dispatch, setFocus],
  )
  const addKind = useSteady(steps.addKind)
  const chooseAll = useSteady(several.chooseAll)
  const chooseNone = useSteady(several.chooseNone)
  const end = useSteady(several.end)
  const write = () => {
    setBeginning(false)
    focusOn('problem')
  }
  const take = (items: readonly DraftItem[], atEnd = true) => {
    setPasting(null)
    setUnfinished('')
    dispatch(takingStep(list, items, atEnd))
    focusOn('problem')
    steps.say(t('editor.taken', { count: items.filter((item) => !isDraftPart(item)).length }))
  }
  const putAside = (text: string) => {
    setPasting(null)
    setUnfinished(text)
  }

  return (
    <ListDragging entries={list.entries} onMove={steps.move} onAddKind={steps.addKind}>
      <div className={classNames('grid items-start gap-5', beside ? BESIDE : 'lg:grid-cols-[17rem_minmax(0,1fr)]')}>
        <div ref={listed} className="min-w-0 scroll-mt-20 lg:sticky lg:top-4">
          <WritingProgress complete={completeCount(questionsOf(list))} count={questionCount} />
          <ChooseSeveral several={several} />
          <QuestionList
            entries={list.entries}
            open={list.open}
            usual={usual}
            selection={several.selection}
            onOpen={openQuestion}
            onChoose={several.choose}
            onChooseAll={chooseAll}
            onChooseNone={chooseNone}
            onEnd={end}
          />
        </div>
        <div className="min-w-0 scroll-mt-4">
          {isFinding && <FindPanel list={list} dispatch={dispatch} onGo={focusOn} onClose={closeFind} />}
          {isBeginning && list.entries.length === 1 && <WaysToBegin onWrite={write} onPaste={paste} onTake={take} />}
          {several.selection ? (
            <SeveralPanel several={several} entries={list.entries} />
          ) : (
            <OpenEntry draft={draft} steps={steps} focus={focus} onPasteQuestions={setPasting} />
          )}
          <AddingButtons
            canAdd={steps.canAdd}
            canAddPart={steps.canAddPart}
            passage={passage && { key: passage.key, number: passageNumber(list, passage.key) }}
            onAdd={steps.add}
            onAddPart={steps.addPart}
            onPaste={paste}
            onFind={find}
            onShortcuts={onShortcuts}
          />
          <KindPalette canAdd={steps.canAdd} onAdd={addKind} />
          <StepBar steps={steps} onPaste={paste} onFind={find} {...{ onShortcuts, onPreview, onNext }} />
        </div>
        {beside}
      </div>
      <p role="status" className="sr-only">
        {steps.said}
      </p>
      {pasting !== null && <PasteDialog text={pasting} draft={draft} onTake={take} onClose={putAside} />}
    </ListDragging>
  )
}

const useFinding = (focusOn: (field: string) => void) => {
  const [isFinding, setFinding] = useState(false)
  return {
    isFinding,
    find: () => {
      setFinding(true)
      document.querySelector<HTMLInputElement>('[name="find"]')?.focus()
    },
    closeFind: () => {
      setFinding(false)
      focusOn('problem')
    },
  }
}

/** The form and the panel take each other's place: whoever was in one of them goes on in the list. */
const useFocusOnRow = (listed: RefObject<HTMLElement | null>, isChoosing: boolean) => {
  const before = useRef(isChoosing)
  useEffect(() => {
    if (before.current === isChoosing) return
    before.current = isChoosing
    if (isChoosing && listed.current) showList(listed.current)
    if (document.activeElement !== document.body) return
    listed.current?.querySelector<HTMLElement>('[data-row][aria-current]')?.focus({ preventScroll: true })
  }, [listed, isChoosing])
}

/** On a phone it may be pages away from the button that was pressed: what is to be ticked is in it. Elsewhere, the panel begins beside it. */
const showList = (list: HTMLElement) => {
  const { top, bottom } = list.getBoundingClientRect()
  const panel = list.nextElementSibling
  if (bottom < 0 || top > innerHeight) list.scrollIntoView({ block: 'start' })
  else if (panel && panel.getBoundingClientRect().top < 0) panel.scrollIntoView({ block: 'start' })
}

type OpenEntryProps = {
  draft: QuizInHand
  steps: QuestionSteps
  focus: FocusWish | null
  onPasteQuestions: (text: string) => void
}

/** The question, section, passage or text that is being written. */
function OpenEntry({ draft, steps, focus, onPasteQuestions }: OpenEntryProps) {
  const { list, dispatch, questionCount } = draft
  const entry = list.entries[steps.index]
  const place = { number: formatNumber(numberOf(list, list.open)), count: formatNumber(questionCount) }
  return (
    <Card>
      <header className="mb-3 flex flex-wrap items-center justify-between gap-x-4">
        <h2 tabIndex={-1} className="tabular text-lg">
          {entry && !isQuestion(entry) ? entryName(list, entry) : t('editor.questionOf', place)}
        </h2>
        <QuestionTools steps={steps} count={list.entries.length} />
      </header>
      {entry && !isQuestion(entry) && (
        <>
          <PartForm key={list.open} entry={entry} focus={focus} dispatch={dispatch} />
          <PartCompleteness list={list} entry={entry} />
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
            usual={rulesOf(draft.draft.details)}
            focus={focus}
            dispatch={dispatch}
            onFocus={steps.focusOn}
            onPasteQuestions={onPasteQuestions}
            onSaid={steps.say}
          />
          <Completeness question={entry.question} />
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
