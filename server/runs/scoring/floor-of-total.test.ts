import { expect, it } from 'vitest'
import { readQuiz } from '#contract/questionnaires/papers.ts'
import type { NewQuizOnWire } from '#contract/questionnaires/questionnaires-requests.ts'
import { readContent } from '#contract/questionnaires/versions.ts'
import { listSubmissions, readOverview } from '#contract/results/analytics.ts'
import { readResult } from '#contract/runs/attempts.ts'
import { markAnswer, readAnswerToMark } from '#contract/runs/hand-marks.ts'
import { recount } from '../../results/reports/find-reports.ts'
import { describeEachDatabase } from '../../testing/describe-each-database.ts'
import { aPublishedQuiz, aStudent, aTeacher, expectOk } from '../../testing/people.ts'
import { aQuiz, sharedWorld } from '../../testing/world.ts'

const choice = { problem: 'Which?', options: ['this', 'that'], correct_answer: 0 }
const essay = {
  ...{ kind: 'open_ended' as const, problem: 'Why?' },
  draft: { least: null, most: null, rubric: [], model: '' },
}
const PAPER = {
  ...{ marks_per_question: 4, is_negative_marking: true, questions: [choice, choice, essay, choice] },
  sections: [
    { title: 'Physics', instructions: '', before: 0 },
    { title: 'Chemistry', instructions: '', before: 3 },
  ],
} satisfies Partial<NewQuizOnWire>

describeEachDatabase('a quiz whose totals have a floor', (open) => {
  const world = sharedWorld(open, { RATE_LIMIT: 'off' })

  const aScene = async (changes: Partial<NewQuizOnWire>) => {
    const teacher = await aTeacher(world())
    const quiz = await aPublishedQuiz(teacher, { ...PAPER, ...changes })
    const asks = async (path: string) => expectOk(await teacher.browser.calls('GET', path))
    const student = await aStudent(world(), quiz)
    const resultsOf = async () => listSubmissions.data.parse(await asks(`/teacher/quizzes/${quiz.id}/submissions`))
    const marks = async (given: number) => {
      const path = `/teacher/submissions/${student.started.id}/marks/${quiz.questionIds[2]}`
      const { base } = readAnswerToMark.data.parse(await asks(path))
      const mark = { marks: given, rubric: [], comment: '' }
      return markAnswer.data.parse(expectOk(await teacher.browser.calls('PUT', path, { based_on: base, mark })))
    }
    return { teacher, quiz, asks, student, resultsOf, marks }
  }
  type Scene = Awaited<ReturnType<typeof aScene>>
  const ends = async ({ student, quiz }: Scene, last: number) => {
    const options = [1, 1, -1, last]
    const answers = quiz.questionIds.map((id, at) => ({
      question_id: id,
      selected_index: options[at] ?? -1,
      ...(at === 2 && { value: 'Because.' }),
    }))
    expectOk(await student.browser.calls('POST', '/student/quiz/submit', { quiz_code: quiz.code, answers }))
    return readResult.data.parse(expectOk(await student.result()))
  }

  it('lifts a section to zero, and what a person gives counts from what its answers come to', async () => {
    const scene = await aScene({ marks_floor: 'section' })
    const { quiz, asks, resultsOf, marks } = scene
    expect(readContent.data.parse(await asks(`/teacher/quizzes/${quiz.id}/content`)).marks_floor).toBe('section')
    const result = await ends(scene, 0)
    expect(result).toMatchObject({ score: 4, max_score: 16, waiting: 1 })
    expect(result.answers.map((answer) => answer.marks)).toEqual([-1, -1, 0, 4])
    for (const [given, total] of [
      [1, 4],
      [2, 4],
      [4, 6],
      [0, 4],
      [2.5, 4.5],
    ] as const)
      expect(await marks(given)).toMatchObject({ score: total })
    expect(await resultsOf()).toMatchObject({ highest_score: 4.5, average_score: 4.5, rows: [{ score: 4.5 }] })
    const { stored, recounted } = await recount(world().database.db, quiz.id)
    expect(stored).toEqual(recounted)

    await marks(1)
    const overview = readOverview.data.parse(await asks(`/teacher/quizzes/${quiz.id}/overview`))
    expect(overview).toMatchObject({ marks: { earned: 5, deducted: 1 } })
    expect(overview.sections).toMatchObject([
      { title: 'Physics', earned: 0 },
      { title: 'Chemistry', earned: 100 },
    ])
  })

  it.each<[NewQuizOnWire['marks_floor'], last: number, score: number]>([
    [undefined, 1, -3],
    ['none', 1, -3],
    ['total', 1, 0],
    ['total', 0, 2],
    ['section', 1, 0],
  ])('with %s and option %i at last it comes to %i, and its cover says so', async (marks_floor, last, score) => {
    const scene = await aScene({ ...(marks_floor && { marks_floor }) })
    const cover = readQuiz.data.parse(
      expectOk(await world().newBrowser().calls('GET', `/quiz?code=${scene.quiz.code}`)),
    )
    expect(cover.marks_floor).toBe(marks_floor === 'none' ? undefined : marks_floor)
    expect((await ends(scene, last)).score).toBe(score)
  })

  it.each(['sections', 0, null, true])('is refused with %j, by the name of the field', async (marks_floor) => {
    const teacher = await aTeacher(world())
    const refused = await teacher.browser.calls('POST', '/quiz/new', { ...aQuiz(), marks_floor })
    expect([refused.status, Object.keys(refused.error?.fields ?? {})]).toEqual([400, ['marks_floor']])
  })
})
