import { ENDPOINTS } from '#contract/api.ts'
import { API_BASE } from '#contract/wire/wire.ts'
import type { Route } from '../../server/http/list-routes.ts'
import { endpointOf, type Name } from '../../server/testing/every-call.ts'
import type { Answer, Measured } from './measure.ts'

/**
 * Pages and calls of students and respondents that any browser may make, beside the calls whose caller is a student. All that
 * stands neither here nor there is held as a teacher's: what is new is closed until somebody writes it down.
 */
const PAGES_OF_STUDENTS = ['/quiz', '/quiz/analysis', '/poll', '/survey']
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
const callsOfStudents = new Set(
  CALLS_OF_STUDENTS.map((name) => {
    const { method, path } = endpointOf(name)
    return placeOf({ method, path: API_BASE + path })
  }),
)

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

const complaintsOf = (route: Route, { asked, isRefused, headers, cookies }: Answer): string[] => [
  ...Object.entries(CLOSED)
    .filter(([name, value]) => headers[name as keyof typeof CLOSED] !== value)
    .map(([name, value]) => `${name} is not ${value}`),
  ...(FROM_ELSEWHERE.includes(asked) && !isRefused && !isOpenToLinks(route) ? ['is answered'] : []),
  ...cookies
    .filter((cookie) => !/; SameSite=(Lax|Strict)(;|$)/i.test(cookie) || !/; Secure(;|$)/i.test(cookie))
    .map((cookie) => `sets “${cookie}”`),
]

/** What is open of all that is not students' own; an empty list where nothing is. */
export const findOpen = (all: readonly Measured[]): string[] =>
  all.flatMap(({ route, answers }) => {
    const place = placeOf(route)
    if (route.caller === undefined) return [`${place}: says not who may call it`]
    if (isOfStudents(route)) return []
    return answers.flatMap((answer) =>
      complaintsOf(route, answer).map((complaint) => `${place}, ${answer.asked}: ${complaint}`),
    )
  })
