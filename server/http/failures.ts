import { STATUS_CODES } from 'node:http'
import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify'
import { FAILURES, type FailureCode } from '#contract/wire/failure.ts'
import { PROBLEM_TEXTS } from '#contract/wire/problem-texts.ts'
import type { FieldProblems } from '#contract/wire/problems-of.ts'
import type { Instant } from '#domain/time/time-limit.ts'
import { QueueFullError } from '../database/committer.ts'
import { type StorageTrouble, storageTrouble } from '../database/dialect.ts'
import { isNews } from '../database/watch-file.ts'
import { newCode } from '../secrets.ts'
import { prefersPage } from './representations.ts'

/** When a device that was turned away should come back, in seconds. */
const RETRY_AFTER = 2
/** Where room is made by the hour. */
const RETRY_LATER = 60

/** Short enough to be read out on the phone; counting failures up would tell everybody how many there are. */
const REFERENCE_LENGTH = 10

/** What a failure says beside its code, each where that code has it. */
export type Beside = { opens_at?: Instant; server_now?: Instant }
type Details = { fields?: FieldProblems; reference?: string; beside?: Beside }

export const inEnvelope = (status: number, data: unknown) => ({
  response: { status, status_text: STATUS_CODES[status] ?? '', data },
})

/** The envelope of a failure; nothing about the server's inside ever goes in. */
export const failureBody = (code: FailureCode, { fields, reference, beside }: Details = {}) => {
  const { status, message } = FAILURES[code]
  const texts =
    fields && Object.fromEntries(Object.entries(fields).map(([name, problem]) => [name, PROBLEM_TEXTS[problem]]))
  const error = {
    code,
    message,
    ...(texts && { fields: texts, problems: fields }),
    ...(reference && { reference }),
    ...beside,
  }
  return { response: { ...inEnvelope(status, null).response, error } }
}

/** Answers with a failure, in its status. */
export const sendFailure = (reply: FastifyReply, code: FailureCode, details: Details = {}) => {
  const { status } = FAILURES[code]
  if (status === 503) reply.header('retry-after', RETRY_AFTER)
  if (code === 'too_many_responses' || code === 'too_many_starts') reply.header('retry-after', RETRY_LATER)
  return reply.code(status).send(failureBody(code, details))
}

const BY_FASTIFY_CODE: Record<string, FailureCode> = {
  FST_ERR_CTP_BODY_TOO_LARGE: 'body_too_large',
  FST_ERR_CTP_INVALID_MEDIA_TYPE: 'unsupported_media_type',
  FST_ERR_CTP_EMPTY_JSON_BODY: 'invalid_json',
  FST_ERR_CTP_INVALID_JSON_BODY: 'invalid_json',
  FST_ERR_CTP_INVALID_CONTENT_LENGTH: 'invalid_json',
}

const BY_STORAGE_TROUBLE: Record<StorageTrouble, FailureCode> = {
  full: 'storage_full',
  unreachable: 'unavailable',
  'read-only': 'unavailable',
  lost: 'unavailable',
  broken: 'unavailable',
}

/** What a thrown error means to the caller; null when it is a surprise. */
const expectedCodeOf = (error: FastifyError): FailureCode | null => {
  if (error instanceof QueueFullError) return 'busy'
  const trouble = storageTrouble(error)
  if (trouble) return BY_STORAGE_TROUBLE[trouble]
  const known = BY_FASTIFY_CODE[error.code]
  if (known) return known
  const status = error.statusCode ?? 500
  return status >= 400 && status < 500 ? 'invalid_request' : null
}

const OUTAGE = '/500'

/** A longer address would, written into another one, be more than a browser may send. */
const LONGEST_FROM = 2000

const outagePath = (from: string, reference: string) =>
  `${OUTAGE}?${new URLSearchParams({ ...(from.length <= LONGEST_FROM && { from }), reference })}`

/** Somebody's browser asks for a page, to be shown as it comes. */
const isForAPage = ({ method, url, headers }: FastifyRequest): boolean =>
  method === 'GET' && !/^\/(api|500)\b/.test(url) && prefersPage(headers.accept)

/** Whoever went away before the whole request was here hears nothing any more, and nothing of ours has failed. */
const isGone = ({ raw }: FastifyRequest): boolean => raw.destroyed && !raw.complete

/**
 * Expected failures get their code; a surprise becomes a 500 whose reference stands in the log beside its cause. Who came
 * for a page gets a page: the one that tells of it, with the same reference, and leads back.
 */
export const answerError = (error: FastifyError, request: FastifyRequest, reply: FastifyReply) => {
  const code = isGone(request) ? 'invalid_request' : expectedCodeOf(error)
  if (code !== null && FAILURES[code].status < 500) return sendFailure(reply, code)
  const reference = newCode(REFERENCE_LENGTH)
  if (isNews(error)) request.log.error({ err: error, reference }, 'a call failed')
  if (isForAPage(request)) return reply.redirect(outagePath(request.url, reference))
  return sendFailure(reply, code ?? 'internal', { reference })
}
