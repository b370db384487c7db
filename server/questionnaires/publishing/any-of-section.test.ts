import { expect, it } from 'vitest'
import { quizAnalysis } from '#contract/questionnaires/papers.ts'
import { readContent } from '#contract/questionnaires/versions.ts'
import { listQuestionResults, readOverview } from '#contract/results/analytics.ts'
import { readResult } from '#contract/runs/attempts.ts'
import { describeEachDatabase } from '../../testing/describe-each-database.ts'
import { aPublishedQuiz, aStudent, aTeacher, expectOk } from '../../testing/people.ts'
import { aQuiz, sharedWorld } from '../../testing/world.ts'

const question = (problem: string, own = {}) => ({ problem, options: ['yes', 'no'], correct_answer: 0, ...own })

const PHYSICS = {
  title: 'Physics',
  instructions: '',
  before: 0,
  points: 4,
  marking: { wrong_costs: { numerator: 1, denominator: 4 } },
}
const CHEMISTRY = { title: 'Chemistry', instructions: '', before: 2, choose: 2, points: 2 }

const PAPER = {
  no_of_questions: 6,
  questions: ['a', 'b', 'c', 'd', 'e', 'f'].map((letter) => question(letter)),
  sections: [PHYSICS, CHEMISTRY],
}

describeEachDatabase('a quiz with a section of which any n count', (open) => {
  const world = sharedWorld(open)
  const aScene = async (changes = {}) => {
    const teacher = await aTeacher(world())
    return { teacher, quiz: await aPublishedQuiz(teacher, { ...PAPER, ...changes }) }
  }

  it('marks by the rules of each section, and counts what was answered first', async () => {
    const { teacher, quiz } = await aScene()
    const student = await aStudent(world(), quiz)
    const { paper } = student.started
    expect(paper.questions.map(({ points }) => points)).toEqual([4, 4, 2, 2, 2, 2])
    expect(paper.layout?.sections?.map(({ choose }) => choose)).toEqual([undefined, 2])
    expect(student.started.max_score).toBe(12)
    expect(paper.sections).toEqual([
      { title: 'Physics', no_of_questions: 2, points: 4, marking: PHYSICS.marking },
      { title: 'Chemistry', no_of_questions: 4, points: 2, choose: 2 },
    ])

    // The third, then the fourth, then the sixth of the section; the first of those is changed afterwards.
    expectOk(await student.saves(1, [0, 1, -1, -1, 0, -1]))
    expectOk(await student.saves(2, [0, 1, -1, 1, 0, -1]))
    expectOk(await student.saves(3, [0, 1, -1, 1, 0, 0]))
    expectOk(await student.submits([0, 1, -1, 1, 1, 0]))
    const result = readResult.data.parse(
      expectOk(await student.browser.calls('GET', `/student/result?code=${quiz.code}`)),
    )
    expect(result).toMatchObject({ score: 4 - 1 + 0 + 0, max_score: 12 })
    expect(result.answers.map(({ marks, verdict }) => [marks, verdict])).toEqual([
      [4, undefined],
      [-1, undefined],
      [0, undefined],
      [0, undefined],
      [0, undefined],
      [0, 'not_counted'],
    ])
    const analysis = quizAnalysis.parse(
      expectOk(await student.browser.calls('GET', `/quiz?code=${quiz.code}&analysis=true`)),
    )
    expect(analysis.layout).toEqual(paper.layout)

    const at = `/teacher/quizzes/${quiz.id}`
    const overview = readOverview.data.parse(expectOk(await teacher.browser.calls('GET', `${at}/overview`)))
    expect(overview).toMatchObject({ out_of: 12, marks: { earned: 4, missed: 4 + 4, blank: 0, deducted: 1 } })
    expect(overview.sections).toMatchObject([
      { title: 'Physics', questions: 2, out_of: 8, right: 50, wrong: 50 },
      { title: 'Chemistry', questions: 4, out_of: 4, right: 0, wrong: 100, blank: 0 },
    ])
    const results = listQuestionResults.data.parse(expectOk(await teacher.browser.calls('GET', `${at}/questions`)))
    expect(results.questions.map(({ verdicts, statistics }) => [verdicts.not_counted, statistics.facility])).toEqual([
      [0, 100],
      [0, -25],
      [0, null],
      [0, 0],
      [0, 0],
      [1, null],
    ])
  })

  it('comes back to its teacher with its rules, questions without those of their section', async () => {
    const { teacher, quiz } = await aScene()
    const path = `/teacher/quizzes/${quiz.id}/content`
    const content = readContent.data.parse(expectOk(await teacher.browser.calls('GET', path)))
    expect(content.sections).toEqual([PHYSICS, CHEMISTRY].map((section) => ({ ...section, format: 'prose' })))
    expect(content.questions.map(({ points }) => points)).toEqual(PAPER.questions.map(() => undefined))
  })

  it.each([
    [
      'more than there are',
      { sections: [PHYSICS, { ...CHEMISTRY, choose: 5 }] },
      { 'sections.1.choose': 'out_of_range' },
    ],
    ['none', { sections: [PHYSICS, { ...CHEMISTRY, choose: 0 }] }, { 'sections.1.choose': 'out_of_range' }],
    ['half of one', { sections: [PHYSICS, { ...CHEMISTRY, choose: 1.5 }] }, { 'sections.1.choose': 'wrong_type' }],
    [
      'one worth more',
      { questions: PAPER.questions.with(4, question('dear', { points: 3 })) },
      { 'sections.1.choose': 'not_worth_the_same' },
    ],
  ])('is refused where %s shall count', async (_, changes, fields) => {
    const teacher = await aTeacher(world())
    const refused = await teacher.browser.calls('POST', '/quiz/new', aQuiz({ ...PAPER, ...changes }))
    expect(refused.status).toBe(400)
    expect(Object.keys(refused.error?.fields ?? {})).toEqual(Object.keys(fields))
  })
})
