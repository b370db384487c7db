import * as z from 'zod/mini'
import {
  askInHall,
  readHall,
  readOwnHall,
  type ToldQuestion,
  voteInHall,
} from '#contract/audience/audience-questions.ts'
import { call } from '../../calls/call.ts'
import { randomKey } from '../../calls/random-key.ts'
import { timeoutMs } from '../../calls/retry.ts'
import { storedValue, storeText } from '../../ui/browser-storage.ts'

type OfDevice = { code: string; deviceKey: string }

/** The calls of one device in a hall. */
export const hallApi = ({ code, deviceKey }: OfDevice) => ({
  read: () => call(readHall, { query: { code } }, { timeoutMs: timeoutMs(0) }),
  own: () => call(readOwnHall, { body: { code, device_key: deviceKey } }, { timeoutMs: timeoutMs(0) }),
  ask: ({ key, text }: Asking, timeoutMs: number) =>
    call(askInHall, { body: { code, device_key: deviceKey, ask_key: key, text } }, { timeoutMs }),
  vote: ({ id, isSet }: { id: string; isSet: boolean }, timeoutMs: number) =>
    call(voteInHall, { body: { code, device_key: deviceKey, question_id: id, is_set: isSet } }, { timeoutMs }),
})

const asking = z.object({ key: z.string(), text: z.string() })
/** A question on its way: said again under its key, it is the same. */
export type Asking = z.infer<typeof asking>

const nameOf = (code: string) => `quiznity_hall_${code}`

/** What was on its way when the page was closed. */
export const readAsking = (code: string): Asking | null => z.safeParse(asking, storedValue(nameOf(code))).data ?? null

/** Where the browser does not take it, it is on its way as long as the page stands. */
export const keepAsking = (code: string, kept: Asking | null): void =>
  void storeText(nameOf(code), kept && JSON.stringify(kept))

export const newAsking = (text: string): Asking => ({ key: randomKey(), text })

/** In the order in which they stand, and what is new below them: nothing moves under a finger. */
export const asTheyStand = (standing: readonly ToldQuestion[], told: readonly ToldQuestion[]): ToldQuestion[] => {
  const placeOf = new Map(standing.map(({ id }, place) => [id, place]))
  const place = ({ id }: ToldQuestion) => placeOf.get(id) ?? standing.length
  return told.toSorted((one, other) => place(one) - place(other))
}
