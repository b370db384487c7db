import { describe, expect, it } from 'vitest'
import { listActivity } from '#contract/people/activity.ts'
import { listSubmissions, readSubmission } from '#contract/results/analytics.ts'
import { readResult } from '#contract/runs/attempts.ts'
import { judgeLateAnswers, listLateAnswers } from '#contract/runs/late-answers.ts'
import { DAY, SECOND } from '#domain/time/time-limit.ts'
import { eraseStudent } from '../../personal-data/erasure/erase-student.ts'
import { describeEachDatabase } from '../../testing/describe-each-database.ts'
import { expectGone } from '../../testing/every-row.ts'
import { aPublishedQuiz, aTeacher, expectOk, type QuizInTest, type TeacherInTest } from '../../testing/people.ts'
import { aLateStudent, cameLate, type LateStudent, theEnd } from '../../testing/students/late-students.ts'
import { sharedWorld } from '../../testing/world.ts'

describeEachDatabase('answers that came too late', (open) => {
  const world = sharedWorld(open)

  /** Its key is 1, 0, 0. */
  const aTeacherWithQuiz = async () => {
    const teacher = await aTeacher(world())
    return { teacher, quiz: await aPublishedQuiz(teacher) }
  }
  const pathOf = ({ id }: QuizInTest) => `/teacher/quizzes/${id}/late-answers`
  const listed = async ({ browser }: TeacherInTest, quiz: QuizInTest) =>
    listLateAnswers.data.parse(expectOk(await browser.calls('GET', pathOf(quiz))))
  const judges = async (
    { browser }: TeacherInTest,
    quiz: QuizInTest,
    body: { decision: string; submissions: string[] | 'all_waiting' },
  ) => judgeLateAnswers.data.parse(expectOk(await browser.calls('POST', pathOf(quiz), body)))
  const results = async ({ browser }: TeacherInTest, { id }: QuizInTest) => {
    await world().app.foldReports()
    return listSubmissions.data.parse(expectOk(await browser.calls('GET', `/teacher/quizzes/${id}/submissions`)))
  }
  const logOf = async ({ browser }: TeacherInTest) =>
    listActivity.data
      .parse(expectOk(await browser.calls('GET', '/teacher/activity?part=quizzes')))
      .entries.filter(({ kind }) => kind.startsWith('late_'))
  const resultOf = async (student: LateStudent) => readResult.data.parse(expectOk(await student.result()))
  const recordOf = async ({ id }: LateStudent) => {
    const rows = await world()
      .database.db.selectFrom('attempt_record')
      .select(['kind', 'details'])
      .where('submission_id', '=', id)
      .where('kind', 'like', 'late%')
      .orderBy('at')
      .orderBy('id')
      .execute()
    return rows.map(({ kind, details }) => ({ kind, ...JSON.parse(details) }))
  }

  describe('are shown to the quiz’s owner', () => {
    it('with why, beside what counts, and with both scores', async () => {
      const { teacher, quiz } = await aTeacherWithQuiz()
      const student = await cameLate(world(), quiz, { name: 'Rahul Das', saved: [0, 0, -1], late: [1, null, 0] })
      const now = world().clock.now()
      const iso = (before: number) => new Date(now - before * 1000).toISOString()
      expect(await listed(teacher, quiz)).toEqual({
        attempts: [
          {
            submission_id: student.id,
            name: 'Rahul Das',
            phone: `••••••${student.details.phone.slice(-4)}`,
            district: 'Kolkata',
            why: 'time_over',
            answers: [
              {
                question_id: quiz.questionIds[0],
                number: 1,
                counted_index: 0,
                late_index: 1,
                counted_words: 'A',
                late_words: 'B',
              },
              {
                question_id: quiz.questionIds[2],
                number: 3,
                counted_index: -1,
                late_index: 0,
                counted_words: null,
                late_words: 'A',
              },
            ],
            score: 1,
            score_with_late: 3,
            max_score: 3,
            ends_at: iso(300),
            first_at: iso(0),
            last_at: iso(0),
            given_at: iso(330),
            after_key: false,
            decision: 'waiting',
            decided_at: null,
          },
        ],
        quiz: { id: quiz.id, title: 'Physics, first test', subject: 'Physics' },
        found: 1,
        waiting: 1,
        waiting_after_key: 0,
      })
    })

    it('also what was sent after the student’s own submit', async () => {
      const { teacher, quiz } = await aTeacherWithQuiz()
      const student = await aLateStudent(world(), quiz, { saved: [0, 0, 0] })
      expectOk(await student.submits([0, 0, 0]))
      await student.sendsLate({ options: [1], seq: 500 })
      const { attempts } = await listed(teacher, quiz)
      expect(attempts).toMatchObject([{ why: 'already_submitted', score: 2, score_with_late: 3, given_at: null }])
    })

    it('from all devices together, the latest of each question', async () => {
      const { teacher, quiz } = await aTeacherWithQuiz()
      const student = await cameLate(world(), quiz, { saved: [0, -1, -1], late: [1, 1] })
      await student.sendsLate({ options: [null, 0, 1], device: 'laptop-01', seq: 200 })
      const { attempts } = await listed(teacher, quiz)
      expect(attempts[0]?.answers.map(({ number, late_index }) => [number, late_index])).toEqual([
        [1, 1],
        [2, 0],
        [3, 1],
      ])
    })

    it('and not where they are what counts anyway', async () => {
      const { teacher, quiz } = await aTeacherWithQuiz()
      await cameLate(world(), quiz, { saved: [1, 0, 0], late: [1, 0, 0] })
      expect(await listed(teacher, quiz)).toMatchObject({ attempts: [], found: 0, waiting: 0 })
      expect(await results(teacher, quiz)).toMatchObject({ late_waiting: 0, rows: [{ score: 3 }] })
    })

    it('first those that wait, then the newest', async () => {
      const { teacher, quiz } = await aTeacherWithQuiz()
      const students: LateStudent[] = []
      for (const name of ['Anil', 'Bela', 'Chitra', 'Dipa']) {
        students.push(await aLateStudent(world(), quiz, { name, saved: [0] }))
      }
      await theEnd(world())
      for (const student of students) {
        world().clock.advance({ seconds: 1 })
        await student.sendsLate({ options: [1] })
      }
      const ids = students.map(({ id }) => id)
      await judges(teacher, quiz, { decision: 'refused', submissions: [ids[1] ?? '', ids[3] ?? ''] })
      const { attempts, waiting } = await listed(teacher, quiz)
      expect(attempts.map(({ name }) => name)).toEqual(['Chitra', 'Anil', 'Dipa', 'Bela'])
      expect(waiting).toBe(2)
    })

    it('a sign in the results, and how many wait', async () => {
      const { teacher, quiz } = await aTeacherWithQuiz()
      const student = await cameLate(world(), quiz, { saved: [0, 0], late: [1, null, 0] })
      const late = { answers: 2, decision: 'waiting' }
      expect(await results(teacher, quiz)).toMatchObject({ late_waiting: 1, rows: [{ id: student.id, late }] })
      const one = expectOk(await teacher.browser.calls('GET', `/teacher/submissions/${student.id}`))
      expect(readSubmission.data.parse(one).student.late).toEqual(late)
      await judges(teacher, quiz, { decision: 'accepted', submissions: [student.id] })
      const accepted = { answers: 2, decision: 'accepted' }
      expect(await results(teacher, quiz)).toMatchObject({ late_waiting: 0, rows: [{ late: accepted }] })
    })
  })

  describe('are judged', () => {
    it('any number of times: accepted they count, refused they do not, and each decision is on record', async () => {
      const { teacher, quiz } = await aTeacherWithQuiz()
      const student = await cameLate(world(), quiz, { saved: [0, 0, -1], late: [1, null, 0] })
      const before = await resultOf(student)
      expect(before).toMatchObject({ score: 1, late: { answers: 2, decision: 'waiting' } })
      for (const [decision, score] of [
        ['accepted', 3],
        ['refused', 1],
        ['accepted', 3],
        ['refused', 1],
      ] as const) {
        world().clock.advance({ seconds: 1 })
        expect(await judges(teacher, quiz, { decision, submissions: [student.id] })).toEqual({ judged: 1, waiting: 0 })
        expect(await resultOf(student)).toMatchObject({ score, late: { answers: 2, decision } })
        expect(await listed(teacher, quiz)).toMatchObject({
          attempts: [
            { decision, score: 1, score_with_late: 3, decided_at: new Date(world().clock.now()).toISOString() },
          ],
        })
        expect(await results(teacher, quiz)).toMatchObject({ average_score: score, highest_score: score, total: 1 })
      }
      expect((await resultOf(student)).answers).toEqual(before.answers)
      const marks = { low: 1200, high: 3600 }
      expect(await recordOf(student)).toEqual([
        { kind: 'late_accepted', by: teacher.id, scoreBefore: marks.low, scoreAfter: marks.high },
        { kind: 'late_refused', by: teacher.id, scoreBefore: marks.high, scoreAfter: marks.low },
        { kind: 'late_accepted', by: teacher.id, scoreBefore: marks.low, scoreAfter: marks.high },
        { kind: 'late_refused', by: teacher.id, scoreBefore: marks.high, scoreAfter: marks.low },
      ])
      const said = (kind: string) => ({ kind, student: student.details.name, details: { students: 1 } })
      expect(await logOf(teacher)).toMatchObject(
        ['late_refused', 'late_accepted', 'late_refused', 'late_accepted'].map(said),
      )
    })

    it.each(['accepted', 'refused'])('once: %s again changes nothing', async (decision) => {
      const { teacher, quiz } = await aTeacherWithQuiz()
      const student = await cameLate(world(), quiz, { saved: [0], late: [1] })
      const first = await judges(teacher, quiz, { decision, submissions: [student.id] })
      const after = [await listed(teacher, quiz), await resultOf(student), await recordOf(student)]
      expect(await judges(teacher, quiz, { decision, submissions: [student.id] })).toEqual(first)
      expect(await logOf(teacher)).toHaveLength(1)
      const again = await judges(teacher, quiz, { decision, submissions: 'all_waiting' })
      expect(again).toEqual({ judged: 0, waiting: 0 })
      const { server_now: _, ...result } = await resultOf(student)
      expect([await listed(teacher, quiz), await recordOf(student)]).toEqual([after[0], after[2]])
      expect(after[1]).toMatchObject(result)
    })

    it('all that wait at once, however many', async () => {
      const { teacher, quiz } = await aTeacherWithQuiz()
      const students: LateStudent[] = []
      for (let at = 0; at < 61; at += 1) students.push(await aLateStudent(world(), quiz, { saved: [0] }))
      await theEnd(world())
      for (const student of students) await student.sendsLate({ options: [1] })
      const [first] = students
      await judges(teacher, quiz, { decision: 'refused', submissions: [first?.id ?? ''] })
      expect(await judges(teacher, quiz, { decision: 'accepted', submissions: 'all_waiting' })).toEqual({
        judged: 60,
        waiting: 0,
      })
      const { attempts } = await listed(teacher, quiz)
      expect(attempts.filter(({ decision }) => decision === 'accepted')).toHaveLength(60)
      const told = (await logOf(teacher)).filter(({ kind }) => kind === 'late_accepted')
      expect(told.length).toBeLessThan(5)
      expect(told.reduce((sum, { details }) => sum + Number(details.students), 0)).toBe(60)
      expect((await results(teacher, quiz)).average_score).toBeCloseTo(60 / 61)
    })

    it('anew when more comes: until then what was accepted goes on counting', async () => {
      const { teacher, quiz } = await aTeacherWithQuiz()
      const student = await cameLate(world(), quiz, { saved: [0, 1, 1], late: [1] })
      await judges(teacher, quiz, { decision: 'accepted', submissions: [student.id] })
      await student.sendsLate({ options: [null, 0], seq: 200 })
      expect(await listed(teacher, quiz)).toMatchObject({
        attempts: [{ decision: 'waiting', score: 0, score_with_late: 2, answers: [{ number: 1 }, { number: 2 }] }],
        waiting: 1,
      })
      world().clock.advance({ minutes: 1 })
      expect(await resultOf(student)).toMatchObject({ score: 1, late: { answers: 1, decision: 'waiting' } })
      await judges(teacher, quiz, { decision: 'accepted', submissions: 'all_waiting' })
      expect(await resultOf(student)).toMatchObject({ score: 2, late: { answers: 2, decision: 'accepted' } })
      await judges(teacher, quiz, { decision: 'refused', submissions: [student.id] })
      expect(await resultOf(student)).toMatchObject({ score: 0, late: { answers: 2, decision: 'refused' } })
    })

    it('for good, when a page that was loaded again only says the same once more', async () => {
      const { teacher, quiz } = await aTeacherWithQuiz()
      const student = await cameLate(world(), quiz, { saved: [0], late: [1] })
      await judges(teacher, quiz, { decision: 'refused', submissions: [student.id] })
      world().clock.advance({ seconds: 30 })
      for (let load = 1; load <= 10; load += 1) {
        const turn = (await resultOf(student)).turn
        const answer = { question_id: quiz.questionIds[0], selected_index: 1, seq: 100, by: `${turn}.phone-0001` }
        const body = { quiz_code: quiz.code, revision: 2, device: `reload-${load}-x`, turn, answers: [answer] }
        const again = await student.browser.calls('PUT', '/student/quiz/answers', body)
        expect([again.status, again.error?.code]).toEqual([410, 'time_over'])
      }
      expect(await listed(teacher, quiz)).toMatchObject({ attempts: [{ decision: 'refused' }], waiting: 0 })
    })

    it('by the owner alone: others’ and unknown attempts are passed over', async () => {
      const { teacher, quiz } = await aTeacherWithQuiz()
      const other = await aTeacherWithQuiz()
      const student = await cameLate(world(), quiz, { saved: [0], late: [1] })
      const asked = { decision: 'accepted', submissions: [student.id, 'none'] }
      expect(await judges(other.teacher, other.quiz, asked)).toEqual({ judged: 0, waiting: 0 })
      expect((await other.teacher.browser.calls('POST', pathOf(quiz), asked)).status).toBe(404)
      expect(await listed(teacher, quiz)).toMatchObject({ attempts: [{ decision: 'waiting' }] })
      expect(await recordOf(student)).toEqual([])
    })

    it.each([
      { decision: 'maybe', submissions: 'all_waiting' },
      { decision: 'accepted', submissions: [] },
      { decision: 'accepted', submissions: 'all' },
      { decision: 'accepted', submissions: Array.from({ length: 1001 }, (_, at) => `s${at}`) },
      { decision: 'accepted' },
      { decision: 'accepted', submissions: [1] },
    ])('not by what is no decision: $decision $submissions.length', async (body) => {
      const { teacher, quiz } = await aTeacherWithQuiz()
      const { status, error } = await teacher.browser.calls('POST', pathOf(quiz), body)
      expect([status, error?.code]).toEqual([400, 'invalid_request'])
    })
  })

  it.each([
    { after: DAY, code: 'time_over', attempts: 1 },
    { after: DAY + SECOND, code: 'too_late', attempts: 0 },
  ])('are kept for a day after the end: $after ms after it, the answer is $code', async ({ after, code, attempts }) => {
    const { teacher, quiz } = await aTeacherWithQuiz()
    const student = await aLateStudent(world(), quiz, { saved: [0] })
    await theEnd(world())
    world().clock.advance({ seconds: after / SECOND })
    const { status, error } = await student.sendsLate({ options: [1] })
    expect([status, error?.code]).toEqual([410, code])
    expect((await listed(teacher, quiz)).attempts).toHaveLength(attempts)
  })

  it('go with their student when their data is erased', async () => {
    const { teacher, quiz } = await aTeacherWithQuiz()
    const student = await cameLate(world(), quiz, { saved: [0], late: [1] })
    await judges(teacher, quiz, { decision: 'accepted', submissions: [student.id] })
    await eraseStudent(
      { db: world().database.db },
      { questionnaireId: quiz.id, participantKey: `${quiz.id}:${student.details.phone}` },
    )
    await expectGone(world(), [student.id, student.details.phone])
    expect(await listed(teacher, quiz)).toMatchObject({ attempts: [], found: 0, waiting: 0 })
  })
})
