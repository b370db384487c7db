import { createConfig, lintFromString } from '@redocly/openapi-core'
import { expect, it } from 'vitest'
import * as z from 'zod/mini'
import { ENDPOINTS } from '#contract/api.ts'
import { openApiOf } from '#contract/openapi.ts'
import type { WholeCall } from '#contract/wire/endpoint.ts'
import { FAILURES } from '#contract/wire/failure.ts'
import { API_BASE } from '#contract/wire/wire.ts'
import { describeOneDatabase } from '../testing/describe-each-database.ts'
import { sharedWorld } from '../testing/world.ts'

const operation = z.looseObject({
  operationId: z.string(),
  summary: z.string().check(z.minLength(10)),
  security: z.array(z.record(z.string(), z.array(z.string()))),
  parameters: z.array(
    z.object({ name: z.string(), in: z.enum(['path', 'query']), required: z.boolean(), schema: z.looseObject({}) }),
  ),
  requestBody: z.optional(
    z.object({
      required: z.literal(true),
      content: z.union([
        z.object({ 'application/json': z.object({ schema: z.looseObject({}) }) }),
        z.record(z.string().check(z.regex(/^(?:image\/|application\/octet-stream$)/)), z.strictObject({})),
      ]),
    }),
  ),
  responses: z.record(
    z.string().check(z.regex(/^[2-5]\d\d$/)),
    z.object({
      description: z.string().check(z.minLength(1)),
      content: z.object({ 'application/json': z.object({ schema: z.looseObject({}) }) }),
    }),
  ),
})
const openApi = z.strictObject({
  openapi: z.string().check(z.regex(/^3\.1\.\d+$/)),
  info: z.object({
    title: z.string(),
    version: z.string(),
    description: z.string(),
    license: z.object({ name: z.literal('MIT'), identifier: z.literal('MIT') }),
  }),
  servers: z.array(z.object({ url: z.string() })).check(z.length(1)),
  paths: z.record(
    z.string().check(z.regex(/^\/api\/v1\//)),
    z.partialRecord(z.enum(['get', 'post', 'put', 'delete']), operation),
  ),
  components: z.object({
    schemas: z.record(z.string(), z.looseObject({})),
    securitySchemes: z.record(z.string(), z.looseObject({ type: z.enum(['http', 'apiKey']) })),
  }),
})

const METHOD_NAMES = { GET: 'get', POST: 'post', PUT: 'put', DELETE: 'delete' } as const

const referencesIn = (value: unknown): string[] => {
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, item]) =>
    key === '$ref' && typeof item === 'string' ? [item] : referencesIn(item),
  )
}

const at = (document: unknown, reference: string): unknown =>
  reference
    .slice(2)
    .split('/')
    .reduce<unknown>(
      (place, key) => (typeof place === 'object' && place !== null ? Reflect.get(place, key) : undefined),
      document,
    )

describeOneDatabase('the OpenAPI document', (open) => {
  const world = sharedWorld(open)
  const fetched = async () =>
    (
      await world()
        .newBrowser()
        .sends({ method: 'GET', url: `${API_BASE}/openapi.json` })
    ).json()
  const documentPath = (path: string) => API_BASE + path.replace(/:(\w+)/g, '{$1}')

  it('has the shape of OpenAPI 3.1', async () => {
    const read = openApi.safeParse(await fetched())
    expect(read.error?.issues ?? []).toEqual([])
  })

  it('has nothing that a linter complains of', async () => {
    const config = await createConfig({ extends: ['recommended-strict'] })
    const source = JSON.stringify(await fetched())
    const problems = await lintFromString({ source, absoluteRef: '/openapi.json', config })
    expect(problems.map(({ ruleId, message, location }) => [ruleId, message, location[0]?.pointer])).toEqual([])
  })

  it.each([
    ['https://quiz.example.org', 'https://quiz.example.org'],
    [null, '/'],
  ])('names the server that is reached at %s as %s', (origin, url) =>
    expect(openApiOf([], { version: '1', license: 'MIT', origin }).servers).toEqual([{ url }]),
  )

  it('points at nothing that is not there', async () => {
    const document = await fetched()
    const references = referencesIn(document)
    expect(references.length).toBeGreaterThan(0)
    for (const reference of references) {
      expect(reference.startsWith('#/')).toBe(true)
      expect(at(document, reference)).toBeDefined()
    }
  })

  it('has every call under its own name, and no other', async () => {
    const { paths } = openApi.parse(await fetched())
    const described = Object.entries(paths).flatMap(([path, methods]) =>
      Object.entries(methods).map(([method, call]) => `${call?.operationId} ${method} ${path}`),
    )
    const calls = ENDPOINTS.map(({ name, method, path }) => `${name} ${method.toLowerCase()} ${documentPath(path)}`)
    expect(described.sort()).toEqual(calls.sort())
    expect(new Set(ENDPOINTS.map(({ name }) => name)).size).toBe(ENDPOINTS.length)
  })

  it.each(ENDPOINTS.map((endpoint) => [endpoint.name, endpoint] as const))(
    'describes %s as the server serves it',
    async (_, { method, path, params, query, body, status = 200, caller, failures }: WholeCall) => {
      expect(world().app.http.hasRoute({ method, url: API_BASE + path })).toBe(true)
      const { paths } = openApi.parse(await fetched())
      const call = paths[documentPath(path)]?.[METHOD_NAMES[method]]
      const inPath = [...path.matchAll(/:(\w+)/g)].map(([, name]) => name)
      expect(call?.parameters.filter((parameter) => parameter.in === 'path').map(({ name }) => name)).toEqual(inPath)
      expect(params === undefined).toBe(inPath.length === 0)
      expect(call?.parameters.some((parameter) => parameter.in === 'query')).toBe(query !== undefined)
      expect(call?.requestBody !== undefined).toBe(body !== undefined)
      const statuses = new Set(Object.keys(call?.responses ?? {}).map(Number))
      const told = [status, ...failures.map((code) => FAILURES[code].status), ...(caller === 'teacher' ? [401] : [])]
      expect(told.filter((each) => !statuses.has(each))).toEqual([])
      if (body) expect([400, 403, 413, 415].filter((each) => !statuses.has(each))).toEqual([])
    },
  )

  it('is sent once: whoever has it is told that it has not changed', async () => {
    const browser = world().newBrowser()
    const first = await browser.sends({ method: 'GET', url: `${API_BASE}/openapi.json` })
    const headers = { 'if-none-match': String(first.headers.etag) }
    const again = await browser.sends({ method: 'GET', url: `${API_BASE}/openapi.json`, headers })
    expect([again.statusCode, again.body]).toEqual([304, ''])
  })

  it('is a page for people too, with every call and without a script', async () => {
    const page = await world()
      .newBrowser()
      .sends({ method: 'GET', url: `${API_BASE}/docs` })
    expect(page.headers['content-type']).toBe('text/html; charset=utf-8')
    for (const { name } of ENDPOINTS) expect(page.body).toContain(`id="${name}"`)
    expect(page.body).not.toMatch(/<script|style="|onclick/)
    const style = await world()
      .newBrowser()
      .sends({ method: 'GET', url: `${API_BASE}/docs.css` })
    expect([style.statusCode, style.headers['content-type']]).toEqual([200, 'text/css; charset=utf-8'])
  })
})
