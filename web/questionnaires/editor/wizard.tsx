import { type ComponentProps, type ReactNode, useEffect, useRef, useState } from 'react'
import { Navigate, useSearchParams } from 'react-router'
import { detailsProblems, firstToDo, isEmptyDraft } from '#domain/questionnaires/drafts/draft.ts'
import { MixesOptions } from '../../questions/editing/mixes-options-context.tsx'
import { type Entry, isQuestion } from '../entries/draft-entries.ts'
import { firstToDoIn, questionsOf } from '../entries/draft-list.ts'
import { ownTimesIn } from '../entries/own-times.ts'
import { BeginWithPattern } from '../patterns/begin-with-pattern.tsx'
import { PatternOf } from '../patterns/pattern-beside.tsx'
import type { FocusWish } from '../question-form/question-form.tsx'
import { AboutMarks } from '../question-list/about-marks.tsx'
import { WhatIsDoubtful } from '../question-list/what-is-doubtful.tsx'
import type { QuizInHand } from '../quizzes/use-quiz-draft.ts'
import { SECTIONS, type Section, StepLinks } from '../shortcuts/step-links.tsx'
import { DetailsForm, type DetailsFormProps } from './details-form.tsx'
import { DetailsHistory } from './details-history.tsx'
import { DraftNotices } from './draft-notices.tsx'
import { QuestionsOrText } from './questions-or-text.tsx'
import { QuizPreview } from './quiz-preview.tsx'
import { SavedLine } from './saved-line.tsx'
import { SettingsStep } from './settings-step.tsx'
import { type PublishingQuiz, usePublishQuiz } from './use-publish-quiz.ts'
import { useWizardKeys } from './use-wizard-keys.tsx'
import { incompleteAlert, WizardAlert, type WizardAlertText } from './wizard-alert.tsx'

type WizardProps<Made> = {
  publishing: PublishingQuiz<Made>
  draft: QuizInHand
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
  const { draft, heading, intro, isPublished = false, startOver, ...look } = props
  const { details, list } = draft
  const [params, setParams] = useSearchParams()
  const [alert, setAlert] = useState<WizardAlertText | null>(null)
  const [focus, setFocus] = useState<FocusWish | null>(null)
  const publishing = usePublishQuiz(draft, { ...props.publishing, onAlert: setAlert })

  const first = useFirstSection(draft)
  const section = sectionNamed(params.get('section')) ?? first
  const from = sectionNamed(params.get('from'))
  const hasDetails = Object.keys(detailsProblems(details)).length === 0
  const content = useFocusOnSection(section)

  const change = (changed: Partial<typeof details>) => draft.setDetails((before) => ({ ...before, ...changed }))
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

  const open = (key: number) => write(entryOf(key))
  const back = () => open(list.open)
  const aboutMarks = <AboutMarks {...{ details, entries: list.entries }} onChange={change} onOpen={open} />
  const { canSave = true } = look
  const save = () => void publishing.publish()
  const finish = { qsi: finishQuestions, ...(canSave && { prvw: save }) }
  const { shortcuts, showShortcuts } = useWizardKeys({ section, canGoOn: hasDetails, go, back, finish })

  if (section !== 'dts' && section !== 'set' && !hasDetails) return <Navigate to="?section=dts" replace />
  return (
    <>
      <Top
        section={section}
        canGoOn={hasDetails}
        draft={draft}
        heading={heading}
        title={section === 'qsi' || section === 'set' ? details.title : ''}
        startOver={startOver(() => go('dts'))}
      />
      {intro}
      <DraftNotices {...draft} onUnderstood={() => draft.setElsewhere(null)} />
      <div ref={content}>
        {(section === 'dts' || section === 'set') && <DetailsHistory list={list} dispatch={draft.dispatch} />}
        {section === 'dts' && (
          <DetailsOf
            {...{ draft, aboutMarks, isPublished, onOpen: open }}
            onChange={change}
            onNext={() => write(toDo ?? list.entries[0])}
            onSettings={() => go('set')}
          />
        )}
        {section === 'set' && (
          <SettingsStep {...{ details, isPublished, aboutMarks }} onChange={change} onBack={() => go(from ?? 'dts')} />
        )}
        {section === 'qsi' && (
          <QuestionsOf
            {...{ draft, focus, setFocus }}
            onPreview={() => go('prvw')}
            onNext={finishQuestions}
            onShortcuts={showShortcuts}
          />
        )}
        {section === 'prvw' && (
          <QuizPreview
            {...{ ...look, details, entries: list.entries, onOpen: open }}
            aboutSaving={<BeforeSaving {...{ draft, isPublished, go, onOpen: open }}>{look.aboutSaving}</BeforeSaving>}
            refusal={publishing.refusal}
            isSaving={publishing.isPublishing}
            onBack={back}
            onSave={save}
            onSettings={() => go('set')}
          />
        )}
      </div>
      {shortcuts}
      <WizardAlert
        alert={alert}
        entries={list.entries}
        onPlan={(questionCount) => {
          change({ questionCount })
          setAlert(null)
        }}
        onOpen={(key) => leaveAlert(entryOf(key))}
        onClose={() => leaveAlert()}
      />
    </>
  )
}

