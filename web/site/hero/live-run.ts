import { score } from '#domain/answers/scoring.ts'
import { defaultMarking, type Verdict } from '#domain/marking/marking.ts'
import { never } from '#domain/never.ts'
import { unheaded } from '#domain/questionnaires/items/heading.ts'
import type { Question } from '#domain/questionnaires/items/question.ts'
import { questionId } from '#domain/questions/question-id.ts'
import { type Instant, MINUTE } from '#domain/time/time-limit.ts'
import { advance, type Progress, resumed } from '../../runs/device/progress.ts'

export type LiveQuestion = {
  /** The language of its texts. */
  lang: string
  subject: string
  problem: string
  options: readonly string[]
  /** The place of the right one. */
  correct: number
  explanation: string
}

/** Enough not to hurry anybody who has come to look around. */
export const LIMIT = 10 * MINUTE

/** One visitor's try. Instants are the page's own clock; null is what has not happened yet. */
export type Run = { progress: Progress; startedAt: Instant | null; endedAt: Instant | null }

export type Move =
  | { kind: 'choose'; option: number; now: Instant }
  | { kind: 'open'; at: number }
  | { kind: 'finish'; now: Instant }
  | { kind: 'restart' }

export const asQuestions = (questions: readonly LiveQuestion[]): Question[] =>
  questions.map(({ problem, options, correct }, index) => ({
    kind: 'single_choice',
    id: questionId.parse(`live-${index + 1}`),
    prompt: problem,
    asked: { options: [...options] },
    key: { correct },
  }))

export const freshRun = (questions: readonly Question[]): Run => ({
  progress: resumed(questions.map(({ id }) => id)),
  startedAt: null,
  endedAt: null,
})

/** The clock starts with the first answer, as nobody has pressed Start before. */
const chosen = (run: Run, { option, now }: { option: number; now: Instant }): Run => {
  const question = run.progress.questions[run.progress.at]
  if (question === undefined) return run
  const progress = advance(run.progress, { kind: 'answer', question, value: option })
  return { ...run, progress, startedAt: run.startedAt ?? now }
}

export const played = (run: Run, move: Move): Run => {
  if (move.kind === 'restart') {
    return { progress: resumed(run.progress.questions), startedAt: null, endedAt: null }
  }
  if (run.endedAt !== null) return run
  switch (move.kind) {
    case 'choose':
      return chosen(run, move)
    case 'open':
      return { ...run, progress: advance(run.progress, move) }
    case 'finish':
      return { ...run, endedAt: move.now }
    default:
      return never(move)
  }
}

export const millisecondsLeft = ({ startedAt, endedAt }: Run, now: Instant): number =>
  startedAt === null ? LIMIT : Math.max(0, LIMIT - ((endedAt ?? now) - startedAt))

/** By question, in their order: what the server would say of the same sheet. */
export const verdictsOn = (questions: Question[], { progress }: Run): Verdict[] =>
  score({ sections: [unheaded(questions)], marking: defaultMarking(false) }, progress.sheet).answers.map(
    ({ verdict }) => verdict,
  )
