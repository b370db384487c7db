import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type * as z from 'zod/mini'
import { safeParse } from 'zod/mini'
import { wholeCall } from '#contract/api.ts'
import type { Endpoint, Taken, WholeCall } from '#contract/wire/endpoint.ts'
import type { FailureCode } from '#contract/wire/failure.ts'
import { type FieldProblems, problemsOf } from '#contract/wire/problems-of.ts'
import { API_BASE } from '#contract/wire/wire.ts'
import type { Context } from '../context.ts'
import { compiled } from './compile-schema.ts'
import { type Beside, inEnvelope, sendFailure } from './failures.ts'
import {
  type Opening,
  opened,
  type PreparedAnswer,
  type ShelvedJson,
  sendPrepared,
  sendSpliced,
  withQuestions,
} from './prepared-answer.ts'
import { refusedOrigin } from './same-origin.ts'
import { type SignedInTeacher, signedInTeacher } from './who-is-asking.ts'

type Parsed<E extends Endpoint, Part extends 'params' | 'query' | 'body'> = z.output<Taken<E, Part>>
type RequestOf<E extends Endpoint> = NonNullable<E['request']>
export type Call<E extends Endpoint> = {
  params: Parsed<E, 'params'>
  query: Parsed<E, 'query'>
  body: Parsed<E, 'body'>
  teacher: RequestOf<E>['caller'] extends 'teacher' ? SignedInTeacher : null
  request: FastifyRequest
  reply: FastifyReply
}

/** A failure that names the fields it is about, or says more in another way. */
export type Refusal<Code extends FailureCode> = { ok: false; code: Code; fields?: FieldProblems; beside?: Beside }
/** Bytes made before: nothing is left to check or to serialise. */
type Ready = { ok: true; prepared: PreparedAnswer }
/** Takes the connection over. */
type Streamed = { ok: true; stream: () => void }
/** A value whose empty `questions` stand for others that were serialised before. */
type WithQuestions<Value> = { ok: true; value: Value; questions: ShelvedJson }
/** The rest of an answer whose first member was checked and serialised before. */
type Opened<Value> = { ok: true; opening: Opening; value: Value }

type AlwaysPossible = 'invalid_request' | 'unauthenticated'

type Outcome<E extends Endpoint> =
  | { ok: true; value: z.input<E['data']> }
  | WithQuestions<z.input<E['data']>>
  | Opened<z.input<E['data']>>
  | Refusal<RequestOf<E>['failures'][number] | AlwaysPossible>
  | Ready
  | Streamed

type Handle<E extends Endpoint> = (call: Call<E>) => Promise<Outcome<E>>

/** Whatever else stood beside a call here would be lost: it belongs to the call's request in the contract. */
type OnlyOfEndpoints<E> = Record<Exclude<keyof E, keyof Endpoint>, never>

const BODY_LIMIT = 64 * 1024

/** Binds an endpoint of the contract to its use case: wire words are parsed on the way in and checked on the way out. */
export const serve = <E extends Endpoint>(
  { app, context }: { app: FastifyInstance; context: Context },
  contract: E & OnlyOfEndpoints<E>,
  handle: Handle<E>,
): void => {
  const call = { ...wholeCall(contract), data: contract.data }
  const endpoint = { ...call, ...compiledSchemas(call) }
  const teachers = new WeakMap<FastifyRequest, SignedInTeacher>()

  /** Before the body is read: reading what a stranger sends would cost more than anything else about them. */
  const admit = async (request: FastifyRequest, reply: FastifyReply) => {
    const refused = refusedOrigin(request, context.config)
    if (refused) return sendFailure(reply, refused)
    if (endpoint.caller !== 'teacher') return
    const teacher = await signedInTeacher(context, request)
    if (teacher === null) return sendFailure(reply, 'unauthenticated')
    teachers.set(request, teacher)
  }

  const answer = async (request: FastifyRequest, reply: FastifyReply) => {
    const teacher = teachers.get(request) ?? null
    const input = parsedInput(endpoint, request)
    if (!input.ok) return sendFailure(reply, endpoint.invalidAs ?? 'invalid_request', { fields: input.fields })

    // The schemas that parsed these values are the ones `Call` takes its types from.
    const outcome = await handle({ ...input.value, teacher, request, reply } as unknown as Call<E>)
    if (!outcome.ok) return sendFailure(reply, outcome.code, detailsOf(outcome))
    if ('stream' in outcome) return outcome.stream()
    if ('prepared' in outcome) return sendPrepared(request, reply, outcome.prepared)
    const status = endpoint.status ?? 200
    const value = checked(endpoint, outcome.value)
    if ('opening' in outcome) return sendSpliced(request, reply, opened(outcome.opening, JSON.stringify(value)))
    const envelope = inEnvelope(status, value)
    if (!('questions' in outcome)) return reply.code(status).send(envelope)
    return sendSpliced(request, reply, withQuestions(JSON.stringify(envelope), outcome.questions))
  }

  app.route({
    method: endpoint.method,
    url: API_BASE + endpoint.path,
    bodyLimit: endpoint.bodyLimit ?? BODY_LIMIT,
    config: { caller: endpoint.caller },
    onRequest: admit,
    handler: answer,
  })
}

const detailsOf = ({ fields, beside }: Refusal<FailureCode>) => ({
  ...(fields && { fields }),
  ...(beside && { beside }),
})

const compiledSchemas = ({ params, query, body, data }: WholeCall) => ({
  ...(params && { params: compiled(params) }),
  ...(query && { query: compiled(query) }),
  ...(body && { body: compiled(body) }),
  data: compiled(data),
})

type Input =
  | { ok: true; value: { params: unknown; query: unknown; body: unknown } }
  | { ok: false; fields: FieldProblems }

const parsedInput = ({ params, query, body, isPlainBody }: WholeCall, request: FastifyRequest): Input => {
  const read = {
    params: params && safeParse(params, request.params),
    query: query && safeParse(query, request.query),
    body: isPlainBody?.(request.body)
      ? { data: request.body, error: undefined }
      : body && safeParse(body, request.body),
  }
  const errors = [read.params?.error, read.query?.error, read.body?.error].filter((error) => error !== undefined)
  if (errors.length > 0) return { ok: false, fields: Object.assign({}, ...errors.map(problemsOf)) }
  return { ok: true, value: { params: read.params?.data, query: read.query?.data, body: read.body?.data } }
}

/** A reply that does not fit the contract is our mistake: it must not leave, and the log must say so. */
const checked = ({ data, name }: WholeCall, value: unknown) => {
  const read = safeParse(data, value)
  if (read.success) return read.data
  throw new Error(`${name} would answer what its contract does not allow: ${JSON.stringify(problemsOf(read.error))}`)
}
