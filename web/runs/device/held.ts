import { ok, type Reply } from '../../calls/reply.ts'
import type { Deliver, Delivery } from './delivery.ts'
import type { SendOptions } from './saving.ts'

/** Held, though it may not count: the server keeps what came after the end for the teacher to judge. */
export const HELD: readonly string[] = ['already_submitted', 'time_over']

/** Whether the server does not know whose answers these are. */
export const isUnknown = (reply: Reply<unknown>): boolean => !reply.ok && reply.failure.code === 'no_attempt'

/**
 * Delivers answers of an attempt that does not go on on this page: by its own key where the browser's cookie is lost, or
 * somebody else's by now. That the server holds them is all that has to become of them.
 */
export const handIn = async (
  { save }: Deliver,
  delivery: Delivery,
  { deviceKey, ...options }: SendOptions & { deviceKey: string | null },
): Promise<Reply<unknown>> => {
  let reply = await save(delivery, options)
  if (deviceKey && isUnknown(reply)) reply = await save({ ...delivery, deviceKey }, options)
  return reply.ok || !HELD.includes(reply.failure.code) ? reply : ok(null)
}
