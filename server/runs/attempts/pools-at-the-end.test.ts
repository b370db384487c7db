import readSheets from 'read-excel-file/node'
import { expect, it } from 'vitest'
import type { NewQuizOnWire } from '#contract/questionnaires/questionnaires-requests.ts'
import { readSubmission } from '#contract/results/analytics.ts'
import { prepareExport, resultsFile } from '#contract/results/exports.ts'
import type { Exported, ExportFormat } from '#contract/results/exports-requests.ts'
import { readResult } from '#contract/runs/attempts.ts'
import { listAnswersToMark, markAnswer, readMarkingQueue } from '#contract/runs/hand-marks.ts'
import { recount } from '../../results/reports/find-reports.ts'
import { describeEachDatabase } from '../../testing/describe-each-database.ts'
import { aPublishedQuiz, aStudent, aTeacher, expectOk } from '../../testing/people.ts'
import { readCsv } from '../../testing/read-csv.ts'
import { sharedWorld } from '../../testing/world.ts'

const STUDENTS = 6
const CHOICES = 4
const DRAFT = { least: null, most: null, rubric: [], model: '' }
const SECTION = { title: 'Choices', instructions: '', before: 0 }
/** Two of four choices of 4 marks, two of four essays of 2, and one choice of 1 that all are asked. */
const POOLED = {
  paper: 'with_start',
  questions: [
    ...Array.from({ length: CHOICES }, (_, at) => ({
      problem: `choice ${at}`,
      options: ['a', 'b'],
      correct_answer: 1,
    })),
    ...Array.from({ length: 4 }, (_, at) => ({ kind: 'open_ended' as const, problem: `essay ${at}`, draft: DRAFT })),
    { problem: 'all', options: ['a', 'b'], correct_answer: 1 },
  ],
  sections: [
    { ...SECTION, draw: 2, points: 4, marking: { wrong_costs: { numerator: 1, denominator: 4 } } },
    { ...SECTION, title: 'Essays', before: CHOICES, draw: 2, points: 2 },
    { ...SECTION, title: 'All', before: CHOICES + 4 },
  ],
} satisfies Partial<NewQuizOnWire>
const OUT_OF = 2 * 4 + 2 * 2 + 1
const MET = 5
const COUNTS = ['Right', 'Partly right', 'Wrong', 'Blank', 'Waiting for a mark']

