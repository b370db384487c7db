import { useEffect, useRef, useState } from 'react'
import { questionId } from '#domain/questions/question-id.ts'
import { t } from '../../i18n/students/responding.ts'
import { SendingFiles } from '../../questions/parts/sending-files-context.tsx'
import { WrittenText } from '../../questions/parts/written-text.tsx'
import { askedIn, type ShownQuestion, secondsFor, tellsWho } from '../../questions/players.tsx'
import { Button } from '../../ui/button.tsx'
import { ErrorPanel } from '../../ui/error-panel.tsx'
import { ProgressBar } from '../../ui/progress-bar.tsx'
import type { RespondingProps } from './answering.ts'
import { RefusedNotice, refusedTold, Who } from './beside-questions.tsx'
import { Closed, isNotTaken } from './closed.tsx'
import { invalidIn, lackingAmong } from './lacking.ts'
import { ListedQuestions } from './listed-questions.tsx'
import { Asked, focusOn, headingOf, useFocusOnRefused, whatCounts } from './response-form.tsx'
import type { ResponseView } from './response-view.ts'
import type { Say } from './said.ts'
import { type Step, sayerOn, screenOf, stepsAtMost, stepsOf, stepToGoOn } from './survey-steps.ts'
import { focusOnTold, whoProblems } from './who.ts'

/** As far as anybody can say. */
const minutesFor = (questions: RespondingProps['paper']['questions']) =>
  Math.max(1, Math.round(questions.reduce((sum, { kind }) => sum + secondsFor(kind), 0) / 60))

/** Says what was answered on the way that the answers lead. */
export const sayerThrough = (paper: RespondingProps['paper'], answers: ResponseView['answers']): Say =>
  sayerOn(stepsOf(paper, answers), { questions: askedIn(paper.questions), answers })

/** Whether some are led past some of it. */
const isBranched = ({ taking }: RespondingProps['paper']) =>
  taking !== undefined && taking.shown.length + taking.jumps.length > 0

const hasWelcome = ({ taking }: RespondingProps['paper']) => taking !== undefined && taking.welcome !== ''

/** A survey, page by page, as the answers lead; `isTrial`: nothing of it is kept. */
export function SurveyView({ paper, view, responder, isTrial = false }: RespondingProps & { isTrial?: boolean }) {
  const [questions] = useState(() => askedIn(paper.questions))
  const steps = stepsOf(paper, view.answers)
  const [at, setAt] = useState(() => startOf(paper, view, steps))
  const [resumedAt] = useState(at > 0 ? at : null)
  const [isTried, setIsTried] = useState(false)
  const [isWaiting, setIsWaiting] = useState(false)
  const heading = useRef<HTMLHeadingElement>(null)
  const hasMoved = useRef(false)
  const { failure } = view
  const { anonymous } = paper.responding

  // biome-ignore lint/correctness/useExhaustiveDependencies: each step begins at its top
  useEffect(() => {
    if (hasMoved.current) heading.current?.focus()
    hasMoved.current = true
  }, [at])
  useFocusOnRefused(paper, view.refused)

  if (isNotTaken(view)) return <Closed paper={paper} view={view} responder={responder} />
  if (failure?.code === 'already_answered') return <p>{t('responding.answeredAlready')}</p>
  if (at < 0) return <Welcome paper={paper} onBegin={() => setAt(0)} />

  const place = Math.min(at, steps.length - 1)
  const step = steps[place]
  if (step === undefined) return null
  const [unsaid] = Object.keys(whoProblems(paper, view))
  const shown = questionsOf(step, questions)
  const lacking = lackingAmong(shown, view.answers)
  const say = sayerOn(steps, { questions, answers: view.answers })
  const go = (to: number) => {
    setIsTried(false)
    setAt(to)
  }
  const goOn = (event: React.FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    setIsTried(true)
    setIsWaiting(false)
    if (place === 0 && unsaid) return focusOnTold(unsaid)
    if (lacking[0]) return focusOn(headingOf(lacking[0].id))
    const invalid = invalidIn(event.currentTarget)
    if (invalid) return invalid.focus()
    if (place + 1 < steps.length) return go(place + 1)
    // Whoever came back later may have passed one by.
    if (unsaid) return setAt(0)
    const before = steps.findIndex((each) => lackingAmong(questionsOf(each, questions), view.answers).length > 0)
    if (before < 0 && responder.files && responder.files.underWay.size > 0) return setIsWaiting(true)
    if (before < 0) return responder.end()
    setAt(before)
  }
  const section = paper.sections[step.page]
  return (
    <SendingFiles value={isTrial ? 'trial' : (responder.files ?? null)}>
      <form noValidate className="grid grid-cols-[minmax(0,1fr)] gap-8" onSubmit={goOn}>
        <div className="grid grid-cols-1 gap-3">
          <Progress paper={paper} steps={steps} at={place} />
          <h2 ref={heading} tabIndex={-1} className={section?.title ? 'text-xl' : 'sr-only'} dir="auto">
            {section?.title ? say(section.title) : paper.title}
          </h2>
          {step.isBegin && section?.instructions && (
            <WrittenText text={say(section.instructions, section.format)} written={section} className="text-ink-soft" />
          )}
          {place === 0 && !hasWelcome(paper) && <HowLong paper={paper} />}
          {place === resumedAt && <HowMuchLonger paper={paper} view={view} />}
          {place === 0 && anonymous && <Promised questions={questions} />}
        </div>
        <RefusedNotice paper={paper} view={view} />
        {failure?.code === 'person_answered' && (
          <ErrorPanel title={t('responding.personAnswered')}>
            {t(view.isKept ? 'responding.personAnsweredHelp' : 'responding.personAnsweredNotKept')}
          </ErrorPanel>
        )}
        {place === 0 && <Who paper={paper} view={view} responder={responder} isTried={isTried} />}
        <ListedQuestions paper={paper} screen={screenOf(paper, steps, step)} questions={questions} say={say}>
          {(question) => (
            <Asked
              key={question.id}
              question={question}
              view={view}
              responder={responder}
              say={say}
              isLacking={isTried && lacking.includes(question)}
            />
          )}
        </ListedQuestions>
        <div className="flex flex-wrap gap-3">
          {place > 0 && <Button onClick={() => go(place - 1)}>{t('responding.back')}</Button>}
          <Button type="submit" variant="primary" className="grow">
            {t(place + 1 < steps.length ? 'responding.next' : 'responding.send')}
          </Button>
        </div>
        <p role="status" className="min-h-6 text-sm text-ink-soft">
          {isWaiting ? t('responding.filesUnderWay') : !isTrial && whereItIs(paper, view)}
        </p>
      </form>
    </SendingFiles>
  )
}

