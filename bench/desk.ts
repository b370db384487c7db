import { setTimeout as pause } from 'node:timers/promises'
import { listQuestionResults, listSubmissions, readOverview } from '#contract/results/analytics.ts'
import { attemptSort } from '#contract/results/analytics-requests.ts'
import { API_BASE, envelope } from '#contract/wire/wire.ts'
import { DAY } from '#domain/time/time-limit.ts'
import { type Child, startProduct } from './child-process.ts'
import { type Exam, publishExam } from './exam.ts'
import { type Figure, limitFigure, median } from './figures.ts'
import { type Place, seedEnded, seedInto, seedQuizzes } from './seed.ts'

const ATTEMPTS = 100_000
const QUIZZES = 10_000
const NEW_ONES = 100
const OPENINGS = 20
const LOOKS = 5
const AT_REST_MS = 3000
/** In milliseconds. */
const MOST = { report: 300, page: 100, first: 3000, counted: 30_000, held: 20 }

type Desk = { product: Child; exam: Exam }

/** Asks as the teacher's screen does; answers the milliseconds, and what came. */
const look = async ({ product, exam }: Desk, path: string) => {
  const asked = performance.now()
  const url = `http://127.0.0.1:${product.port}${API_BASE}${path}`
  const answer = await fetch(url, { headers: { authorization: `Bearer ${exam.token}` } })
  const text = await answer.text()
  const took = performance.now() - asked
  const { response } = envelope.parse(JSON.parse(text))
  if (response.error) throw new Error(`${path}: ${JSON.stringify(response.error)}`)
  return { took, data: response.data }
}

const resultsOf = ({ id }: Exam, query = '') => listSubmissions.path.replace(':id', id) + query

/** Throws when a figure is wrong. */
const open = async (desk: Desk, total: number): Promise<number> => {
  const { took, data } = await look(desk, resultsOf(desk.exam))
  const shown = listSubmissions.data.parse(data)
  if (shown.total !== total) throw new Error(`the report counts ${shown.total} of ${total} submissions`)
  return took
}

/** Question by question, and as a whole: the slower of both, and never of fewer results than there are. */
const lookAtAnswers = async (desk: Desk, total: number): Promise<number> => {
  const by = await look(desk, listQuestionResults.path.replace(':id', desk.exam.id))
  const whole = await look(desk, readOverview.path.replace(':id', desk.exam.id))
  const { versions } = listQuestionResults.data.parse(by.data)
  const counted = [versions[0]?.total, readOverview.data.parse(whole.data).total]
  if (counted.some((each) => each !== total)) throw new Error(`${counted} of ${total} results are counted`)
  return Math.max(by.took, whole.took)
}

/** Of each of these pages the median of several looks; the slowest page counts. */
const slowestOf = async (desk: Desk, paths: readonly string[]): Promise<number> => {
  const medians: number[] = []
  for (const path of paths) {
    const took: number[] = []
    for (let time = 0; time < LOOKS; time += 1) took.push((await look(desk, path)).took)
    medians.push(median(took))
  }
  return Math.max(...medians)
}

const manyTimes = async (times: number, ask: () => Promise<number>): Promise<number[]> => {
  const took: number[] = []
  while (took.length < times) took.push(await ask())
  return took
}

const PAGES = [1, 1700, 3334]
const SEARCHES = ['?search=student%204', '?search=700009', '?search=nobody&sort=name', '?district=Nadia&sort=score']
const resultPages = (exam: Exam) => [
  ...attemptSort.options.flatMap((sort) => PAGES.map((page) => resultsOf(exam, `?sort=${sort}&page=${page}`))),
  ...SEARCHES.map((query) => resultsOf(exam, query)),
]
const SORTS = ['title', 'subject', 'created', 'status', 'participants', 'average']
const QUIZ_PAGES = [
  '?search=quiz%204',
  '?search=nothing',
  ...SORTS.flatMap((sort) => [1, 170].map((page) => `?sort=${sort}&page=${page}`)),
]
const TRENDS = ['quizzes', 'groups?by=district', 'groups?by=subject'].map((path) => `/teacher/analytics/${path}`)

