import type { LightMyRequestResponse } from 'fastify'
import * as z from 'zod/mini'
import { type Call, EVERY_CALL, endpointOf, PRINCIPALS, type Principal } from '../every-call.ts'
import { townsOf } from '../make-call.ts'
import type { World } from '../world.ts'
import type { Json } from './compare.ts'

/** Headers that a page or a program goes by. */
const HEADERS = ['content-type', 'cache-control', 'vary', 'etag', 'retry-after', 'content-disposition', 'location']

const asJson = (text: string): Json => {
  try {
    return JSON.parse(text)
  } catch {
    return text
  }
}

/** A reply as it is recorded: cookies by their attributes, a JSON body parsed. */
export const replyAsJson = ({ statusCode, headers, cookies, body }: LightMyRequestResponse): Json => ({
  status: statusCode,
  headers: Object.fromEntries(HEADERS.flatMap((name) => (name in headers ? [[name, String(headers[name])]] : []))),
  ...(cookies.length > 0 && { cookies: cookies.map((cookie) => asJson(JSON.stringify(cookie))) }),
  body: asJson(body),
})

export const replies = z.record(z.string(), z.json())
export type Replies = z.infer<typeof replies>

/** A call of the table as programs know it, and who makes it. */
const nameOf = ({ call, about }: Call, principal: Principal): string => {
  const { method, path } = endpointOf(call)
  return [`${method} ${path}`, ...(about === undefined ? [] : [about]), principal].join(', ')
}

/** Who is the first to be answered with each status. */
const firstsOf = (statuses: readonly number[]): Principal[] =>
  PRINCIPALS.filter((_, at) => statuses.indexOf(statuses[at] ?? 0) === at)

/** What is recorded of the calls of the table. */
export const namesOfReplies = (): string[] =>
  EVERY_CALL.flatMap((row) => firstsOf(row.statuses).map((principal) => nameOf(row, principal)))

/** The replies to one call of the table, given in the order of `PRINCIPALS`: the first of each status. */
export const repliesAsJson = (row: Call, given: readonly LightMyRequestResponse[]): Replies => {
  const firsts = firstsOf(given.map(({ statusCode }) => statusCode))
  const recorded = given.flatMap((reply, at) => {
    const principal = firsts.find((each) => each === PRINCIPALS[at])
    return principal ? [[nameOf(row, principal), replyAsJson(reply)]] : []
  })
  return Object.fromEntries(recorded)
}

/** The replies to all calls of the table. */
export const everyReply = async (world: World): Promise<Replies> => {
  const towns = townsOf(() => world)
  const all: Replies = {}
  for (const row of EVERY_CALL) Object.assign(all, repliesAsJson(row, await towns.everybodyCalls(row)))
  return all
}
