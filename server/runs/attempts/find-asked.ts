import type { Call } from '#domain/answers/answer-call.ts'
import type { Transaction } from '../../database/committer.ts'
import { handedOverFrom, type Running, runningByToken } from './find-attempts.ts'

/** The attempt that a call is about. `isHandedOver`: by a device that it was taken from, which may deliver, and read nothing. */
export type Asked = Running & { isHandedOver: boolean }

type Arrival = { tokenHash: string; call: Call }

/** Whether the attempt of a token is the one that a call means: one that was given with a later turn is forgotten here. */
export const isMeant = (call: Call, { id, turn }: Running): boolean =>
  (call.attempt === null || call.attempt === id) && (call.kind === 'plain' || call.turn <= turn)

/** The attempt each call is about, in the order of the calls; null for a token that stands for none, or for another one. */
export const findAsked = async (trx: Transaction, arrivals: Arrival[]): Promise<(Asked | null)[]> => {
  const held = await runningByToken(
    trx,
    arrivals.map(({ tokenHash }) => tokenHash),
  )
  const asked = arrivals.map((arrival): Asked | null => {
    const running = held.get(arrival.tokenHash)
    return running && isMeant(arrival.call, running) ? { ...running, isHandedOver: false } : null
  })
  // Callers that keep no count can't be told that they are signed off, unless they are refused.
  const others = arrivals.filter(({ call }, at) => asked[at] === null && call.kind === 'counted')
  if (others.length === 0) return asked
  const earlier = await handedOverFrom(
    trx,
    others.map(({ tokenHash }) => tokenHash),
  )
  return asked.map((found, at) => {
    const arrival = arrivals[at]
    if (found || !arrival || arrival.call.kind === 'plain') return found
    const running = earlier.find((each) => each.tokenHash === arrival.tokenHash && isMeant(arrival.call, each))
    return running ? { ...running, isHandedOver: true } : null
  })
}
