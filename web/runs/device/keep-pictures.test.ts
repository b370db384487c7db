import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { keepPictures } from './keep-pictures.ts'

const PICTURE = { headers: { 'content-type': 'image/webp' } }

/** What a device keeps, as far as it is used here. */
const aCache = (first: string[] = []) => {
  const held = new Map<string, Response | null>(first.map((path) => [path, null]))
  const pathOf = (request: Request | string) => (typeof request === 'string' ? request : new URL(request.url).pathname)
  const cache = {
    held,
    match: async (path: string) => (held.has(path) ? new Response('') : undefined),
    put: vi.fn(async (path: string, response: Response) => void held.set(path, response)),
    keys: async () => [...held.keys()].map((path) => ({ url: `http://here${path}` })),
    delete: async (request: Request) => held.delete(pathOf(request)),
  }
  vi.stubGlobal('caches', { open: async () => cache })
  return cache
}

const asked: string[] = []
const answering = (answer: (path: string) => Response) =>
  vi.stubGlobal('fetch', async (path: string) => {
    asked.push(path)
    return answer(path)
  })

const never = new AbortController().signal

beforeEach(() => {
  asked.length = 0
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  vi.stubGlobal('addEventListener', vi.fn())
  vi.stubGlobal('removeEventListener', vi.fn())
})
afterEach(() => {
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

it('keeps what is not kept yet, in its order', async () => {
  const cache = aCache(['/media/b'])
  answering(() => new Response('bytes', PICTURE))
  await keepPictures(['a', 'b', 'c'], never)
  expect(asked).toEqual(['/media/a', '/media/c'])
  expect([...cache.held.keys()]).toEqual(['/media/b', '/media/a', '/media/c'])
})

it('asks again for what did not come, and keeps nothing that is no picture', async () => {
  const cache = aCache()
  let isPortal = true
  answering(() =>
    isPortal ? new Response('<h1>Wi-Fi</h1>', { headers: { 'content-type': 'text/html' } }) : new Response('', PICTURE),
  )
  const done = keepPictures(['a'], never)
  await vi.advanceTimersByTimeAsync(1000)
  expect(cache.put).not.toHaveBeenCalled()
  isPortal = false
  await vi.advanceTimersByTimeAsync(30_000)
  await done
  expect([...cache.held.keys()]).toEqual(['/media/a'])
})

it('asks once for what is not there, or finds no room', async () => {
  const cache = aCache()
  cache.put.mockRejectedValue(new DOMException('full', 'QuotaExceededError'))
  answering((path) => (path === '/media/gone' ? new Response('', { status: 404 }) : new Response('', PICTURE)))
  await keepPictures(['gone', 'large'], never)
  expect(asked).toEqual(['/media/gone', '/media/large'])
})

it('ends when it is told to', async () => {
  aCache()
  const stop = new AbortController()
  answering(() => {
    stop.abort()
    throw new TypeError('fetch failed')
  })
  await keepPictures(['a', 'b'], stop.signal)
  expect(asked).toEqual(['/media/a'])
})

it('drops pictures of earlier quizzes beyond what is kept', async () => {
  const earlier = Array.from({ length: 400 }, (_, at) => `/media/earlier-${at}`)
  const cache = aCache(earlier)
  answering(() => new Response('', PICTURE))
  await keepPictures(['a', 'b'], never)
  expect(cache.held.size).toBe(400)
  expect([cache.held.has('/media/earlier-1'), cache.held.has('/media/earlier-2'), cache.held.has('/media/b')]).toEqual([
    false,
    true,
    true,
  ])
})

it('only fetches them where nothing can be kept', async () => {
  answering(() => new Response('', PICTURE))
  await keepPictures(['a'], never)
  expect(asked).toEqual(['/media/a'])
})
