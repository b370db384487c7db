import { runInNewContext } from 'node:vm'
import { describe, expect, it, vi } from 'vitest'
import { embedFrame, embedSnippet } from './embed-snippet.ts'

const ORIGIN = 'https://quiznity.example'
const of = (change: Partial<Parameters<typeof embedSnippet>[0]> = {}) => ({
  ...{ origin: ORIGIN, code: 'ABCD2345', title: 'Rivers' },
  ...change,
})
const scriptIn = (snippet: string) => /<script>(.*)<\/script>$/.exec(snippet)?.[1] ?? ''

describe('the snippet', () => {
  it('is a frame of one height that needs no script, and one line of script', () => {
    const [frame, script, ...rest] = embedSnippet(of()).split('\n')
    expect(frame).toBe(
      '<iframe src="https://quiznity.example/embed?code=ABCD2345" title="Rivers" width="100%" height="640" ' +
        'loading="lazy" allow="clipboard-write" style="border:0;max-width:100%"></iframe>',
    )
    expect(script).toMatch(/^<script>[^&<\n]+<\/script>$/)
    expect(rest).toEqual([])
  })

  it.each([
    ['"><script>alert(1)</script>', '&quot;&gt;&lt;script&gt;alert(1)&lt;/script&gt;'],
    ['R&amp;D\n  & more', 'R&amp;amp;D &amp; more'],
    ["O'Neill", "O'Neill"],
    ['নদী', 'নদী'],
    ['broken \ud83d', 'broken \ufffd'],
  ])('says %j in its title and nowhere else', (title, told) => {
    expect(embedSnippet(of({ title }))).toContain(` title="${told}" width=`)
  })

  it('keeps an address and a code within their places', () => {
    const snippet = embedSnippet(of({ origin: 'https://x.example"</script><b', code: 'A"&B C' }))
    expect(snippet).toContain('src="https://x.example&quot;&lt;/script&gt;&lt;b/embed?code=A%22%26B%20C"')
    expect(snippet.match(/<\/script>/g)).toHaveLength(1)
  })

  it.each([['"'.repeat(500)], ['নদী'.repeat(200)], ['👩‍🏫'.repeat(200)]])('takes 2 KB at most, with %s', (title) => {
    const origin = `https://${'long-name.'.repeat(10)}example:8443`
    expect(Buffer.byteLength(embedSnippet(of({ title, origin })))).toBeLessThan(2048)
  })

  it('is a frame alone of a given size', () => {
    expect(embedFrame(of(), { width: '400', height: 300 })).toContain(' width="400" height="300" ')
  })
})

type Told = { origin?: string; data: unknown; source: unknown }

/** A page with frames at these heights above its upper edge, on which the script of each of `origins` has run. */
const aPage = (origins: string[], tops: number[]) => {
  const listeners: ((told: Told) => void)[] = []
  const frames = tops.map((top, n) => ({
    ...{ contentWindow: { n }, style: { height: '' }, scrollIntoView: vi.fn() },
    getBoundingClientRect: () => ({ top }),
  }))
  const window = {
    innerHeight: 800,
    addEventListener: (_: string, listener: (told: Told) => void) => listeners.push(listener),
  }
  const document = { getElementsByTagName: () => frames }
  const context = { window, document }
  for (const origin of origins) runInNewContext(scriptIn(embedSnippet(of({ origin }))), context)
  const tell = (from: number, data: unknown, origin = ORIGIN) => {
    for (const listener of listeners) listener({ origin, data, source: frames[from]?.contentWindow ?? null })
  }
  return { frames, listeners, tell, heights: () => frames.map(({ style }) => style.height) }
}

describe('its script', () => {
  it('makes the frame that speaks as high as it says, rounded up, and no other', () => {
    const { tell, heights } = aPage([ORIGIN], [0, 900])
    tell(1, { quiznity: 'height', height: 812.3 })
    expect(heights()).toEqual(['', '813px'])
    tell(0, { quiznity: 'height', height: 400 })
    tell(1, { quiznity: 'height', height: 300 })
    expect(heights()).toEqual(['400px', '300px'])
  })

  it.each([
    ['another origin', 0, { quiznity: 'height', height: 700 }, 'https://evil.example'],
    ['an origin that begins alike', 0, { quiznity: 'height', height: 700 }, `${ORIGIN}.evil.example`],
    ['no frame of the page', 7, { quiznity: 'height', height: 700 }, ORIGIN],
    ['something else', 0, { height: 700 }, ORIGIN],
    ['nothing', 0, null, ORIGIN],
    ['no number', 0, { quiznity: 'height', height: 'tall' }, ORIGIN],
    ['no height', 0, { quiznity: 'height', height: -1 }, ORIGIN],
  ])('heeds nothing from %s', (_, from, data, origin) => {
    const { tell, heights, frames } = aPage([ORIGIN], [-50])
    tell(from, data, origin)
    expect(heights()).toEqual([''])
    expect(frames[0]?.scrollIntoView).not.toHaveBeenCalled()
  })

  it.each([
    [-1, true],
    [0, false],
    [799, false],
    [800, true],
  ])('brings a top at %i into view on a change of page: %s', (top, isMoved) => {
    const { tell, frames } = aPage([ORIGIN], [top])
    tell(0, { quiznity: 'top' })
    expect(frames[0]?.scrollIntoView).toHaveBeenCalledTimes(isMoved ? 1 : 0)
  })

  it('listens once for each server, however often it stands on the page', () => {
    const other = 'https://other.example'
    const { listeners, tell, heights } = aPage([ORIGIN, ORIGIN, other, other], [0])
    expect(listeners).toHaveLength(2)
    tell(0, { quiznity: 'height', height: 500 }, other)
    expect(heights()).toEqual(['500px'])
  })
})
