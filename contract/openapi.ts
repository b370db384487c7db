import * as z from 'zod/mini'
import { PROBLEMS } from '#domain/text/problem.ts'
import { kindsInWords } from './question-examples.ts'
import type { Caller, Schema, WholeCall } from './wire/endpoint.ts'
import { FAILURES, type FailureCode } from './wire/failure.ts'
import { API_BASE, isoInstant } from './wire/wire.ts'

type JsonSchema = Record<string, unknown>

const asJsonSchema = (schema: Schema, io: 'input' | 'output'): JsonSchema => {
  const { $schema: _, ...json } = z.toJSONSchema(schema, {
    io,
    unrepresentable: 'any',
    // Pages read none of them closely enough to carry what would check them.
    override: ({ zodSchema, jsonSchema }) => {
      if (zodSchema === isoInstant) jsonSchema.format = 'date-time'
    },
  })
  return json
}

const envelopeOf = (status: number, data: JsonSchema): JsonSchema => ({
  type: 'object',
  required: ['response'],
  properties: {
    response: {
      type: 'object',
      required: ['status', 'status_text', 'data'],
      properties: { status: { const: status }, status_text: { type: 'string' }, data },
    },
  },
})

const FAILURE_ENVELOPE: JsonSchema = {
  type: 'object',
  required: ['response'],
  properties: {
    response: {
      type: 'object',
      required: ['status', 'status_text', 'data', 'error'],
      properties: {
        status: { type: 'integer' },
        status_text: { type: 'string' },
        data: { type: 'null' },
        error: {
          type: 'object',
          required: ['code', 'message'],
          properties: {
            code: { type: 'string', enum: Object.keys(FAILURES) },
            message: { type: 'string', description: 'For people, in English.' },
            fields: {
              type: 'object',
              additionalProperties: { type: 'string' },
              description: 'What is wrong with which field; for validation failures only.',
            },
            problems: {
              type: 'object',
              additionalProperties: { type: 'string', enum: PROBLEMS },
              description: 'The same as `fields`, in codes.',
            },
            opens_at: { type: 'integer', description: 'When it opens, in unix milliseconds; with `not_open` only.' },
            server_now: { type: 'integer', description: 'The server’s time, likewise.' },
            reference: { type: 'string', description: 'Where to look in the server’s log; for server errors only.' },
          },
        },
      },
    },
  },
}

const parametersOf = (where: 'path' | 'query', schema: Schema | undefined) => {
  if (schema === undefined) return []
  const { properties = {}, required = [] } = z.toJSONSchema(schema, { io: 'input' })
  return Object.entries(properties).map(([name, property]) => ({
    name,
    in: where,
    required: required.includes(name),
    schema: property,
  }))
}

const SECURITY: Record<Caller, object[]> = {
  anyone: [],
  teacher: [{ teacher_token: [] }],
  student: [{ attempt_cookie: [] }],
}

/** What any call, any with input, or any of this caller may be refused for besides what it names itself. */
const failuresOf = ({ caller, invalidAs, body, params, query, failures }: WholeCall): FailureCode[] => [
  ...((body ?? params ?? query) ? [invalidAs ?? ('invalid_request' as const)] : []),
  ...(body ? (['invalid_json', 'wrong_origin', 'no_origin', 'body_too_large', 'unsupported_media_type'] as const) : []),
  ...(caller === 'teacher' ? (['unauthenticated'] as const) : []),
  ...failures,
  'took_too_long',
  'headers_too_large',
  'internal',
  'unavailable',
]

const failureResponses = (endpoint: WholeCall) => {
  const byStatus = Map.groupBy(new Set(failuresOf(endpoint)), (code) => FAILURES[code].status)
  const responses = [...byStatus].map(([status, codes]) => [
    status,
    {
      description: codes.map((code) => `\`${code}\`: ${FAILURES[code].message}`).join('\n\n'),
      content: { 'application/json': { schema: { $ref: '#/components/schemas/Failure' } } },
    },
  ])
  return Object.fromEntries(responses)
}

const contentOf = (body: Schema, types: readonly string[] | undefined) =>
  types === undefined
    ? { 'application/json': { schema: asJsonSchema(body, 'input') } }
    : Object.fromEntries(types.map((type) => [type, {}]))

const operationOf = (endpoint: WholeCall) => {
  const { name, summary, caller, params, query, body, bodyTypes, data, status = 200 } = endpoint
  return {
    operationId: name,
    summary,
    security: SECURITY[caller],
    parameters: [...parametersOf('path', params), ...parametersOf('query', query)],
    ...(body && {
      requestBody: { required: true, content: contentOf(body, bodyTypes) },
    }),
    responses: {
      [status]: {
        description: 'Done.',
        content: { 'application/json': { schema: envelopeOf(status, asJsonSchema(data, 'output')) } },
      },
      ...failureResponses(endpoint),
    },
  }
}

type About = {
  version: string
  /** By its identifier in SPDX's list. */
  license: string
  /** Where the calls are answered; null: wherever the document comes from. */
  origin: string | null
}

/** The OpenAPI 3.1 document of these calls. */
export const openApiOf = (endpoints: readonly WholeCall[], { version, license, origin }: About) => {
  const paths: Record<string, Record<string, unknown>> = {}
  for (const endpoint of endpoints) {
    const path = API_BASE + endpoint.path.replace(/:(\w+)/g, '{$1}')
    paths[path] = { ...paths[path], [endpoint.method.toLowerCase()]: operationOf(endpoint) }
  }
  return {
    openapi: '3.1.0',
    info: {
      title: 'Quiznity',
      version,
      description: [
        'Every answer is an envelope. Names are snake_case; `duration` is nanoseconds, `time_stamp` unix seconds, ' +
          '`server_now` and `ends_at` unix milliseconds. The server’s clock decides.',
        ...kindsInWords(),
      ].join('\n\n'),
      license: { name: license, identifier: license },
    },
    servers: [{ url: origin ?? '/' }],
    paths,
    components: {
      schemas: { Failure: FAILURE_ENVELOPE },
      securitySchemes: {
        teacher_token: { type: 'http', scheme: 'bearer' },
        attempt_cookie: {
          type: 'apiKey',
          in: 'cookie',
          name: 'quiznity_attempt_{quiz_code}',
          description:
            'Over https it is `__Host-attempt_{quiz_code}`. Of calls with the header `embedded: 1`, as a frame on another site makes them, `__Host-embedded_{quiz_code}` alone, or without it the header `device-key`.',
        },
      },
    },
  }
}
