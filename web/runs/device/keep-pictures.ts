import { pictureAddress } from '#domain/text/picture.ts'
import { SECOND } from '#domain/time/time-limit.ts'

/** Where the service worker looks for pictures: see `page-worker.template.js`. */
const CACHE = 'pictures'
/** Those of earlier quizzes make room for others beyond so many. */
const MOST_KEPT = 400
const TRY_AGAIN_AFTER = 30 * SECOND

/**
 * Keeps pictures on the device, in the order given and one at a time, so that whoever loses the network still sees them.
 * What does not come is tried again until `signal` ends it. Where nothing can be kept they are only fetched.
 */
export const keepPictures = async (ids: readonly string[], signal: AbortSignal): Promise<void> => {
  const cache = 'caches' in globalThis ? await caches.open(CACHE).catch(() => null) : null
  let left = ids.map(pictureAddress)
  if (cache) await makeRoom(cache, left)
  while (left.length > 0 && !signal.aborted) {
    const missed: string[] = []
    for (const address of left) if (!signal.aborted && !(await keep(cache, address, signal))) missed.push(address)
    left = missed
    if (left.length > 0 && !signal.aborted) await onlineOrLater(signal)
  }
}

const makeRoom = async (cache: Cache, wanted: readonly string[]) => {
  const others = (await cache.keys()).filter(({ url }) => !wanted.includes(new URL(url).pathname))
  const tooMany = Math.max(0, others.length + wanted.length - MOST_KEPT)
  for (const request of others.slice(0, tooMany)) await cache.delete(request)
}

/** False where asking again may help. */
const keep = async (cache: Cache | null, address: string, signal: AbortSignal): Promise<boolean> => {
  try {
    if (await cache?.match(address)) return true
    const response = await fetch(address, { signal, priority: 'low' })
    if (response.status === 404) return true
    if (!isPicture(response)) return false
    if (cache) await cache.put(address, response)
    else await response.arrayBuffer()
    return true
  } catch (error) {
    // No room on the device: asking again would not make any.
    return error instanceof DOMException && error.name === 'QuotaExceededError'
  }
}

/** A network that wants a log-in answers with a page. */
const isPicture = (response: Response) =>
  response.status === 200 && !response.redirected && response.headers.get('content-type') === 'image/webp'

const onlineOrLater = (signal: AbortSignal): Promise<void> =>
  new Promise((resolve) => {
    const done = () => {
      clearTimeout(timer)
      removeEventListener('online', done)
      signal.removeEventListener('abort', done)
      resolve()
    }
    const timer = setTimeout(done, TRY_AGAIN_AFTER)
    addEventListener('online', done)
    signal.addEventListener('abort', done)
  })
