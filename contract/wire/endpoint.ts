import type * as z from 'zod/mini'
import type { FailureCode } from './failure.ts'

/** Who may call: nobody in particular, a signed-in teacher (bearer token), or a student (attempt cookie). */
export type Caller = 'anyone' | 'teacher' | 'student'

type Schema = z.core.$ZodType

export type Endpoint<
  C extends Caller = Caller,
  Params extends Schema = Schema,
  Query extends Schema = Schema,
  Body extends Schema = Schema,
  Data extends Schema = Schema,
  F extends FailureCode = FailureCode,
> = {
  /** The operation's name in the OpenAPI document. */
  name: string
  summary: string
  method: 'GET' | 'POST' | 'PUT' | 'DELETE'
  /** Below /api/v1; variables as `:name`. */
  path: `/${string}`
  caller: C
  params?: Params
  query?: Query
  body?: Body
  /** The media types of a body that is a file; without them it is JSON. */
  bodyTypes?: readonly string[]
  /** True for a body that the schema would accept and leave as it is: it need not be asked then. */
  isPlainBody?: (body: unknown) => boolean
  data: Data
  /** The status of success; 200 unless it says otherwise. */
  status?: 200 | 201
  /** The code for input that does not parse; `invalid_request` unless it says otherwise. */
  invalidAs?: FailureCode
  /** Largest body in bytes; 64 KiB unless it says otherwise. */
  bodyLimit?: number
  failures: readonly F[]
}

export const endpoint = <
  C extends Caller,
  Data extends Schema,
  F extends FailureCode,
  Params extends Schema = z.ZodMiniUndefined,
  Query extends Schema = z.ZodMiniUndefined,
  Body extends Schema = z.ZodMiniUndefined,
>(
  definition: Endpoint<C, Params, Query, Body, Data, F>,
) => definition
