import { type QuizAnalysisOnWire, type QuizPaperOnWire, readQuiz } from '#contract/questionnaires/papers.ts'
import { readResult, readStudent, type StudentOnWire } from '#contract/runs/attempts.ts'
import { call } from '../../calls/call.ts'
import type { CallFailure } from '../../calls/reply.ts'
import { keepTrying, type Patience } from '../../calls/retry.ts'
import { codeAgain } from '../attempt/opening.ts'
import { loadBrand } from '../brand/brand-here.ts'
import { loadOwnForm } from '../join-form/load-own-form.ts'
import { hadAsked } from './own-wish.ts'

export type AnalysisFound =
  | { kind: 'found'; student: StudentOnWire; quiz: QuizAnalysisOnWire | QuizPaperOnWire }
  /** All is in, and nothing of the result is shown yet. */
  | { kind: 'later'; student: StudentOnWire; quiz: QuizPaperOnWire }
  /** What was there has been erased, as its student wished. */
  | { kind: 'erased'; code: string }
  | { kind: 'leave'; to: string }
  | { kind: 'refused'; failure: CallFailure }

type Trying = {
  patience: Patience
  onFailure: (failure: CallFailure) => void
  /** Whether this device keeps what was submitted, and has not led back to it before. */
  mayBringBack: () => Promise<boolean>
}

/** The result of the attempt at `code`, or of this browser's latest; tries until the server answers. */
export const readAnalysis = async (code: string | null, trying: Trying): Promise<AnalysisFound> => {
  const result = await keepTrying(
    (timeoutMs) => call(readResult, { query: code ? { code } : {} }, { timeoutMs }),
    trying,
  )
  if (!result.ok) return withoutResult(result.failure, code, trying)
  const query = { code: result.value.quiz_code, analysis: 'true' } as const
  const quiz = await keepTrying((timeoutMs) => call(readQuiz, { query }, { timeoutMs }), trying)
  if (quiz.ok) {
    await Promise.all([loadOwnForm(quiz.value), loadBrand(quiz.value.brand)])
    return { kind: 'found', student: result.value, quiz: quiz.value }
  }
  const paper = quiz.failure.code === 'analysis_not_available' ? await paperOf(query.code, trying) : null
  return paper ? { kind: 'found', student: result.value, quiz: paper } : refusal(quiz.failure, query.code)
}

const paperOf = async (code: string, trying: Trying): Promise<QuizPaperOnWire | null> => {
  const paper = await keepTrying((timeoutMs) => call(readQuiz, { query: { code } }, { timeoutMs }), trying)
  if (!paper.ok) return null
  await Promise.all([loadOwnForm(paper.value), loadBrand(paper.value.brand)])
  return paper.value
}

/** What there is instead of a result: not yet, or not any more. */
const withoutResult = async (failure: CallFailure, code: string | null, trying: Trying): Promise<AnalysisFound> => {
  const { code: why } = failure
  if (code === null) return refusal(failure, code)
  if (why === 'no_attempt' && !hadAsked(code)) return broughtBack(failure, code, trying)
  if (why !== 'result_not_released') return refusal(failure, code)
  const student = await keepTrying((timeoutMs) => call(readStudent, { query: { code } }, { timeoutMs }), trying)
  if (student.ok && !student.value.attempted) return broughtBack(failure, code, trying)
  const quiz = student.ok ? await paperOf(code, trying) : null
  return student.ok && quiz ? { kind: 'later', student: student.value, quiz } : refusal(failure, code)
}

/** What was submitted here and the server has not, as after the restore of an older backup: its own page brings it back. */
const broughtBack = async (failure: CallFailure, code: string, { mayBringBack }: Trying): Promise<AnalysisFound> =>
  (await mayBringBack()) ? { kind: 'leave', to: `/quiz?code=${encodeURIComponent(code)}` } : refusal(failure, code)

const LEAD_BACK = ['no_attempt', 'quiz_not_found']

const refusal = (failure: CallFailure, code: string | null): AnalysisFound => {
  if (failure.code === 'no_attempt' && code !== null && hadAsked(code)) return { kind: 'erased', code }
  return LEAD_BACK.includes(failure.code)
    ? { kind: 'leave', to: codeAgain(failure.code, code ?? '') }
    : { kind: 'refused', failure }
}
