import { type QuizAnalysisOnWire, type QuizPaperOnWire, readQuiz } from '#contract/papers.ts'
import { readResult, type StudentOnWire } from '#contract/submissions.ts'
import { call } from '../api/call.ts'
import type { CallFailure } from '../api/reply.ts'
import { codeAgain } from './opening.ts'
import { keepTrying, type Patience } from './retry.ts'

export type AnalysisFound =
  | { kind: 'found'; student: StudentOnWire; quiz: QuizAnalysisOnWire | QuizPaperOnWire }
  | { kind: 'leave'; to: string }
  | { kind: 'refused'; failure: CallFailure }

type Trying = { patience: Patience; onFailure: (failure: CallFailure) => void }

/** The result of the attempt at `code`, or of this browser's latest; tries until the server answers. */
export const readAnalysis = async (code: string | null, trying: Trying): Promise<AnalysisFound> => {
  const result = await keepTrying(() => call(readResult, { query: code ? { code } : {} }), trying)
  if (!result.ok) return refusal(result.failure, code)
  const query = { code: result.value.quiz_code, analysis: 'true' } as const
  const quiz = await keepTrying((timeoutMs) => call(readQuiz, { query }, { timeoutMs }), trying)
  return quiz.ok ? { kind: 'found', student: result.value, quiz: quiz.value } : refusal(quiz.failure, query.code)
}

const LEAD_BACK = ['no_attempt', 'quiz_not_found']

const refusal = (failure: CallFailure, code: string | null): AnalysisFound =>
  LEAD_BACK.includes(failure.code)
    ? { kind: 'leave', to: codeAgain(failure.code, code ?? '') }
    : { kind: 'refused', failure }
