import type * as z from 'zod/mini'
import { safeParse } from 'zod/mini'
import type { Endpoint, Schema, Taken } from '#contract/wire/endpoint.ts'
import type { FieldProblems } from '#contract/wire/problems-of.ts'
import { API_BASE, envelope } from '#contract/wire/wire.ts'
import { SECOND } from '#domain/time/time-limit.ts'
import { abortedAfter } from './aborted-after.ts'
import { type CallFailure, fail, ok, type Reply } from './reply.ts'

/** A call may have to wait behind the page's own scripts: over a slow network these take longer than any answer. */
const TIMEOUT_MS = 20 * SECOND

/** Only what the endpoint takes has to be given, and only that can be. */
export type CallInput<E extends Endpoint> = Part<E, 'params'> & Part<E, 'query'> & Part<E, 'body'>
type Part<E extends Endpoint, Name extends 'params' | 'query' | 'body'> =
  Taken<E, Name> extends infer S extends Schema ? { [key in Name]: z.input<S> } : unknown

/** `keepalive`: the call outlives the page, where what it brings is small enough for that. */
type CallOptions = { token?: string | null; keepalive?: boolean; timeoutMs?: number }
type AnyInput = { params?: object; query?: object; body?: unknown }

/** What a page says with each of its calls beside what they say themselves, as headers. */
export type SayBeside = (input: AnyInput) => Promise<Record<string, string>>

let beside: SayBeside | undefined

export const sayBeside = (say: SayBeside | undefined): void => {
  beside = say
}

/** Makes one call of the contract; whatever happens comes back as a value, and only a well-formed answer is a success. */
export const call = async <E extends Endpoint>(
  endpoint: E,
  input: CallInput<E> & AnyInput,
  options: CallOptions = {},
): Promise<Reply<z.output<E['data']>>> => {
  const { params, query, body }: AnyInput = input
  const sent = body === undefined ? null : body instanceof Blob ? body : JSON.stringify(body)
  try {
    const response = await fetch(API_BASE + filled(endpoint.path, params) + asQuery(query), {
      method: endpoint.method,
      headers: { ...headersOf(body, options.token), ...(await beside?.(input)) },
      body: sent,
      keepalive: options.keepalive === true && new Blob([sent ?? '']).size <= MOST_BEHIND,
      credentials: 'same-origin',
      signal: abortedAfter(options.timeoutMs ?? TIMEOUT_MS),
    })
    return await replyOf<E['data']>(endpoint.data, response)
  } catch {
    return fail({ status: null, code: 'network', fields: {}, retryAfterMs: null })
  }
}

/** In bytes: browsers refuse a call that is to outlive its page where all such calls together bring more than 64 KiB. */
const MOST_BEHIND = 60_000

const headersOf = (body: unknown, token: string | null | undefined): Record<string, string> => ({
  ...(body !== undefined && { 'content-type': body instanceof Blob ? body.type : 'application/json' }),
  ...(!!token && { authorization: `Bearer ${token}` }),
})

const replyOf = async <S extends Schema>(schema: S, response: Response): Promise<Reply<z.output<S>>> => {
  const read = safeParse(envelope, await response.json().catch(() => null))
  const body = read.success ? read.data.response : undefined
  if (response.ok && body && !body.error) {
    const data = safeParse(schema, body.data)
    if (data.success) return ok(data.data)
  }
  return fail(failureOf(response, body?.error))
}

type ErrorBody = z.output<typeof envelope>['response']['error']

/** Something in between may answer for the server (a captive portal, a proxy): its answer is no answer. */
const failureOf = (response: Response, error: ErrorBody): CallFailure => ({
  status: response.ok ? null : response.status,
  code: error?.code ?? 'not_an_answer',
  // A newer server may know problems that this page has no words for: whoever says them says another one then.
  fields: (error?.problems ?? {}) as FieldProblems,
  ...(error?.reference !== undefined && { reference: error.reference }),
  retryAfterMs: retryAfterOf(response),
})

const retryAfterOf = (response: Response): number | null => {
  const seconds = Number(response.headers.get('retry-after') ?? Number.NaN)
  return Number.isFinite(seconds) ? seconds * SECOND : null
}

const filled = (path: string, params: object = {}): string =>
  Object.entries(params).reduce(
    (url, [name, value]) => url.replace(`:${name}`, encodeURIComponent(String(value))),
    path,
  )

const asQuery = (query: object = {}): string => {
  const search = new URLSearchParams()
  for (const [name, value] of Object.entries(query)) if (value !== undefined) search.set(name, String(value))
  return search.size ? `?${search}` : ''
}
