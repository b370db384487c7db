import { gunzipSync } from 'node:zlib'
import { expect, it } from 'vitest'
import { quizAnalysis, quizPaper, readQuiz } from '#contract/questionnaires/papers.ts'
import { createQuiz, quizList } from '#contract/questionnaires/questionnaires.ts'
import { nanosecondsOf } from '#contract/wire/wire.ts'
import { sharedServers } from '../../testing/at-once.ts'
import { describeEachDatabase } from '../../testing/describe-each-database.ts'
import { aPublishedQuiz, aStudent, aTeacher, aVisitor, expectOk, type TeacherInTest } from '../../testing/people.ts'
import { type Answer, aQuiz, browserOf } from '../../testing/world.ts'

const INCOMPLETE = 'A question needs a text, a right answer, and whatever else belongs to its kind, such as 2 options'
const refusal = ({ status, error }: Answer) => [status, error?.code]
const listOf = async ({ browser }: TeacherInTest) =>
  quizList.parse(expectOk(await browser.calls('GET', '/teacher/quizzes')))
const becomes = ({ browser }: TeacherInTest, { id }: { id: string }, status: string) =>
  browser.calls('POST', `/teacher/quizzes/${id}/status`, { status })

describeEachDatabase('a quiz', (open, processes) => {
  const { world, appFor } = sharedServers(open, processes)
  const publishes = ({ browser }: TeacherInTest, body: object) => browser.calls('POST', '/quiz/new', body)

  it('is published at once, under a share code that people can read out', async () => {
    const teacher = await aTeacher(world())
    const made = await publishes(teacher, aQuiz())
    expect(made.status).toBe(201)
    const { share_code } = createQuiz.data.parse(made.data)
    expect(share_code).toMatch(/^[2-9A-HJKMNP-Z]{8}$/)
    const paper = quizPaper.parse(expectOk(await world().newBrowser().calls('GET', `/quiz?code=${share_code}`)))
    expect(paper).toMatchObject({
      title: 'Physics, first test',
      subject: 'Physics',
      host: 'Ananya Sen',
      share_code,
      no_of_questions: 3,
      status: 'active',
      duration: 900_000_000_000,
      is_negative_marking: false,
      total_submissions: 0,
    })
    expect(paper.questions.map(({ problem, options }) => [problem, options.length])).toEqual([
      ['2 + 2?', 3],
      ['পশ্চিমবঙ্গের রাজধানী?', 2],
      ['H2O is', 4],
    ])
  })

  it('may be asked for with the code as people type it', async () => {
    const { code } = await aPublishedQuiz(await aTeacher(world()))
    const typed = encodeURIComponent(` ${code.toLowerCase().slice(0, 4)} ${code.slice(4)}`)
    expect((await world().newBrowser().calls('GET', `/quiz?code=${typed}`)).status).toBe(200)
  })

  it.each([15, 30, 45, 60, 90, 120, 180])('may take %i minutes', async (minutes) => {
    const teacher = await aTeacher(world())
    const quiz = await aPublishedQuiz(teacher, { duration: nanosecondsOf(minutes) })
    const { started } = await aStudent(world(), quiz)
    expect(started.ends_at - started.server_now).toBe(minutes * 60_000)
    expect((await listOf(teacher))[0]?.duration).toBe(minutes * 60 * 1e9)
  })

  it.each([1, 25, 1440])('may take %i minutes, said as such', async (minutes) => {
    const teacher = await aTeacher(world())
    const quiz = await aPublishedQuiz(teacher, { duration: undefined, minutes })
    const { started } = await aStudent(world(), quiz)
    expect(started.ends_at - started.server_now).toBe(minutes * 60_000)
    expect((await listOf(teacher))[0]?.duration).toBe(nanosecondsOf(minutes))
  })

  const [question] = aQuiz().questions
  it.each<[object, Record<string, string>]>([
    [{ title: ' ' }, { title: 'Title is required' }],
    [{ title: 'x'.repeat(201) }, { title: 'This is too long' }],
    [{ subject: '' }, { subject: 'Subject is required' }],
    [{ duration: 15 }, { duration: 'Duration must be 15, 30, 45, 60, 90, 120 or 180 minutes' }],
    [{ duration: -nanosecondsOf(15) }, { duration: 'Duration must be 15, 30, 45, 60, 90, 120 or 180 minutes' }],
    [{ duration: undefined }, { duration: 'This is not of the right type' }],
    [
      { title: ' ', duration: undefined },
      { title: 'Title is required', duration: 'This is not of the right type' },
    ],
    [{ duration: undefined, minutes: 0 }, { minutes: 'This is out of range' }],
    [{ duration: undefined, minutes: 1441 }, { minutes: 'This is out of range' }],
    [{ duration: undefined, minutes: 1.5 }, { minutes: 'This is not of the right type' }],
    [{ minutes: 30 }, { minutes: 'This is not one of the possible values' }],
    [{ questions: [] }, { questions: 'At least 1 question is required' }],
    [{ no_of_questions: 4 }, { no_of_questions: 'The number of questions does not fit the questions' }],
    [{ questions: [{ ...question, problem: '' }] }, { 'questions.0.problem': 'This is required' }],
    [{ questions: [{ ...question, options: ['one'], correct_answer: 0 }] }, { 'questions.0.options': INCOMPLETE }],
    [
      { questions: [{ ...question, options: ['one', ' '], correct_answer: 0 }] },
      { 'questions.0.options.1': 'This is required' },
    ],
    [{ questions: [{ ...question, correct_answer: 3 }] }, { 'questions.0.correct_answer': INCOMPLETE }],
    [{ questions: [{ ...question, correct_answer: -1 }] }, { 'questions.0.correct_answer': INCOMPLETE }],
    [{ questions: [{ ...question, hint: 'x' }] }, { 'questions.0.hint': 'This field is not known' }],
    [{ is_negative_marking: 'yes' }, { is_negative_marking: 'This is not of the right type' }],
    [{ status: 'draft' }, { status: 'This field is not known' }],
  ])('with %j is refused beside the field, and none is made', async (changes, fields) => {
    const teacher = await aTeacher(world())
    const refused = await publishes(teacher, {
      ...aQuiz(),
      no_of_questions: 'questions' in changes ? 1 : 3,
      ...changes,
    })
    expect(refusal(refused)).toEqual([400, 'invalid_request'])
    expect(refused.error?.fields).toMatchObject(fields)
    expect(await listOf(teacher)).toEqual([])
  })

  it('is in its teacher’s list alone, newest first, with figures that are counted', async () => {
    const [teacher, other] = [await aTeacher(world()), await aTeacher(world())]
    const older = await aPublishedQuiz(teacher, { title: 'Older' })
    world().clock.advance({ minutes: 1 })
    await aPublishedQuiz(teacher, { title: 'Newer', is_negative_marking: true })
    for (const options of [[1, 0, 0], [1, 0, 1], []]) {
      expectOk(await (await aStudent(world(), older)).submits(options))
    }
    await aStudent(world(), older)
    const [first, second] = await listOf(teacher)
    expect([first?.title, first?.is_negative_marking, first?.total_submissions, first?.average_percent]).toEqual([
      'Newer',
      true,
      0,
      null,
    ])
    expect(second).toMatchObject({ title: 'Older', no_of_questions: 3, status: 'active', total_submissions: 3 })
    expect(second?.average_percent).toBeCloseTo((100 * 5) / 9, 10)
    expect(await listOf(other)).toEqual([])
  })

  it.each<[string, string[], string, number]>([
    ['active', [], 'closed', 200],
    ['active', [], 'archived', 200],
    ['active', [], 'active', 200],
    ['active', [], 'draft', 409],
    ['closed', ['closed'], 'active', 200],
    ['closed', ['closed'], 'archived', 200],
    ['closed', ['closed'], 'draft', 409],
    ['archived', ['archived'], 'active', 200],
    ['archived', ['archived'], 'closed', 200],
    ['archived', ['archived'], 'draft', 409],
  ])('that is %s (after %j) and shall become %s: %i', async (_, before, status, expected) => {
    const teacher = await aTeacher(world())
    const quiz = await aPublishedQuiz(teacher)
    for (const step of before) expectOk(await becomes(teacher, quiz, step))
    const changed = await becomes(teacher, quiz, status)
    expect(changed.status).toBe(expected)
    if (expected === 200) expect(changed.data).toEqual({ id: quiz.id, status })
    else expect(changed.error?.code).toBe('status_not_possible')
  })

  it('that is closed shows it in the list and on the paper, and takes no new student', async () => {
    const teacher = await aTeacher(world())
    const quiz = await aPublishedQuiz(teacher)
    world().clock.advance({ seconds: 1 })
    expectOk(await becomes(teacher, quiz, 'closed'))
    expect((await listOf(teacher))[0]?.status).toBe('closed')
    const paper = readQuiz.data.parse(expectOk(await world().newBrowser().calls('GET', `/quiz?code=${quiz.code}`)))
    expect(paper.status).toBe('closed')
    expect(refusal(await aVisitor(world(), quiz).starts())).toEqual([410, 'quiz_closed'])
  })

  it('that is closed in one process takes no new student in another within a second', async () => {
    const teacher = await aTeacher(world())
    const quiz = await aPublishedQuiz(teacher)
    const elsewhere = async () => aVisitor(world(), quiz).onAnotherDevice(browserOf(await appFor(1)))
    expectOk(await (await elsewhere()).starts())
    world().clock.advance({ seconds: 5 })
    expectOk(await becomes(teacher, quiz, 'closed'))
    world().clock.advance({ seconds: 1 })
    expect(
      refusal(
        await aVisitor(world(), quiz)
          .onAnotherDevice((await elsewhere()).browser)
          .starts(),
      ),
    ).toEqual([410, 'quiz_closed'])
  })

  it('that is archived is gone from the list and for newcomers, and comes back', async () => {
    const teacher = await aTeacher(world())
    const quiz = await aPublishedQuiz(teacher)
    expectOk(await becomes(teacher, quiz, 'archived'))
    expect(await listOf(teacher)).toEqual([])
    expect(refusal(await world().newBrowser().calls('GET', `/quiz?code=${quiz.code}`))).toEqual([404, 'quiz_not_found'])
    expect(refusal(await aVisitor(world(), quiz).starts())).toEqual([404, 'quiz_not_found'])
    expectOk(await becomes(teacher, quiz, 'active'))
    expect(await listOf(teacher)).toHaveLength(1)
    expectOk(await aVisitor(world(), quiz).starts())
  })

  it('that two people close and archive at once ends as one of both', { tags: ['race'] }, async () => {
    const teacher = await aTeacher(world())
    const quiz = await aPublishedQuiz(teacher)
    const asked = Array.from({ length: 10 }, (_, at) => (at % 2 === 0 ? 'closed' : 'archived'))
    const replies = await Promise.all(asked.map((status) => becomes(teacher, quiz, status)))
    expect(replies.map(({ status }) => status)).toEqual(asked.map(() => 200))
  })

  it('shows its key to its owner before anybody has taken it, and counts submissions', async () => {
    const teacher = await aTeacher(world())
    const quiz = await aPublishedQuiz(teacher)
    expectOk(await (await aStudent(world(), quiz)).submits([1, 0, 0]))
    const path = `/quiz?code=${quiz.code}&analysis=true`
    const seen = quizAnalysis.parse(expectOk(await teacher.browser.calls('GET', path)))
    expect(seen.questions.map(({ correct_answer }) => correct_answer)).toEqual([1, 0, 0])
    expect(seen.total_submissions).toBe(1)
    expect(refusal(await (await aTeacher(world())).browser.calls('GET', path))).toEqual([403, 'analysis_not_available'])
  })

  it('counts its submissions on the paper, ten seconds late at most', async () => {
    const quiz = await aPublishedQuiz(await aTeacher(world()))
    expectOk(await (await aStudent(world(), quiz)).submits([1, 0, 0]))
    world().clock.advance({ seconds: 10 })
    const paper = readQuiz.data.parse(expectOk(await world().newBrowser().calls('GET', `/quiz?code=${quiz.code}`)))
    expect(paper.total_submissions).toBe(1)
  })

  it('is asked for with a code', async () => {
    const refused = await world().newBrowser().calls('GET', '/quiz')
    expect([...refusal(refused), refused.error?.fields]).toEqual([400, 'invalid_request', { code: 'This is required' }])
  })

  it('is sent as bytes made once, compressed for those who take it, and not again to those who have it', async () => {
    const quiz = await aPublishedQuiz(await aTeacher(world()))
    const browser = world().newBrowser()
    const asked = (headers: Record<string, string>) =>
      browser.sends({ method: 'GET', url: `/api/v1/quiz?code=${quiz.code}`, headers })
    const plain = await asked({})
    const gzipped = await asked({ 'accept-encoding': 'gzip, br' })
    const refused = await asked({ 'accept-encoding': 'gzip;q=0, br' })
    const again = await asked({ 'if-none-match': String(plain.headers.etag) })
    const throughProxy = await asked({ 'if-none-match': `W/${plain.headers.etag}` })
    expect(plain.headers).toMatchObject({ 'cache-control': 'no-cache', vary: 'accept-encoding, cookie, authorization' })
    expect(gzipped.headers).toMatchObject({ 'content-encoding': 'gzip', etag: plain.headers.etag })
    expect(gunzipSync(gzipped.rawPayload).toString()).toBe(plain.body)
    expect([refused.headers['content-encoding'], refused.body]).toEqual([undefined, plain.body])
    expect([again.statusCode, again.body, throughProxy.statusCode]).toEqual([304, '', 304])
  })
})
