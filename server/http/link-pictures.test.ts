import Fastify from 'fastify'
import { afterAll, describe, expect, it, vi } from 'vitest'
import { z } from 'zod/mini'
import type { ToldBrandOnWire } from '#contract/questionnaires/told-brand.ts'
import { builtPages } from '../testing/built-pages.ts'
import type { FindCover } from './covers.ts'
import type { FindLogo } from './draw-link-picture.ts'
import { servePages } from './pages.ts'

const CONFIG = {
  publicOrigin: 'https://quiz.example.org',
  site: {
    ...{ company: 'Salt Lake Tutors', supportEmail: null, sendsMail: true },
    social: { youtube: null, facebook: null, twitter: null, instagram: null, linkedin: null },
  },
}
const preview = z.object({ address: z.string(), picture: z.string() })

describe('the picture of a link', () => {
  let title = 'Optics'
  let brand: ToldBrandOnWire | undefined
  const find = vi.fn<FindCover>(async (_request, code) => {
    if (code === 'BRKN2222') throw new Error('the database is away')
    return code.startsWith('NNNN')
      ? null
      : { page: 'responding', cover: { title, host: 'Mitra', ...(brand && { brand }) } }
  })
  const findLogo = vi.fn<FindLogo>(async (id) => {
    if (id === 'faulty') throw new Error('nothing reads this')
    return id === 'gone' ? null : { png: Buffer.from(id), width: id.length, height: 1 }
  })
  const app = Fastify()
  servePages(app, { config: CONFIG, root: builtPages(), findCovers: { '/poll': find }, findLogo })
  afterAll(() => app.close())

  const told = async (code: string) => preview.parse(JSON.parse((await app.inject(`/poll?code=${code}`)).body))
  const get = (url: string) => app.inject(url)
  const drawn = (body: string) => Number(/number (\d+)$/.exec(body)?.[1])

  it('is drawn once, for the first who asks for it, and kept by browsers', async () => {
    const { picture, address } = await told('ABCD2345')
    expect(address).toBe('/poll?code=ABCD2345')
    const replies = await Promise.all([get(picture), get(picture), get(picture)])
    expect(new Set(replies.map(({ body }) => body))).toEqual(new Set(['/poll Optics, drawn as number 1']))
    expect(replies[0].headers).toMatchObject({
      'content-type': 'image/png',
      'cache-control': 'public, max-age=604800, immutable',
      'x-robots-tag': 'noindex',
    })
    expect((await app.inject({ method: 'HEAD', url: picture })).statusCode).toBe(200)
  })

  it('has another address for another title; at the former one stands the new picture, and is asked for again', async () => {
    title = 'Mechanics'
    const before = (await told('ABCD2345')).picture
    title = 'Mechanics, corrected'
    const after = (await told('ABCD2345')).picture
    expect(after).not.toBe(before)
    const { body, headers } = await get(before)
    expect(body).toContain('Mechanics, corrected')
    expect(headers['cache-control']).toBe('no-cache')
  })

  it('has another address for another brand, and its logo in it', async () => {
    const wears = (id: string) => {
      brand = { logo: { id, width: 480, height: 160 } }
    }
    const addressed = async (id: string) => {
      wears(id)
      return (await told('ABCD2345')).picture
    }
    const [first, second] = [await addressed('one'), await addressed('three')]
    expect(second).not.toBe(first)
    expect((await get(second)).body).toContain(' with a logo of 5,')
    expect((await get(await addressed('gone'))).body).not.toContain('with a logo')
    const faulty = await get(await addressed('faulty'))
    expect([faulty.statusCode, faulty.body]).toEqual([200, 'the general picture'])
    brand = undefined
  })

  it.each([
    ['a code that leads nowhere', '/social/link/poll/NNNN2222-0123456789abcdefghijkl.png'],
    ['a page that brings no cover', '/social/link/about/ABCD2345-0123456789abcdefghijkl.png'],
    ['a name of every object', '/social/link/constructor/ABCD2345-0123456789abcdefghijkl.png'],
    ['no version', '/social/link/poll/ABCD2345.png'],
    ['a code that there cannot be', `/social/link/poll/${'A'.repeat(50)}-0123456789abcdefghijkl.png`],
  ])('is nowhere for %s', async (_case, url) => expect((await get(url)).statusCode).toBe(404))

  it('draws nothing for a thousand codes that lead nowhere', async () => {
    title = 'Before them'
    const before = drawn((await get((await told('ABCD2345')).picture)).body)
    const urls = Array.from({ length: 1000 }, (_, at) => `/social/link/poll/NNNN${at}-0123456789abcdefghijkl.png`)
    const statuses = await Promise.all(urls.map(async (url) => (await get(url)).statusCode))
    expect(new Set(statuses)).toEqual(new Set([404]))
    title = 'After them'
    expect(drawn((await get((await told('ABCD2345')).picture)).body)).toBe(before + 1)
  })

  it.each([
    ['the database is away', 'BRKN2222', 'Optics'],
    ['it cannot be drawn', 'ABCD2345', 'FAULTY'],
  ])('is the general one where %s, and drawn again afterwards', async (_case, code, called) => {
    title = called
    const { body, headers, statusCode } = await get(`/social/link/poll/${code}-0123456789abcdefghijkl.png`)
    expect([statusCode, body, headers['cache-control']]).toEqual([200, 'the general picture', 'no-cache'])
    title = 'All is well'
    expect((await get((await told('ABCD2345')).picture)).body).toContain('All is well')
  })

  it('is the general one for what one address asks for beyond its part of the line', async () => {
    let asked = 0
    find.mockImplementation(async () => ({ page: 'responding', cover: { title: `Title ${asked++}`, host: 'Mitra' } }))
    const urls = Array.from({ length: 40 }, () => '/social/link/poll/ABCD2345-0123456789abcdefghijkl.png')
    const replies = await Promise.all(urls.map(get))
    expect(new Set(replies.map(({ statusCode }) => statusCode))).toEqual(new Set([200]))
    const general = replies.filter(({ body }) => body === 'the general picture').length
    expect(general).toBeGreaterThan(20)
    expect(general).toBeLessThan(40)
  })
})
