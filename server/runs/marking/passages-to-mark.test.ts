import { expect, it } from 'vitest'
import type { NewQuizOnWire } from '#contract/questionnaires/questionnaires-requests.ts'
import { listAnswersToMark } from '#contract/runs/hand-marks.ts'
import { describeEachDatabase } from '../../testing/describe-each-database.ts'
import { aPublishedQuiz, aStudent, aTeacher, expectOk } from '../../testing/people.ts'
import { sharedWorld } from '../../testing/world.ts'

const DRAFT = { least: null, most: null, rubric: [], model: '' }
const QUESTIONS: NewQuizOnWire['questions'] = [
  { kind: 'open_ended', problem: 'What?', draft: DRAFT },
  { problem: 'Who?', options: ['She', 'He'], correct_answer: 1, group: 0 },
  { kind: 'open_ended', problem: 'Why?', draft: DRAFT, group: 0 },
]

describeEachDatabase('an essay to be marked', (open) => {
  const world = sharedWorld(open, { RATE_LIMIT: 'off' })

  it('is read with the passage that it is about, and alone where it is about none', async () => {
    const teacher = await aTeacher(world())
    const groups = [{ stimulus: 'Once **upon** a time', format: 'prose' as const }]
    const quiz = await aPublishedQuiz(teacher, { questions: QUESTIONS, groups })
    const [alone = '', , about = ''] = quiz.questionIds
    const student = await aStudent(world(), quiz)
    const answers = [alone, about].map((id) => ({ question_id: id, selected_index: -1, value: 'Because.' }))
    expectOk(await student.browser.calls('POST', '/student/quiz/submit', { quiz_code: quiz.code, answers }))

    const toMark = async (question: string) => {
      const path = `/teacher/quizzes/${quiz.id}/marking/${question}`
      return listAnswersToMark.data.parse(expectOk(await teacher.browser.calls('GET', path))).answers
    }
    expect(await toMark(about)).toMatchObject([
      { number: 3, passage: { stimulus: 'Once **upon** a time', format: 'prose', first: 2, last: 3 } },
    ])
    const [unaccompanied] = await toMark(alone)
    expect(unaccompanied?.passage).toBeUndefined()
  })
})
