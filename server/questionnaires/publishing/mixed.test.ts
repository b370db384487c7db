import { expect, it } from 'vitest'
import { readContent } from '#contract/questionnaires/versions.ts'
import { describeEachDatabase } from '../../testing/describe-each-database.ts'
import { aPublishedQuiz, aStudent, aTeacher, expectOk } from '../../testing/people.ts'
import { aQuiz, sharedWorld } from '../../testing/world.ts'

const question = (problem: string, own = {}) => ({
  problem,
  options: ['Ganga', 'Teesta', 'None of these'],
  correct_answer: 0,
  ...own,
})
const SECTIONS = ['North', 'South'].map((title, before) => ({ title, instructions: '', before }))
const MIXED = { questions: false, options: true, sections: true }

describeEachDatabase('what is mixed for each student', (open) => {
  const world = sharedWorld(open)

  it('tells students of options that stay by their words as of those that are fixed', async () => {
    const questions = [question('by its words'), question('otherwise', { fixed: [] }), question('own', { fixed: [0] })]
    const teacher = await aTeacher(world())
    const quiz = await aPublishedQuiz(teacher, { questions, no_of_questions: 3 })
    const { paper } = (await aStudent(world(), quiz)).started
    expect(paper.questions.map(({ fixed }) => fixed)).toEqual([[2], [], [0]])
    const content = await teacher.browser.calls('GET', `/teacher/quizzes/${quiz.id}/content`)
    expect(readContent.data.parse(expectOk(content)).questions.map(({ fixed }) => fixed)).toEqual([undefined, [], [0]])
  })

  it('may be the sections, which the cover says', async () => {
    const questions = [question('a'), question('b')]
    const settings = { order: MIXED }
    const changes = { questions, no_of_questions: 2, sections: SECTIONS, settings }
    const quiz = await aPublishedQuiz(await aTeacher(world()), changes)
    const { paper } = (await aStudent(world(), quiz)).started
    expect(paper.settings).toEqual(settings)
    expect(paper.layout?.sections?.map(({ title }) => title)).toEqual(['North', 'South'])
  })

  it('is refused by its name where it is none', async () => {
    const { browser } = await aTeacher(world())
    const settings = { order: { ...MIXED, sections: 'yes' } }
    const { status, error } = await browser.calls('POST', '/quiz/new', { ...aQuiz(), settings })
    expect(status).toBe(400)
    expect(error).toMatchObject({
      code: 'invalid_request',
      fields: { 'settings.order.sections': 'This is not of the right type' },
    })
  })
})
