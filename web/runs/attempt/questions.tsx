import { type ComponentProps, type ReactNode, useMemo, useRef, useState, useSyncExternalStore } from 'react'
import type { QuizPaperOnWire } from '#contract/questionnaires/papers.ts'
import { t } from '../../i18n/students/take.ts'
import type { ShownQuestion } from '../../questions/players.tsx'
import { Unsaved } from '../../questions/unsaved-context.tsx'
import { type UnsavedTexts, unsavedTexts } from '../../questions/unsaved-texts.ts'
import { Dialog } from '../../ui/dialogs/dialog.tsx'
import { extra } from '../../ui/extra.tsx'
import { Settings } from '../all-pages/extras.tsx'
import type { MarkedPaper } from '../all-pages/marking.tsx'
import { Main, QUIZ_WIDTH } from '../all-pages/surroundings.tsx'
import type { ServerClock } from '../device/clock.ts'
import type { Progress } from '../device/progress.ts'
import type { Guide } from '../movement/guide.ts'
import { hasReviewMarks } from '../movement/review-marks.ts'
import type { Hall } from '../national-screen/screen-parts.ts'
import { AroundQuestion, isFull, paletteMarks, wantedIn, widthClass } from './around-question.tsx'
import type { Attempt } from './attempt.ts'
import { type AttemptView, isStandStill } from './attempt-view.ts'
import { Bar } from './bar.tsx'
import { ConfirmSubmit } from './confirm-submit.tsx'
import { screenOf } from './load-parts.ts'
import { Moves } from './moves.tsx'
import { NotAll, Notice } from './notice.tsx'
import { Palette } from './palette.tsx'
import { Question } from './question.tsx'
import { NewResumeCode, ResumeCode } from './resume-code.tsx'
import { type LeaveToSomebodyElse, WhoTakesIt } from './who-takes-it.tsx'

/** It comes with the first question, and stays away for as long as it goes on here. */
const GoesOnElsewhere = extra<ComponentProps<typeof import('./goes-on-elsewhere.tsx').GoesOnElsewhere>>(() =>
  import('./goes-on-elsewhere.tsx').then((module) => module.GoesOnElsewhere),
)

/** Nobody waits for them: they come with the first question. */
const QuizKeys = extra<ComponentProps<typeof import('./quiz-keys.tsx').QuizKeys>>(() =>
  import('./quiz-keys.tsx').then((module) => module.QuizKeys),
)

type QuestionsProps = {
  attempt: Attempt
  view: AttemptView
  paper: Pick<QuizPaperOnWire, 'title' | 'duration' | 'layout' | 'settings'> &
    MarkedPaper & { questions: readonly ShownQuestion[] }
  clock: ServerClock
  /** Said in the bar instead of whether the server has the answers. */
  kept?: ReactNode
  /** Its student has only now come in on this device. */
  isNew?: boolean
  /** Leads where not every place is open at any time. */
  guide?: Guide | undefined
  hall?: Hall<AttemptView> | undefined
  /** For somebody who shares the phone with whoever takes the quiz. */
  onSomebodyElse?: LeaveToSomebodyElse
}

