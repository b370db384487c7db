import { expect, it } from 'vitest'
import { newToken } from '../../secrets.ts'
import { describeEachDatabase } from '../../testing/describe-each-database.ts'
import { aPublishedPoll, aTeacher, expectOk, type PollInTest } from '../../testing/people.ts'
import { sharedWorld } from '../../testing/world.ts'
import { deleteSomeGiven } from './delete-some-given.ts'

const TABLES = ['response', 'anonymous_response', 'response_mark'] as const

describeEachDatabase('what was given', (open) => {
  const world = sharedWorld(open)

  const gives = async (poll: PollInTest, said: object = {}) =>
    expectOk(await world().newBrowser().calls('PUT', '/response', poll.givenBy(newToken(), said)))
  const kept = async ({ id }: PollInTest) => {
    const rows = await Promise.all(
      TABLES.map((table) =>
        world().database.db.selectFrom(table).select('questionnaire_id').where('questionnaire_id', '=', id).execute(),
      ),
    )
    return rows.flat().length
  }

  it('to all polls and surveys of a teacher goes in steps, and nothing of anybody else', async () => {
    const [teacher, other] = [await aTeacher(world()), await aTeacher(world())]
    const named = await aPublishedPoll(teacher, { kind: 'survey' })
    const anonymous = await aPublishedPoll(teacher, { kind: 'survey', responding: { anonymous: true } })
    const stays = await aPublishedPoll(other)
    for (const poll of [named, named, anonymous, stays]) await gives(poll)
    await gives(anonymous, { is_ended: false })
    const before = [named, anonymous, stays].map(kept)
    expect((await Promise.all(before)).map((count) => count > 0)).toEqual([true, true, true])
    const { db } = world().database
    let steps = 0
    while (await db.transaction().execute((trx) => deleteSomeGiven(trx, { ownerId: teacher.id }))) steps += 1
    expect(steps).toBeGreaterThan(1)
    expect(await Promise.all([named, anonymous, stays].map(kept))).toEqual([0, 0, 1])
  })
})
