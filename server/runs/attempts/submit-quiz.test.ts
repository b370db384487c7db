import { describe, expect, it } from 'vitest'
import { readResult, readStudent, submitQuiz } from '#contract/runs/attempts.ts'
import { giveMinutes } from '#contract/runs/invigilation.ts'
import { MINUTE, SECOND } from '#domain/time/time-limit.ts'
import { newToken } from '../../secrets.ts'
import { describeEachDatabase } from '../../testing/describe-each-database.ts'
import { aPublishedQuiz, aStudent, aTeacher, aVisitor, expectOk, type StudentInTest } from '../../testing/people.ts'
import { type Answer, sharedWorld } from '../../testing/world.ts'

const refusal = ({ status, error }: Answer) => [status, error?.code]
const codeOf = (answer: Answer) => submitQuiz.data.parse(expectOk(answer)).submission_code

describeEachDatabase('submitting', (open) => {
  const world = sharedWorld(open)
  const aRunningStudent = async (changes = {}) => {
    const quiz = await aPublishedQuiz(await aTeacher(world()), changes)
    return { quiz, student: await aStudent(world(), quiz) }
  }
  const resultOf = async (student: StudentInTest) => readResult.data.parse(expectOk(await student.result()))

  it('brings a code that people can read out', async () => {
    const { student } = await aRunningStudent()
    const code = codeOf(await student.submits([1, 0, 0]))
    expect(code).toMatch(/^[2-9A-HJKMNP-Z]{10}$/)
    expect(await resultOf(student)).toMatchObject({ submission_code: code, attempted: true })
  })

  it.each([
    ['all right', [1, 0, 0], 3, 3],
    ['one wrong', [1, 0, 1], 2, 1.75],
    ['one blank', [1, 0, -1], 2, 2],
    ['all wrong', [0, 1, 1], 0, -0.75],
    ['nothing', [], 0, 0],
  ])('%s is scored exactly, without and with negative marking', async (_, options, plain, negative) => {
    for (const is_negative_marking of [false, true]) {
      const { student } = await aRunningStudent({ is_negative_marking })
      expectOk(await student.submits(options))
      expect((await resultOf(student)).score).toBe(is_negative_marking ? negative : plain)
    }
  })

  describe('by the clock of a page', () => {
    const AT_END = { at_end: true }

    it.each([
      { name: 'a minute before the end', leftMs: MINUTE, answer: [409, 'time_left'] },
      { name: 'a moment more than clocks differ by', leftMs: 11 * SECOND, answer: [409, 'time_left'] },
      { name: 'as long before it as clocks differ by', leftMs: 10 * SECOND, answer: [200, undefined] },
      { name: 'at the end', leftMs: 0, answer: [200, undefined] },
      { name: 'in the grace', leftMs: -20 * SECOND, answer: [200, undefined] },
    ])('$name', async ({ leftMs, answer }) => {
      const { student } = await aRunningStudent()
      world().clock.advance({ seconds: (15 * MINUTE - leftMs) / SECOND })
      expect(refusal(await student.submits([1, 0], AT_END))).toEqual(answer)
      const found = readStudent.data.parse(expectOk(await student.found()))
      expect(found.attempted).toBe(answer[0] === 200)
      // What came with it is saved all the same.
      if (!found.attempted) expect(found.answers.map((each) => each.selected_index)).toEqual([1, 0])
    })

    it('is what anybody else’s is where it has ended, and where it was asked for', async () => {
      const { student } = await aRunningStudent()
      const code = codeOf(await student.submits([1, 0, 0]))
      expect(codeOf(await student.submits([1, 0, 0], AT_END))).toBe(code)
    })

    it.each([false, 'true', 1, null])('is not said by %j', async (at_end) => {
      const { student } = await aRunningStudent()
      expect(refusal(await student.submits([1], { at_end }))).toEqual([400, 'invalid_request'])
    })

    it('or minutes given at the same moment: one of both, for everybody', { tags: ['race'] }, async () => {
      const teacher = await aTeacher(world())
      const quiz = await aPublishedQuiz(teacher)
      const students = await Promise.all(Array.from({ length: 12 }, () => aStudent(world(), quiz)))
      world().clock.advance({ seconds: (15 * MINUTE) / SECOND })
      const given = students.map(async ({ started }) => {
        const body = { submissions: [started.id], minutes: 1, change: newToken() }
        const path = `/teacher/quizzes/${quiz.id}/minutes`
        return giveMinutes.data.parse(expectOk(await teacher.browser.calls('POST', path, body))).given
      })
      const submitted = students.map(async (student) => (await student.submits([1, 0, 0], AT_END)).status)
      const [gifts, ends] = [await Promise.all(given), await Promise.all(submitted)]
      expect(gifts.map((gift) => (gift === 1 ? 409 : 200))).toEqual(ends)
    })
  })

  it('shows every question of the paper in the result, the unanswered ones as -1', async () => {
    const { student, quiz } = await aRunningStudent()
    expectOk(await student.submits([1]))
    expect((await resultOf(student)).answers).toEqual(
      quiz.questionIds.map((question_id, at) => ({
        question_id,
        selected_index: at === 0 ? 1 : -1,
        is_correct: at === 0,
        marks: at === 0 ? 1 : 0,
        time_ms: 0,
      })),
    )
  })

  it('adds to what was saved, and replaces it question by question', async () => {
    const { student } = await aRunningStudent()
    expectOk(await student.saves(4, [1, 1, 0]))
    const second = [{ question_id: (await resultOrPaperIds(student))[1], selected_index: 0 }]
    expectOk(await student.browser.calls('POST', '/student/quiz/submit', { answers: second }))
    expect((await resultOf(student)).answers.map(({ selected_index }) => selected_index)).toEqual([1, 0, 0])
  })

  const resultOrPaperIds = async (student: StudentInTest) => {
    const { answers } = readResult.data.parse(expectOk(await student.found()))
    return answers.map(({ question_id }) => question_id)
  }

  it('can take back an answer that was saved', async () => {
    const { student } = await aRunningStudent()
    expectOk(await student.saves(1, [1, 0, 0]))
    expectOk(await student.submits([1, -1, 0]))
    expect((await resultOf(student)).score).toBe(2)
  })

  it('within the grace period counts; after it, what was saved in time is what counts', async () => {
    for (const [seconds, score, outcome] of [
      [30, 3, 'counted'],
      [30.001, 1, 'partly'],
    ] as const) {
      const { student } = await aRunningStudent()
      expectOk(await student.saves(1, [1, -1, -1]))
      world().clock.advance({ minutes: 15, seconds })
      const submitted = submitQuiz.data.parse(expectOk(await student.submits([1, 0, 0])))
      const { submission_code: code } = submitted
      expect(submitted.outcome).toBe(outcome)
      expect(await resultOf(student)).toMatchObject({ score, submission_code: code })
      await world().app.closeOverdue()
      expect(await resultOf(student)).toMatchObject({ score, submission_code: code })
    }
  })

  it('after the server’s own end brings the code of that end', async () => {
    const { student } = await aRunningStudent()
    expectOk(await student.saves(1, [1, 0, -1]))
    world().clock.advance({ minutes: 16 })
    await world().app.closeOverdue()
    const ended = await resultOf(student)
    expect(codeOf(await student.submits([1, 0, 0]))).toBe(ended.submission_code)
    expect(await resultOf(student)).toMatchObject({ score: 2, submission_code: ended.submission_code })
  })

  it.each<[string, (ids: string[]) => object]>([
    ['an unknown question', () => ({ question_id: 'nobody', selected_index: 0 })],
    ['an index out of range', (ids) => ({ question_id: ids[1], selected_index: 2 })],
    ['an index that no question has', (ids) => ({ question_id: ids[1], selected_index: 100 })],
  ])('with %s is refused, and the attempt goes on', async (_, answerFor) => {
    const { student, quiz } = await aRunningStudent()
    const answers = [answerFor(quiz.questionIds)]
    const refused = await student.browser.calls('POST', '/student/quiz/submit', { quiz_code: quiz.code, answers })
    expect(refusal(refused)).toEqual([400, 'invalid_request'])
    expect(Object.keys(refused.error?.fields ?? {})).toHaveLength(1)
    expect(refusal(await student.result())).toEqual([403, 'result_not_released'])
    expectOk(await student.saves(1, [1, 0, 0]))
  })

  it('without an attempt is refused', async () => {
    const { quiz } = await aRunningStudent()
    const visitor = aVisitor(world(), quiz)
    expect(refusal(await visitor.submits([1, 0, 0]))).toEqual([401, 'no_attempt'])
    expect(refusal(await visitor.browser.calls('POST', '/student/quiz/submit', { answers: [] }))).toEqual([
      401,
      'no_attempt',
    ])
    expect(refusal(await visitor.result())).toEqual([401, 'no_attempt'])
    expect(refusal(await visitor.browser.calls('GET', '/student/result'))).toEqual([401, 'no_attempt'])
  })
})

