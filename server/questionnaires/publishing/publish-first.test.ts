import { expect, it } from 'vitest'
import { createQuiz, quizList } from '#contract/questionnaires/questionnaires.ts'
import { sharedServers } from '../../testing/at-once.ts'
import { describeEachDatabase } from '../../testing/describe-each-database.ts'
import { aTeacher, expectOk } from '../../testing/people.ts'
import { aQuiz } from '../../testing/world.ts'

const draft_key = 'a random key of this save'

describeEachDatabase('saving a quiz', (open, processes) => {
  const { world } = sharedServers(open, processes)

  it('makes one quiz, however often the same save is sent at the same moment', { tags: ['race'] }, async () => {
    const { browser } = await aTeacher(world())
    const replies = await Promise.all(
      Array.from({ length: 10 }, () => browser.calls('POST', '/quiz/new', { ...aQuiz(), draft_key })),
    )
    const made = replies.map((reply) => createQuiz.data.parse(expectOk(reply)))
    expect(new Set(made.map(({ share_code }) => share_code)).size).toBe(1)
    expect(quizList.parse(expectOk(await browser.calls('GET', '/teacher/quizzes')))).toHaveLength(1)
  })

  it('knows a key only for the teacher whose it is', async () => {
    const mine = await aTeacher(world())
    const other = await aTeacher(world())
    const [a, b] = await Promise.all(
      [mine, other].map(({ browser }) => browser.calls('POST', '/quiz/new', { ...aQuiz(), draft_key })),
    )
    expect(a?.data).not.toEqual(b?.data)
  })

  it('makes a new quiz each time when no key is given', async () => {
    const { browser } = await aTeacher(world())
    const first = await browser.calls('POST', '/quiz/new', aQuiz())
    const second = await browser.calls('POST', '/quiz/new', aQuiz())
    expect(first.data).not.toEqual(second.data)
  })
})
