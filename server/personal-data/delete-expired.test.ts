import { expect, it } from 'vitest'
import { DAY } from '#domain/time/time-limit.ts'
import { describeEachDatabase } from '../testing/describe-each-database.ts'
import { newAddress } from '../testing/letters.ts'
import { sharedWorld } from '../testing/world.ts'
import { deleteExpired } from './delete-expired.ts'
import { CONFIRM_WITHIN } from './registry.ts'
import { erasedAmong } from './store.ts'

describeEachDatabase('what is kept for a while', (open) => {
  const world = sharedWorld(open)

  it('is deleted once that is over, however much it is, and nothing else', async () => {
    const { context } = world().app
    const now = world().clock.now()
    const challenges = Array.from({ length: 450 }, (_, at) => ({ challenge_hash: `over ${at}`, expires_at: now - at }))
    await context.db
      .insertInto('passkey_challenge')
      .values([...challenges, { challenge_hash: 'stays', expires_at: now + 1 }])
      .execute()
    await deleteExpired(context)
    const left = await context.db.selectFrom('passkey_challenge').select('challenge_hash').execute()
    expect(left).toEqual([{ challenge_hash: 'stays' }])
  })

  it('is deleted where its rule says so alone, and known to be erased', async () => {
    const { context } = world().app
    const sent = world().clock.now() - CONFIRM_WITHIN - DAY
    const subscriber = (id: string, confirmed_at: number | null) => ({
      ...{ id, email: newAddress(), email_key: id, confirm_token_hash: id, unsubscribe_token_hash: id },
      ...{ former_token_hash: null, created_at: sent, confirm_sent_at: sent, confirmed_at },
    })
    await context.db
      .insertInto('subscriber')
      .values([subscriber('pending', null), subscriber('confirmed', sent)])
      .execute()
    await deleteExpired(context)
    expect(await context.db.selectFrom('subscriber').select('id').execute()).toEqual([{ id: 'confirmed' }])
    expect(await erasedAmong(context.db, ['pending', 'confirmed'])).toEqual(new Set(['pending']))
  })
})
