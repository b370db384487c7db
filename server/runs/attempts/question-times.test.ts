import { expect, it } from 'vitest'
import { readResult, readStudent, saveAnswers, submitQuiz } from '#contract/runs/attempts.ts'
import { listRunning } from '#contract/runs/invigilation.ts'
import { listLateAnswers } from '#contract/runs/late-answers.ts'
import { GRACE, MINUTE, SECOND } from '#domain/time/time-limit.ts'
import { newToken } from '../../secrets.ts'
import { aCountingPage } from '../../testing/counting-page.ts'
import { describeEachDatabase } from '../../testing/describe-each-database.ts'
import { aPublishedQuiz, aStudent, aTeacher, expectOk } from '../../testing/people.ts'
import { aQuiz, sharedWorld } from '../../testing/world.ts'

const EACH = 40
const ONE_WAY = { questions: false, options: false, movement: 'by_question', question_seconds: EACH } as const
const PAPER = {
  no_of_questions: 4,
  questions: ['a', 'b', 'c', 'd'].map((problem) => ({ problem, options: ['yes', 'no'], correct_answer: 0 })),
  settings: { order: ONE_WAY },
}

describeEachDatabase('a quiz whose questions have a time of their own', (open) => {
  const world = sharedWorld(open)

  const aScene = async (paper: Parameters<typeof aPublishedQuiz>[1] = PAPER) => {
    const teacher = await aTeacher(world())
    const quiz = await aPublishedQuiz(teacher, paper)
    const student = await aStudent(world(), quiz, { deviceKey: newToken() })
    const { server_now: startedAt } = student.started
    const page = () => aCountingPage({ browser: student.browser, quiz, begun: student.started, device: 'phone-0001' })
    const passes = (seconds: number, ms = 0) => world().clock.advance({ seconds: seconds + ms / SECOND })
    const result = async () => readResult.data.parse(expectOk(await student.result()))
    const asks = async (path: string) =>
      expectOk(await teacher.browser.calls('GET', `/teacher/quizzes/${quiz.id}${path}`))
    const gives = async (minutes: number) => {
      const body = { submissions: [student.started.id], minutes, change: newToken() }
      expectOk(await teacher.browser.calls('POST', `/teacher/quizzes/${quiz.id}/minutes`, body))
      return listRunning.data.parse(await asks('/running')).students.map(({ given_ms }) => given_ms / MINUTE)
    }
    const stands = async () => {
      const { ends_at, section_ends } = readStudent.data.parse(expectOk(await student.found()))
      return { lasts: (ends_at - startedAt) / SECOND, ends: section_ends?.map((end) => (end - startedAt) / SECOND) }
    }
    const late = async () => listLateAnswers.data.parse(await asks('/late-answers')).attempts
    return { quiz, student, page, passes, result, gives, stands, late }
  }

  it('lasts as long as they do together, to the second, and tells when each ends', async () => {
    const { student, stands } = await aScene()
    const { paper } = student.started
    expect(paper.settings?.order).toEqual(ONE_WAY)
    expect(paper.duration).toBe(4 * EACH * SECOND * 1_000_000)
    expect(await stands()).toEqual({ lasts: 160, ends: [40, 80, 120, 160] })
  })

  it('counts what arrives within the grace of its question, and keeps the rest for the teacher', async () => {
    const { page, passes, result, late } = await aScene()
    const phone = page().gives({ 0: 0 })
    passes(EACH, GRACE)
    expect(saveAnswers.data.parse(expectOk(await phone.saves())).came_late).toBeUndefined()
    passes(0, 1)
    expect(saveAnswers.data.parse(expectOk(await phone.gives({ 0: 1, 1: 0 }).saves())).came_late).toHaveLength(1)
    // Whoever is quicker may be ahead.
    expectOk(await phone.gives({ 3: 0 }).saves())
    passes(20)
    await world().app.closeOverdue()
    expect(submitQuiz.data.parse(expectOk(await phone.submits())).outcome).toBe('partly')
    expect(await result()).toMatchObject({ score: 3, late: { answers: 1, decision: 'waiting' } })
    expect(await late()).toMatchObject([{ score: 3, score_with_late: 2 }])
  })

  it('times the questions that were drawn, in the order in which they are met', async () => {
    const sections = [{ title: 'Physics', instructions: '', before: 0, draw: 3 }]
    const settings = { order: { ...ONE_WAY, questions: true } }
    const {
      quiz: published,
      student,
      passes,
      stands,
      result,
    } = await aScene({
      ...PAPER,
      sections,
      settings,
      paper: 'with_start',
    })
    expect(await stands()).toEqual({ lasts: 120, ends: [40, 80, 120] })
    expect(student.started.paper.duration).toBe(120 * SECOND * 1_000_000)
    passes(EACH, GRACE + 1)
    const quiz = { ...published, questionIds: student.started.paper.questions.map(({ id }) => id) }
    const phone = aCountingPage({ browser: student.browser, quiz, begun: student.started, device: 'phone-0001' })
    const { came_late: came } = saveAnswers.data.parse(expectOk(await phone.gives({ 0: 0, 1: 0, 2: 0 }).saves()))
    expect(came).toHaveLength(1)
    expectOk(await phone.submits())
    expect(await result()).toMatchObject({ score: 2, late: { answers: 1 } })
  })

  it('gives minutes to the question that runs, and moves those after it', async () => {
    const { passes, gives, stands } = await aScene()
    passes(50)
    expect(await gives(1)).toEqual([1])
    expect(await stands()).toEqual({ lasts: 220, ends: [40, 140, 180, 220] })
  })

  it.each([
    [
      'sections with minutes',
      { sections: [{ title: 'A', instructions: '', before: 0, minutes: 10 }] },
      'sections.0.minutes',
    ],
    [
      'more than a day together',
      { settings: { order: { ...ONE_WAY, question_seconds: 3601 } } },
      'settings.order.question_seconds',
    ],
    [
      'too little to read it',
      { settings: { order: { ...ONE_WAY, question_seconds: 4 } } },
      'settings.order.question_seconds',
    ],
    [
      'half a second',
      { settings: { order: { ...ONE_WAY, question_seconds: 9.5 } } },
      'settings.order.question_seconds',
    ],
  ])('is not published with %s', async (_, change, field) => {
    const teacher = await aTeacher(world())
    const { status, error } = await teacher.browser.calls('POST', '/quiz/new', aQuiz({ ...PAPER, ...change }))
    expect([status, Object.keys(error?.fields ?? {})]).toEqual([400, [field]])
  })

  it('is a quiz as ever where all of it is open: the seconds have no effect', async () => {
    const { stands } = await aScene({ ...PAPER, settings: { order: { ...ONE_WAY, movement: undefined } } })
    expect((await stands()).ends).toBeUndefined()
  })
})
