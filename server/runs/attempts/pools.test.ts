import { expect, it } from 'vitest'
import type { NewQuizOnWire } from '#contract/questionnaires/questionnaires-requests.ts'
import { listQuestionResults, readOverview, readSubmission } from '#contract/results/analytics.ts'
import { PAGE_VERSION, readResult, restoreAttempt, resumeQuiz } from '#contract/runs/attempts.ts'
import { API_BASE } from '#contract/wire/wire.ts'
import { newToken } from '../../secrets.ts'
import { describeEachDatabase } from '../../testing/describe-each-database.ts'
import { aPublishedQuiz, aStudent, aTeacher, expectOk, type QuizInTest } from '../../testing/people.ts'
import { type Browser, sharedWorld } from '../../testing/world.ts'

const STUDENTS = 40
const canary = (at: number) => `canary-${at}-`
const question = (at: number) => ({ problem: canary(at), options: ['yes', 'no'], correct_answer: at % 2 })
const SECTION = { title: 'Physics', instructions: '', before: 0 }
/** Three of ten units, and two of three passages of two, and one that all are asked. */
const POOLED = {
  paper: 'with_start',
  questions: [
    ...Array.from({ length: 10 }, (_, at) => question(at)),
    ...Array.from({ length: 6 }, (_, at) => ({ ...question(10 + at), group: Math.floor(at / 2) })),
    question(16),
  ],
  groups: ['One', 'Two', 'Three'].map((stimulus) => ({ stimulus })),
  sections: [
    { ...SECTION, draw: 3, points: 4, marking: { wrong_costs: { numerator: 1, denominator: 4 } } },
    { ...SECTION, title: 'Passages', before: 10, draw: 2 },
    { ...SECTION, title: 'All', before: 16 },
  ],
} satisfies Partial<NewQuizOnWire>
const MET = 3 + 4 + 1
const OUT_OF = 3 * 4 + 4 + 1

const placeOf = (problem: string) => Number(problem.split('-')[1])
const placesIn = (text: string) =>
  [...new Set([...text.matchAll(/canary-(\d+)-/g)].map(([, at]) => Number(at)))].sort((one, other) => one - other)

/** Of an answer by the place of its question: every third is left blank, and others are right or wrong. */
const chosenAt = (place: number, student: number) => [place % 2, 1 - (place % 2), -1][(place + student) % 3] ?? -1
const earnedAt = (place: number, chosen: number) => {
  const worth = place < 10 ? 4 : 1
  if (chosen === -1) return 0
  if (chosen === place % 2) return worth
  return place < 10 ? -1 : 0
}

