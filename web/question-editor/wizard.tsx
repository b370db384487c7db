import { type ReactNode, type RefObject, useEffect, useRef, useState } from 'react'
import { Navigate, useSearchParams } from 'react-router'
import { detailsProblems, firstToDo, isEmptyDraft } from '#domain/draft.ts'
import { MixesOptions } from '../questions/parts/mixes-options.ts'
import { DetailsForm } from './components/details-form.tsx'
import { DetailsHistory } from './components/details-history.tsx'
import { DraftNotices } from './components/draft-notices.tsx'
import type { FocusWish } from './components/question-form.tsx'
import { QuestionsOrText } from './components/questions-or-text.tsx'
import { QuizPreview } from './components/quiz-preview.tsx'
import { SavedLine } from './components/saved-line.tsx'
import { SettingsStep } from './components/settings-step.tsx'
import { SECTIONS, type Section, StepLinks } from './components/step-links.tsx'
import { incompleteAlert, WizardAlert, type WizardAlertText } from './components/wizard-alert.tsx'
import { type Entry, isQuestion } from './draft-entries.ts'
import { firstToDoIn, questionsOf } from './draft-list.ts'
import type { DraftInHand } from './use-draft.ts'
import { type Saving, usePublishing } from './use-publishing.ts'

type WizardProps<Made> = Saving<Made> & {
  draft: DraftInHand
  heading: string
  /** What is to be known from the beginning. */
  intro?: ReactNode
  /** Settings that are the quiz's own are changed elsewhere, once it is published. */
  isPublished?: boolean
  /** What saving means, beside the button that does. */
  aboutSaving?: ReactNode
  refusalHelp?: ReactNode
  saveLabel: string
  canSave?: boolean
  /** Throws away what was written; told that the first step is to be shown again. */
  startOver: (onStarted: () => void) => ReactNode
}

/** The wizard: details, questions, preview. The address says which, so that Back and a reload do what they should. */
export function Wizard<Made>(props: WizardProps<Made>) {
  const { draft, heading, intro, isPublished = false, startOver, send, onSaved, ...look } = props
  const { details, list } = draft
  const [params, setParams] = useSearchParams()
  const [alert, setAlert] = useState<WizardAlertText | null>(null)
  const [focus, setFocus] = useState<FocusWish | null>(null)
  const publishing = usePublishing(draft, { send, onSaved, onAlert: setAlert })
  const content = useRef<HTMLDivElement>(null)

  const section = sectionNamed(params.get('section'))
  const hasDetails = Object.keys(detailsProblems(details)).length === 0
  useFocusOnSection(content, section)

  const go = (to: Section) => {
    if (to !== section) void setParams(to === 'set' ? { section: to, from: section } : { section: to })
  }
  const write = (entry: Entry | undefined) => {
    if (!entry) return
    draft.dispatch({ type: 'opened', key: entry.key })
    setFocus({ field: isQuestion(entry) ? firstToDo(entry.question) : 'text' })
    go('qsi')
  }
  const toDo = firstToDoIn(list)
  const finishQuestions = () => (toDo ? setAlert(incompleteAlert(list, toDo)) : go('prvw'))
  const entryOf = (key: number) => list.entries.find((entry) => entry.key === key)
  const leaveAlert = (entry = toDo) => {
    setAlert(null)
    write(entry)
  }

  if (section !== 'dts' && section !== 'set' && !hasDetails) return <Navigate to="?section=dts" replace />
  return (
    <>
      <Top
        section={section}
        canGoOn={hasDetails}
        draft={draft}
        heading={heading}
        startOver={startOver(() => go('dts'))}
      />
      {intro}
      <DraftNotices {...draft} onUnderstood={() => draft.setElsewhere(null)} />
      <div ref={content}>
        {(section === 'dts' || section === 'set') && <DetailsHistory list={list} dispatch={draft.dispatch} />}
        {section === 'dts' && (
          <DetailsForm
            key={draft.round}
            details={details}
            written={questionsOf(list).filter((question) => !isEmptyDraft(question)).length}
            onChange={(change) => draft.setDetails((before) => ({ ...before, ...change }))}
            onNext={() => write(toDo ?? list.entries[0])}
            onSettings={() => go('set')}
          />
        )}
        {section === 'set' && (
          <SettingsStep
            details={details}
            isPublished={isPublished}
            onChange={(change) => draft.setDetails((before) => ({ ...before, ...change }))}
            onBack={() => go(sectionNamed(params.get('from')))}
          />
        )}
        {section === 'qsi' && (
          <MixesOptions value={details.settings.order.options}>
            <QuestionsOrText
              draft={draft}
              focus={focus}
              setFocus={setFocus}
              onPreview={() => go('prvw')}
              onNext={finishQuestions}
            />
          </MixesOptions>
        )}
        {section === 'prvw' && (
          <QuizPreview
            details={details}
            entries={list.entries}
            refusal={publishing.refusal}
            isSaving={publishing.isSaving}
            {...look}
            onBack={() => write(entryOf(list.open))}
            onSave={() => void publishing.save()}
            onSettings={() => go('set')}
            onOpen={(key) => write(entryOf(key))}
          />
        )}
      </div>
      <WizardAlert
        alert={alert}
        entries={list.entries}
        onPlan={(questionCount) => {
          draft.setDetails((before) => ({ ...before, questionCount }))
          setAlert(null)
        }}
        onOpen={(key) => leaveAlert(entryOf(key))}
        onClose={() => leaveAlert()}
      />
    </>
  )
}

const sectionNamed = (name: string | null): Section => SECTIONS.find((known) => known === name) ?? 'dts'

type TopProps = {
  section: Section
  canGoOn: boolean
  draft: Pick<DraftInHand, 'kept' | 'saving'>
  heading: string
  startOver: ReactNode
}

function Top({ section, canGoOn, draft, heading, startOver }: TopProps) {
  return (
    <>
      <header className="mb-4 flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
        <h1 className="text-2xl">{heading}</h1>
        {startOver}
      </header>
      <div className="mb-5 flex flex-wrap items-center justify-between gap-x-6">
        <StepLinks section={section} canGoOn={canGoOn} />
        <SavedLine {...draft} />
      </div>
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
