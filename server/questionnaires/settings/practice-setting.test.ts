import { expect, it } from 'vitest'
import { describeEachDatabase } from '../../testing/describe-each-database.ts'
import { aPublishedQuiz, aStudent, aTeacher, type QuizInTest, type TeacherInTest } from '../../testing/people.ts'
import { aQuiz, sharedWorld } from '../../testing/world.ts'

const ESSAY = { kind: 'open_ended', problem: 'Why?', draft: { least: null, most: null, rubric: [], model: '' } }

describeEachDatabase('whether it is a practice paper', (open) => {
  const world = sharedWorld(open)

  const aPaper = async () => {
    const teacher = await aTeacher(world())
    return { teacher, quiz: await aPublishedQuiz(teacher, { settings: { practice: true } }) }
  }
  const puts = async ({ browser }: TeacherInTest, { id }: QuizInTest, body: object) => {
    const { status, error } = await browser.calls('PUT', `/teacher/quizzes/${id}/settings`, body)
    return [status, error?.problems ?? {}]
  }

  it('stays one, and no other becomes one, once anybody has begun', async () => {
    const { teacher, quiz } = await aPaper()
    const other = await aPublishedQuiz(teacher)
    expect(await puts(teacher, quiz, { practice: false })).toEqual([200, {}])
    expect(await puts(teacher, quiz, { practice: true, based_on: { practice: false } })).toEqual([200, {}])
    expect(await puts(teacher, quiz, { practice: false, based_on: { practice: false } })).toEqual([409, {}])
    expect(await puts(teacher, quiz, { practice: 'often' })).toEqual([400, { practice: 'wrong_type' }])
    for (const each of [quiz, other]) await aStudent(world(), each)
    expect(await puts(teacher, quiz, { practice: false })).toEqual([400, { practice: 'practice_begun' }])
    expect(await puts(teacher, other, { practice: true })).toEqual([400, { practice: 'practice_begun' }])
    expect(await puts(teacher, quiz, { practice: true, look: { intro: 'Welcome' } })).toEqual([200, {}])
  })

  it('has no question that a person marks, in no version', async () => {
    const { teacher, quiz } = await aPaper()
    const withEssay = await aPublishedQuiz(teacher, { questions: [ESSAY] })
    expect(await puts(teacher, withEssay, { practice: true })).toEqual([400, { practice: 'practice_by_hand' }])
    const first = await teacher.browser.calls(
      'POST',
      '/quiz/new',
      aQuiz({ questions: [ESSAY], settings: { practice: true } }),
    )
    expect([first.status, first.error?.problems]).toEqual([400, { 'settings.practice': 'practice_by_hand' }])
    expect(await puts(teacher, quiz, { practice: false })).toEqual([200, {}])
  })
})