describeEachDatabase('an exam with pools', (open) => {
  const world = sharedWorld(open)
  const aPooled = async () => {
    const teacher = await aTeacher(world())
    return { teacher, quiz: await aPublishedQuiz(teacher, { ...POOLED }) }
  }
  const textAt = async (browser: Browser, path: string) =>
    (await browser.sends({ method: 'GET', url: `${API_BASE}${path}` })).body

  const taken = async (quiz: QuizInTest, student: number) => {
    const deviceKey = newToken()
    const begun = await aStudent(world(), quiz, { deviceKey })
    const { browser, started, details } = begun
    const { questions } = started.paper
    const places = placesIn(JSON.stringify(started))
    expect(questions.map(({ problem }) => placeOf(problem))).toEqual(places)
    expect(places.filter((place) => place < 10)).toHaveLength(3)
    const inPassages = places.filter((place) => place >= 10 && place < 16)
    expect(inPassages).toHaveLength(4)
    for (const place of inPassages) expect(inPassages).toContain(place % 2 === 0 ? place + 1 : place - 1)
    expect(places).toContain(16)
    expect(started).toMatchObject({ max_score: OUT_OF, paper: { no_of_questions: MET } })
    expect(started.paper.layout?.sections?.flatMap((section) => section.question_ids)).toEqual(
      questions.map(({ id }) => id),
    )

    const reloaded = await textAt(browser, `/quiz?code=${quiz.code}`)
    expect(placesIn(reloaded)).toEqual(places)
    const body = { quiz_code: quiz.code, device_key: deviceKey, receipt: started.receipt }
    const elsewhere = begun.onAnotherDevice(world().newBrowser())
    const restored = expectOk(await elsewhere.browser.calls('POST', '/student/quiz/restore', body))
    expect(restoreAttempt.data.parse(restored).paper).toEqual(started.paper)
    const resumed = resumeQuiz.data.parse(
      expectOk(
        await begun.resumes(started.resume_code, { phone: details.phone, device_key: deviceKey, page: PAGE_VERSION }),
      ),
    )
    expect(resumed.paper).toEqual(started.paper)

    const answers = questions.map(({ id, problem }) => ({
      question_id: id,
      selected_index: chosenAt(placeOf(problem), student),
    }))
    expectOk(await browser.calls('POST', '/student/quiz/submit', { quiz_code: quiz.code, answers }))
    const score = places.reduce((sum, place) => sum + earnedAt(place, chosenAt(place, student)), 0)
    const result = readResult.data.parse(expectOk(await begun.result()))
    expect(result).toMatchObject({ score, max_score: OUT_OF })
    expect(result.answers.map(({ question_id: id }) => id)).toEqual(questions.map(({ id }) => id))
    const key = await textAt(browser, `/quiz?code=${quiz.code}&analysis=true`)
    expect(placesIn(key)).toEqual(places)
    return { places, score, id: started.id }
  }

  it('draws for each student, asks, marks and shows nothing else, and counts those who met a question', async () => {
    const { teacher, quiz } = await aPooled()
    const all: Awaited<ReturnType<typeof taken>>[] = []
    for (let student = 0; student < STUDENTS; student += 1) all.push(await taken(quiz, student))
    expect(new Set(all.map(({ places }) => places.join(' '))).size).toBeGreaterThan(STUDENTS / 2)

    const at = `/teacher/quizzes/${quiz.id}`
    const results = listQuestionResults.data.parse(expectOk(await teacher.browser.calls('GET', `${at}/questions`)))
    const met = quiz.questionIds.map((_, place) => all.filter(({ places }) => places.includes(place)).length)
    expect(
      results.questions.map(({ verdicts }) => verdicts.correct + verdicts.wrong + verdicts.blank + verdicts.partly),
    ).toEqual(met)
    const overview = readOverview.data.parse(expectOk(await teacher.browser.calls('GET', `${at}/overview`)))
    const earned = all.reduce((sum, { score }) => sum + score, 0)
    const { marks } = overview
    expect(overview).toMatchObject({ out_of: OUT_OF })
    expect(marks.earned - marks.deducted).toBe(earned)
    expect(marks.earned + marks.missed + marks.blank).toBe(STUDENTS * OUT_OF)

    const [one] = all
    const shown = expectOk(await teacher.browser.calls('GET', `/teacher/submissions/${one?.id}`))
    expect(placesIn(JSON.stringify(readSubmission.data.parse(shown)))).toEqual(one?.places)
  })

  it('refuses an answer to a question that was not drawn, in time and at the end, and keeps all others', async () => {
    const { quiz } = await aPooled()
    const { browser, started, result } = await aStudent(world(), quiz)
    const drawn = started.paper.questions.map(({ id }) => id)
    const other = quiz.questionIds.find((id) => !drawn.includes(id))
    const answers = [drawn[0], other].map((question_id) => ({ question_id, selected_index: 0 }))
    const body = { quiz_code: quiz.code, answers }
    const saved = await browser.calls('PUT', '/student/quiz/answers', { ...body, revision: 1 })
    const submitted = await browser.calls('POST', '/student/quiz/submit', body)
    for (const { status, error } of [saved, submitted])
      expect([status, error?.problems]).toEqual([400, { 'answers.1': 'unknown_question' }])
    world().clock.advance({ minutes: 60 })
    expectOk(await browser.calls('POST', '/student/quiz/submit', { quiz_code: quiz.code, answers: [] }))
    const { answers: counted } = readResult.data.parse(expectOk(await result()))
    expect(counted.map(({ question_id: id }) => id)).toEqual(drawn)
    expect(counted.filter(({ selected_index: chosen }) => chosen !== -1)).toHaveLength(1)
  })

  it('takes in what came late of the questions that were drawn alone', async () => {
    const { teacher, quiz } = await aPooled()
    const { browser, started, result } = await aStudent(world(), quiz)
    const drawn = started.paper.questions.filter(({ problem }) => placeOf(problem) < 10)
    expectOk(await browser.calls('POST', '/student/quiz/submit', { quiz_code: quiz.code, answers: [] }))
    const right = drawn.map(({ id, problem }) => ({ question_id: id, selected_index: placeOf(problem) % 2 }))
    const late = { quiz_code: quiz.code, device: 'phone-0001', turn: started.turn, revision: 2 }
    const answers = right.map((answer, at) => ({ ...answer, seq: 100 + at }))
    await browser.calls('PUT', '/student/quiz/answers', { ...late, answers })
    const judged = { decision: 'accepted', submissions: [started.id] }
    expectOk(await teacher.browser.calls('POST', `/teacher/quizzes/${quiz.id}/late-answers`, judged))
    const { score, answers: counted } = readResult.data.parse(expectOk(await result()))
    expect([score, counted.length]).toEqual([3 * 4, MET])
  })
})
