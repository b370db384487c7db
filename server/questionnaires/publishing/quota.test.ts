import { expect, it } from 'vitest'
import { readToken } from '#contract/people/accounts.ts'
import { teacherId } from '#domain/people/account.ts'
import { QUOTA } from '#domain/questionnaires/quota.ts'
import { atOnce, sharedServers } from '../../testing/at-once.ts'
import { describeEachDatabase } from '../../testing/describe-each-database.ts'
import { editQuiz } from '../../testing/edit-quiz.ts'
import { publishMany } from '../../testing/many-quizzes.ts'
import { aPublishedQuiz, aTeacher, expectOk, type TeacherInTest } from '../../testing/people.ts'
import { type Answer, aQuiz, aWorld, browserOf } from '../../testing/world.ts'
import { readPublished } from '../store.ts'

const refusal = ({ status, error }: Answer) => [status, error?.code]
const publishes = ({ browser }: TeacherInTest, more = {}) => browser.calls('POST', '/quiz/new', { ...aQuiz(), ...more })
const becomes = ({ browser }: TeacherInTest, id: string | undefined, status: string) =>
  browser.calls('POST', `/teacher/quizzes/${id}/status`, { status })

describeEachDatabase('what one account may publish', (open, processes) => {
  const { world, appFor } = sharedServers(open, processes)

  it('is as many quizzes as its list holds, also when many are saved at the same moment', async () => {
    const teacher = await aTeacher(world())
    const [id] = await publishMany(world(), teacher, { count: QUOTA.listed - 3 })
    world().clock.advance({ minutes: 2 * QUOTA.listed })
    const { auth_token: token } = readToken.data.parse(expectOk(await teacher.browser.calls('GET', '/auth/token')))
    const replies = await atOnce(10, async (at) => {
      const browser = browserOf(await appFor(at))
      browser.bears(token)
      return browser.calls('POST', '/quiz/new', aQuiz())
    })
    expect(replies.map(refusal).sort()).toEqual([
      ...Array(3).fill([201, undefined]),
      ...Array(7).fill([409, 'too_many_quizzes']),
    ])
    // One that is deleted makes room, but for itself: it comes back only where there is room again.
    expectOk(await becomes(teacher, id, 'archived'))
    expectOk(await publishes(teacher))
    expect(refusal(await becomes(teacher, id, 'active'))).toEqual([409, 'too_many_quizzes'])
    expect((await publishes(await aTeacher(world()))).status).toBe(201)
  })

  it('is so many in an hour, and a save that is sent again still finds what it made', async () => {
    const teacher = await aTeacher(world())
    const draft_key = 'a random key of this save'
    const first = expectOk(await publishes(teacher, { draft_key }))
    for (let more = 1; more < QUOTA.lastHour; more += 1) expectOk(await publishes(teacher))
    expect(refusal(await publishes(teacher))).toEqual([429, 'too_many_published'])
    expect(expectOk(await publishes(teacher, { draft_key }))).toEqual(first)
    world().clock.advance({ minutes: 61 })
    expectOk(await publishes(teacher))
  })

  it('is counted with all versions, in bytes as they are stored', async () => {
    const teacher = await aTeacher(world())
    const read = () => readPublished(world().app.context.db, teacherId.parse(teacher.id), 0)
    expect(await read()).toEqual({ listed: 0, inAll: 0, bytes: 0, lastHour: 0 })
    const quiz = await aPublishedQuiz(teacher)
    const { bytes } = await read()
    expect(bytes).toBeGreaterThan(JSON.stringify(aQuiz().questions).length)
    await editQuiz(world(), quiz)
    expectOk(await becomes(teacher, quiz.id, 'archived'))
    const after = await read()
    expect(after).toMatchObject({ listed: 0, inAll: 1, lastHour: 2 })
    expect(after.bytes).toBeGreaterThan(bytes)
  })

  it('is not limited by the hour where nothing is', async () => {
    const unlimited = await aWorld(open, { RATE_LIMIT: 'off' })
    try {
      const teacher = await aTeacher(unlimited)
      for (let more = 0; more <= QUOTA.lastHour; more += 1) expectOk(await publishes(teacher))
    } finally {
      await unlimited.end()
    }
  })
})
