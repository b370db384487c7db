import { once } from 'node:events'
import readSheets from 'read-excel-file/node'
import { expect, it } from 'vitest'
import { prepareExport, resultsFile } from '#contract/results/exports.ts'
import type { Exported, ExportFormat } from '#contract/results/exports-requests.ts'
import { describeEachDatabase } from '../../testing/describe-each-database.ts'
import { A_FORM } from '../../testing/forms.ts'
import {
  aPublishedQuiz,
  aStudent,
  aTeacher,
  expectOk,
  type QuizInTest,
  type TeacherInTest,
} from '../../testing/people.ts'
import { readCsv } from '../../testing/read-csv.ts'
import { sharedWorld } from '../../testing/world.ts'

const BOM = '\uFEFF'

describeEachDatabase('the results of a quiz as a file', (open) => {
  const world = sharedWorld(open)

  const prepared = async ({ browser }: TeacherInTest, { id }: QuizInTest, body: object) =>
    prepareExport.data.parse(expectOk(await browser.calls('POST', `/teacher/quizzes/${id}/exports`, body)))

  type File = { what: Exported; format: ExportFormat }
  const downloaded = async (teacher: TeacherInTest, quiz: QuizInTest, file: File) => {
    const { address } = await prepared(teacher, quiz, { ...file, time_zone: 'Asia/Kolkata' })
    const reply = await teacher.browser.sends({ method: 'GET', url: address })
    expect(reply.statusCode).toBe(200)
    return reply
  }
  const csv = async (teacher: TeacherInTest, quiz: QuizInTest, what: Exported) => {
    const { body } = await downloaded(teacher, quiz, { what, format: 'csv' })
    expect(body.startsWith(BOM)).toBe(true)
    const [header = [], ...rows] = readCsv(body.slice(BOM.length))
    return rows.map((row) => Object.fromEntries(header.map((name, at) => [name, row[at]])))
  }
  const submits = async (quiz: QuizInTest, name: string, options: number[]) => {
    const student = await aStudent(world(), quiz, name)
    world().clock.advance({ seconds: 10 })
    expectOk(await student.submits(options))
    return student
  }

  const QUIZ = { title: 'বিজ্ঞান / "first"', is_negative_marking: true }

  it('has a row for each student, with exact scores and times by the teacher’s clock', async () => {
    const teacher = await aTeacher(world())
    const quiz = await aPublishedQuiz(teacher, QUIZ)
    const rahul = await submits(quiz, 'রাহুল মুখোপাধ্যায়', [1, 0, 0])
    await submits(quiz, 'Mita "Mitu" Pal, IX', [0, -1, -1])
    await aStudent(world(), quiz, 'Still Writing')
    const rows = await csv(teacher, quiz, 'students')
    expect(rows).toMatchObject([
      {
        Name: 'রাহুল মুখোপাধ্যায়',
        Mobile: rahul.details.phone,
        District: 'Kolkata',
        Version: '1',
        'Time taken (seconds)': '10',
        'How it ended': 'Handed in',
        Score: '3',
        'Out of': '3',
        Right: '3',
      },
      { Name: 'Mita "Mitu" Pal, IX', Score: '-0.25', Percent: '-8.33', Wrong: '1', Blank: '2', 'Late answers': '0' },
    ])
    expect(rows[0]?.['Started (Asia/Kolkata)']).toMatch(/^2026-01-15 14:3\d:\d\d$/)
  })

  it.each([
    [{ numerator: 1, denominator: 3 }, '-0.3333', '-0.6667', '0.3333'],
    [{ numerator: 1, denominator: 16 }, '-0.0625', '-0.125', '0.875'],
  ])('tells marks of which %j are lost without an endless row of figures', async (lost, wrong, twice, score) => {
    const teacher = await aTeacher(world())
    const quiz = await aPublishedQuiz(teacher, { ...QUIZ, wrong_costs: lost })
    await submits(quiz, 'Rahul', [1, 1, 1])
    await submits(quiz, 'Mita', [0, 1, -1])
    expect((await csv(teacher, quiz, 'answers')).map(({ Marks }) => Marks)).toEqual([
      '1',
      wrong,
      wrong,
      wrong,
      wrong,
      '0',
    ])
    expect((await csv(teacher, quiz, 'students')).map(({ Score }) => Score)).toEqual([score, twice])
  })

  it('has a row for each answer in words, and one for each question', async () => {
    const teacher = await aTeacher(world())
    const quiz = await aPublishedQuiz(teacher, QUIZ)
    await submits(quiz, 'Rahul', [1, 1, -1])
    expect(await csv(teacher, quiz, 'answers')).toMatchObject([
      { Name: 'Rahul', 'Question number': '1', Question: '2 + 2?', Answer: 'B. 4', 'Right answer': 'B. 4', Marks: '1' },
      { Answer: 'B. দার্জিলিং', 'Right answer': 'A. কলকাতা', Result: 'Wrong', Marks: '-0.25', 'Marked by hand': 'No' },
      { Answer: '', Result: 'Blank', Marks: '0' },
    ])
    expect(await csv(teacher, quiz, 'questions')).toMatchObject([
      {
        Right: '1',
        'Right (percent of all marked)': '100',
        'What was answered, and how often': 'A. 3: 0; B. 4: 1; C. 5: 0',
      },
      { Wrong: '1', 'Right (percent of all marked)': '0' },
      { Blank: '1' },
    ])
  })

  it('has no marks for an answer that waits for them', async () => {
    const teacher = await aTeacher(world())
    const draft = { least: null, most: null, rubric: [], model: '' }
    const essay = { kind: 'open_ended' as const, format: 'prose' as const, problem: 'Why?', draft }
    const quiz = await aPublishedQuiz(teacher, { questions: [essay] })
    const student = await aStudent(world(), quiz, 'Rahul')
    const answers = [{ question_id: quiz.questionIds[0] ?? '', selected_index: -1, value: 'Because.' }]
    expectOk(await student.browser.calls('POST', '/student/quiz/submit', { quiz_code: quiz.code, answers }))
    expect(await csv(teacher, quiz, 'answers')).toMatchObject([
      { Answer: 'Because.', Result: 'Waiting for a mark', Marks: '', 'Out of': '1' },
    ])
  })

  it('is a workbook whose numbers and dates are numbers and dates, and whose phone numbers are texts', async () => {
    const teacher = await aTeacher(world())
    const quiz = await aPublishedQuiz(teacher, QUIZ)
    const { details } = await submits(quiz, '=1+1', [0, -1, -1])
    const { rawPayload, headers } = await downloaded(teacher, quiz, { what: 'everything', format: 'xlsx' })
    expect(headers['content-disposition']).toContain("filename*=UTF-8''%E0%A6%AC%E0%A6%BF")
    const sheets = await readSheets(rawPayload)
    expect(sheets.map(({ sheet }) => sheet)).toEqual(['Students', 'Answers', 'Questions', 'How often'])
    const [header = [], row = []] = sheets[0]?.data ?? []
    const cell = (name: string) => row[header.indexOf(name)]
    expect([cell('Name'), cell('Mobile'), cell('Score'), cell('Out of')]).toEqual(['=1+1', details.phone, -0.25, 3])
    expect(cell('Ended (Asia/Kolkata)')).toBeInstanceOf(Date)
    expect(sheets[1]?.data.length).toBe(4)
    expect(sheets[2]?.data.length).toBe(4)
    expect(sheets[3]?.data.slice(1).every((told) => typeof told.at(-1) === 'number')).toBe(true)
    expect(sheets[3]?.data.length).toBeGreaterThan(4)
  })

  it('is everything as JSON', async () => {
    const teacher = await aTeacher(world())
    const quiz = await aPublishedQuiz(teacher, QUIZ)
    for (const name of ['First', 'Second']) await submits(quiz, name, [1, 1, -1])
    const file = resultsFile.parse((await downloaded(teacher, quiz, { what: 'everything', format: 'json' })).json())
    expect(file.quiz.title).toBe(QUIZ.title)
    expect(file.versions).toMatchObject([{ number: 1, total: 2, questions: [{ facility: 1 }, { facility: 0 }, {}] }])
    expect(file.students.map(({ name }) => name)).toEqual(['First', 'Second'])
    expect(file.students[0]).toMatchObject({
      score: 0.75,
      answers: [{ value: 1, answer: 'B. 4' }, {}, { value: null }],
    })
  })

  it('has the fields of the quiz’s own form', async () => {
    const teacher = await aTeacher(world())
    const quiz = await aPublishedQuiz(teacher, { settings: { joining: A_FORM } })
    const browser = world().newBrowser()
    const fields = { roll: '=12', class: 'IX B' }
    const start = { quiz_code: quiz.code, name: 'Anil', fields: { ...fields, roll: '12' } }
    expectOk(await browser.calls('POST', '/student/quiz/start', start))
    expectOk(await browser.calls('POST', '/student/quiz/submit', { quiz_code: quiz.code, answers: [] }))
    expect(await csv(teacher, quiz, 'students')).toMatchObject([
      { Name: 'Anil', Mobile: '', 'Roll number': '12', Class: 'IX B', Email: '', 'Other details': '' },
    ])
    expect(await csv(teacher, quiz, 'answers')).toMatchObject([{ 'Roll number': '12' }, {}, {}])
  })

  it('is a header alone while nobody has handed in, and whole when many have', async () => {
    const teacher = await aTeacher(world())
    const quiz = await aPublishedQuiz(teacher)
    expect(await prepared(teacher, quiz, { what: 'students', format: 'csv' })).toMatchObject({ total: 0 })
    expect(await csv(teacher, quiz, 'students')).toEqual([])
    expect(await csv(teacher, quiz, 'questions')).toHaveLength(3)
    for (let at = 0; at < 45; at += 1) await submits(quiz, `Student ${at}`, [at % 3, 0, 0])
    const names = (await csv(teacher, quiz, 'students')).map(({ Name }) => Name)
    expect(names).toEqual(Array.from({ length: 45 }, (_, at) => `Student ${at}`))
  })

  it('is for the session that asked alone, and not for long', async () => {
    const [teacher, other] = [await aTeacher(world()), await aTeacher(world())]
    const quiz = await aPublishedQuiz(teacher)
    const { address } = await prepared(teacher, quiz, { what: 'students', format: 'csv' })
    const get = async ({ browser }: Pick<TeacherInTest, 'browser'>, url = address, headers = {}) =>
      (await browser.sends({ method: 'GET', url, headers })).statusCode
    teacher.browser.bears(null)
    expect(await get(teacher)).toBe(200)
    expect(await get(teacher, address, { 'sec-fetch-site': 'cross-site' })).toBe(403)
    expect(await get(other)).toBe(404)
    expect(await get({ browser: world().newBrowser() })).toBe(401)
    expect(await get(teacher, address.replace('exports/W', 'exports/X'))).toBe(404)
    expect(await get(teacher, '/api/v1/exports/none')).toBe(404)
    world().clock.advance({ minutes: 3 })
    expect(await get(teacher)).toBe(404)
    const rows = await world().database.db.selectFrom('activity').selectAll().where('kind', '=', 'exported').execute()
    const mine = rows.filter(({ teacher_id }) => teacher_id === teacher.id)
    expect(mine.map(({ questionnaire_id, details }) => [questionnaire_id, JSON.parse(details)])).toEqual([
      [quiz.id, { what: 'students', format: 'csv', rows: 0 }],
    ])
  })

  it.each([
    { what: 'everything', format: 'csv' },
    { what: 'students', format: 'json' },
    { what: 'students', format: 'pdf' },
    { what: 'students', format: 'csv', time_zone: 'Nowhere/None' },
    { what: 'students', format: 'csv', more: 1 },
  ])('is not made of %o', async (body) => {
    const teacher = await aTeacher(world())
    const quiz = await aPublishedQuiz(teacher)
    expect((await teacher.browser.calls('POST', `/teacher/quizzes/${quiz.id}/exports`, body)).status).toBe(400)
  })

  it('breaks off where it fails, and never passes for the whole', async () => {
    const teacher = await aTeacher(world())
    const quiz = await aPublishedQuiz(teacher)
    const { started } = await submits(quiz, 'Rahul', [1, 0, 0])
    const { db } = world().database
    await db.updateTable('submission_result').set({ answers: '{}' }).where('submission_id', '=', started.id).execute()
    const { address } = await prepared(teacher, quiz, { what: 'answers', format: 'csv' })
    const app = await world().secondApp()
    const server = app.http.server
    await app.http.ready()
    server.listen(0)
    await once(server, 'listening')
    const place = server.address()
    const url = `http://localhost:${typeof place === 'object' && place ? place.port : 0}${address}`
    const reply = await fetch(url, { headers: { authorization: `Bearer ${teacher.token}` } })
    await expect(reply.text()).rejects.toThrow()
  })
})
