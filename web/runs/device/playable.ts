import { fail, type Reply } from '../../calls/reply.ts'

/** A script that did not come is as good as a call that did not arrive. */
export const NOT_LOADED = fail({ status: null, code: 'network', fields: {}, retryAfterMs: null })

let failures = 0
let isInUse = false

/** Says whether somebody types at the moment: then the page is not loaded anew under their hands. */
export const nowInUse = (isTyping: boolean): void => {
  isInUse = isTyping
}

/**
 * The reply to a call that brings questions, once what shows them is here too. What failed once a browser may not ask for
 * again as long as the page stands, so the second time, when the server was just heard, the page is loaded anew. Only for
 * a page that holds nothing but what its tab remembers.
 */
export const playable = async <T>(
  calling: Promise<Reply<T>>,
  load: (value: T) => Promise<boolean>,
): Promise<Reply<T>> => {
  const reply = await calling
  if (!reply.ok || (await load(reply.value))) return reply
  failures += 1
  if (failures > 1 && !isInUse) location.reload()
  return NOT_LOADED
}
