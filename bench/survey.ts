import { createResponded } from '#contract/questionnaires/polls-and-surveys.ts'
import { crossResponses } from '#contract/results/survey-answers.ts'
import { listSurveyResponses, readSurveyResponses } from '#contract/results/survey-responses.ts'
import { readResponded } from '#contract/runs/responses.ts'
import { API_BASE } from '#contract/wire/wire.ts'
import { MINUTE } from '#domain/time/time-limit.ts'
import type { Database } from '../server/database/connect.ts'
import { startProduct } from './child-process.ts'
import { call, newTeacher, post } from './exam.ts'
import { type Figure, limitFigure, median } from './figures.ts'
import { type Place, seedInto } from './seed.ts'

const RESPONSES = 100_000
const AT_ONCE = 500
const LOOKS = 5
const CLOSED = 9
/** In milliseconds. */
const MOST = { summary: 300, filtered: 1000, first: 30_000, held: 20 }
const OPTIONS = ['Never', 'Seldom', 'Often', 'Always']
const WORDS = ['The teacher was kind.', 'Too fast for me', 'More examples, please', 'ভালো লেগেছে']

type Survey = { id: string; token: string; versionId: string; questionIds: string[] }

const publishSurvey = async (port: number): Promise<Survey> => {
  const api = `http://127.0.0.1:${port}${API_BASE}`
  const token = await newTeacher(port)
  const closed = { options: OPTIONS, look: 'list', least: null, most: 1, other: false }
  const written = { expects: 'text', least: null, most: null, only: null, from: '', to: '', decimals: null }
  const questions = [
    ...Array.from({ length: CLOSED }, (_, at) => ({ kind: 'opinion', problem: `Statement ${at}`, draft: closed })),
    { kind: 'comment', problem: 'Anything else?', draft: written },
  ]
  const body = { kind: 'survey', title: 'The school year', sections: [{ questions }] }
  const { id, share_code: code } = createResponded.data.parse(await post(api + createResponded.path, body, token))
  const paper = readResponded.data.parse(await call(`${api}${readResponded.path}?code=${code}`))
  return { id, token, versionId: paper.version_id, questionIds: paper.questions.map((question) => question.id) }
}

const rowAt = (at: number, { id, versionId, questionIds }: Survey, endedFrom: number) => {
  const mixed = (at * 7919) % 1_000_003
  const words = `${WORDS[mixed % WORDS.length]} ${mixed}`
  const answers = questionIds.map((question, place) => [question, place < CLOSED ? [(mixed >> place) % 4] : words])
  return {
    ...{ id: `response-${mixed}`, questionnaire_id: id, version_id: versionId, holder: `${id}:${at}` },
    ...{ revision: 1, change: `change-${at}`, answers: JSON.stringify(Object.fromEntries(answers)), told: '{}' },
    ...{ started_at: endedFrom + at - MINUTE, saved_at: endedFrom + at, ended_at: endedFrom + at },
  }
}

const seedResponses = async (db: Database, survey: Survey): Promise<void> => {
  const endedFrom = Date.now() - RESPONSES
  for (let start = 0; start < RESPONSES; start += AT_ONCE) {
    const rows = Array.from({ length: AT_ONCE }, (_, at) => rowAt(start + at, survey, endedFrom))
    await db.insertInto('response').values(rows).execute()
  }
}

/** One survey with so many responses to ten questions, as its author looks at it. */
export const surveyFigures = async (place: Place, store: string): Promise<Figure[]> => {
  const first = await startProduct(place)
  const survey = await publishSurvey(first.port)
  await first.stop()
  await seedInto(place, (db) => seedResponses(db, survey))
  const product = await startProduct(place, { tellsDelay: true })
  const headers = { authorization: `Bearer ${survey.token}` }
  const look = async (path: string, query: string) => {
    const url = `http://127.0.0.1:${product.port}${API_BASE}${path.replace(':id', survey.id)}${query}`
    const asked = performance.now()
    const data = await call(url, { headers })
    return { took: performance.now() - asked, data }
  }
  const medianOf = async (path: string, query: string) => {
    const took: number[] = []
    while (took.length < LOOKS) took.push((await look(path, query)).took)
    return median(took)
  }
  const { took: cold, data } = await look(readSurveyResponses.path, '')
  const { shown } = readSurveyResponses.data.parse(data)
  if (shown !== RESPONSES) throw new Error(`the summary counts ${shown} of ${RESPONSES} responses`)
  await product.loopDelay()
  const [one = '', other = ''] = survey.questionIds
  const summary = await medianOf(readSurveyResponses.path, '')
  const others = [
    await medianOf(readSurveyResponses.path, `?question=${one}&option=1`),
    await medianOf(readSurveyResponses.path, '?search=examples'),
    await medianOf(crossResponses.path, `?rows=${one}&columns=${other}`),
    await medianOf(listSurveyResponses.path, `?search=kind&sort=${one}&page=2`),
  ]
  const held = await product.loopDelay()
  await product.stop()
  const limit = (name: string, value: number, most: number) => limitFigure(name, value, { most, unit: 'ms' })
  return [
    limit(`The summary of 100,000 responses, ${store}`, summary, MOST.summary),
    limit('… filtered, searched, crossed or sorted: the slowest', Math.max(...others), MOST.filtered),
    limit('… for the first time since the start', cold, MOST.first),
    limit('… the event loop held at most', held.most, MOST.held),
  ]
}
