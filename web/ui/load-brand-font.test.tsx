import { expect, it, onTestFinished, vi } from 'vitest'
import { fontStylesheet } from '#contract/site/brand-fonts.ts'
import { loadBrandFont } from './load-brand-font.ts'

/** A browser, as far as links and fonts go: style sheets come when the test says so. */
const browser = (loads = vi.fn(() => Promise.resolve(['face']))) => {
  const held: Node[] = []
  // Connected, they would be answered for by the simulated browser.
  vi.spyOn(document.head, 'append').mockImplementation((...nodes) => void held.push(...(nodes as Node[])))
  const before = Object.getOwnPropertyDescriptor(document, 'fonts')
  Object.defineProperty(document, 'fonts', { value: { load: loads }, configurable: true })
  onTestFinished(() => {
    vi.restoreAllMocks()
    if (before) Object.defineProperty(document, 'fonts', before)
    else Reflect.deleteProperty(document, 'fonts')
  })
  const links = held as HTMLLinkElement[]
  return { links, loads, tell: (event: string) => links.at(-1)?.dispatchEvent(new Event(event)) }
}

it('adds the style sheet once, and is done when the font is there', async () => {
  const { links, loads, tell } = browser()
  const first = loadBrandFont('inter')
  expect(loadBrandFont('inter')).toBe(first)
  expect(links.map((link) => link.getAttribute('href'))).toEqual([fontStylesheet('inter')])
  expect(loads).not.toHaveBeenCalled()
  tell('load')
  await first
  expect(loads).toHaveBeenCalledExactlyOnceWith('1em brand-inter')
  await loadBrandFont('inter')
  expect(links).toHaveLength(1)
})

it('goes on without what does not come, and asks again when it is wanted again', async () => {
  const { links, tell } = browser()
  const lost = loadBrandFont('lexend')
  tell('error')
  await lost
  const again = loadBrandFont('lexend')
  tell('load')
  await again
  expect(links).toHaveLength(2)
})

it('asks again where something else came in the place of the style sheet', async () => {
  const { links, tell } = browser(vi.fn(() => Promise.resolve([])))
  for (const times of [1, 2]) {
    const coming = loadBrandFont('literata')
    tell('load')
    await coming
    expect(links).toHaveLength(times)
  }
})

it('goes on where the device refuses fonts', async () => {
  const { tell } = browser(vi.fn(() => Promise.reject(new Error('refused'))))
  const refused = loadBrandFont('bitter')
  tell('load')
  await refused
})

it('takes the style sheet that the page came with', async () => {
  const link = document.createElement('link')
  link.rel = 'stylesheet'
  link.setAttribute('href', fontStylesheet('baloo'))
  Object.defineProperty(link, 'sheet', { value: {} })
  vi.spyOn(document, 'querySelectorAll').mockReturnValue([link] as unknown as NodeListOf<HTMLLinkElement>)
  const { links, loads } = browser()
  await loadBrandFont('baloo')
  expect(links).toEqual([])
  expect(loads).toHaveBeenCalledExactlyOnceWith('1em brand-baloo')
})
