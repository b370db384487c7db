import Smartphone from 'lucide-react/icons/smartphone'
import { SECOND } from '#domain/time/time-limit.ts'
import { t as takeText } from '../../i18n/students/take.ts'
import { t } from '../../i18n/teachers/live.ts'
import { TimeLeft } from '../../runs/attempt/time-left.tsx'
import { entryOf } from '../../runs/device/changes.ts'
import { createServerClock } from '../../runs/device/clock.ts'
import { answeredCount, percentAnswered } from '../../runs/device/progress.ts'
import { classNames } from '../../ui/class-names.ts'
import { useElementId } from '../../ui/element-id.ts'
import { ProgressBar } from '../../ui/progress-bar.tsx'
import { hiddenPanel } from './hidden-panel.ts'
import { LiveMoves } from './live-moves.tsx'
import { LiveProblem } from './live-problem.tsx'
import { LiveResult } from './live-result.tsx'
import { LIMIT, type LiveQuestion, millisecondsLeft, type Run, verdictsOn } from './live-run.ts'
import { LiveSheet } from './live-sheet.tsx'
import { useLiveRun } from './use-live-run.ts'

type LiveQuizProps = {
  title: string
  intro: string
  questions: readonly LiveQuestion[]
  done: { title: string; text: string; button: string }
}

/**
 * Three questions to try, made of the parts that students use. All panels lie on one another, so the card is as high as
 * the highest of them and nothing moves; without scripts the first question can be read.
 */
export function LiveQuiz({ title, intro, questions, done }: LiveQuizProps) {
  const { paper, run, isDone, stage, choose, open, finish, restart } = useLiveRun(questions)
  const id = useElementId()
  const { progress } = run
  const panel = (isShown: boolean) => classNames('col-start-1 row-start-1', !isShown && hiddenPanel)
  return (
    <LiveSheet title={title} intro={intro}>
      <LiveBar run={run} />
      <div ref={stage} className="grid grid-cols-[minmax(0,1fr)] grid-rows-[1fr_auto]">
        {questions.map(({ lang, subject, problem, options }, at) => (
          <LiveProblem
            key={problem}
            id={`${id}-${at + 1}`}
            number={at + 1}
            total={questions.length}
            lang={lang}
            subject={subject}
            problem={problem}
            options={options}
            chosen={chosenIn(run, at)}
            className={panel(!isDone && at === progress.at)}
            onChoose={choose}
          />
        ))}
        <LiveMoves progress={progress} onGo={open} onFinish={finish} className={isDone ? hiddenPanel : undefined} />
        <LiveResult
          questions={questions}
          verdicts={verdictsOn(paper, run)}
          isShown={isDone}
          done={done}
          onRestart={restart}
        />
      </div>
    </LiveSheet>
  )
}

const chosenIn = ({ progress }: Run, at: number): number | null => {
  const question = progress.questions[at]
  const answer = question === undefined ? null : entryOf(progress, question).answer
  return typeof answer === 'number' ? answer : null
}

/** Before the first answer and after the end the clock stands. */
const standing = createServerClock(() => 0)
const ticking = createServerClock()

/** The product's own bar, with the one difference said: nothing here goes to a server. */
function LiveBar({ run }: { run: Run }) {
  const { progress, startedAt, endedAt } = run
  const isTicking = startedAt !== null && endedAt === null
  const counts = { answered: answeredCount(progress), total: progress.questions.length }
  return (
    <div className="grid gap-2 border-b border-line px-4 py-3">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <TimeLeft
          key={isTicking ? 'ticking' : 'standing'}
          endsAt={isTicking ? startedAt + LIMIT : millisecondsLeft(run, 0)}
          clock={isTicking ? ticking : standing}
          totalSeconds={LIMIT / SECOND}
        />
        <span className="flex items-center gap-1.5 text-sm font-medium text-ink-soft">
          <Smartphone aria-hidden="true" className="size-5 shrink-0" />
          {counts.answered > 0 ? t('live.kept') : t('live.notSent')}
        </span>
      </div>
      <div className="flex flex-wrap items-center gap-x-3">
        <span className="min-w-0 flex-1 basis-8">
          <ProgressBar
            label={takeText('take.progress')}
            value={percentAnswered(progress)}
            valueText={takeText('take.answeredOf', counts)}
          />
        </span>
        <span className="tabular text-sm text-ink-soft">{takeText('take.answeredOf', counts)}</span>
      </div>
    </div>
  )
}