const sectionNamed = (name: string | null): Section | undefined => SECTIONS.find((known) => known === name)

/** Where one goes on: whoever opens what has questions comes for them. */
const useFirstSection = ({ isInHand, list }: QuizInHand): Section => {
  const [first] = useState<Section>(() =>
    !isInHand && questionsOf(list).some((question) => !isEmptyDraft(question)) ? 'qsi' : 'dts',
  )
  return first
}

type DetailsOfProps = { draft: QuizInHand; isPublished: boolean; onOpen: (key: number) => void } & Pick<
  DetailsFormProps,
  'onChange' | 'onNext' | 'onSettings' | 'aboutMarks'
>

function DetailsOf({ draft, isPublished, onOpen, ...on }: DetailsOfProps) {
  const { round, details, list } = draft
  const written = questionsOf(list).filter((question) => !isEmptyDraft(question)).length
  return (
    <>
      {!isPublished && <BeginWithPattern draft={draft} />}
      <PatternOf {...{ draft, onOpen }} />
      <DetailsForm
        key={round}
        {...{ details, written }}
        ownTimes={ownTimesIn(list.entries, details.settings)}
        {...on}
      />
    </>
  )
}

function QuestionsOf(props: ComponentProps<typeof QuestionsOrText>) {
  return (
    <MixesOptions value={props.draft.details.settings.order.options}>
      <QuestionsOrText {...props} />
    </MixesOptions>
  )
}

type BeforeSavingProps = {
  draft: QuizInHand
  onOpen: (key: number) => void
  /** What opens and closes it is set elsewhere then. */
  isPublished: boolean
  go: (to: Section) => void
  children: ReactNode
}

/** What may not be meant, and what it lacks of its pattern, above what saving means. */
function BeforeSaving({ children, isPublished, go, ...shown }: BeforeSavingProps) {
  const [now] = useState(Date.now)
  const { details, list } = shown.draft
  return (
    <>
      <WhatIsDoubtful
        now={now}
        entries={list.entries}
        settings={details.settings}
        onOpen={shown.onOpen}
        place={shown.draft.place.place}
        isPublished={isPublished}
        go={go}
      />
      <div className="mt-4 empty:hidden">
        <PatternOf {...shown} isOpen />
      </div>
      {children}
    </>
  )
}

type TopProps = {
  section: Section
  canGoOn: boolean
  draft: Pick<QuizInHand, 'kept' | 'saving'>
  heading: string
  /** Of the quiz, where its field is not there to be read. */
  title: string
  startOver: ReactNode
}

function Top({ section, canGoOn, draft, heading, title, startOver }: TopProps) {
  return (
    <>
      <header className="mb-4 flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
        <div className="min-w-0">
          <h1 className="text-2xl">{heading}</h1>
          {title !== '' && <p className="wrap-anywhere text-ink-soft">{title}</p>}
        </div>
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
const useFocusOnSection = (section: Section) => {
  const content = useRef<HTMLDivElement>(null)
  const shown = useRef(section)
  useEffect(() => {
    if (shown.current === section) return
    shown.current = section
    if (content.current?.contains(document.activeElement)) return
    content.current?.querySelector<HTMLElement>('h2')?.focus({ preventScroll: true })
  }, [section])
  return content
}
