import { expect, it } from 'vitest'
import { quizPaper } from '#contract/questionnaires/papers.ts'
import type { NewQuizOnWire } from '#contract/questionnaires/questionnaires-requests.ts'
import { publishVersion, readContent } from '#contract/questionnaires/versions.ts'
import { newToken } from '../../secrets.ts'
import { describeEachDatabase } from '../../testing/describe-each-database.ts'
import { aPublishedQuiz, aTeacher, expectOk } from '../../testing/people.ts'
import { aQuiz, sharedWorld } from '../../testing/world.ts'

const question = (problem: string) => ({ problem, options: ['yes', 'no'], correct_answer: 0 })
const SECTION = { title: 'Physics', instructions: '', before: 0 }
/** Two questions, then two passages of two. */
const POOLED = {
  paper: 'with_start',
  questions: [...'ab', ...'cdef'].map((letter, at) => ({
    ...question(letter),
    ...(at > 1 && { group: at < 4 ? 0 : 1 }),
  })),
  groups: ['One', 'Two'].map((stimulus) => ({ stimulus })),
  sections: [
    { ...SECTION, draw: 1 },
    { ...SECTION, title: 'Passages', before: 2, draw: 1 },
  ],
} satisfies Partial<NewQuizOnWire>

describeEachDatabase('a quiz with pools', (open) => {
  const world = sharedWorld(open)
  it('tells on its cover how many each student meets, and of how many', async () => {
    const { code } = await aPublishedQuiz(await aTeacher(world()), POOLED)
    const read = await world().newBrowser().calls('GET', `/quiz?code=${code}`)
    expect(quizPaper.parse(expectOk(read))).toMatchObject({
      no_of_questions: 3,
      questions: [],
      sections: [
        { no_of_questions: 1, drawn_from: 2, draw: 1 },
        { no_of_questions: 2, drawn_from: 4, draw: 1 },
      ],
    })
  })

  it('comes back to its teacher whole', async () => {
    const teacher = await aTeacher(world())
    const quiz = await aPublishedQuiz(teacher, POOLED)
    const path = `/teacher/quizzes/${quiz.id}/content`
    const content = readContent.data.parse(expectOk(await teacher.browser.calls('GET', path)))
    expect(content.questions).toHaveLength(6)
    expect(content.sections?.map(({ draw }) => draw)).toEqual([1, 1])
  })

  it.each<[string, object, Record<string, string>]>([
    ['with the link', { paper: 'with_link' }, { paper: 'pool_with_link' }],
    ['more than there are', { sections: [{ ...SECTION, draw: 7 }] }, { 'sections.0.draw': 'out_of_range' }],
    ['passages among questions', { sections: [{ ...SECTION, draw: 2 }] }, { 'sections.0.draw': 'not_worth_the_same' }],
    [
      'what students choose from',
      { sections: [{ ...SECTION, draw: 2, choose: 1 }] },
      { 'sections.0.draw': 'not_with_choose' },
    ],
    ['none', { sections: [{ ...SECTION, draw: 0 }] }, { 'sections.0.draw': 'out_of_range' }],
  ])('is not published: %s', async (_, changes, problems) => {
    const { browser } = await aTeacher(world())
    const said = await browser.calls('POST', '/quiz/new', aQuiz({ ...POOLED, ...changes }))
    expect([said.status, said.error?.problems]).toMatchObject([400, problems])
  })

  it('is no next version of a quiz whose paper comes with the link', async () => {
    const teacher = await aTeacher(world())
    const quiz = await aPublishedQuiz(teacher, { ...POOLED, paper: 'with_link', sections: [] })
    const at = `/teacher/quizzes/${quiz.id}`
    const { version_id: based_on } = readContent.data.parse(
      expectOk(await teacher.browser.calls('GET', `${at}/content`)),
    )
    const { paper: _, ...written } = aQuiz(POOLED)
    const said = await teacher.browser.calls('POST', `${at}/versions`, { ...written, based_on, draft_key: newToken() })
    expect([said.status, said.error?.problems]).toEqual([
      400,
      { 'sections.0.draw': 'pool_with_link', 'sections.1.draw': 'pool_with_link' },
    ])
    const { sections } = POOLED
    const whole = { ...written, sections: sections.map(({ draw: __, ...section }) => section) }
    const made = await teacher.browser.calls('POST', `${at}/versions`, { ...whole, based_on, draft_key: newToken() })
    expect(publishVersion.data.parse(expectOk(made)).number).toBe(2)
  })
})