const lookAtQuizzes = async (place: Place, exam: Exam) => {
  await seedInto(place, (db) => seedQuizzes(db, exam, QUIZZES))
  const product = await startProduct(place, { tellsDelay: true })
  const desk = { product, exam }
  await look(desk, '/teacher/quizzes?page=1')
  await product.loopDelay()
  const quizzes = await slowestOf(
    desk,
    QUIZ_PAGES.map((query) => `/teacher/quizzes${query}`),
  )
  const heldByQuizzes = await product.loopDelay()
  await product.stop()
  return { quizzes, heldByQuizzes }
}

/** So many attempts to one quiz, and quizzes of one teacher, as their dashboard shows them. */
export const deskFigures = async (place: Place, store: string): Promise<Figure[]> => {
  const first = await startProduct(place)
  const exam = await publishExam(first.port)
  await first.stop()
  await seedInto(place, (db) => seedEnded(db, exam, { from: 0, count: ATTEMPTS, endedFrom: Date.now() - DAY }))

  const product = await startProduct(place, { tellsDelay: true })
  const desk = { product, exam }
  const cold = await open(desk, ATTEMPTS)
  const warm = await manyTimes(OPENINGS, () => open(desk, ATTEMPTS))
  const firstAnswers = await lookAtAnswers(desk, ATTEMPTS)
  const answers = median(await manyTimes(LOOKS, () => lookAtAnswers(desk, ATTEMPTS)))
  await seedInto(place, (db) =>
    seedEnded(db, exam, { from: ATTEMPTS, count: NEW_ONES, endedFrom: Date.now() - NEW_ONES }),
  )
  const withNew = await open(desk, ATTEMPTS + NEW_ONES)
  const answersWithNew = await lookAtAnswers(desk, ATTEMPTS + NEW_ONES)
  // What was left of the folding is no part of what follows.
  await pause(AT_REST_MS)
  await product.loopDelay()
  await pause(AT_REST_MS)
  const { most: heldAtRest } = await product.loopDelay()
  const { took: firstSorted } = await look(desk, resultsOf(exam, '?sort=name'))
  const results = await slowestOf(desk, resultPages(exam))
  const heldByResults = await product.loopDelay()
  const firstTrends = Math.max(...(await Promise.all(TRENDS.map(async (path) => (await look(desk, path)).took))))
  const trends = await slowestOf(desk, TRENDS)
  const heldByTrends = await product.loopDelay()
  await product.stop()

  const { quizzes, heldByQuizzes } = await lookAtQuizzes(place, exam)

  const limit = (name: string, value: number, most: number) => limitFigure(name, value, { most, unit: 'ms' })
  const held = ({ most }: { most: number }) =>
    limitFigure('… the event loop held at most (bare: of a server at rest)', most, {
      most: MOST.held,
      unit: 'ms',
      bare: heldAtRest,
    })
  return [
    limit(`A report over 100,000 submissions, warm, ${store}`, median(warm), MOST.report),
    limit('… with 100 new ones', withNew, MOST.report),
    limit('… opened for the first time ever', cold, MOST.first),
    limit(`Question by question and as a whole, over 100,000, warm, ${store}`, answers, MOST.report),
    limit('… with 100 new ones', answersWithNew, MOST.report),
    limit('… counted for the first time since the start', firstAnswers, MOST.counted),
    limit(`Results of 100,000, the slowest page, order or search, ${store}`, results, MOST.page),
    limit('… sorted for the first time since the start', firstSorted, MOST.first),
    held(heldByResults),
    limit(`Trends over them, ${store}`, trends, MOST.report),
    limit('… for the first time since the start', firstTrends, MOST.first),
    held(heldByTrends),
    limit(`10,000 quizzes, the slowest page, order or search, ${store}`, quizzes, MOST.page),
    held(heldByQuizzes),
  ]
}