describeEachDatabase('an exam with pools, once it has ended', (open) => {
  const world = sharedWorld(open, { RATE_LIMIT: 'off' })

  const aPooled = async () => {
    const teacher = await aTeacher(world())
    const quiz = await aPublishedQuiz(teacher, POOLED)
    const numberOf = (id: string) => quiz.questionIds.indexOf(id) + 1
    const isEssay = (id: string) => numberOf(id) > CHOICES && numberOf(id) <= CHOICES + 4
    const at = `/teacher/quizzes/${quiz.id}`
    const reads = async (path: string) => expectOk(await teacher.browser.calls('GET', path))
    const posts = async (path: string, body: object) => expectOk(await teacher.browser.calls('POST', path, body))
    const begins = async () => {
      const student = await aStudent(world(), quiz)
      const drawn = student.started.paper.questions.map(({ id }) => id)
      const answered = { id: student.started.id, drawn, essays: drawn.filter(isEssay) }
      /** Essays are written, one choice of the pool is right and one wrong, and the last question is blank. */
      const answers = drawn
        .slice(0, MET - 1)
        .map((id, place) =>
          isEssay(id)
            ? { question_id: id, selected_index: -1, value: 'Because.' }
            : { question_id: id, selected_index: place === 0 ? 1 : 0 },
        )
      const body = { quiz_code: quiz.code, answers }
      const saves = async () =>
        expectOk(await student.browser.calls('PUT', '/student/quiz/answers', { ...body, revision: 1 }))
      const submits = async () => expectOk(await student.browser.calls('POST', '/student/quiz/submit', body))
      const result = async () => readResult.data.parse(expectOk(await student.result()))
      return { ...answered, saves, submits, result }
    }
    const expectReportRight = async () => {
      await world().app.foldReports()
      const { stored, recounted } = await recount(world().database.db, quiz.id)
      expect(stored).toEqual(recounted)
    }
    return { teacher, quiz, at, numberOf, isEssay, reads, posts, begins, expectReportRight }
  }
  type Scene = Awaited<ReturnType<typeof aPooled>>
  type Taken = Awaited<ReturnType<Scene['begins']>>

  const queueOf = async ({ reads, at }: Scene) => readMarkingQueue.data.parse(await reads(`${at}/marking`))
  const toMark = async ({ reads, at }: Scene, question: string) =>
    listAnswersToMark.data.parse(await reads(`${at}/marking/${question}`)).answers

  /** One after the other, in the order of files. */
  const handedIn = async (scene: Scene) => {
    const taken: Taken[] = []
    for (let student = 0; student < STUDENTS; student += 1) {
      const begun = await scene.begins()
      await begun.submits()
      world().clock.advance({ seconds: 1 })
      taken.push(begun)
    }
    return taken
  }

  it('has to be marked what was drawn alone, and takes no mark of anything else', async () => {
    const scene = await aPooled()
    const taken = await handedIn(scene)
    const essays = scene.quiz.questionIds.filter(scene.isEssay)
    const met = (id: string) => taken.filter(({ drawn }) => drawn.includes(id))
    const { questions, waiting } = await queueOf(scene)
    expect(waiting).toBe(2 * STUDENTS)
    expect(questions.map(({ question_id: id, number, answers }) => [id, number, answers])).toEqual(
      essays.filter((id) => met(id).length > 0).map((id) => [id, scene.numberOf(id), met(id).length]),
    )
    for (const { question_id: id } of questions)
      expect((await toMark(scene, id)).map(({ submission_id }) => submission_id).sort()).toEqual(
        met(id)
          .map((each) => each.id)
          .sort(),
      )

    const [one] = taken
    const undrawn = scene.quiz.questionIds.filter((id) => !one?.drawn.includes(id))
    const mark = { marks: 1, rubric: [], comment: '' }
    for (const id of undrawn) {
      const path = `/teacher/submissions/${one?.id}/marks/${id}`
      expect((await scene.teacher.browser.calls('GET', path)).status).toBe(404)
      for (const based_on of ['', '0', one?.id ?? ''])
        expect((await scene.teacher.browser.calls('PUT', path, { based_on, mark })).status).toBe(404)
    }
    for (const [place, id] of one?.essays.entries() ?? []) {
      const [waits] = (await toMark(scene, id)).filter(({ submission_id }) => submission_id === one?.id)
      const path = `/teacher/submissions/${one?.id}/marks/${id}`
      const marked = await scene.teacher.browser.calls('PUT', path, { based_on: waits?.base, mark })
      expect(markAnswer.data.parse(expectOk(marked))).toMatchObject({ marks: 1, score: 4 - 1 + place + 1 })
    }
    const result = await one?.result()
    expect(result).toMatchObject({ score: 5, max_score: OUT_OF, waiting: 0 })
    expect(result?.answers.map(({ question_id: id }) => id)).toEqual(one?.drawn)
    expect((await queueOf(scene)).waiting).toBe(2 * STUDENTS - 2)
    await scene.expectReportRight()
  })

  it.each([
    ['the clock', 'server'],
    ['the teacher', 'teacher'],
  ] as const)('is scored by what was drawn where %s ends it', async (_, by) => {
    const scene = await aPooled()
    const [busy, idle] = [await scene.begins(), await scene.begins()]
    await busy.saves()
    if (by === 'server') world().clock.advance({ minutes: 60 })
    const ended =
      by === 'server'
        ? await world().app.closeOverdue()
        : await scene.posts(`${scene.at}/ends`, { submissions: 'all_running' })
    expect(ended).toEqual(by === 'server' ? 2 : { ended: 2 })
    for (const [{ id, drawn, essays, result }, score, waiting] of [
      [busy, 4 - 1, 2],
      [idle, 0, 0],
    ] as const) {
      const told = await result()
      expect(told).toMatchObject({ score, max_score: OUT_OF, waiting })
      expect(told.answers.map((each) => each.question_id)).toEqual(drawn)
      const { student } = readSubmission.data.parse(await scene.reads(`/teacher/submissions/${id}`))
      expect(student.ended_by).toBe(by)
      expect(student.answers.map((each) => each.question_id)).toEqual(drawn)
      expect(student.answers.filter(({ verdict }) => verdict === 'waiting').map((each) => each.question_id)).toEqual(
        waiting ? essays : [],
      )
    }
    await scene.expectReportRight()
  })

  it('is in files with what was drawn for each, out of what each was asked, and nothing of the rest', async () => {
    const scene = await aPooled()
    const taken = await handedIn(scene)
    const file = async (what: Exported, format: ExportFormat) => {
      const prepared = await scene.posts(`${scene.at}/exports`, { what, format, time_zone: 'UTC' })
      const { address } = prepareExport.data.parse(prepared)
      return scene.teacher.browser.sends({ method: 'GET', url: address })
    }
    const asRows = ([header = [], ...rows]: unknown[][]) =>
      rows.map((row) => Object.fromEntries(header.map((name, place) => [name, row[place] ?? ''])))
    const sheets = await readSheets((await file('everything', 'xlsx')).rawPayload)
    const tables = async (what: Exported, place: number) => [
      asRows(readCsv((await file(what, 'csv')).body.slice(1))),
      asRows(sheets[place]?.data ?? []),
    ]
    for (const rows of await tables('students', 0))
      expect(rows.map((row) => ['Out of', 'Score', 'Blank'].map((name) => Number(row[name])))).toEqual(
        taken.map(() => [OUT_OF, 3, 1]),
      )
    for (const rows of await tables('answers', 1))
      expect(rows.map((row) => [row.Attempt, Number(row['Question number'])])).toEqual(
        taken.flatMap(({ id, drawn }) => drawn.map((question) => [id, scene.numberOf(question)])),
      )
    const metBy = (number: number) =>
      taken.filter(({ drawn }) => drawn.some((id) => scene.numberOf(id) === number)).length
    const met = scene.quiz.questionIds.map((id) => metBy(scene.numberOf(id)))
    for (const rows of await tables('questions', 2))
      expect(rows.map((row) => COUNTS.map((name) => Number(row[name])).reduce((sum, count) => sum + count))).toEqual(
        met,
      )
    const json = resultsFile.parse((await file('everything', 'json')).json())
    expect(
      json.students.map(({ max_score, score, answers }) => [
        max_score,
        score,
        answers.map(({ question_id: id }) => id),
      ]),
    ).toEqual(taken.map(({ drawn }) => [OUT_OF, 3, drawn]))
    for (const { number, verdicts, facility } of json.versions[0]?.questions ?? []) {
      const { correct, partly, wrong, blank } = verdicts
      if (correct + partly + wrong + blank === 0) expect(facility).toBeNull()
      expect(correct + partly + wrong + blank + verdicts.waiting).toBe(metBy(number))
    }
  })
})
