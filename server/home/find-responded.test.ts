import { expect, it } from 'vitest'
import { teacherId } from '#domain/people/account.ts'
import { DAY } from '#domain/time/time-limit.ts'
import { newToken } from '../secrets.ts'
import { describeEachDatabase } from '../testing/describe-each-database.ts'
import { aPublishedPoll, aTeacher, expectOk, type PollInTest } from '../testing/people.ts'
import { sharedWorld } from '../testing/world.ts'
import { respondedSince } from './find-responded.ts'

describeEachDatabase('what was answered lately', (open) => {
  const world = sharedWorld(open)
  const isAnswered = async (poll: PollInTest) =>
    expectOk(await world().newBrowser().calls('PUT', '/response', poll.givenBy(newToken())))

  it('is no more than is asked for, the last that was answered first', async () => {
    const teacher = await aTeacher(world())
    for (const title of ['One', 'Two', 'Three']) {
      await isAnswered(await aPublishedPoll(teacher, { title }))
      world().clock.advance({ minutes: 1 })
    }
    const now = world().clock.now()
    const since = { thisWeek: now - 7 * DAY, today: now - DAY }
    const found = await respondedSince(world().database.db, teacherId.parse(teacher.id), { ...since, most: 2 })
    expect(found.map(({ title, count, today }) => [title, count, today])).toEqual([
      ['Three', 1, 1],
      ['Two', 1, 1],
    ])
  })
})
