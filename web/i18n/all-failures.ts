import type { FailureCode } from '#contract/failure.ts'
import { FailedCall } from '../api/reply.ts'
import failures from './en/failures.json'
import moreFailures from './en/more-failures.json'
import responseFailures from './en/response-failures.json'
import { failureTeller } from './failure-teller.ts'

const texts: Record<FailureCode | 'unknown', string> = { ...failures, ...moreFailures, ...responseFailures }

/** For pages where any call may be made; the student's has `failures.ts`. */
export const failureText = failureTeller(texts)

export const errorText = (error: unknown): string =>
  failureText(error instanceof FailedCall ? error.failure : { code: 'unknown' })
