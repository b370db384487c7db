import type { AnswerSheet } from '#domain/answer.ts'
import { endOf } from '#domain/time-limit.ts'
import { fail, ok } from '../../api/reply.ts'
import { Attempt } from '../../submissions/attempt.ts'
import type { ServerClock } from '../../submissions/clock.ts'
import type { KeptAttempt } from '../../submissions/journal.ts'
import { resumed } from '../../submissions/progress.ts'
import type { DemoPaper } from './demo-paper.ts'
import type { QuizStage } from './kept-demo.ts'

/** No server keeps the demo's time: the device's own clock is all there is. */
export const deviceClock: ServerClock = {
  now: () => Date.now(),
  isHeard: () => true,
  heard: () => {},
  guess: () => {},
}

/** The answer to whatever a real quiz would tell or ask its server; no such call is worth repeating. */
const nobody = async () => fail({ status: 400, code: 'not_sent', message: '', fields: {}, retryAfterMs: null })

type LocalAttempt = {
  stage: QuizStage
  paper: DemoPaper
  /** Whether the device has kept it. */
  onChange: (progress: QuizStage['progress']) => boolean
  onSubmit: (sheet: AnswerSheet) => void
}

/** A student's run as in a real quiz, its server left out: no answer is ever sent, and each stays on this device. */
export const localAttempt = ({ stage, paper, onChange, onSubmit }: LocalAttempt): Attempt =>
  new Attempt(
    {
      id: 'demo',
      deviceKey: 'demo',
      resumeCode: null,
      progress: resumed(
        paper.questions.map(({ id }) => id),
        [stage.progress],
      ),
      acknowledged: 0,
      endsAt: endOf({ startedAt: stage.startedAt, minutes: paper.minutes }),
      section: 'quiz',
    },
    {
      api: {
        save: nobody,
        student: nobody,
        submit: async (sheet) => {
          onSubmit(sheet)
          return ok({ submission_code: 'demo' })
        },
      },
      clock: deviceClock,
      journal: {
        writeNotes: async ({ attempt }) => attempt !== null && onChange(progressIn(attempt)),
        clear: async () => {},
      },
      tab: { whenTaken: () => {} },
      onSubmitFailing: () => {},
      // Nobody else's clock reaches zero on this device: there is no crowd to spread out.
      random: () => 0,
    },
  )

const progressIn = ({ sheet, revision, at, visited, changedIn }: KeptAttempt): QuizStage['progress'] => ({
  sheet,
  revision,
  at,
  visited,
  changedIn,
})