const questionsOf = (step: Step, questions: readonly ShownQuestion[]): ShownQuestion[] =>
  questions.filter(({ id }) => step.questions.some((each) => each === id))

/** At what has to be put right; before the first page where nothing was said yet and there is something to read: below zero. */
const startOf = (
  paper: RespondingProps['paper'],
  { answers, isBegun, refused, failure }: ResponseView,
  steps: readonly Step[],
): number => {
  if (refusedTold(paper, refused) || failure?.code === 'person_answered') return 0
  const wrong = steps.findIndex(({ questions }) => questions.some((id) => refused[id]))
  if (wrong >= 0) return wrong
  if (!isBegun) return hasWelcome(paper) ? -1 : 0
  return stepToGoOn(steps, answers)
}

function Welcome({ paper, onBegin }: { paper: RespondingProps['paper']; onBegin: () => void }) {
  return (
    <div className="grid grid-cols-1 gap-6">
      <WrittenText text={paper.taking?.welcome ?? ''} written={paper.written?.welcome ?? {}} />
      <HowLong paper={paper} />
      {paper.responding.anonymous && <Promised questions={askedIn(paper.questions)} />}
      <Button variant="primary" wide onClick={onBegin}>
        {t('responding.begin')}
      </Button>
    </div>
  )
}

function HowLong({ paper }: Pick<RespondingProps, 'paper'>) {
  const about = isBranched(paper) ? 'responding.aboutMinutesMost' : 'responding.aboutMinutes'
  return <p>{t(about, { count: minutesFor(paper.questions) })}</p>
}

type ProgressProps = { paper: RespondingProps['paper']; steps: readonly Step[]; at: number }

function Progress({ paper, steps, at }: ProgressProps) {
  const { count, isSure } = stepsAtMost(paper, steps, at)
  if (count < 2) return null
  const unit = paper.taking?.one_by_one ? 'questionOf' : 'pageOf'
  const text = t(`responding.${unit}${isSure ? '' : 'Most'}`, { at: at + 1, count })
  return (
    <div className="grid grid-cols-1 gap-2">
      <p className="tabular text-sm text-ink-soft">{text}</p>
      <ProgressBar label={text} value={at} max={count} />
    </div>
  )
}

/** What whoever answers is promised, in words; before that, which of their answers would say who they are. */
function Promised({ questions }: { questions: readonly ShownQuestion[] }) {
  const asksWho = questions.some(tellsWho)
  return (
    <>
      {asksWho && <p>{t('responding.asksWho')}</p>}
      <details className="rounded border border-line bg-surface p-3">
        <summary className="font-medium">{t(asksWho ? 'responding.anonymousUnless' : 'responding.anonymous')}</summary>
        <p className="mt-2 text-sm text-ink-soft">{t('responding.anonymousHelp')}</p>
      </details>
    </>
  )
}

const whereItIs = (paper: RespondingProps['paper'], view: ResponseView): string => {
  const { isBegun, isKnown, isCounted, isKept, failure } = view
  if (!isBegun) return ''
  if (isCounted) return whatCounts(paper, view)
  if (isKnown) return t('responding.saved')
  if (failure === null) return t('responding.sending')
  return t(isKept ? 'responding.kept' : 'responding.notKept')
}

/** For whoever has come back in the middle of it. */
function HowMuchLonger({ paper, view }: Pick<RespondingProps, 'paper' | 'view'>) {
  const [left] = useState(() =>
    paper.questions.filter(({ id }) => (view.answers[questionId.parse(id)] ?? null) === null),
  )
  const about = isBranched(paper) ? 'responding.moreMinutesMost' : 'responding.moreMinutes'
  return <p>{t(about, { count: minutesFor(left) })}</p>
}
