import { expect } from 'vitest'
import { quizAnalysis } from '#contract/questionnaires/papers.ts'
import { createQuiz } from '#contract/questionnaires/questionnaires.ts'
import { API_BASE, envelope } from '#contract/wire/wire.ts'
import type { App } from '../../app.ts'
import { aTeacher, expectOk, type TeacherInTest } from '../people.ts'
import { type Answer, browserOf, type World } from '../world.ts'
import { ASKED, filledExam, KEYED, rangeOf, type WrittenQuestion } from './filled-exam.ts'
import type { PublishedExam } from './published-exams.ts'

const MINUTE_MS = 60_000
const OPENS_IN = 10 * MINUTE_MS
/** The last quarter of an hour in which somebody may start is cut off by the end of the window. */
const STARTS_WITHIN = 60 * MINUTE_MS
const CUT = 15 * MINUTE_MS

/** Texts of questions and passages that a reply may hold; null: of none. */
export type MayRead = { questions: ReadonlySet<number>; passages: ReadonlySet<number> } | null

export type Caller = { cookies: Map<string, string>; address: string; mayRead: MayRead }
type Call = [method: 'GET' | 'POST' | 'PUT', path: string, body?: object]

/** All that stands in a text which nobody but whoever was asked for it may read. */
const strangersIn = (text: string, mayRead: MayRead): string[] =>
  [...text.matchAll(ASKED)].flatMap(([found, number]) => {
    const known = found.startsWith('passage') ? mayRead?.passages : mayRead?.questions
    return known?.has(Number(number)) ? [] : found
  })

/** One exam with its teacher, and the clock's list of what happens when. */
export type ExamHall = {
  exam: PublishedExam
  world: World
  teacher: TeacherInTest
  quiz: { id: string; code: string; questionIds: string[] }
  questions: readonly WrittenQuestion[]
  window: { opens_at: number; closes_at: number }
  startsWithin: number
  /** Every reply is searched for what its caller may not read. */
  calls: (caller: Caller, call: Call) => Promise<Answer>
  /** The same without a key, until it is released. */
  reads: (caller: Caller, call: Call, isReleased: boolean) => Promise<{ answer: Answer; text: string }>
  at: (time: number, lane: string, task: () => Promise<unknown>) => void
  /** Until nothing is left to happen. */
  run: () => Promise<void>
}

const createTimeline = ({ clock }: World) => {
  const due = new Map<number, Map<string, (() => Promise<unknown>)[]>>()
  const goTo = (time: number) => {
    const ms = time - clock.now()
    clock.advance({ seconds: Math.floor(ms / 1000) })
    if (ms % 1000 > 0) clock.advance({ seconds: (ms % 1000) / 1000 })
    expect(clock.now()).toBe(time)
  }
  return {
    at: (time: number, lane: string, task: () => Promise<unknown>) => {
      const lanes = due.get(time) ?? new Map<string, (() => Promise<unknown>)[]>()
      due.set(time, lanes)
      lanes.set(lane, [...(lanes.get(lane) ?? []), task])
    },
    run: async () => {
      while (due.size > 0) {
        const time = Math.min(...due.keys())
        const lanes = due.get(time)
        due.delete(time)
        goTo(time)
        // What different people do at one moment shares a commit.
        await Promise.all([...(lanes?.values() ?? [])].map(inTurn))
      }
    },
  }
}

const inTurn = async (tasks: readonly (() => Promise<unknown>)[]) => {
  for (const task of tasks) await task()
}

/** All there is to be found stands in what the owner reads: a search for it that finds nothing would tell nothing. */
const idsOfAll = async ({ browser }: TeacherInTest, code: string, questions: readonly WrittenQuestion[]) => {
  const url = `${API_BASE}/quiz?code=${code}&analysis=true`
  const { body } = await browser.sends({ method: 'GET', url })
  expect(new Set(strangersIn(body, null).filter((found) => found.startsWith('asked'))).size).toBe(questions.length)
  for (const { at } of questions) expect(KEYED.exec(`solved-${at}x`) && body.includes(`solved-${at}x`)).toBe(true)
  for (const { at } of questions.filter(({ form }) => form === 'number'))
    for (const end of rangeOf(at)) expect([end, KEYED.test(end), body.includes(`"${end}"`)]).toEqual([end, true, true])
  const key = quizAnalysis.parse(envelope.parse(JSON.parse(body)).response.data)
  return key.questions.map(({ id }) => id)
}

type Bench = { world: World; random: () => number; processes: number }

export const anExamHall = async ({ world, random, processes }: Bench, exam: PublishedExam): Promise<ExamHall> => {
  const apps: App[] = [world.app, ...(processes > 1 ? [await world.secondApp()] : [])]
  const someApp = () => apps[Math.floor(random() * apps.length)] ?? world.app
  const opensAt = world.clock.now() + OPENS_IN
  const closesAt = opensAt + STARTS_WITHIN + exam.minutes * MINUTE_MS - CUT
  const window = { opens_at: opensAt, closes_at: closesAt }
  const { body, questions } = filledExam(exam, window)
  const teacher = await aTeacher(world)
  const made = createQuiz.data.parse(expectOk(await teacher.browser.calls('POST', '/quiz/new', body)))

  const reads: ExamHall['reads'] = async ({ cookies, address, mayRead }, [method, path, sent], isReleased) => {
    const payload = sent && { payload: JSON.parse(JSON.stringify(sent)) }
    const reply = await browserOf(someApp(), cookies, address).sends({ method, url: API_BASE + path, ...payload })
    expect([path, strangersIn(reply.body, mayRead)]).toEqual([path, []])
    if (!isReleased) expect([path, KEYED.exec(reply.body)?.[0]]).toEqual([path, undefined])
    const { response } = envelope.parse(reply.json())
    return { answer: { status: reply.statusCode, data: response.data, error: response.error }, text: reply.body }
  }
  const questionIds = await idsOfAll(teacher, made.share_code, questions)

  return {
    ...{ exam, world, teacher, questions, window, startsWithin: STARTS_WITHIN },
    quiz: { id: made.id, code: made.share_code, questionIds },
    reads,
    calls: async (caller, call) => (await reads(caller, call, false)).answer,
    ...createTimeline(world),
  }
}
