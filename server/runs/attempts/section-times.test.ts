import { expect, it } from 'vitest'
import { readHome } from '#contract/results/home.ts'
import { PAGE_VERSION_OF_LED, readResult, readStudent, saveAnswers, submitQuiz } from '#contract/runs/attempts.ts'
import { listLateAnswers } from '#contract/runs/late-answers.ts'
import { GRACE, MINUTE } from '#domain/time/time-limit.ts'
import { newToken } from '../../secrets.ts'
import { aCountingPage } from '../../testing/counting-page.ts'
import { describeEachDatabase } from '../../testing/describe-each-database.ts'
import { aPublishedQuiz, aStudent, aTeacher, aVisitor, expectOk } from '../../testing/people.ts'
import { aQuiz, sharedWorld } from '../../testing/world.ts'

const section = (title: string, before: number, own = {}) => ({ title, instructions: '', before, ...own })
const PAPER = {
  no_of_questions: 4,
  questions: ['a', 'b', 'c', 'd'].map((problem) => ({ problem, options: ['yes', 'no'], correct_answer: 0 })),
  sections: [section('Physics', 0, { minutes: 10 }), section('Chemistry', 2, { minutes: 5 })],
}

describeEachDatabase('an exam whose sections have times of their own', (open) => {
  const world = sharedWorld(open)

  const aScene = async () => {
    const teacher = await aTeacher(world())
    const quiz = await aPublishedQuiz(teacher, PAPER)
    const student = await aStudent(world(), quiz, { deviceKey: newToken() })
    const startedAt = student.started.server_now
    const page = (device = 'phone-0001') =>
      aCountingPage({ browser: student.browser, quiz, begun: student.started, device })
    const passes = (minutes: number, ms = 0) => world().clock.advance({ minutes, seconds: ms / 1000 })
    const result = async () => readResult.data.parse(expectOk(await student.result()))
    const late = async () => {
      const path = `/teacher/quizzes/${quiz.id}/late-answers`
      return listLateAnswers.data.parse(expectOk(await teacher.browser.calls('GET', path)))
    }
    const waitingAtHome = async () => {
      const home = readHome.data.parse(expectOk(await teacher.browser.calls('GET', '/teacher/home')))
      return home.attention.late.count
    }
    const stands = async () => {
      const { ends_at, section_ends } = readStudent.data.parse(expectOk(await student.found()))
      return { lasts: (ends_at - startedAt) / MINUTE, ends: section_ends?.map((end) => (end - startedAt) / MINUTE) }
    }
    return { teacher, quiz, student, page, passes, result, late, stands, waitingAtHome }
  }

  it('lasts as long as they do together, and tells when each ends', async () => {
    const { student, stands } = await aScene()
    expect(student.started.paper.sections?.map(({ minutes }) => minutes)).toEqual([10, 5])
    expect(student.started.paper.layout?.sections?.map(({ minutes }) => minutes)).toEqual([10, 5])
    expect(student.started.paper.duration).toBe(15 * MINUTE * 1_000_000)
    expect(await stands()).toEqual({ lasts: 15, ends: [10, 15] })
    const receipt = world().app.context.receipts.open(student.started.receipt)
    expect(receipt?.sectionEnds).toEqual(student.started.section_ends)
  })

  it('counts what arrives within the grace of its section, and nothing of it later', async () => {
    const { page, passes, result, late, waitingAtHome } = await aScene()
    const phone = page()
    passes(10, GRACE)
    const first = saveAnswers.data.parse(expectOk(await phone.gives({ 0: 0 }).saves()))
    expect(first.came_late).toBeUndefined()
    passes(0, 1)
    const second = saveAnswers.data.parse(expectOk(await phone.gives({ 1: 0, 2: 0 }).saves()))
    expect(second.came_late).toHaveLength(1)
    // Said again, and changed once more: of the section that runs it counts.
    expectOk(await phone.saves())
    const third = saveAnswers.data.parse(expectOk(await phone.gives({ 0: 1, 2: 1, 3: 0 }).saves()))
    expect(third.came_late).toHaveLength(2)
    expect(await waitingAtHome()).toBe(0)
    const submitted = submitQuiz.data.parse(expectOk(await phone.submits()))
    expect(submitted.outcome).toBe('partly')
    expect(await waitingAtHome()).toBe(1)
    expect(submitQuiz.data.parse(expectOk(await phone.submits()))).toEqual(submitted)
    const { score, answers, late: told } = await result()
    expect(score).toBe(2)
    expect(answers.map(({ selected_index: option }) => option)).toEqual([0, -1, 1, 0])
    expect(told).toEqual({ answers: 2, decision: 'waiting' })
    const { attempts } = await late()
    expect(attempts).toMatchObject([{ why: 'time_over', score: 2, score_with_late: 2 }])
    expect(attempts[0]?.answers.map(({ number, late_index: option }) => [number, option])).toEqual([
      [1, 1],
      [2, 0],
    ])
  })

  it('keeps all that came in time of a section that is over, whatever a page sends of it afterwards', async () => {
    const { page, passes, result } = await aScene()
    const phone = page().gives({ 0: 0, 1: 0 })
    expectOk(await phone.saves())
    passes(11)
    // A page that has taken over all that is stored brings the whole sheet, another one only its own.
    expectOk(await phone.gives({ 2: 0 }).saves())
    expectOk(await page('laptop-002').countsFrom(20).gives({ 3: 0 }).saves())
    expect(submitQuiz.data.parse(expectOk(await phone.submits())).outcome).toBe('counted')
    expect((await result()).score).toBe(4)
  })

  it('takes plain answers of sections that run, and keeps the others for the teacher', async () => {
    const { student, passes, result, late } = await aScene()
    expectOk(await student.saves(1, [0, -1, -1, -1]))
    passes(11)
    expectOk(await student.saves(2, [0, 0, 0, -1]))
    expectOk(await student.submits([0, 0, 0, 0]))
    expect(await result()).toMatchObject({ score: 3, late: { answers: 1, decision: 'waiting' } })
    expect((await late()).attempts).toMatchObject([{ score: 3, score_with_late: 4 }])
  })

  it('is ended by the server with what was in time, and what arrived in time counts after all', async () => {
    const { page, passes, result, late } = await aScene()
    passes(12)
    expectOk(await page().gives({ 0: 0, 2: 0 }).saves())
    passes(4)
    await world().app.closeOverdue()
    expect(await result()).toMatchObject({ score: 1, ended_by: 'server', late: { answers: 1 } })
    expect((await late()).attempts).toMatchObject([{ why: 'time_over', score: 1, score_with_late: 2 }])
  })

  it('gives minutes to the section that runs, and moves those after it', async () => {
    const { teacher, quiz, student, passes, stands } = await aScene()
    const gives = async (change = newToken()) => {
      const body = { submissions: [student.started.id], minutes: 5, change }
      expectOk(await teacher.browser.calls('POST', `/teacher/quizzes/${quiz.id}/minutes`, body))
      return change
    }
    passes(2)
    const change = await gives()
    // Asked once more, because the answer was lost.
    await gives(change)
    expect(await stands()).toEqual({ lasts: 20, ends: [15, 20] })
    passes(14)
    await gives()
    expect(await stands()).toEqual({ lasts: 25, ends: [15, 25] })
  })

  it('is for pages that know of such times', async () => {
    const { quiz } = await aScene()
    const earlier = await aVisitor(world(), quiz).starts({ device_key: newToken(), page: PAGE_VERSION_OF_LED - 1 })
    expect([earlier.status, earlier.error?.code]).toEqual([409, 'page_outdated'])
  })

  it.each([
    [
      'a section without',
      [section('A', 0, { minutes: 10 }), section('B', 2)],
      { 'sections.1.minutes': 'minutes_for_all' },
    ],
    ['questions above the first', [section('A', 2, { minutes: 10 })], { 'sections.0.minutes': 'minutes_for_all' }],
    ['no minute', [section('A', 0, { minutes: 0 })], { 'sections.0.minutes': 'out_of_range' }],
    ['half a minute', [section('A', 0, { minutes: 0.5 })], { 'sections.0.minutes': 'wrong_type' }],
    [
      'more than a day together',
      [section('A', 0, { minutes: 1440 }), section('B', 2, { minutes: 1 })],
      { 'sections.0.minutes': 'out_of_range' },
    ],
  ])('is not published with %s', async (_, sections, fields) => {
    const teacher = await aTeacher(world())
    const { status, error } = await teacher.browser.calls('POST', '/quiz/new', aQuiz({ ...PAPER, sections }))
    expect([status, Object.keys(error?.fields ?? {})]).toEqual([400, Object.keys(fields)])
  })
})
