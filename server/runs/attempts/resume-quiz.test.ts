import { expect, it } from 'vitest'
import { PAGE_VERSION, readStudent, resumeQuiz } from '#contract/runs/attempts.ts'
import { describeEachDatabase, describeOneDatabase } from '../../testing/describe-each-database.ts'
import { oneOfEachKind } from '../../testing/one-of-each-kind.ts'
import { aPublishedQuiz, aStudent, aTeacher, aVisitor, expectOk } from '../../testing/people.ts'
import { type Answer, sharedWorld } from '../../testing/world.ts'

const refusal = ({ status, error }: Answer) => [status, error?.code]

const aQuestion = { problem: 'Which?', options: ['this', 'that'], correct_answer: 0 }

describeEachDatabase('going on with another device', (open) => {
  const world = sharedWorld(open)
  const aRunningStudent = async () => {
    const quiz = await aPublishedQuiz(await aTeacher(world()))
    const student = await aStudent(world(), quiz)
    const code = student.started.resume_code ?? ''
    return { quiz, student, code, second: student.onAnotherDevice(world().newBrowser()) }
  }

  it('brings the saved answers and the same clock, and signs the first device off', async () => {
    const { quiz, student, second, code } = await aRunningStudent()
    expectOk(await student.saves(5, [1, -1, 2]))
    world().clock.advance({ minutes: 3 })
    const resumed = resumeQuiz.data.parse(expectOk(await second.resumes(code)))
    expect(resumed).toMatchObject({ id: student.started.id, ends_at: student.started.ends_at, revision: 5 })
    expect(resumed.answers.map((given) => [given.question_id, given.selected_index])).toEqual([
      [quiz.questionIds[0], 1],
      [quiz.questionIds[2], 2],
    ])
    expect([resumed.turn, resumed.resume_code]).toEqual([1, code])
    expectOk(await second.saves(6, [1, 0, 0]))

    expect(refusal(await student.saves(7, [0, 1, 1]))).toEqual([401, 'no_attempt'])
    expect(refusal(await student.submits([0, 1, 1]))).toEqual([401, 'no_attempt'])
    expect(refusal(await student.found())).toEqual([404, 'new_student'])
    expect(refusal(await student.starts())).toEqual([409, 'already_started'])
    expectOk(await second.submits([1, 0, 0]))
  })

  it.each([
    ['of the version before', { page: 2 }, 409],
    ['of a version before it', {}, 409],
    ['of this version', { page: PAGE_VERSION }, 200],
    ['that is a program without a key', { device_key: undefined }, 200],
  ])('by a page %s, of a quiz with every kind of question', async (_, page, status) => {
    const quiz = await aPublishedQuiz(await aTeacher(world()), { questions: oneOfEachKind() })
    const student = await aStudent(world(), quiz)
    const second = student.onAnotherDevice(world().newBrowser())
    const reply = await second.resumes(student.started.resume_code ?? '', { device_key: 'd'.repeat(32), ...page })
    expect(refusal(reply)).toEqual([status, status === 200 ? undefined : 'page_outdated'])
    expect((await student.found()).status).toBe(status === 200 ? 404 : 200)
  })

  it.each([
    ['has prose', { questions: [{ ...aQuestion, format: 'prose' as const, problem: '**Which?**' }] }],
    ['has marks that vary', { questions: [{ ...aQuestion, points: 2 }, aQuestion] }],
    ['mixes its questions', { settings: { order: { questions: true, options: false } } }],
    ['mixes its options', { settings: { order: { questions: false, options: true } } }],
  ])('by an earlier page is refused where the paper %s, and so is a start', async (_, changes) => {
    const count = 'questions' in changes ? changes.questions.length : 3
    const quiz = await aPublishedQuiz(await aTeacher(world()), { ...changes, no_of_questions: count })
    const student = await aStudent(world(), quiz)
    const second = student.onAnotherDevice(world().newBrowser())
    const code = student.started.resume_code ?? ''
    const device_key = 'd'.repeat(32)
    for (const page of [2, 3, undefined]) {
      expect(refusal(await second.resumes(code, { device_key, page }))).toEqual([409, 'page_outdated'])
      expect(refusal(await aVisitor(world(), quiz).starts({ device_key, page }))).toEqual([409, 'page_outdated'])
    }
    expectOk(await second.resumes(code, { device_key, page: PAGE_VERSION }))
  })

  it('takes the code as people type it', async () => {
    const { second, code } = await aRunningStudent()
    expectOk(await second.resumes(` ${code.slice(0, 3)}-${code.slice(3)}`.toLowerCase()))
  })

  it('after the end shows how it ended', async () => {
    const { student, second, code } = await aRunningStudent()
    expectOk(await student.submits([1, 0, 0]))
    expectOk(await second.resumes(code))
    expect(readStudent.data.parse(expectOk(await second.result())).score).toBe(3)
  })

  it('answers a wrong code and a number that has not started alike', async () => {
    const { student, quiz, second } = await aRunningStudent()
    const wrong = await second.resumes('222222')
    const unknown = await aVisitor(world(), quiz).resumes('222222')
    expect(refusal(wrong)).toEqual([400, 'wrong_resume_code'])
    expect(unknown).toEqual(wrong)
    expectOk(await student.saves(1, [1, 0, 0]))
  })

  it('after five wrong codes is refused even with the right one, for a quarter of an hour, for this student alone', async () => {
    const { student, quiz, second, code } = await aRunningStudent()
    for (let wrong = 1; wrong <= 5; wrong += 1)
      expect(refusal(await second.resumes('222222'))).toEqual([400, 'wrong_resume_code'])
    expect(refusal(await second.resumes(code))).toEqual([429, 'too_many_attempts'])
    expectOk(await student.saves(1, [1, -1, -1]))

    const other = await aStudent(world(), quiz)
    expectOk(await other.onAnotherDevice(world().newBrowser()).resumes(other.started.resume_code ?? ''))
    world().clock.advance({ minutes: 15 })
    expectOk(await second.resumes(code))
  })

  it('forgets the wrong codes once the right one has come', async () => {
    const { second, code } = await aRunningStudent()
    for (const typed of ['222222', '333333', '444444', '555555', code, '222222', '333333', '444444', '555555', code]) {
      expect((await second.resumes(typed)).status).toBe(typed === code ? 200 : 400)
    }
  })

  it('lets five codes be tried however many come at once', { tags: ['race'] }, async () => {
    const { second } = await aRunningStudent()
    const replies = await Promise.all(Array.from({ length: 20 }, () => second.resumes('222222')))
    expect(replies.filter(({ status }) => status === 400)).toHaveLength(5)
    expect(replies.filter(({ status }) => status === 429)).toHaveLength(15)
  })

  it('finds no quiz under an unknown code', async () => {
    const { second } = await aRunningStudent()
    const body = { quiz_code: 'ABCDEFGH', phone: second.details.phone, resume_code: '222222' }
    expect(refusal(await second.browser.calls('POST', '/student/quiz/resume', body))).toEqual([404, 'quiz_not_found'])
  })

  it('is possible in a quiz that was closed meanwhile', async () => {
    const teacher = await aTeacher(world())
    const quiz = await aPublishedQuiz(teacher)
    const student = await aStudent(world(), quiz)
    expectOk(await teacher.browser.calls('POST', `/teacher/quizzes/${quiz.id}/status`, { status: 'closed' }))
    expectOk(await student.onAnotherDevice(world().newBrowser()).resumes(student.started.resume_code ?? ''))
  })
})

describeOneDatabase('codes that lead nowhere', (open) => {
  const world = sharedWorld(open)

  it('are counted per address, and do not lock out those who know a right one', async () => {
    const quiz = await aPublishedQuiz(await aTeacher(world()))
    const guesser = world().newBrowser()
    const guess = () => guesser.calls('GET', '/quiz?code=ABCDEFGH')
    for (let wrong = 1; wrong <= 300; wrong += 1) expect((await guess()).status).toBe(404)
    expect(refusal(await guess())).toEqual([429, 'too_many_attempts'])
    expectOk(await guesser.calls('GET', `/quiz?code=${quiz.code}`))
    expectOk(await aVisitor(world(), quiz).starts())
    world().clock.advance({ minutes: 15 })
    expect((await guess()).status).toBe(404)
  })
})
