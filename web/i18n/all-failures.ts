import type { FailureCode } from '#contract/wire/failure.ts'
import { FailedCall } from '../calls/reply.ts'
import failures from './en/failures.json'
import moreFailures from './en/more-failures.json'
import responseFailures from './en/response-failures.json'
import { failureTeller } from './failure-teller.ts'
import { t } from './outage.ts'

/** Where no answer came, or something else, such as the login page of a network, gave one. */
type NoAnswer = 'network' | 'not_an_answer'

const texts: Record<FailureCode | NoAnswer | 'unknown', string> = { ...failures, ...moreFailures, ...responseFailures }

const tell = failureTeller(texts)

type Told = { code: string; reference?: string | undefined }

/** For pages where any call may be made; the student's has `failures.ts`. What is the server's fault has a reference to report. */
export const failureText = ({ code, reference }: Told): string =>
  [tell({ code }), ...(reference ? [t('outage.toReport', { reference })] : [])].join(' ')

export const errorText = (error: unknown): string =>
  failureText(error instanceof FailedCall ? error.failure : { code: 'unknown' })
