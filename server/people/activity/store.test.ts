import { expect, it } from 'vitest'
import { describeEachDatabase } from '../../testing/describe-each-database.ts'
import { aTeacher } from '../../testing/people.ts'
import { sharedWorld } from '../../testing/world.ts'
import { MOST_OF_KIND, recordActivity } from './store.ts'

const AT_ONCE = 500

describeEachDatabase('the activity log', (open) => {
  const world = sharedWorld(open)

  it('keeps the latest of what is done over and over, and all of every other kind', async () => {
    const { db } = world().database
    const teacherId = (await aTeacher(world())).id
    for (let from = 0; from < MOST_OF_KIND + 1_000; from += AT_ONCE) {
      const some = Array.from({ length: AT_ONCE }, (_, at) => ({
        teacherId,
        at: from + at,
        kind: 'profile_changed' as const,
      }))
      await recordActivity(db, ...some)
    }
    const kept = await db
      .selectFrom('activity')
      .select(({ fn }) => ['kind', fn.countAll<number>().as('count'), fn.min('at').as('first')])
      .where('teacher_id', '=', teacherId)
      .groupBy('kind')
      .orderBy('kind')
      .execute()
    expect(kept.map(({ kind, count, first }) => ({ kind, count: Number(count), first: Number(first) }))).toMatchObject([
      { kind: 'profile_changed', count: MOST_OF_KIND, first: 1_000 },
      { kind: 'signed_up', count: 1 },
    ])
  })
})
