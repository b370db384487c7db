import * as z from 'zod/mini'
import { logIn } from '#contract/people/accounts.ts'
import { API_BASE } from '#contract/wire/wire.ts'
import type { OpenDatabase } from '../describe-each-database.ts'
import { expectOk } from '../people.ts'
import { aWorld, type Browser, NINE_O_CLOCK, type World } from '../world.ts'
import type { Json } from './compare.ts'
import { type Replies, replyAsJson } from './replies.ts'

export const account = z.object({ email: z.string(), password: z.string() })
type Account = z.infer<typeof account>

/** What an account asks for: an address below the base of all calls, or a file that it has prepared and takes. */
export const reading = z.object({ path: z.string(), prepares: z.optional(z.record(z.string(), z.string())) })
export type Reading = z.infer<typeof reading>

const prepared = z.looseObject({ address: z.string() })

const replyTo = async (browser: Browser, { path, prepares }: Reading): Promise<Json> => {
  if (prepares === undefined) return replyAsJson(await browser.sends({ method: 'GET', url: API_BASE + path }))
  const { address } = prepared.parse(expectOk(await browser.calls('POST', path, prepares)))
  return replyAsJson(await browser.sends({ method: 'GET', url: address }))
}

/** A server at the moment at which what it opens was recorded. */
export const aWorldAt = async (open: OpenDatabase, at: number): Promise<World> => {
  const world = await aWorld(open, { RATE_LIMIT: 'off', GIVE_BACK_MINUTES: '0' })
  world.clock.advance({ seconds: (at - NINE_O_CLOCK) / 1000 })
  return world
}

/** What each of these accounts reads of a database, by who asks and for what. */
export const readAll = async (
  world: World,
  asked: readonly { account: Account; readings: readonly Reading[] }[],
): Promise<Replies> => {
  const replies: Replies = {}
  for (const { account, readings } of asked) {
    const browser = world.newBrowser()
    const session = logIn.data.parse(expectOk(await browser.calls('POST', '/auth/login', account)))
    browser.bears(session.auth_token)
    for (const each of readings) {
      const file = each.prepares === undefined ? '' : ` ${JSON.stringify(each.prepares)}`
      replies[`${account.email} ${each.path}${file}`] = await replyTo(browser, each)
    }
  }
  return replies
}
