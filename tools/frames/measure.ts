import type { LightMyRequestResponse } from 'fastify'
import * as z from 'zod/mini'
import type { Route } from '../../server/http/list-routes.ts'
import type { Browser } from '../../server/testing/world.ts'

/** Where the server says that it stands. */
const HOST = 'quiz.example'
export const HOME = `https://${HOST}`

/** Who asks, as a browser says it; a program, or whoever types an address, comes from nowhere. */
export const ASKED = {
  crossSite: { 'sec-fetch-site': 'cross-site' },
  sameSite: { 'sec-fetch-site': 'same-site' },
  foreignOrigin: { origin: 'https://elsewhere.example' },
  nullOrigin: { origin: 'null' },
  nowhere: { 'sec-fetch-site': 'none' },
} satisfies Record<string, Record<string, string>>
export type Asked = keyof typeof ASKED
/** Who is turned away goes first: what is answered may change what comes after it. */
const ASKERS = ['crossSite', 'sameSite', 'foreignOrigin', 'nullOrigin', 'nowhere'] satisfies Asked[]

const methods = z.enum(['GET', 'POST', 'PUT', 'DELETE'])

/** The headers that say who may show, read or open an answer. */
const KEPT = [
  'x-frame-options',
  'cross-origin-resource-policy',
  'cross-origin-opener-policy',
  'cross-origin-embedder-policy',
] as const
type Kept = (typeof KEPT)[number] | 'frame-ancestors'

export type Answer = {
  asked: Asked | 'again'
  isRefused: boolean
  /** A header that is not sent is an empty text. */
  headers: Record<Kept, string>
  /** Each without its value and its end. */
  cookies: string[]
}

export type Measured = { route: Route; answers: Answer[] }

/** How a route is asked: with which address, body and headers, by a browser that may do the most. */
export type Question = {
  url: string
  browser: () => Promise<Browser>
  payload?: () => Promise<object> | object
  headers?: Record<string, string>
  /** Its answer has no end, and only the beginning is looked at. */
  isStream?: boolean
}

const ancestorsOf = (policy: string): string => /(?:^|;)\s*frame-ancestors ([^;]*)/.exec(policy)?.[1]?.trim() ?? ''

/** The code of a quiz is in the name of its attempt's cookie. */
const cookieOf = (line: string): string =>
  line
    .split(/; */)
    .filter((part) => !/^(max-age|expires)=/i.test(part))
    .map((part, at) => (at === 0 ? part.replace(/=.*/, '').replace(/((?:attempt|embedded)_).+/, '$1‹code›') : part))
    .join('; ')

const wasRefused = (reply: LightMyRequestResponse, isStream: boolean): boolean =>
  reply.statusCode === 403 && (isStream || /"(wrong|no)_origin"/.test(reply.payload))

const answerOf = (asked: Answer['asked'], reply: LightMyRequestResponse, isStream: boolean): Answer => {
  const { headers } = reply
  const header = (name: string) => String(headers[name] ?? '')
  const names = Object.fromEntries(KEPT.map((name) => [name, header(name)])) as Record<(typeof KEPT)[number], string>
  return {
    asked,
    isRefused: wasRefused(reply, isStream),
    headers: { ...names, 'frame-ancestors': ancestorsOf(header('content-security-policy')) },
    cookies: [...new Set([headers['set-cookie'] ?? []].flat().map(cookieOf))].sort(),
  }
}

const sends = async (
  { method }: Route,
  { url, browser, payload, headers, isStream = false }: Question,
  own: Record<string, string>,
): Promise<LightMyRequestResponse> => {
  const body = payload && { payload: await payload() }
  const options = { url, headers: { host: HOST, ...headers, ...own }, payloadAsStream: isStream, ...body }
  const reply = await (await browser()).sends({ method: z.parse(methods, method), ...options })
  if (isStream) reply.stream().destroy()
  return reply
}

/** Asks by real requests: as each of `ASKED`, and once more for what the browser has already. */
const asked = async (route: Route, question: Question): Promise<Answer[]> => {
  const isStream = question.isStream ?? false
  const answers: Answer[] = []
  for (const asked of ASKERS) answers.push(answerOf(asked, await sends(route, question, ASKED[asked]), isStream))
  if (isStream || route.method !== 'GET') return answers
  const { etag } = (await sends(route, question, ASKED.nowhere)).headers
  if (typeof etag !== 'string') return answers
  return [
    ...answers,
    answerOf('again', await sends(route, question, { ...ASKED.nowhere, 'if-none-match': etag }), false),
  ]
}

/** What a route answers to all that is asked of it. */
export const measure = async (route: Route, questions: readonly Question[]): Promise<Measured> => {
  const answers: Answer[] = []
  for (const question of questions) answers.push(...(await asked(route, question)))
  return { route, answers }
}
