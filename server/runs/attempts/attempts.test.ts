import { expect, it } from 'vitest'
import { readQuiz } from '#contract/questionnaires/papers.ts'
import { readResult, readStudent, saveAnswers, startQuiz, submitQuiz } from '#contract/runs/attempts.ts'
import { describeEachDatabase } from '../../testing/describe-each-database.ts'
import { aPublishedQuiz, aStudent, aTeacher, aVisitor, expectOk } from '../../testing/people.ts'
import { sharedWorld } from '../../testing/world.ts'

describeEachDatabase('a student', (open) => {
  const world = sharedWorld(open)
  const aRunningQuiz = async (changes = {}) => {
    const quiz = await aPublishedQuiz(await aTeacher(world()), changes)
    return { quiz, student: await aStudent(world(), quiz) }
  }

  it('starts with the server’s clock, whatever the device believes', async () => {
    const quiz = await aPublishedQuiz(await aTeacher(world()))
    const visitor = aVisitor(world(), quiz)
    const reply = await visitor.browser.calls('POST', '/student/quiz/start', { ...visitor.details, time_stamp: 1 })
    const started = startQuiz.data.parse(expectOk(reply))
    expect(started.time_stamp).toBe(world().clock.now() / 1000)
    expect(started.ends_at - started.server_now).toBe(15 * 60_000)
    expect(started.resume_code).toMatch(/^[2-9A-Z]{6}$/)
  })

  it('finds the answers again that were saved', async () => {
    const { student, quiz } = await aRunningQuiz()
    expect(saveAnswers.data.parse(expectOk(await student.saves(1, [1, -1, 2]))).revision).toBe(1)
    const found = readStudent.data.parse(expectOk(await student.browser.calls('GET', `/student?code=${quiz.code}`)))
    expect(found.answers.map((answer) => [answer.question_id, answer.selected_index])).toEqual([
      [quiz.questionIds[0], 1],
      [quiz.questionIds[2], 2],
    ])
    expect([found.revision, found.attempted, found.score]).toEqual([1, false, null])
    expect(found.resume_code).toBe(undefined)
  })

  it('gets the stored revision back for an older one, which changes nothing', async () => {
    const { student, quiz } = await aRunningQuiz()
    await student.saves(7, [1, 0, 0])
    const late = saveAnswers.data.parse(expectOk(await student.saves(6, [-1, -1, -1])))
    expect(late.revision).toBe(7)
    const found = readStudent.data.parse(expectOk(await student.browser.calls('GET', `/student?code=${quiz.code}`)))
    expect(found.answers.map((answer) => answer.selected_index)).toEqual([1, 0, 0])
  })

  it('sees score, verdicts and key after submitting, and not before', async () => {
    const { student, quiz } = await aRunningQuiz({ is_negative_marking: true })
    const key = `/quiz?code=${quiz.code}&analysis=true`
    expect((await student.result()).error?.code).toBe('result_not_released')
    expect((await student.browser.calls('GET', key)).error?.code).toBe('analysis_not_available')
    expectOk(await student.submits([1, 1, -1]))
    const result = readResult.data.parse(expectOk(await student.result()))
    expect([result.score, result.max_score, result.attempted]).toEqual([0.75, 3, true])
    expect(result.answers.map((answer) => answer.is_correct)).toEqual([true, false, false])
    const analysis = readQuiz.data.parse(expectOk(await student.browser.calls('GET', key)))
    expect(analysis.questions[0]).toMatchObject({ correct_answer: 1 })
  })

  it('submits once: the second time brings the same code and counts nothing twice', async () => {
    const { student } = await aRunningQuiz()
    const first = submitQuiz.data.parse(expectOk(await student.submits([1, 0, 0])))
    expect(first.outcome).toBe('counted')
    expect((await student.submits([1, 0, 0])).data).toEqual(first)
    const other = await student.submits([0, 1, 1])
    expect(other.data).toEqual({ ...first, outcome: 'late' })
    expect((await student.submits([0, 1, 1])).data).toEqual(other.data)
    expect(readResult.data.parse(expectOk(await student.result())).late).toEqual({ answers: 3, decision: 'waiting' })
    expect(readResult.data.parse(expectOk(await student.result())).score).toBe(3)
  })

  it('is ended by the server once nothing in time can be under way any more, with what was saved', async () => {
    const { student } = await aRunningQuiz()
    await student.saves(1, [1, 0, 3])
    world().clock.advance({ minutes: 15, seconds: 45 })
    await world().app.closeOverdue()
    expect((await student.result()).error?.code).toBe('result_not_released')
    world().clock.advance({ seconds: 0.001 })
    await world().app.closeOverdue()
    expect((await student.saves(2, [1, 0, 0])).error?.code).toBe('time_over')
    const result = readResult.data.parse(expectOk(await student.result()))
    expect([result.score, result.ended_by, result.late]).toEqual([2, 'server', { answers: 1, decision: 'waiting' }])
  })
})
