import type { AnswerSheet } from '#domain/answers/answer.ts'
import type { QuestionId } from '#domain/questions/question-id.ts'
import { sectionEnds } from '#domain/time/section-ends.ts'
import { endOf } from '#domain/time/time-limit.ts'
import { fail, ok } from '../../calls/reply.ts'
import { Attempt } from '../../runs/attempt/attempt.ts'
import type { ServerClock } from '../../runs/device/clock.ts'
import type { KeptAttempt } from '../../runs/device/kept-attempt.ts'
import { resumed } from '../../runs/device/progress.ts'
import { writerName } from '../../runs/device/writer.ts'
import type { QuizStage } from './kept-demo.ts'

/** No server keeps the demo's time: the device's own clock is all there is. */
export const deviceClock: ServerClock = {
  now: () => Date.now(),
  isHeard: () => true,
  isGuessed: () => false,
  heard: () => {},
  guess: () => {},
}

/** The answer to whatever a real quiz would tell or ask its server; no such call is worth repeating. */
const nobody = async () => fail({ status: 400, code: 'not_sent', fields: {}, retryAfterMs: null })

type LocalAttempt = {
  stage: Pick<QuizStage, 'progress' | 'startedAt'>
  /** `times`: of each section, or question, as it is met, in milliseconds, where they have times of their own. */
  paper: { minutes: number; times?: readonly number[] | null; questions: readonly { id: QuestionId }[] }
  /** Whether the device has kept it. */
  onChange: (progress: QuizStage['progress']) => boolean
  onSubmit: (sheet: AnswerSheet) => void
}

/** A student's run as in a real quiz, its server left out: no answer is ever sent, and each stays on this device. */
export const localAttempt = ({ stage, paper, onChange, onSubmit }: LocalAttempt): Attempt => {
  // What is noted after the end must not put the running quiz back in the place of what became of it.
  let isOver = false
  const { startedAt } = stage
  const ofPaper = endOf({ startedAt, minutes: paper.minutes })
  const ends = paper.times ? sectionEnds(paper.times, { startedAt, endsAt: ofPaper }) : undefined
  const endsAt = ends ? Math.max(...ends) : ofPaper
  return new Attempt(
    {
      id: 'demo',
      code: 'demo',
      deviceKey: null,
      receipt: null,
      resumeCode: null,
      epoch: null,
      givenBackMs: 0,
      person: null,
      progress: resumed(
        paper.questions.map(({ id }) => id),
        { kept: [stage.progress], writer: { turn: 0, device: writerName() } },
      ),
      endsAt,
      sectionEnds: ends,
      endedBy: null,
    },
    {
      api: {
        save: nobody,
        student: nobody,
        restore: nobody,
        word: nobody,
        submit: async ({ progress }) => {
          isOver = true
          onSubmit(progress.sheet)
          return ok({ submission_code: 'demo', outcome: 'counted' as const, epoch: 'demo' })
        },
      },
      clock: deviceClock,
      journal: {
        write: async (attempt) => (isOver || onChange(progressIn(attempt)) ? attempt : null),
        leaveBehind: () => {},
      },
      tab: { whenTaken: () => {} },
      // None is needed where nothing is sent.
      hasCookies: () => true,
      // Nobody else's clock reaches zero on this device: there is no crowd to spread out.
      random: () => 0,
    },
  )
}

const progressIn = ({ sheet, at, visited, changedAt }: KeptAttempt): QuizStage['progress'] => ({
  sheet,
  at,
  visited,
  changedAt,
})
