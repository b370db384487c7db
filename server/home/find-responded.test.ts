import { expect, it } from 'vitest'
import { teacherId } from '#domain/people/account.ts'
import { DAY } from '#domain/time/time-limit.ts'
import { endedOf } from '../runs/responses/policy.ts'
import { newToken } from '../secrets.ts'
import { describeEachDatabase } from '../testing/describe-each-database.ts'
import { aPublishedPoll, aTeacher, expectOk, type PollInTest } from '../testing/people.ts'
import { sharedWorld } from '../testing/world.ts'
import { respondedSince } from './find-responded.ts'

const MANY = 12_000
const AT_ONCE = 1000
const ROUNDS = 5

describeEachDatabase('what was answered lately', (open) => {
  const world = sharedWorld(open)
  const isAnswered = async (poll: PollInTest) =>
    expectOk(await world().newBrowser().calls('PUT', '/response', poll.givenBy(newToken())))

  /** As many others have given what one has. */
  const isAnsweredByMany = async ({ id }: PollInTest) => {
    const { db } = world().database
    const one = await db
      .selectFrom('response')
      .selectAll()
      .where('questionnaire_id', '=', id)
      .limit(1)
      .executeTakeFirstOrThrow()
    for (let from = 0; from < MANY; from += AT_ONCE) {
      const rows = Array.from({ length: AT_ONCE }, (_, at) => `${one.id}-${from + at}`)
      await db
        .insertInto('response')
        .values(rows.map((name) => ({ ...one, id: name, holder: name })))
        .execute()
    }
  }

  /** In milliseconds, where nobody else is in the way. */
  const shortest = async (work: () => Promise<unknown>) => {
    let least = Number.MAX_VALUE
    for (let round = 0; round < ROUNDS; round += 1) {
      const began = performance.now()
      await work()
      least = Math.min(least, performance.now() - began)
    }
    return least
  }

  it('is found in about the time in which it is counted, however many have answered', async () => {
    const teacher = await aTeacher(world())
    const polls = [await aPublishedPoll(teacher, { title: 'First' }), await aPublishedPoll(teacher, { title: 'Last' })]
    for (const poll of polls) {
      await isAnswered(poll)
      world().clock.advance({ minutes: 1 })
      await isAnsweredByMany(poll)
    }
    const { db } = world().database
    const now = world().clock.now()
    const look = () => respondedSince(db, teacherId.parse(teacher.id), { thisWeek: now - 7 * DAY, today: now, most: 5 })
    expect(await look()).toMatchObject([
      { title: 'Last', count: MANY + 1, today: 0 },
      { title: 'First', count: MANY + 1, today: 0 },
    ])
    const counted = await shortest(() =>
      endedOf(
        db,
        polls.map(({ id }) => id),
      ),
    )
    expect(await shortest(look)).toBeLessThan(8 * counted + 20)
  })

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
