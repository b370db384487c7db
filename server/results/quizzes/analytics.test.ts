import { expect, it } from 'vitest'
import { listSubmissions, readSubmission } from '#contract/results/analytics.ts'
import { readStudent } from '#contract/runs/attempts.ts'
import { describeEachDatabase } from '../../testing/describe-each-database.ts'
import {
  aPublishedQuiz,
  aStudent,
  aTeacher,
  aVisitor,
  expectOk,
  type QuizInTest,
  type TeacherInTest,
} from '../../testing/people.ts'
import { sharedWorld } from '../../testing/world.ts'

describeEachDatabase('the results of a quiz', (open) => {
  const world = sharedWorld(open)

  const aTeacherWithQuiz = async (changes = {}) => {
    const teacher = await aTeacher(world())
    return { teacher, quiz: await aPublishedQuiz(teacher, changes) }
  }
  const listed = async ({ browser }: TeacherInTest, { id }: QuizInTest, query = '') =>
    listSubmissions.data.parse(expectOk(await browser.calls('GET', `/teacher/quizzes/${id}/submissions${query}`)))
  const searched = async (teacher: TeacherInTest, quiz: QuizInTest, words: string) => {
    const { rows, found } = await listed(teacher, quiz, `?search=${encodeURIComponent(words)}`)
    expect(found).toBe(rows.length)
    return rows.map(({ name }) => name).sort()
  }
  const submits = async (quiz: QuizInTest, name: string, options: number[]) => {
    const student = await aStudent(world(), quiz, name)
    world().clock.advance({ seconds: 10 })
    expectOk(await student.submits(options))
    return student
  }

  it('are empty, and say so, before anybody has finished', async () => {
    const { teacher, quiz } = await aTeacherWithQuiz()
    await aStudent(world(), quiz)
    expect(await listed(teacher, quiz)).toEqual({
      quiz: { id: quiz.id, title: 'Physics, first test', subject: 'Physics', no_of_questions: 3 },
      rows: [],
      page: 1,
      pages: 1,
      found: 0,
      in_progress: 1,
      late_waiting: 0,
      marking_waiting: 0,
      total: 0,
      average_score: null,
      highest_score: null,
      max_score: 3,
    })
  })

  it('are narrowed and sorted by how they ended, district, version, time, and what waits', async () => {
    const { teacher, quiz } = await aTeacherWithQuiz()
    const slow = await aStudent(world(), quiz, 'Slow')
    await submits(quiz, 'Quick', [1, 0, 0])
    const late = await aStudent(world(), quiz, 'Late')
    const ended = await aStudent(world(), quiz, 'Ended')
    const ends = { submissions: [ended.started.id] }
    expectOk(await teacher.browser.calls('POST', `/teacher/quizzes/${quiz.id}/ends`, ends))
    world().clock.advance({ seconds: 5 })
    expectOk(await slow.submits([0, 0, 0]))
    world().clock.advance({ minutes: 20 })
    await world().app.closeOverdue()
    await late.submits([1, 0, 0])
    await world().app.foldReports()
    const names = async (query: string) => {
      const { rows, found } = await listed(teacher, quiz, query)
      expect(found).toBe(rows.length)
      return rows.map(({ name }) => name)
    }
    expect(await names('?show=student&sort=name')).toEqual(['Quick', 'Slow'])
    expect(await names('?show=server')).toEqual(['Late'])
    expect(await names('?show=teacher')).toEqual(['Ended'])
    expect(await names('?show=late')).toEqual(['Late'])
    expect(await names('?show=marks')).toEqual([])
    expect(await names('?district=Howrah&page=7')).toEqual([])
    expect(await names('?district=Kolkata&sort=time')).toEqual(['Ended', 'Quick', 'Slow', 'Late'])
    expect(await names('?version=1&sort=district')).toHaveLength(4)
  })

  it('are a row for each student, the phone number masked, with the figures of all', async () => {
    const { teacher, quiz } = await aTeacherWithQuiz({ is_negative_marking: true })
    const first = await submits(quiz, 'Rahul Das', [1, 0, 0])
    await submits(quiz, 'Mita Pal', [0, -1, 0])
    const page = await listed(teacher, quiz)
    expect(page).toMatchObject({ total: 2, found: 2, in_progress: 0, average_score: 1.875, highest_score: 3 })
    expect(page.rows[1]).toEqual({
      id: first.started.id,
      name: 'Rahul Das',
      phone: `••••••${first.details.phone.slice(-4)}`,
      district: 'Kolkata',
      score: 3,
      max_score: 3,
      time_taken_ms: 10_000,
      submitted_at: expect.any(String),
      ended_by: 'student',
    })
  })

  it('never hold a whole phone number', async () => {
    const { teacher, quiz } = await aTeacherWithQuiz()
    const { details, started } = await submits(quiz, 'Rahul Das', [1, 0, 0])
    const paths = [`/teacher/quizzes/${quiz.id}/submissions`, `/teacher/submissions/${started.id}`, '/teacher/quizzes']
    for (const path of paths) {
      expect(JSON.stringify(expectOk(await teacher.browser.calls('GET', path)))).not.toContain(details.phone)
    }
  })

  it('count the time that the quiz gave, when the server ended it later', async () => {
    const { teacher, quiz } = await aTeacherWithQuiz()
    await aStudent(world(), quiz)
    world().clock.advance({ minutes: 40 })
    await world().app.closeOverdue()
    expect((await listed(teacher, quiz)).rows).toMatchObject([
      { time_taken_ms: 15 * 60_000, ended_by: 'server', score: 0 },
    ])
  })

  it('come in pages of 30, each student on one of them', async () => {
    const { teacher, quiz } = await aTeacherWithQuiz()
    for (let student = 1; student <= 61; student += 1) {
      const visitor = aVisitor(world(), quiz, `Student ${student}`)
      expectOk(await visitor.starts())
      expectOk(await visitor.submits([student % 2, 0, 0]))
    }
    for (const sort of ['newest', 'score', 'name']) {
      const pages = [1, 2, 3, 4].map((page) => listed(teacher, quiz, `?sort=${sort}&page=${page}`))
      const [first, second, third, beyond] = await Promise.all(pages)
      expect([first, second, third, beyond].map((page) => page?.rows.length)).toEqual([30, 30, 1, 1])
      expect([third?.page, beyond?.page]).toEqual([3, 3])
      expect([first?.pages, first?.found, first?.total]).toEqual([3, 61, 61])
      const ids = [first, second, third].flatMap((page) => page?.rows.map(({ id }) => id) ?? [])
      expect(new Set(ids).size).toBe(61)
    }
    const found = await listed(teacher, quiz, '?search=student%201&page=1')
    expect([found.found, found.pages, found.total]).toEqual([11, 1, 61])
  })

  it('are sorted by the end, the score or the name', async () => {
    const { teacher, quiz } = await aTeacherWithQuiz()
    await submits(quiz, 'Bela', [1, 0, -1])
    await submits(quiz, 'anil', [-1, -1, -1])
    await submits(quiz, 'Chitra', [1, 0, 0])
    const names = async (sort: string) => (await listed(teacher, quiz, sort)).rows.map(({ name }) => name)
    expect(await names('')).toEqual(['Chitra', 'anil', 'Bela'])
    expect(await names('?sort=newest')).toEqual(['Chitra', 'anil', 'Bela'])
    expect(await names('?sort=score')).toEqual(['Chitra', 'Bela', 'anil'])
    expect(await names('?sort=name')).toEqual(['anil', 'Bela', 'Chitra'])
  })

  it('are found by a part of the name in any case, in any script, however its letters are composed', async () => {
    const { teacher, quiz } = await aTeacherWithQuiz()
    for (const name of [
      'Rahul Das',
      'RAHIMA Khatun',
      'সুনীল রায়',
      'রুদ্র সেন',
      'José Élan',
      '100% Sure',
      'under_score',
      'back\\slash',
    ])
      await submits(quiz, name, [])
    expect(await searched(teacher, quiz, 'rah')).toEqual(['RAHIMA Khatun', 'Rahul Das'])
    expect(await searched(teacher, quiz, ' DAS ')).toEqual(['Rahul Das'])
    expect(await searched(teacher, quiz, 'élan')).toEqual(['José Élan'])
    expect(await searched(teacher, quiz, 'jose\u0301')).toEqual(['José Élan'])
    expect(await searched(teacher, quiz, 'সুনীল')).toEqual(['সুনীল রায়'.normalize('NFC')])
    for (const spelt of ['রা\u09df', 'রা\u09af\u09bc']) {
      expect(await searched(teacher, quiz, spelt)).toEqual(['সুনীল রায়'.normalize('NFC')])
    }
    expect(await searched(teacher, quiz, '%')).toEqual(['100% Sure'])
    expect(await searched(teacher, quiz, '_')).toEqual(['under_score'])
    expect(await searched(teacher, quiz, '\\')).toEqual(['back\\slash'])
    expect(await searched(teacher, quiz, "' or 1=1 --")).toEqual([])
    expect(await searched(teacher, quiz, '   ')).toHaveLength(8)
  })

  it('are found by the mobile number, whole or in part', async () => {
    const { teacher, quiz } = await aTeacherWithQuiz()
    const { details } = await submits(quiz, 'Rahul Das', [])
    await submits(quiz, 'Mita Pal', [])
    expect(await searched(teacher, quiz, details.phone)).toEqual(['Rahul Das'])
    expect(await searched(teacher, quiz, details.phone.slice(-4))).toEqual(['Rahul Das'])
  })

  it('show each student’s answers beside the key, to the owner alone', async () => {
    const { teacher, quiz } = await aTeacherWithQuiz({ is_negative_marking: true })
    const { started, browser } = await submits(quiz, 'Rahul Das', [1, 1])
    const { submission_code: receipt } = readStudent.data.parse(
      expectOk(await browser.calls('GET', `/student?code=${quiz.code}`)),
    )
    const path = `/teacher/submissions/${started.id}`
    const { student, quiz: key } = readSubmission.data.parse(expectOk(await teacher.browser.calls('GET', path)))
    expect(student.answers.map(({ selected_index, is_correct, marks }) => [selected_index, is_correct, marks])).toEqual(
      [
        [1, true, 1],
        [1, false, -0.25],
        [-1, false, 0],
      ],
    )
    expect([student.score, student.max_score, student.name]).toEqual([0.75, 3, 'Rahul Das'])
    expect(student.submission_code).toBe(receipt)
    expect(key.questions.map(({ id, correct_answer }) => [id, correct_answer])).toEqual(
      quiz.questionIds.map((id, at) => [id, [1, 0, 0][at]]),
    )
    expect((await (await aTeacher(world())).browser.calls('GET', path)).status).toBe(404)
  })

  it('stay whole when the quiz is archived', async () => {
    const { teacher, quiz } = await aTeacherWithQuiz()
    const { started } = await submits(quiz, 'Rahul Das', [1, 0, 0])
    expectOk(await teacher.browser.calls('POST', `/teacher/quizzes/${quiz.id}/status`, { status: 'archived' }))
    expect((await listed(teacher, quiz)).total).toBe(1)
    expectOk(await teacher.browser.calls('GET', `/teacher/submissions/${started.id}`))
  })
})