/** The quiz itself: one question at a time, the palette beside it or in a sheet. */
export function Questions(props: QuestionsProps) {
  const { attempt, view, paper, clock, kept, isNew = false, guide, hall, onSomebodyElse } = props
  const { progress, phase } = view
  const [open, setOpen] = useState<'palette' | 'confirm' | null>(null)
  const [hasKeys, setHasKeys] = useState(true)
  const [newAt, setNewAt] = useState(isNew ? progress.at : null)
  const side = useRef<HTMLElement>(null)
  const isReadOnly = phase.kind !== 'running'
  const unsaved = useMemo(() => unsavedTexts(attempt.id), [attempt])
  const tooLong = useSyncExternalStore(unsaved.subscribe, unsaved.questions)
  const close = () => setOpen(null)
  const finish = () => setOpen('confirm')
  const go = (at: number) => {
    close()
    attempt.act({ kind: 'open', at })
  }
  const showPalette = () => {
    const current = side.current?.querySelector<HTMLElement>('[aria-current]')
    if (current?.checkVisibility()) current.focus()
    else setOpen('palette')
  }

  const screen = screenOf(paper)
  const shown = {
    ...{ paper, progress, isReadOnly, guide, hall, person: view.person, marks: paletteMarks(paper, progress) },
    ...{ onStep: attempt.act, onGo: go, onPalette: () => setOpen('palette'), onFinish: finish },
  }
  const Numbers = screen?.Palette ?? Palette
  const Steps = screen?.Moves ?? Moves
  const beside = (
    <>
      <Numbers {...shown} />
      <ResumeCode code={attempt.resumeCode} />
      {onSomebodyElse && <WhoTakesIt person={view.person} onSomebodyElse={onSomebodyElse} />}
      <Settings hasKeys={hasKeys} hasMarks={hasReviewMarks(paper)} onKeys={setHasKeys} />
    </>
  )
  const openQuestion = (
    <OpenQuestion
      {...{ paper, progress, isReadOnly, unsaved, tooLong, hall }}
      attempt={hall?.attempt ?? attempt}
      view={hall?.view ?? view}
      isBare={screen !== undefined}
      newCode={newAt === progress.at ? attempt.resumeCode : null}
      onNoted={() => setNewAt(null)}
    />
  )
  return (
    <div className={`${widthClass(paper)} flex min-h-[calc(100dvh-var(--page-top,0px))] flex-col`}>
      <QuizKeys
        attempt={hall?.attempt ?? attempt}
        paper={paper}
        isOn={hasKeys && !isReadOnly && open === null}
        onPalette={showPalette}
      />
      {/* Before the question: a dialog that closes gives the focus back, and then another question takes it. */}
      <Dialog open={open === 'palette'} onClose={close} title={t('take.palette')} sheet>
        <div className="grid gap-5 p-1">{beside}</div>
      </Dialog>
      <ConfirmSubmit
        open={open === 'confirm'}
        {...{ paper, progress, tooLong, guide }}
        wanted={wantedIn(paper, progress)}
        hasCopy={view.hasCopy}
        Sign={screen?.Sign}
        onClose={close}
        onGo={go}
        onSubmit={() => {
          close()
          void attempt.submit()
        }}
      />
      <Bar
        {...{ paper, view, clock, isReadOnly, guide }}
        kept={tooLong.length > 0 ? <NotAll count={tooLong.length} /> : kept}
        onSubmit={finish}
      />
      <div className={`${QUIZ_WIDTH} flex flex-1 gap-10`}>
        <Main className="min-w-0 flex-1 py-4 wrap-anywhere short:py-3">
          {guide?.said}
          {screen ? <screen.Frame {...shown}>{openQuestion}</screen.Frame> : openQuestion}
        </Main>
        <aside
          ref={side}
          aria-label={t('take.palette')}
          className="sticky top-[calc(5rem+var(--page-top,0px))] hidden max-h-[calc(100dvh-10rem-var(--page-top,0px))] w-80 shrink-0 grid-cols-[minmax(0,1fr)] gap-4 self-start overflow-y-auto p-1 py-4 wrap-anywhere @min-[56.25rem]:grid"
        >
          {beside}
        </aside>
      </div>
      <GoesOnElsewhere why={isStandStill(phase) ? phase.kind : null} view={view} onTryAgain={attempt.tryAgain} />
      {!isStandStill(phase) && <Steps {...shown} progress={(hall?.view ?? view).progress} />}
    </div>
  )
}

type OpenQuestionProps = Pick<QuestionsProps, 'paper' | 'hall'> & {
  /** What is saved. */
  progress: Progress
  /** As the question shows it and takes its answer. */
  view: AttemptView
  attempt: Pick<Attempt, 'act'>
  isReadOnly: boolean
  unsaved: UnsavedTexts
  /** The questions in which more is typed than can be saved. */
  tooLong: readonly string[]
  isBare: boolean
  /** The resume code, until it is noted down. */
  newCode: string | null
  onNoted: () => void
}

/** With the texts that it is to be read with, and what is typed in it beyond what can be saved. */
function OpenQuestion(props: OpenQuestionProps) {
  const { paper, progress, view, attempt, hall, isReadOnly, unsaved, tooLong, isBare, newCode, onNoted } = props
  const question = paper.questions[progress.at]
  return (
    <AroundQuestion paper={paper} progress={progress}>
      {question && (
        <Unsaved value={unsaved}>
          <Question
            {...{ question, paper, attempt, view, isReadOnly, isBare }}
            where={hall?.where}
            isFull={isFull(paper, progress)}
            isTooLong={tooLong.includes(question.id)}
            before={newCode && <NewResumeCode code={newCode} onDone={onNoted} />}
          >
            <Notice hasCopy={view.hasCopy} />
          </Question>
        </Unsaved>
      )}
    </AroundQuestion>
  )
}
