import { expect, it } from 'vitest'
import { readStudent } from '#contract/runs/attempts.ts'
import { judgeLateAnswers, listLateAnswers } from '#contract/runs/late-answers.ts'
import { MINUTE } from '#domain/time/time-limit.ts'
import { atOnce } from '../../testing/at-once.ts'
import { describeEachDatabase } from '../../testing/describe-each-database.ts'
import { aPublishedQuiz, aTeacher, expectOk, type QuizInTest, type TeacherInTest } from '../../testing/people.ts'
import { aLateStudent, type LateStudent, theEnd } from '../../testing/students/late-students.ts'
import { sharedWorld } from '../../testing/world.ts'

describeEachDatabase('answers that come after the right ones were shown', (open) => {
  const world = sharedWorld(open)

  const aScene = async () => {
    const teacher = await aTeacher(world())
    const quiz = await aPublishedQuiz(teacher)
    return { teacher, quiz, student: await aLateStudent(world(), quiz, { saved: [0, -1, -1] }) }
  }
  const pathOf = ({ id }: QuizInTest) => `/teacher/quizzes/${id}/late-answers`
  const listed = async ({ browser }: TeacherInTest, quiz: QuizInTest) =>
    listLateAnswers.data.parse(expectOk(await browser.calls('GET', pathOf(quiz))))
  const judgesAll = async ({ browser }: TeacherInTest, quiz: QuizInTest, decision: string) =>
    judgeLateAnswers.data.parse(
      expectOk(await browser.calls('POST', pathOf(quiz), { decision, submissions: 'all_waiting' })),
    )
  /** Minutes later, with a time that its device makes up. */
  const sendsAsGivenInTime = async (student: LateStudent, options: (number | null)[], device = 'phone-0001') => {
    world().clock.advance({ minutes: 1 })
    const givenAt = world().clock.now() - 30 * MINUTE
    await student.sendsLate({ options, device, givenAt })
  }
  const READINGS = {
    result: (student: LateStudent) => student.result(),
    key: ({ browser }: LateStudent, { code }: QuizInTest) => browser.calls('GET', `/quiz?code=${code}&analysis=true`),
  }

  it.each(Object.entries(READINGS))('are told so, and no time is believed: %s', async (_, reads) => {
    const { teacher, quiz, student } = await aScene()
    expectOk(await student.submits([0, -1, -1]))
    expectOk(await reads(student, quiz))
    await sendsAsGivenInTime(student, [1, 0, 0])
    expect(await listed(teacher, quiz)).toMatchObject({
      attempts: [{ after_key: true, given_at: null, score_with_late: 3, decision: 'waiting' }],
      waiting: 1,
      waiting_after_key: 1,
    })
  })

  it('are not accepted with all others, and by themselves they are', async () => {
    const { teacher, quiz, student } = await aScene()
    const other = await aLateStudent(world(), quiz, { saved: [0, -1, -1] })
    await theEnd(world())
    expectOk(await student.result())
    await sendsAsGivenInTime(student, [1])
    await sendsAsGivenInTime(other, [1])
    expect(await judgesAll(teacher, quiz, 'accepted')).toEqual({ judged: 1, waiting: 1 })
    const { attempts } = await listed(teacher, quiz)
    expect(attempts.map(({ submission_id, decision }) => [submission_id, decision])).toEqual([
      [student.id, 'waiting'],
      [other.id, 'accepted'],
    ])
    const body = { decision: 'accepted', submissions: [student.id] }
    expectOk(await teacher.browser.calls('POST', pathOf(quiz), body))
    expect(await listed(teacher, quiz)).toMatchObject({ waiting: 0, waiting_after_key: 0 })
  })

  it('are refused with all others', async () => {
    const { teacher, quiz, student } = await aScene()
    await theEnd(world())
    expectOk(await student.result())
    await sendsAsGivenInTime(student, [1])
    expect(await judgesAll(teacher, quiz, 'refused')).toEqual({ judged: 1, waiting: 0 })
  })

  it('taint nothing that came before, and what came before is known again', async () => {
    const { teacher, quiz, student } = await aScene()
    await theEnd(world())
    await sendsAsGivenInTime(student, [1, 0])
    world().clock.advance({ minutes: 1 })
    expectOk(await student.result())
    await sendsAsGivenInTime(student, [1, 0])
    const before = await listed(teacher, quiz)
    expect(before.waiting_after_key).toBe(0)
    expect(before.attempts).toMatchObject([{ after_key: false, given_at: expect.any(String) }])
    expect(await judgesAll(teacher, quiz, 'accepted')).toEqual({ judged: 1, waiting: 0 })
    await sendsAsGivenInTime(student, [null, null, 0], 'phone-0002')
    expect(await judgesAll(teacher, quiz, 'accepted')).toEqual({ judged: 0, waiting: 1 })
  })

  it('do not come from who only opened the quiz again: that shows no right answer', async () => {
    const { teacher, quiz, student } = await aScene()
    await theEnd(world())
    const { answers } = readStudent.data.parse(expectOk(await student.found()))
    expect(answers.filter(({ is_correct, verdict, marks }) => is_correct ?? verdict ?? marks)).toEqual([])
    await sendsAsGivenInTime(student, [1])
    expect((await listed(teacher, quiz)).waiting_after_key).toBe(0)
  })

  it('are known by one record, however often and at once the result is read', async () => {
    const { student } = await aScene()
    expectOk(await student.submits([0, -1, -1]))
    await atOnce(8, async () => expectOk(await student.result()))
    const records = world().database.db.selectFrom('attempt_record').select('kind')
    expect(await records.where('submission_id', '=', student.id).execute()).toEqual([{ kind: 'answers_shown' }])
  })
})
