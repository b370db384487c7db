import { type Dispatch, type ReactNode, type SetStateAction, useMemo, useState } from 'react'
import { isEmptyDraft, rulesOf } from '#domain/questionnaires/drafts/draft.ts'
import { t } from '../../i18n/teachers/editor.ts'
import { Button } from '../../ui/button.tsx'
import { isQuestion } from '../entries/draft-entries.ts'
import { questionsOf } from '../entries/draft-list.ts'
import { endOfSection } from '../entries/section-entries.ts'
import { PatternOf } from '../patterns/pattern-beside.tsx'
import type { SectionCount } from '../patterns/patterned.ts'
import { SectionOfPattern } from '../patterns/section-of-pattern.tsx'
import { usePatterned, useSectionCounts } from '../patterns/use-patterned.ts'
import type { FocusWish } from '../question-form/question-form.tsx'
import { StepBar } from '../question-list/step-bar.tsx'
import { WaysToBegin } from '../question-list/ways-to-begin.tsx'
import { listHistory } from '../quizzes/list-history.ts'
import type { QuizInHand } from '../quizzes/use-quiz-draft.ts'
import { keysOf } from '../shortcuts/shortcuts.ts'
import { QuestionsEditor } from './questions-editor.tsx'
import { useQuestionsEditor } from './use-questions-editor.ts'

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

/** The questions of a quiz. */
export function QuestionsStep(props: QuestionsStepProps) {
  const { draft, focus, setFocus, beside, onPreview, onNext, onShortcuts } = props
  const { list, dispatch, questionCount } = draft
  const history = listHistory(list, dispatch)
  const editing = useQuestionsEditor({ list, dispatch, history, focus, setFocus, place: draft.place })
  const { steps, paste, find, takeExamples } = editing
  const [isBeginning, setBeginning] = useState(() => list.entries.length === 1 && questionsOf(list).every(isEmptyDraft))
  const { details } = draft.draft
  const usual = useMemo(() => rulesOf(details), [details])
  const patterned = usePatterned(details, list.entries)
  const counts = useSectionCounts(patterned)
  const next = ({ key, kind }: SectionCount) => {
    const end = endOfSection(list.entries, key)
    const last = list.entries[end - 1]
    if (!last || !isQuestion(last) || !isEmptyDraft(last.question)) return steps.addKind(kind, end)
    editing.openQuestion(last.key)
    steps.focusOn('problem')
  }
  const write = () => {
    setBeginning(false)
    steps.focusOn('problem')
  }
  return (
    <QuestionsEditor
      {...{ editing, usual, questionCount, beside, onShortcuts }}
      marked={{ details, onUse: (change) => draft.setDetails((before) => ({ ...before, ...change })) }}
      counts={counts}
      begin={
        <>
          <PatternOf draft={draft} onOpen={editing.openQuestion} />
          {isBeginning && !editing.hasTaken && list.entries.length === 1 && (
            <WaysToBegin onWrite={write} onPaste={paste} onTake={takeExamples} />
          )}
        </>
      }
      more={(entry) => {
        const count = isQuestion(entry) ? undefined : counts?.get(entry.key)
        return count && <SectionOfPattern count={count} onNext={() => next(count)} />
      }}
    >
      <StepBar steps={steps} onPaste={paste} onFind={find} onShortcuts={onShortcuts} onPreview={onPreview}>
        <Button variant="primary" className="whitespace-nowrap" aria-keyshortcuts={keysOf('finish')} onClick={onNext}>
          {t('editor.saveAndNext')}
        </Button>
      </StepBar>
    </QuestionsEditor>
  )
}
