import { ENDPOINTS } from '#contract/api.ts'
import { EMBED_ANALYSIS_PATH, EMBED_PATH } from '#contract/site/embedding.ts'
import { API_BASE } from '#contract/wire/wire.ts'
import { EMBEDDED_COOKIE } from '../../server/http/embedded.ts'
import type { Route } from '../../server/http/list-routes.ts'
import { endpointOf, type Name } from '../../server/testing/every-call.ts'
import type { Answer, Measured } from './measure.ts'

/**
 * Pages and calls of students and respondents that any browser may make, beside the calls whose caller is a student. All that
 * stands neither here nor there is held as a teacher's: what is new is closed until somebody writes it down.
 */
const PAGES_OF_STUDENTS = ['/quiz', '/quiz/analysis', '/poll', '/survey', EMBED_PATH, EMBED_ANALYSIS_PATH]
/** The one page that may stand in a frame of another site, with its result; no other route ever does. */
const FRAMED = [EMBED_PATH, EMBED_ANALYSIS_PATH]
/** What a frame's attempt is kept by, and by which calls: no session, and nothing that is read without a header of ours. */
const COOKIE_IN_FRAMES = `${EMBEDDED_COOKIE}‹code›; Path=/; HttpOnly; Secure; Partitioned; SameSite=None`
const KEEP_IT: Name[] = ['startQuiz', 'resumeQuiz', 'restoreAttempt']
const CALLS_OF_STUDENTS: Name[] = [
  'readQuiz',
  'startQuiz',
  'resumeQuiz',
  'restoreAttempt',
  'findStudent',
  'readHall',
  'readOwnHall',
  'askInHall',
  'voteInHall',
  'readResponded',
  'readResponse',
  'readCrowdResults',
  'giveResponse',
  'beginFile',
  'sendFilePart',
]

const placeOf = ({ method, path }: Pick<Route, 'method' | 'path'>) => `${method} ${path}`
const placeOfCall = (name: Name) => {
  const { method, path } = endpointOf(name)
  return placeOf({ method, path: API_BASE + path })
}
const callsOfStudents = new Set(CALLS_OF_STUDENTS.map(placeOfCall))

export const isOfStudents = (route: Route): boolean =>
  route.kind === 'page'
    ? PAGES_OF_STUDENTS.includes(route.path)
    : route.caller === 'student' || (route.caller === 'anyone' && callsOfStudents.has(placeOf(route)))

const calls = new Set(ENDPOINTS.map(({ method, path }) => placeOf({ method, path: `${API_BASE}${path}` })))

/** What any page may link to: pages, and what is nobody's and no call of the contract, as its description and pictures. */
const isOpenToLinks = (route: Route) =>
  route.kind === 'page' || (route.method === 'GET' && route.caller === 'anyone' && !calls.has(placeOf(route)))

const FROM_ELSEWHERE: Answer['asked'][] = ['crossSite', 'sameSite', 'foreignOrigin', 'nullOrigin']

const CLOSED = {
  'x-frame-options': 'DENY',
  'frame-ancestors': "'none'",
  'cross-origin-resource-policy': 'same-origin',
  'cross-origin-opener-policy': 'same-origin',
} as const

/** Of a site that its owner has named none for; and what it sets there is nothing. */
const IN_ANY_FRAME = { ...CLOSED, 'x-frame-options': '', 'frame-ancestors': '*' } as const

const isFramed = ({ kind, path }: Route) => kind === 'page' && FRAMED.includes(path)

const wrongHeaders = (route: Route, headers: Answer['headers']): string[] => {
  const wanted: Partial<Answer['headers']> = isFramed(route) ? IN_ANY_FRAME : CLOSED
  return Object.entries(wanted)
    .filter(([name, value]) => headers[name as keyof typeof wanted] !== value)
    .map(([name, value]) => `${name} is not ${value || 'left out'}`)
}

/** What a route of students' own may not do either. */
const complaintsOfOwn = (route: Route, { headers, cookies }: Answer): string[] => {
  const mayKeep = KEEP_IT.some((name) => placeOf(route) === placeOfCall(name))
  const isWrong = (cookie: string) => /SameSite=None/i.test(cookie) && !(mayKeep && cookie === COOKIE_IN_FRAMES)
  const wrong = isFramed(route) ? cookies : cookies.filter(isWrong)
  return [...wrongHeaders(route, headers), ...wrong.map((cookie) => `sets “${cookie}”`)]
}

const complaintsOf = (route: Route, { asked, isRefused, headers, cookies }: Answer): string[] => [
  ...wrongHeaders(route, headers),
  ...(FROM_ELSEWHERE.includes(asked) && !isRefused && !isOpenToLinks(route) ? ['is answered'] : []),
  ...cookies
    .filter((cookie) => !/; SameSite=(Lax|Strict)(;|$)/i.test(cookie) || !/; Secure(;|$)/i.test(cookie))
    .map((cookie) => `sets “${cookie}”`),
]

/** What is open of all that is not students' own, and stands in a frame but for the one page; an empty list where nothing is. */
export const findOpen = (all: readonly Measured[]): string[] =>
  all.flatMap(({ route, answers }) => {
    const place = placeOf(route)
    if (route.caller === undefined) return [`${place}: says not who may call it`]
    const complaints = isOfStudents(route) ? complaintsOfOwn : complaintsOf
    return answers.flatMap((answer) =>
      complaints(route, answer).map((complaint) => `${place}, ${answer.asked}: ${complaint}`),
    )
  })
