import { type RefObject, useEffect, useRef, useState } from 'react'
import { Navigate, useNavigate, useSearchParams } from 'react-router'
import { detailsProblems, firstToDo, isComplete, isEmptyDraft } from '#domain/draft.ts'
import { t } from '../i18n/editor.ts'
import { formatTimeOfDay } from '../i18n/format.ts'
import { ShareDialog } from '../questionnaires/share-dialog.tsx'
import { DetailsForm } from './components/details-form.tsx'
import { DraftNotices } from './components/draft-notices.tsx'
import type { FocusWish } from './components/question-form.tsx'
import { QuestionsStep } from './components/questions-step.tsx'
import { QuizPreview } from './components/quiz-preview.tsx'
import { StartOver } from './components/start-over.tsx'
import { SECTIONS, type Section, StepLinks } from './components/step-links.tsx'
import { WizardAlert, type WizardAlertText } from './components/wizard-alert.tsx'
import type { Entry } from './draft-list.ts'
import { useDraft } from './use-draft.ts'
import { usePublishing } from './use-publishing.ts'

/** The wizard: details, questions, preview. The address says which, so that Back and a reload do what they should. */
export function CreateQuiz() {
  const draft = useDraft()
  const { details, list } = draft
  const [params, setParams] = useSearchParams()
  const navigate = useNavigate()
  const [alert, setAlert] = useState<WizardAlertText | null>(null)
  const [focus, setFocus] = useState<FocusWish | null>(null)
  const publishing = usePublishing(draft, setAlert)
  const content = useRef<HTMLDivElement>(null)

  const section = SECTIONS.find((known) => known === params.get('section')) ?? 'dts'
  const hasDetails = Object.keys(detailsProblems(details)).length === 0
  useFocusOnSection(content, section)

  const go = (to: Section) => {
    if (to !== section) void setParams({ section: to })
  }
  const write = (entry: Entry | undefined) => {
    if (!entry) return
    draft.dispatch({ type: 'opened', key: entry.key })
    setFocus({ field: firstToDo(entry.question) })
    go('qsi')
  }
  const toDo = list.entries.find(({ question }) => !isComplete(question))
  const finishQuestions = () =>
    toDo ? setAlert({ kind: 'incomplete', hasOptions: 'options' in toDo.question.draft }) : go('prvw')
  const closeAlert = () => {
    setAlert(null)
    write(toDo)
  }

  if (section !== 'dts' && !hasDetails) return <Navigate to="?section=dts" replace />
  return (
    <>
      <header className="mb-4 flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
        <h1 className="text-2xl">{t('editor.heading')}</h1>
        <StartOver
          onStartOver={() => {
            go('dts')
            return draft.startOver()
          }}
        />
      </header>
      <div className="mb-5 flex flex-wrap items-center justify-between gap-x-6">
        <StepLinks section={section} canGoOn={hasDetails} />
        <p className="tabular min-h-6 text-sm text-ink-soft">
          {typeof draft.kept === 'number' && t('editor.savedHere', { time: formatTimeOfDay(draft.kept) })}
        </p>
      </div>
      <DraftNotices {...draft} onUnderstood={() => draft.setElsewhere(null)} />
      <div ref={content}>
        {section === 'dts' && (
          <DetailsForm
            details={details}
            written={list.entries.filter(({ question }) => !isEmptyDraft(question)).length}
            onChange={(change) => draft.setDetails((before) => ({ ...before, ...change }))}
            onNext={() => write(toDo ?? list.entries[0])}
          />
        )}
        {section === 'qsi' && (
          <QuestionsStep
            draft={draft}
            focus={focus}
            setFocus={setFocus}
            onPreview={() => go('prvw')}
            onNext={finishQuestions}
          />
        )}
        {section === 'prvw' && (
          <QuizPreview
            details={details}
            entries={list.entries}
            refusal={publishing.refusal}
            isSaving={publishing.isSaving}
            onBack={() => write(list.entries.find(({ key }) => key === list.open))}
            onSave={() => void publishing.save()}
            onOpen={(key) => write(list.entries.find((entry) => entry.key === key))}
          />
        )}
      </div>
      <WizardAlert
        alert={alert}
        listed={list.entries.length}
        onPlan={(questionCount) => {
          draft.setDetails((before) => ({ ...before, questionCount }))
          setAlert(null)
        }}
        onClose={closeAlert}
      />
      {publishing.published && (
        <ShareDialog
          quiz={publishing.published}
          onClose={() => void navigate('/dashboard/quizzes', { replace: true })}
        />
      )}
    </>
  )
}

/** Whoever moves on by a button or by Back hears where they are; the question step puts the focus where one writes. */
const useFocusOnSection = (content: RefObject<HTMLElement | null>, section: Section) => {
  const shown = useRef(section)
  useEffect(() => {
    if (shown.current === section) return
    shown.current = section
    if (content.current?.contains(document.activeElement)) return
    content.current?.querySelector<HTMLElement>('h2')?.focus({ preventScroll: true })
  }, [section, content])
}
