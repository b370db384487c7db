import type { FailureCode } from '#contract/wire/failure.ts'
import failures from './en/failures.json'
import { failureTeller } from './failure-teller.ts'

type Calls = typeof import('#contract/runs/attempts.ts') &
  Pick<typeof import('#contract/questionnaires/papers.ts'), 'readQuiz'>
type Named<Call> = Call extends { failures: readonly (infer Code)[] } ? Code : never

/** Only ever asked about behind the page's back. */
type NeverShown = 'new_student' | 'receipt_not_valid' | 'time_left'

/** What a student's calls may be refused for; the student's page carries no more. */
export type StudentFailure =
  | Exclude<Extract<Named<Calls[keyof Calls]>, FailureCode>, NeverShown>
  | 'invalid_request'
  | 'took_too_long'
  | 'internal'
  | 'unavailable'

const texts: Record<StudentFailure | 'unknown', string> = failures

export const failureText = failureTeller(texts)
