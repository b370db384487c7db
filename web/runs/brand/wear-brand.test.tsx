import { screen } from '@testing-library/dom'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import type { ToldBrandOnWire } from '#contract/questionnaires/told-brand.ts'
import { NO_BRAND } from '#domain/branding/brand.ts'
import { packedStyle } from '#domain/branding/brand-style.ts'
import { unpackedStyle } from '#domain/branding/packed-style.ts'
import { parseColour } from '#domain/branding/parse-colour.ts'
import { show } from '../../testing/show.tsx'
import { aPaper } from '../../testing/student-server.ts'
import { Cover } from '../joining/cover.tsx'
import { renderCover } from '../render-cover.tsx'
import { loadBrand } from './brand-here.ts'
import { branded } from './branded-html.ts'

const lime = parseColour('#00ff00')
const LIME = lime.ok ? lime.value : null
const ID = 'abcdefghijklmnopqrstuv'
const { colours = '' } = packedStyle({ ...NO_BRAND, ...{ first: LIME, page: LIME } })
const STYLE = unpackedStyle({ colours, corners: 'square' })
const BRAND: ToldBrandOnWire = {
  ...{ colours, corners: 'square' },
  logo: { id: ID, width: 480, height: 160 },
  icon: ID,
  welcome: 'Welcome to our school',
  footer: 'Sunrise School',
}
const page = document.documentElement

beforeEach(() => history.replaceState(null, '', '/quiz?code=ABCD2345'))
afterEach(() => {
  history.replaceState(null, '', '/')
  localStorage.clear()
  page.removeAttribute('style')
  delete page.dataset.brand
  delete page.dataset.font
})

describe('a page that wears a brand', () => {
  it('sets what the server has made of it, and keeps that for a page that opens without a network', async () => {
    document.head.innerHTML = '<link rel="icon" href="/icon.svg"><meta name="theme-color" media="(light)" content="">'
    expect(await loadBrand(BRAND)).toBe(true)
    for (const [name, value] of Object.entries(STYLE)) expect(page.style.getPropertyValue(name)).toBe(value)
    expect(page.hasAttribute('data-brand')).toBe(true)
    expect(document.querySelector('link')?.getAttribute('href')).toBe(`/media/${ID}`)
    expect(document.querySelector('meta')?.content).toBe(STYLE['--paper-light'])
    expect(localStorage.getItem('brand:ABCD2345')).toContain(`--brand-light:${STYLE['--brand-light']};`)
  })

  it('leaves the size of the text and what a frame measures as they are, and keeps neither', async () => {
    page.style.fontSize = '130%'
    page.style.setProperty('--unseen-above', '40px')
    await loadBrand(BRAND)
    await loadBrand({ corners: 'round' })
    expect([page.style.fontSize, page.style.getPropertyValue('--unseen-above')]).toEqual(['130%', '40px'])
    expect(localStorage.getItem('brand:ABCD2345')).toBe('--radius:16px;--radius-sm:8px')
  })

  it('forgets what was kept where the server says that there is none', async () => {
    localStorage.setItem('brand:ABCD2345', '--brand-light:#005e00')
    page.dataset.unbranded = ''
    // @ts-expect-error: a script as pages have it, run anew.
    await import('../../public/early.js?unbranded')
    expect([page.style.cssText, localStorage.getItem('brand:ABCD2345')]).toEqual(['', null])
    delete page.dataset.unbranded
    localStorage.setItem('brand:ABCD2345', '--brand-light:#005e00')
    // @ts-expect-error: a script as pages have it, run anew.
    await import('../../public/early.js?kept')
    expect([page.style.getPropertyValue('--brand-light'), page.dataset.brand]).toEqual(['#005e00', ''])
  })

  it('takes it off, and forgets it, once there is none any more', async () => {
    await loadBrand(BRAND)
    await loadBrand({ corners: 'round' })
    expect([page.style.cssText.trim(), page.hasAttribute('data-brand')]).toEqual([
      '--radius: 16px; --radius-sm: 8px;',
      false,
    ])
    await loadBrand(BRAND)
    await loadBrand(undefined)
    expect([page.style.cssText, page.hasAttribute('data-brand')]).toEqual(['', false])
    expect(localStorage.getItem('brand:ABCD2345')).toBeNull()
  })

  it('takes off also what has no colours', async () => {
    await loadBrand({ corners: 'round' })
    await loadBrand(undefined)
    expect(page.style.cssText).toBe('')
    expect(localStorage.getItem('brand:ABCD2345')).toBeNull()
  })

  it('keeps no more than those of twenty quizzes, this one among them', async () => {
    for (let number = 0; number < 30; number += 1) localStorage.setItem(`brand:OTHER${number}`, '--radius:0px')
    await loadBrand(BRAND)
    const kept = Object.keys(localStorage).filter((name) => name.startsWith('brand:'))
    expect([kept.length, kept.includes('brand:ABCD2345')]).toEqual([20, true])
  })

  it('shows the logo, the welcome and the line below, and still says what it is made with', async () => {
    await loadBrand(BRAND)
    show(<Cover paper={aPaper({ brand: BRAND })}>Start here</Cover>)
    expect(screen.getByRole('img', { name: aPaper().host }).getAttribute('src')).toBe(`/media/${ID}`)
    expect(screen.getByText('Welcome to our school')).toBeDefined()
    expect(screen.getByText('Sunrise School')).toBeDefined()
    expect(screen.getByRole('link', { name: 'Quiznity' })).toBeDefined()
  })
})

describe('the page that the server sends', () => {
  const TEMPLATE = '<html lang="en"><head><title>Quiz</title></head><body><div id="root"></div></body></html>'

  it('wears it before any script is there, and its parts are in it', async () => {
    const cover = { title: 'Lunch', host: 'Mitra', brand: { ...BRAND, font: 'lexend' } }
    const html = await renderCover({ page: 'responding', cover, template: TEMPLATE })
    expect(html).toContain(`--brand-light:${STYLE['--brand-light']};`)
    expect(html).toMatch(/data-brand data-font="lexend" lang="en">/)
    expect(html).toMatch(/<link rel="stylesheet" href="\/assets\/fonts\/\w+\/lexend\.css"><\/head>/)
    expect(html).toContain(`src="/media/${ID}"`)
  })

  it('says where there is none, so that none that was kept is put on', () => {
    expect(branded(TEMPLATE, undefined)).toContain('<html data-unbranded lang="en">')
  })

  it.each(['"><script>alert(1)</script>', 'url(//evil.example)', '}</style>'])('has no style but ours: %s', (typed) => {
    const spoilt = typed.padEnd(colours.length, '0').slice(0, colours.length)
    expect(() => branded(TEMPLATE, { colours: spoilt })).toThrow('none of ours')
  })
})
