import { expect, it } from 'vitest'
import { listSubmissions } from '#contract/results/analytics.ts'
import { readStudent, readWord } from '#contract/runs/attempts.ts'
import { listRunning, listTakenOut, showResumeCode } from '#contract/runs/invigilation.ts'
import { MINUTE } from '#domain/time/time-limit.ts'
import { newToken } from '../../secrets.ts'
import { describeEachDatabase } from '../../testing/describe-each-database.ts'
import { aPublishedQuiz, aStudent, aTeacher, aVisitor, expectOk } from '../../testing/people.ts'
import { sharedWorld } from '../../testing/world.ts'

describeEachDatabase('a teacher who helps', (open) => {
  const world = sharedWorld(open, { RATE_LIMIT: 'off' })

  const aScene = async (names: string[] = ['Rahul Das']) => {
    const teacher = await aTeacher(world())
    const quiz = await aPublishedQuiz(teacher)
    const students = []
    for (const name of names) students.push(await aStudent(world(), quiz, { name, deviceKey: newToken() }))
    const path = `/teacher/quizzes/${quiz.id}`
    const posts = async (what: string, body: object) => expectOk(await teacher.browser.calls('POST', path + what, body))
    const gives = (attempts: string[] | 'all_running', minutes = 5, change = newToken()) =>
      posts('/minutes', { submissions: attempts, minutes, change })
    const running = async (query = '') =>
      listRunning.data.parse(expectOk(await teacher.browser.calls('GET', `${path}/running${query}`)))
    const results = async () => {
      await world().app.foldReports()
      return listSubmissions.data.parse(expectOk(await teacher.browser.calls('GET', `${path}/submissions`)))
    }
    const takenOut = async () =>
      listTakenOut.data.parse(expectOk(await teacher.browser.calls('GET', `${path}/removed`))).submissions
    const kinds = async () =>
      (
        await world()
          .database.db.selectFrom('activity')
          .select('kind')
          .where('questionnaire_id', '=', quiz.id)
          .where('kind', '!=', 'quiz_published')
          .orderBy('kind')
          .execute()
      ).map(({ kind }) => kind)
    return { teacher, quiz, students, posts, gives, running, results, takenOut, kinds }
  }
  const stands = async (student: Awaited<ReturnType<typeof aStudent>>) =>
    readStudent.data.parse(expectOk(await student.found()))

  it('sees who is in, how far they are, and how long they have been silent', async () => {
    const { students, running } = await aScene(['Rahul Das', 'অনন্যা সেন'])
    world().clock.advance({ seconds: 90 })
    const [rahul] = students
    if (!rahul) throw new Error('two have started')
    expectOk(await rahul.saves(1, [0, -1, 2]))
    const { students: rows, total, server_now } = await running()
    expect(total).toBe(2)
    expect(rows.map(({ name, answered, of, last_answer_at }) => [name, answered, of, last_answer_at])).toEqual([
      ['Rahul Das', 2, 3, server_now],
      ['অনন্যা সেন', 0, 3, null],
    ])
    expect(rows[0]?.phone).toMatch(/^•{6}\d{4}$/)
    const bySilence = (await running('?order=silence')).students.map(({ name }) => name)
    expect(bySilence).toEqual(['অনন্যা সেন', 'Rahul Das'])
    expect((await running('?search=rahul&page=9')).students).toHaveLength(1)
  })

  it('gives minutes to one and to all, once each time, and open pages hear of it', async () => {
    const { quiz, students, gives, running, kinds } = await aScene(['Rahul Das', 'Sita Roy'])
    const [rahul, sita] = students
    if (!rahul || !sita) throw new Error('two have started')
    const word = async () => {
      world().clock.advance({ seconds: 2 })
      return readWord.data.parse(expectOk(await rahul.browser.calls('GET', `/student/quiz/word?code=${quiz.code}`)))
        .word
    }
    expect(await word()).toBe(0)
    const change = newToken()
    expect(await gives([rahul.started.id], 5, change)).toEqual({ given: 1 })
    expect(await gives([rahul.started.id], 5, change)).toEqual({ given: 1 })
    expect(await word()).toBe(1)
    expect(await gives('all_running', 2)).toEqual({ given: 2 })
    const moved = [await stands(rahul), await stands(sita)].map(({ ends_at }) => ends_at)
    expect(moved).toEqual([rahul.started.ends_at + 7 * MINUTE, sita.started.ends_at + 2 * MINUTE])
    expect((await running()).students.map(({ given_ms }) => given_ms)).toEqual([7 * MINUTE, 2 * MINUTE])
    expect(await kinds()).toEqual(['time_given', 'time_given'])
  })

  it('tells the minutes that it gave to one who started late, and has time until the close alone', async () => {
    const teacher = await aTeacher(world())
    const closesAt = world().app.context.now() + 10 * MINUTE
    const opening = { opens_at: null, closes_at: closesAt, late_start: 'until_close', access_code: null } as const
    const quiz = await aPublishedQuiz(teacher, { paper: 'with_start', settings: { opening } })
    const { started } = await aStudent(world(), quiz, { deviceKey: newToken() })
    const path = `/teacher/quizzes/${quiz.id}`
    const given = async () => {
      const { students } = listRunning.data.parse(expectOk(await teacher.browser.calls('GET', `${path}/running`)))
      return students.map(({ given_ms }) => given_ms)
    }
    expect(await given()).toEqual([0])
    const body = { submissions: [started.id], minutes: 5, change: newToken() }
    expectOk(await teacher.browser.calls('POST', `${path}/minutes`, body))
    expect(await given()).toEqual([5 * MINUTE])
  })

  it('gives nothing to who has ended, and more time holds off the clock', async () => {
    const { students, gives, results } = await aScene(['Rahul Das', 'Sita Roy'])
    const [rahul, sita] = students
    if (!rahul || !sita) throw new Error('two have started')
    expectOk(await sita.submits([1, 0, 0]))
    expect(await gives([rahul.started.id, sita.started.id], 10)).toEqual({ given: 1 })
    world().clock.advance({ minutes: 20 })
    await world().app.closeOverdue()
    expect((await results()).total).toBe(1)
    expectOk(await rahul.saves(1, [1, 0, 0]))
    world().clock.advance({ minutes: 6 })
    await world().app.closeOverdue()
    expect((await results()).rows.map(({ ended_by, score }) => [ended_by, score])).toEqual([
      ['server', 3],
      ['student', 3],
    ])
  })

  it('ends an attempt with what is saved; what still comes is kept as late', async () => {
    const { students, posts, results, kinds } = await aScene()
    const [rahul] = students
    if (!rahul) throw new Error('one has started')
    expectOk(await rahul.saves(1, [1, -1, -1]))
    expect(await posts('/ends', { submissions: [rahul.started.id] })).toEqual({ ended: 1 })
    expect(await posts('/ends', { submissions: 'all_running' })).toEqual({ ended: 0 })
    world().clock.advance({ seconds: 1 })
    expect((await rahul.saves(2, [1, 0, 0])).error?.code).toBe('time_over')
    const { rows, late_waiting, in_progress } = await results()
    expect(rows.map(({ ended_by, score, late }) => [ended_by, score, late])).toEqual([
      ['teacher', 1, { answers: 2, decision: 'waiting' }],
    ])
    expect([late_waiting, in_progress]).toEqual([1, 0])
    expect(await kinds()).toEqual(['attempts_ended'])
  })

  it('shows the resume code, and a fresh one lets the student in elsewhere and signs the former device off', async () => {
    const { teacher, students, kinds } = await aScene()
    const [rahul] = students
    if (!rahul) throw new Error('one has started')
    const shows = async (fresh: boolean) => {
      const path = `/teacher/submissions/${rahul.started.id}/resume-code`
      return showResumeCode.data.parse(expectOk(await teacher.browser.calls('POST', path, { fresh }))).resume_code
    }
    expect(await shows(false)).toBe(rahul.started.resume_code)
    world().clock.advance({ seconds: 1 })
    const code = await shows(true)
    expect(code).not.toBe(rahul.started.resume_code)
    expect(await shows(true)).toBe(code)
    const tablet = rahul.onAnotherDevice(world().newBrowser())
    expect((await tablet.resumes(rahul.started.resume_code)).error?.code).toBe('wrong_resume_code')
    expectOk(await tablet.resumes(code))
    expect((await rahul.found()).error?.code).toBe('new_student')
    expect(await kinds()).toEqual(['resume_code_renewed', 'resume_code_shown', 'resume_code_shown'])
    await tablet.submits([1, 0, 0])
    const refused = await teacher.browser.calls('POST', `/teacher/submissions/${rahul.started.id}/resume-code`, {
      fresh: true,
    })
    expect(refused.error?.code).toBe('attempt_ended')
  })

  it('shows a whole number, and it is noted', async () => {
    const { teacher, students, kinds } = await aScene()
    const [rahul] = students
    const path = `/teacher/submissions/${rahul?.started.id}/phone`
    expect(expectOk(await teacher.browser.calls('POST', path))).toEqual({ phone: rahul?.details.phone })
    expect(await kinds()).toEqual(['phone_shown'])
  })

  it('removes false submissions from lists and figures, and brings them back as they were', async () => {
    const { students, posts, results, takenOut, kinds } = await aScene(['Rahul Das', 'Mickey Mouse'])
    const [rahul, mickey] = students
    if (!rahul || !mickey) throw new Error('two have started')
    expectOk(await rahul.submits([1, 0, 0]))
    expectOk(await mickey.submits([0, 1, 1]))
    const before = await results()
    const ids = [mickey.started.id]
    const body = { submissions: ids, why: 'removed', reason: 'A joke' }
    expect(await posts('/removed', body)).toEqual({ removed: 1 })
    expect(await posts('/removed', body)).toEqual({ removed: 1 })
    const after = await results()
    expect([after.total, after.average_score, after.rows.map(({ name }) => name)]).toEqual([1, 3, ['Rahul Das']])
    expect((await takenOut()).map(({ name, why, reason, score }) => [name, why, reason, score])).toEqual([
      ['Mickey Mouse', 'removed', 'A joke', 0],
    ])
    expect((await mickey.found()).error?.code).toBe('new_student')
    expect(await posts('/restored', { submissions: ids })).toEqual({ restored: 1, begun_again: 0 })
    expect(await posts('/restored', { submissions: ids })).toEqual({ restored: 1, begun_again: 0 })
    expect(await results()).toEqual(before)
    expect(await takenOut()).toEqual([])
    expect((await stands(mickey)).attempted).toBe(true)
    expect(await kinds()).toEqual(['submissions_removed', 'submissions_restored'])
  })

  it('resets an attempt: its student begins again, and the former one waits until the new one is out', async () => {
    const { quiz, students, posts, results, takenOut } = await aScene()
    const [rahul] = students
    if (!rahul) throw new Error('one has started')
    expectOk(await rahul.saves(1, [1, 0, -1]))
    const reset = { submissions: [rahul.started.id], why: 'reset', reason: 'The phone broke' }
    expect(await posts('/removed', reset)).toEqual({ removed: 1 })
    expect((await rahul.saves(2, [1, 0, 0])).error?.code).toBe('no_attempt')
    const again = { ...aVisitor(world(), quiz), details: rahul.details }
    const begun = expectOk(await again.browser.calls('POST', '/student/quiz/start', rahul.details))
    expect(begun).not.toMatchObject({ id: rahul.started.id })
    expect(await posts('/restored', { submissions: [rahul.started.id] })).toEqual({ restored: 0, begun_again: 1 })
    const { id } = begun as { id: string }
    expect(await posts('/removed', { ...reset, submissions: [id] })).toEqual({ removed: 1 })
    expect(await posts('/restored', { submissions: [rahul.started.id] })).toEqual({ restored: 1, begun_again: 0 })
    expectOk(await rahul.saves(2, [1, 0, 0]))
    expectOk(await rahul.submits([1, 0, 0]))
    expect((await results()).rows.map(({ score }) => score)).toEqual([3])
    expect((await takenOut()).map((each) => each.id)).toEqual([id])
    world().clock.advance({ minutes: 31 * 24 * 60 })
    await world().app.tidy()
    const left = world().database.db.selectFrom('taken_out').select('at').where('submission_id', '=', id).execute()
    expect(await left).toEqual([])
  })

  it('does nothing to another teacher’s students', async () => {
    const { students } = await aScene()
    const [rahul] = students
    const { posts, gives, quiz } = await aScene()
    const ids = [rahul?.started.id ?? '']
    expect(await gives(ids)).toEqual({ given: 0 })
    expect(await posts('/ends', { submissions: ids })).toEqual({ ended: 0 })
    expect(await posts('/removed', { submissions: ids, why: 'removed', reason: '' })).toEqual({ removed: 0 })
    expect(await posts('/restored', { submissions: ids })).toEqual({ restored: 0, begun_again: 0 })
    expect(quiz.id).not.toBe('')
    expect((rahul && (await stands(rahul)))?.ends_at).toBe(rahul?.started.ends_at)
  })
})
