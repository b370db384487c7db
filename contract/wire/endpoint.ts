import type * as z from 'zod/mini'
import type { FailureCode } from './failure.ts'

/** Who may call: nobody in particular, a signed-in teacher (bearer token), or a student (attempt cookie). */
export type Caller = 'anyone' | 'teacher' | 'student'

export type Schema = z.core.$ZodType

/** What may be sent, by whom, and what it is refused for: only the server and its documentation load it, no page does. */
type RequestRule = {
  summary: string
  caller: Caller
  params?: Schema
  query?: Schema
  body?: Schema
  /** The media types of a body that is a file; without them it is JSON. */
  bodyTypes?: readonly string[]
  /** True for a body that the schema would accept and leave as it is: it need not be asked then. */
  isPlainBody?: (body: unknown) => boolean
  /** The status of success; 200 unless it says otherwise. */
  status?: 200 | 201
  /** The code for input that does not parse; `invalid_request` unless it says otherwise. */
  invalidAs?: FailureCode
  /** Largest body in bytes; 64 KiB unless it says otherwise. */
  bodyLimit?: number
  failures: readonly FailureCode[]
}

/** The requests of a file's calls, by the calls' names. */
export type Requests = Readonly<Record<string, RequestRule>>

/** What a page needs of a call. */
export type Endpoint<S extends RequestRule = RequestRule, Data extends Schema = Schema> = {
  method: 'GET' | 'POST' | 'PUT' | 'DELETE'
  /** Below /api/v1; variables as `:name`. */
  path: `/${string}`
  data: Data
  /** Never there: its type alone tells a page what the call takes, without the schemas that check it. */
  request?: S
}

/** The whole call; `name` is the operation's in the OpenAPI document. */
export type WholeCall<Name extends string = string> = RequestRule & Omit<Endpoint, 'request'> & { name: Name }

/** Makes what a page needs of the call whose other part has the type `S`. */
export const endpoint =
  <const S extends RequestRule>() =>
  <Data extends Schema>(call: Omit<Endpoint<S, Data>, 'request'>): Endpoint<S, Data> =>
    call

/** The schema of one part of what a call takes; `undefined` where it takes none. */
export type Taken<E extends Endpoint, Part extends 'params' | 'query' | 'body'> =
  NonNullable<E['request']> extends { [part in Part]: infer S extends Schema } ? S : undefined
