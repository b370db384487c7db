import readSheets from 'read-excel-file/node'
import { expect, it } from 'vitest'
import type { NewQuizOnWire } from '#contract/questionnaires/questionnaires-requests.ts'
import { prepareExport, resultsFile } from '#contract/results/exports.ts'
import type { Exported, ExportFormat } from '#contract/results/exports-requests.ts'
import { describeEachDatabase } from '../../testing/describe-each-database.ts'
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

const question = (problem: string) => ({ problem, options: ['yes', 'no'], correct_answer: 0 })
const PHYSICS = {
  ...{ title: 'Physics', instructions: '', before: 0, points: 4 },
  marking: { wrong_costs: { numerator: 1, denominator: 3 } },
}
const CHEMISTRY = { title: 'Chemistry', instructions: '', before: 2, choose: 2, points: 2 }
const SECTIONED = {
  questions: ['a', 'b', 'c', 'd', 'e', 'f', 'g'].map(question),
  sections: [PHYSICS, CHEMISTRY, { ...PHYSICS, before: 6 }],
}
const POOLED = {
  paper: 'with_start',
  questions: ['a', 'b', 'c', 'd'].map(question),
  sections: [
    { ...PHYSICS, draw: 2 },
    { ...PHYSICS, title: 'All', before: 3 },
  ],
} satisfies Partial<NewQuizOnWire>

describeEachDatabase('the sections of a paper in its files', (open) => {
  const world = sharedWorld(open)
  type File = { what: Exported; format: ExportFormat }
  const downloaded = async ({ browser }: TeacherInTest, { id }: QuizInTest, file: File) => {
    const body = { ...file, time_zone: 'Asia/Kolkata' }
    const reply = expectOk(await browser.calls('POST', `/teacher/quizzes/${id}/exports`, body))
    const { address } = prepareExport.data.parse(reply)
    return browser.sends({ method: 'GET', url: address })
  }
  const csv = async (teacher: TeacherInTest, quiz: QuizInTest, what: Exported) => {
    const { body } = await downloaded(teacher, quiz, { what, format: 'csv' })
    const [header = [], ...rows] = readCsv(body.slice(1))
    return rows.map((row) => Object.fromEntries(header.map((name, at) => [name, row[at]])))
  }
  const json = async (teacher: TeacherInTest, quiz: QuizInTest) =>
    resultsFile.parse((await downloaded(teacher, quiz, { what: 'everything', format: 'json' })).json())

  const aClass = async (changes: Partial<NewQuizOnWire>) => {
    const teacher = await aTeacher(world())
    const quiz = await aPublishedQuiz(teacher, { is_negative_marking: true, ...changes })
    const submits = async (name: string, options: number[]) => {
      world().clock.advance({ seconds: 1 })
      expectOk(await (await aStudent(world(), quiz, name)).submits(options))
    }
    return { teacher, quiz, submits }
  }
  /** Of Chemistry one answer more than counts, wrong in all of them. */
  const aSectioned = async () => {
    const scene = await aClass(SECTIONED)
    await scene.submits('Rahul', [0, 1, 1, 1, 1, -1, 1])
    await scene.submits('Mita', [-1, -1, -1, -1, 0, -1, 0])
    return scene
  }

  it('are columns of the students, exact in thirds, each by its heading', async () => {
    const { teacher, quiz } = await aSectioned()
    const rows = await csv(teacher, quiz, 'students')
    const heads = Object.keys(rows[0] ?? {})
    expect(heads.slice(heads.indexOf('Score'), heads.indexOf('Marked by hand'))).toEqual([
      ...['Score', 'Out of', 'Percent', 'Physics · marks', 'Chemistry · marks', 'Physics (2) · marks'],
      ...['Right', 'Partly right', 'Wrong', 'Blank', 'Waiting for a mark', 'Not counted'],
    ])
    expect(rows).toMatchObject([
      {
        ...{ 'Physics · marks': '2.6667', 'Physics (2) · marks': '-1.3333' },
        ...{ Right: '1', Wrong: '4', Blank: '1', 'Not counted': '1' },
      },
      { 'Physics · marks': '0', 'Chemistry · marks': '2', 'Physics (2) · marks': '4', Right: '2', Blank: '5' },
    ])
    const { rawPayload } = await downloaded(teacher, quiz, { what: 'everything', format: 'xlsx' })
    const [header = [], ...cells] = (await readSheets(rawPayload))[0]?.data ?? []
    expect(cells.map((row) => row[header.indexOf('Physics (2) · marks')])).toEqual([-1.3333, 4])
  })

  it('have answers beyond those that count, which are neither wrong nor blank', async () => {
    const { teacher, quiz } = await aSectioned()
    const answers = (await csv(teacher, quiz, 'answers')).slice(0, 7)
    expect(answers.map(({ Result }) => Result)).toEqual([
      ...['Right', 'Wrong', 'Wrong', 'Wrong', 'Not counted', 'Blank', 'Wrong'],
    ])
    const questions = await csv(teacher, quiz, 'questions')
    expect(questions[4]).toMatchObject({ Right: '1', Wrong: '0', Blank: '0', 'Not counted': '1' })
    expect(questions.map((row) => row['Right (percent of all marked)'])).toEqual(['50', '0', '0', '0', '100', '', '50'])
  })

  it('are told with all verdicts in JSON', async () => {
    const { teacher, quiz } = await aSectioned()
    const [rahul] = (await json(teacher, quiz)).students
    expect(rahul?.sections).toMatchObject([
      { title: 'Physics', marks: 8 / 3, max_marks: 8, verdicts: { correct: 1, wrong: 1 } },
      { title: 'Chemistry', max_marks: 4, verdicts: { wrong: 2, blank: 1, not_counted: 1 } },
      { title: 'Physics', max_marks: 4, verdicts: { wrong: 1 } },
    ])
    const earned = rahul?.sections?.reduce((sum, { marks }) => sum + marks, 0)
    expect(earned).toBeCloseTo(rahul?.score ?? 0, 9)
  })

  it('do not go below zero where they have a floor', async () => {
    const { teacher, quiz, submits } = await aClass({ ...SECTIONED, marks_floor: 'section' })
    await submits('Rahul', [0, -1, -1, -1, -1, -1, 1])
    expect(await csv(teacher, quiz, 'students')).toMatchObject([
      { Score: '4', 'Physics · marks': '4', 'Physics (2) · marks': '0' },
    ])
  })

  it('say how many questions of a pool a student did not meet', async () => {
    const { teacher, quiz, submits } = await aClass(POOLED)
    await submits('Rahul', [])
    expect(await csv(teacher, quiz, 'students')).toMatchObject([{ Blank: '3', 'Not met': '1' }])
    expect(await csv(teacher, quiz, 'answers')).toHaveLength(3)
    const questions = await csv(teacher, quiz, 'questions')
    expect(questions.map((row) => Number(row.Blank) + Number(row['Not met']))).toEqual([1, 1, 1, 1])
    expect((await json(teacher, quiz)).students[0]?.sections).toMatchObject([
      { title: 'Physics', max_marks: 8, not_met: 1, verdicts: { blank: 2 } },
      { title: 'All', max_marks: 4, verdicts: { blank: 1 } },
    ])
  })

  it('are nowhere where a paper has none', async () => {
    const { teacher, quiz, submits } = await aClass({})
    await submits('Rahul', [0, 0, 0])
    const [row = {}] = await csv(teacher, quiz, 'students')
    expect(Object.keys(row).filter((name) => /marks|Not|Answered/.test(name))).toEqual([])
    expect((await json(teacher, quiz)).students[0]).not.toHaveProperty('sections')
  })
})
