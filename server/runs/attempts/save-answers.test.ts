import { expect, it } from 'vitest'
import { readStudent, saveAnswers } from '#contract/runs/attempts.ts'
import { aCountingPage } from '../../testing/counting-page.ts'
import { describeEachDatabase } from '../../testing/describe-each-database.ts'
import { aPublishedQuiz, aStudent, aTeacher, aVisitor, expectOk } from '../../testing/people.ts'
import { type Answer, sharedWorld } from '../../testing/world.ts'

const savedBy = (answer: Answer) => saveAnswers.data.parse(expectOk(answer))
/** Changed in revision 1 of a caller that keeps no count. */
const BY_PLAIN = { seq: 1, by: '0.', marked: false }
const MARKED = { marked: true, marked_seq: 1, marked_by: '0.' }
const refusal = ({ status, error }: Answer) => [status, error?.code, error?.fields]

describeEachDatabase('saving answers', (open) => {
  const world = sharedWorld(open)
  const aQuizOfToday = async () => aPublishedQuiz(await aTeacher(world()))
  const aRunningStudent = async () => {
    const quiz = await aQuizOfToday()
    return { quiz, student: await aStudent(world(), quiz) }
  }

  it('is answered with the stored revision, when it was stored, and the time that is left', async () => {
    const { student } = await aRunningStudent()
    world().clock.advance({ seconds: 90 })
    const now = world().clock.now()
    const { epoch } = student.started
    expect(savedBy(await student.saves(1, [1, -1, -1]))).toEqual({
      revision: 1,
      base: `${epoch}.1`,
      turn: 0,
      epoch,
      given_back_ms: 0,
      saved_at: new Date(now).toISOString(),
      server_now: now,
      ends_at: student.started.ends_at,
    })
  })

  it('keeps what is marked for review, and the time spent', async () => {
    const { student, quiz } = await aRunningStudent()
    const answers = [
      { question_id: quiz.questionIds[0], selected_index: -1, marked: true, time_ms: 1200 },
      { question_id: quiz.questionIds[2], selected_index: 3, marked: false, time_ms: 40_000 },
    ]
    expectOk(
      await student.browser.calls('PUT', '/student/quiz/answers', { quiz_code: quiz.code, revision: 1, answers }),
    )
    expect(readStudent.data.parse(expectOk(await student.found())).answers).toEqual([
      { question_id: quiz.questionIds[0], selected_index: -1, seq: 0, ...MARKED, time_ms: 1200, times: { '': 1200 } },
      { question_id: quiz.questionIds[2], selected_index: 3, ...BY_PLAIN, time_ms: 40_000, times: { '': 40_000 } },
    ])
  })

  it('of an equal revision is a repeat: the same answer, and nothing changes', async () => {
    const { student } = await aRunningStudent()
    const first = savedBy(await student.saves(3, [1, 0, 0]))
    world().clock.advance({ seconds: 5 })
    const second = savedBy(await student.saves(3, [-1, -1, -1]))
    expect([second.revision, second.saved_at]).toEqual([3, first.saved_at])
    const { answers } = readStudent.data.parse(expectOk(await student.found()))
    expect(answers.map(({ selected_index }) => selected_index)).toEqual([1, 0, 0])
  })

  it('counts until the grace period is over, and not a millisecond longer', async () => {
    const { student } = await aRunningStudent()
    world().clock.advance({ minutes: 15, seconds: 30 })
    expect(savedBy(await student.saves(1, [1, -1, -1])).revision).toBe(1)
    world().clock.advance({ seconds: 0.001 })
    expect(refusal(await student.saves(2, [1, 0, 0]))).toEqual([410, 'time_over', undefined])
    expect(readStudent.data.parse(expectOk(await student.found())).revision).toBe(1)
  })

  it('after submitting is refused and changes nothing', async () => {
    const { student } = await aRunningStudent()
    expectOk(await student.submits([1, -1, -1]))
    expect(refusal(await student.saves(1, [1, 0, 0]))).toEqual([409, 'already_submitted', undefined])
    expect(readStudent.data.parse(expectOk(await student.result())).score).toBe(1)
  })

  it('needs an attempt in this browser, whose cookie nobody could have made up', async () => {
    const quiz = await aQuizOfToday()
    const visitor = aVisitor(world(), quiz)
    expect(refusal(await visitor.saves(1, [1, 0, 0]))).toEqual([401, 'no_attempt', undefined])
    visitor.browser.cookies.set(`quiznity_attempt_${quiz.code}`, 'made-up')
    expect(refusal(await visitor.saves(1, [1, 0, 0]))).toEqual([401, 'no_attempt', undefined])
  })

  it.each<[string, (ids: string[]) => object[], Record<string, string>]>([
    [
      'an unknown question',
      () => [{ question_id: 'nobody', selected_index: 0 }],
      { 'answers.0': 'This question is not part of the quiz, or takes no such answer' },
    ],
    [
      'an option that the question does not have',
      (ids) => [
        { question_id: ids[0], selected_index: 1 },
        { question_id: ids[1], selected_index: 2 },
      ],
      { 'answers.1': 'This question is not part of the quiz, or takes no such answer' },
    ],
    [
      'an index below -1',
      (ids) => [{ question_id: ids[0], selected_index: -2 }],
      { 'answers.0.selected_index': 'This is out of range' },
    ],
    [
      'an index that is no whole number',
      (ids) => [{ question_id: ids[0], selected_index: 0.5 }],
      { 'answers.0.selected_index': 'This is not of the right type' },
    ],
    [
      'a question named like the root of all objects',
      () => [{ question_id: '__proto__', selected_index: 0 }],
      { 'answers.0': 'This question is not part of the quiz, or takes no such answer' },
    ],
    [
      'a question named like its maker',
      () => [{ question_id: 'constructor', selected_index: 0 }],
      { 'answers.0': 'This question is not part of the quiz, or takes no such answer' },
    ],
  ])('with %s is refused, and all that fits is kept', async (what, answersFor, fields) => {
    const { student, quiz } = await aRunningStudent()
    const body = { quiz_code: quiz.code, revision: 1, answers: answersFor(quiz.questionIds) }
    expect(refusal(await student.browser.calls('PUT', '/student/quiz/answers', body))).toEqual([
      400,
      'invalid_request',
      fields,
    ])
    const fitting = what === 'an option that the question does not have' ? [[quiz.questionIds[0], 1]] : []
    const { revision, answers } = readStudent.data.parse(expectOk(await student.found()))
    expect([revision, answers.map((kept) => [kept.question_id, kept.selected_index])]).toEqual([
      fitting.length,
      fitting,
    ])
  })

  it('that would end the attempt with one answer that does not fit ends nothing, and keeps all that fits', async () => {
    const { student, quiz } = await aRunningStudent()
    const page = aCountingPage({ browser: student.browser, quiz, begun: student.started, device: 'phone-0001' })
    expect(refusal(await page.gives({ 0: 1, 1: 0, 2: 99 }).submits())[0]).toBe(400)
    const { answers, attempted } = readStudent.data.parse(expectOk(await student.found()))
    expect([attempted, answers.map(({ selected_index }) => selected_index)]).toEqual([false, [1, 0]])
    expectOk(await page.gives({ 2: 0 }).submits())
  })

  it('with one answer that does not fit keeps what was saved before, also of that question', async () => {
    const { student, quiz } = await aRunningStudent()
    const page = aCountingPage({ browser: student.browser, quiz, begun: student.started, device: 'phone-0001' })
    expectOk(await page.gives({ 0: 1, 1: 0, 2: 0 }).saves())
    expect(refusal(await page.gives({ 1: 1, 2: 99 }).saves())[0]).toBe(400)
    const { answers } = readStudent.data.parse(expectOk(await student.found()))
    expect(answers.map(({ selected_index }) => selected_index)).toEqual([1, 1, 0])
  })

  it.each([
    [{ revision: 0 }, { revision: 'This is out of range' }],
    [{ revision: 1.5 }, { revision: 'This is not of the right type' }],
    [{ revision: '1' }, { revision: 'This is not of the right type' }],
    [{ answers: 'all' }, { answers: 'This is not of the right type' }],
    [{ answers: Array(501).fill({ question_id: 'q', selected_index: 0 }) }, { answers: 'This is too many' }],
    [{ time_stamp: 1 }, { time_stamp: 'This field is not known' }],
  ])('with %j is refused beside the field', async (changes, fields) => {
    const { student, quiz } = await aRunningStudent()
    const body = { quiz_code: quiz.code, revision: 1, answers: [], ...changes }
    expect(refusal(await student.browser.calls('PUT', '/student/quiz/answers', body))).toEqual([
      400,
      'invalid_request',
      fields,
    ])
  })

  it('goes on for those who have started when the quiz is archived', async () => {
    const teacher = await aTeacher(world())
    const quiz = await aPublishedQuiz(teacher)
    const student = await aStudent(world(), quiz)
    expectOk(await teacher.browser.calls('POST', `/teacher/quizzes/${quiz.id}/status`, { status: 'archived' }))
    expectOk(await student.saves(1, [1, 0, -1]))
    expectOk(await student.submits([1, 0, 0]))
    expect(readStudent.data.parse(expectOk(await student.result())).score).toBe(3)
  })

  it('lets those who have started an archived quiz see its paper, resume it, and read the key after the end', async () => {
    const teacher = await aTeacher(world())
    const quiz = await aPublishedQuiz(teacher)
    const student = await aStudent(world(), quiz)
    expectOk(await teacher.browser.calls('POST', `/teacher/quizzes/${quiz.id}/status`, { status: 'archived' }))
    const paper = `/quiz?code=${quiz.code}`
    expect((await world().newBrowser().calls('GET', paper)).error?.code).toBe('quiz_not_found')
    expectOk(await student.browser.calls('GET', paper))
    expectOk(await teacher.browser.calls('GET', `${paper}&analysis=true`))
    const elsewhere = world().newBrowser()
    const { phone } = student.details
    const resume_code = student.started.resume_code
    expectOk(await elsewhere.calls('POST', '/student/quiz/resume', { quiz_code: quiz.code, phone, resume_code }))
    expectOk(await elsewhere.calls('POST', '/student/quiz/submit', { quiz_code: quiz.code, answers: [] }))
    expectOk(await elsewhere.calls('GET', `${paper}&analysis=true`))
  })

  it('points at the place of a wrong answer in the request, also when a question is named twice', async () => {
    const quiz = await aPublishedQuiz(await aTeacher(world()))
    const student = await aStudent(world(), quiz)
    const [first, second] = quiz.questionIds
    const answers = [
      { question_id: first, selected_index: 0 },
      { question_id: second, selected_index: 0 },
      { question_id: first, selected_index: 9 },
    ]
    const refused = await student.browser.calls('POST', '/student/quiz/submit', { quiz_code: quiz.code, answers })
    expect(Object.keys(refused.error?.fields ?? {})).toEqual(['answers.2'])
  })
})