describeEachDatabase('a browser with several quizzes', (open) => {
  const world = sharedWorld(open)

  const twoAttempts = async () => {
    const teacher = await aTeacher(world())
    const [earlier, later] = [await aPublishedQuiz(teacher), await aPublishedQuiz(teacher)]
    const first = await aStudent(world(), earlier)
    world().clock.advance({ seconds: 10 })
    const second = aVisitor(world(), later).onAnotherDevice(first.browser)
    expectOk(await second.starts())
    return { earlier, later, first, second, browser: first.browser }
  }

  it('says with `quiz_code` which one it submits', async () => {
    const { first, second } = await twoAttempts()
    expectOk(await first.submits([1, 0, 0]))
    expect((await resultStatus(first)).score).toBe(3)
    expect(refusal(await second.result())).toEqual([403, 'result_not_released'])
  })

  const resultStatus = async (student: StudentInTest) => readResult.data.parse(expectOk(await student.result()))

  it('submits the one started last when it does not say which', async () => {
    const { first, second, browser } = await twoAttempts()
    expectOk(await browser.calls('POST', '/student/quiz/submit', { answers: [] }))
    expect((await resultStatus(second)).attempted).toBe(true)
    expect(refusal(await first.result())).toEqual([403, 'result_not_released'])
  })

  it('gets the result of the latest attempt without a code', async () => {
    const { first, second, later, browser } = await twoAttempts()
    expectOk(await first.submits([1, 0, 0]))
    expectOk(await second.submits([1, -1, -1]))
    const latest = readResult.data.parse(expectOk(await browser.calls('GET', '/student/result')))
    expect([latest.quiz_code, latest.score]).toEqual([later.code, 1])
  })

  it('is not asked for a quiz that it has not started', async () => {
    const { browser } = await twoAttempts()
    const other = await aPublishedQuiz(await aTeacher(world()))
    const answers: object[] = []
    expect(refusal(await browser.calls('POST', '/student/quiz/submit', { quiz_code: other.code, answers }))).toEqual([
      401,
      'no_attempt',
    ])
    expect(refusal(await browser.calls('GET', `/student?code=${other.code}`))).toEqual([404, 'new_student'])
  })
})
