import { expect, it } from 'vitest'
import { quizPaper } from '#contract/questionnaires/papers.ts'
import { findStudent, readStudent, startQuiz } from '#contract/runs/attempts.ts'
import { DISTRICTS } from '#domain/people/districts.ts'
import { describeEachDatabase } from '../../testing/describe-each-database.ts'
import { aPublishedQuiz, aStudent, aTeacher, aVisitor, expectOk } from '../../testing/people.ts'
import { type Answer, sharedWorld } from '../../testing/world.ts'
import { MOST_NEW_PARTICIPANTS } from '../responses/bound-participants.ts'

const startedBy = (answer: Answer) => startQuiz.data.parse(expectOk(answer))

describeEachDatabase('starting a quiz', (open) => {
  const world = sharedWorld(open)
  const aQuizOfToday = async () => {
    const teacher = await aTeacher(world())
    const quiz = await aPublishedQuiz(teacher)
    const becomes = (status: string) => teacher.browser.calls('POST', `/teacher/quizzes/${quiz.id}/status`, { status })
    return { quiz, becomes }
  }

  it('tells the student all there is to know about the attempt, and its resume code', async () => {
    const { quiz } = await aQuizOfToday()
    const visitor = aVisitor(world(), quiz, '  রাহুল দাস  ')
    const now = world().clock.now()
    expect(startedBy(await visitor.starts())).toEqual({
      id: expect.any(String),
      name: 'রাহুল দাস',
      phone: visitor.details.phone,
      district: 'Kolkata',
      quiz_code: quiz.code,
      submission_code: null,
      answers: [],
      score: null,
      max_score: 3,
      attempted: false,
      time_stamp: now / 1000,
      created_at: new Date(now).toISOString(),
      updated_at: new Date(now).toISOString(),
      revision: 0,
      base: expect.stringMatching(/^[\w-]{12}\.0$/),
      turn: 0,
      epoch: expect.stringMatching(/^[\w-]{12}$/),
      receipt: expect.stringMatching(/^[\w-]{100,4000}$/),
      paper: quizPaper.parse(expectOk(await world().newBrowser().calls('GET', `/quiz?code=${quiz.code}`))),
      server_now: now,
      ends_at: now + 15 * 60_000,
      given_back_ms: 0,
      resume_code: expect.stringMatching(/^[2-9A-Z]{6}$/),
    })
  })

  it('is for no more new people from one address within an hour than a crowd is, and always for who has begun', async () => {
    const { quiz, becomes } = await aQuizOfToday()
    const student = await aStudent(world(), quiz)
    const { participants } = world().app.context
    for (let at = 0; at < MOST_NEW_PARTICIPANTS; at += 1)
      participants.take({ questionnaireId: quiz.id, address: '127.0.0.1' })
    expect((await aVisitor(world(), quiz).starts()).error?.code).toBe('too_many_starts')
    expect(startedBy(await student.starts()).id).toBe(student.started.id)
    world().clock.advance({ minutes: 61 })
    expectOk(await aVisitor(world(), quiz).starts())
    expectOk(await becomes('closed'))
    expect((await aVisitor(world(), quiz).starts()).error?.code).toBe('quiz_closed')
  })

  it('is asked for by a page before and after it, which is told of nobody or of the same attempt', async () => {
    const quiz = await aPublishedQuiz(await aTeacher(world()))
    const student = aVisitor(world(), quiz)
    const found = async () =>
      findStudent.data.parse(expectOk(await student.browser.calls('GET', `/student/attempt?code=${quiz.code}`))).student
    expect(await found()).toBe(null)
    expectOk(await student.starts())
    expect(await found()).toEqual(readStudent.data.parse(expectOk(await student.found())))
  })

  it('again from the same browser brings the same attempt and the same start', async () => {
    const { quiz } = await aQuizOfToday()
    const student = await aStudent(world(), quiz)
    const cookies = new Map(student.browser.cookies)
    world().clock.advance({ minutes: 4 })
    const again = startedBy(await student.starts())
    const { server_now, receipt } = again
    expect(again).toEqual({ ...student.started, server_now, receipt })
    expect(server_now).toBe(student.started.server_now + 4 * 60_000)
    expect(student.browser.cookies).toEqual(cookies)
  })

  it('again from the same device, whose first answer was lost, brings the same attempt and the same start', async () => {
    const { quiz } = await aQuizOfToday()
    const visitor = aVisitor(world(), quiz)
    const first = startedBy(await visitor.starts({ device_key: 'a-key-of-the-device' }))
    visitor.browser.cookies.clear()
    world().clock.advance({ minutes: 1 })
    const second = startedBy(await visitor.starts({ device_key: 'a-key-of-the-device' }))
    expect([second.id, second.time_stamp, second.ends_at]).toEqual([first.id, first.time_stamp, first.ends_at])
    expectOk(await visitor.saves(1, [1, 0, 0]))
  })

  it.each([
    ['no key', undefined],
    ['another key', 'a-key-of-another-device'],
  ])('again from elsewhere with %s is refused, and the attempt stays where it was', async (_, device_key) => {
    const { quiz } = await aQuizOfToday()
    const student = aVisitor(world(), quiz)
    expectOk(await student.starts({ device_key: 'a-key-of-the-device' }))
    const elsewhere = student.onAnotherDevice(world().newBrowser())
    const refused = await elsewhere.starts({ device_key })
    expect([refused.status, refused.error?.code]).toEqual([409, 'already_started'])
    expect(elsewhere.browser.cookies.size).toBe(0)
    expectOk(await student.saves(1, [1, 0, 0]))
  })

  it('after submitting brings the attempt as it ended, not a new one', async () => {
    const { quiz } = await aQuizOfToday()
    const student = await aStudent(world(), quiz)
    expectOk(await student.submits([1, 0, 0]))
    expect(startedBy(await student.starts())).toMatchObject({ id: student.started.id, attempted: true, score: 3 })
  })

  it('is refused when the quiz is closed, but for those who have started', async () => {
    const { quiz, becomes } = await aQuizOfToday()
    const student = await aStudent(world(), quiz)
    expectOk(await becomes('closed'))
    const late = await aVisitor(world(), quiz).starts()
    expect([late.status, late.error?.code]).toEqual([410, 'quiz_closed'])
    expect(startedBy(await student.starts()).id).toBe(student.started.id)
    expectOk(await student.saves(1, [1, 0, 0]))
    expectOk(await becomes('active'))
    expectOk(await aVisitor(world(), quiz).starts())
  })

  it('finds no quiz under an unknown code, nor under that of an archived one', async () => {
    const { quiz, becomes } = await aQuizOfToday()
    expectOk(await becomes('archived'))
    for (const quiz_code of ['ABCDEFGH', quiz.code]) {
      const refused = await aVisitor(world(), quiz).starts({ quiz_code })
      expect([refused.status, refused.error?.code]).toEqual([404, 'quiz_not_found'])
    }
  })

  it('takes the code as people type it', async () => {
    const { quiz } = await aQuizOfToday()
    const typed = ` ${quiz.code.slice(0, 4)}-${quiz.code.slice(4)} `.toLowerCase()
    expect(startedBy(await aVisitor(world(), quiz).starts({ quiz_code: typed })).quiz_code).toBe(quiz.code)
  })

  it.each([
    [{ name: '  ' }, { name: 'Name is required' }],
    [{ phone: '' }, { phone: 'Mobile number is required' }],
    [{ phone: '98300 1234' }, { phone: 'Please enter a valid 10-digit mobile number' }],
    [{ phone: '98300123456' }, { phone: 'Please enter a valid 10-digit mobile number' }],
    [{ district: '' }, { district: 'District is required' }],
    [{ district: 'Atlantis' }, { district: 'District is required' }],
    [{ device_key: 'short' }, { device_key: 'This is out of range' }],
    [{ time_stamp: 'nine' }, { time_stamp: 'This is not of the right type' }],
    [{ score: 100 }, { score: 'This field is not known' }],
    [{ constructor: 1 }, { constructor: 'This field is not known' }],
  ])('refuses %j beside the field', async (changes, fields) => {
    const { quiz } = await aQuizOfToday()
    const visitor = aVisitor(world(), quiz)
    const refused = await visitor.starts(changes)
    expect([refused.status, refused.error?.code, refused.error?.fields]).toEqual([400, 'invalid_request', fields])
    expect((await visitor.found()).status).toBe(404)
  })

  it('takes a student of each of the 23 districts', async () => {
    const { quiz } = await aQuizOfToday()
    expect(DISTRICTS).toHaveLength(23)
    for (const district of DISTRICTS) {
      expect(startedBy(await aVisitor(world(), quiz).starts({ district })).district).toBe(district)
    }
  })
})
