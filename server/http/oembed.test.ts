import Fastify from 'fastify'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Cover } from '#contract/site/covers.ts'
import { embedFrame } from '#contract/site/embed-snippet.ts'
import type { FindCover } from './covers.ts'
import { createOEmbed } from './oembed.ts'

const HOSTILE = '"><script>alert(1)</script> & নদী'
const titles: Record<string, string> = { RIVERS22: 'Rivers', HOSTILE2: HOSTILE, STRANGE2: 'a\u0001b\u{1f3eb}' }

const found: string[] = []
const find: FindCover = async (_request, code): Promise<Cover | null> => {
  found.push(code)
  const title = titles[code]
  return title === undefined ? null : { page: 'responding', cover: { title, host: 'Mitra & Sen' } }
}

const ORIGIN = 'https://quiz.example'

describe('what a website is told of a link', () => {
  const app = Fastify()
  const send = createOEmbed({ config: { publicOrigin: ORIGIN }, findCovers: { '/quiz': find, '/poll': find } })
  beforeAll(() => void app.setNotFoundHandler(send))
  afterAll(() => app.close())
  const ask = (query: Record<string, string>) => app.inject(`/oembed?${new URLSearchParams(query)}`)
  const url = `${ORIGIN}/quiz?code=RIVERS22`

  it('is a frame without script, with title, host and size, for nobody to keep', async () => {
    const { headers, body } = await ask({ url })
    expect(JSON.parse(body)).toEqual({
      ...{ type: 'rich', version: '1.0', provider_name: 'Quiznity', provider_url: ORIGIN },
      ...{ title: 'Rivers', author_name: 'Mitra & Sen', width: 800, height: 640 },
      html: embedFrame({ origin: ORIGIN, code: 'RIVERS22', title: 'Rivers' }, { width: '800', height: 640 }),
    })
    expect(headers).toMatchObject({
      'content-type': 'application/json; charset=utf-8',
      'cache-control': 'no-store',
      'x-robots-tag': 'noindex',
    })
    expect(headers).not.toHaveProperty('access-control-allow-origin')
  })

  it('is the same as XML, whatever its texts say', async () => {
    const { headers, body } = await ask({ url: `${ORIGIN}/poll?code=hostile-2`, format: 'xml', maxwidth: '400' })
    expect(headers['content-type']).toBe('text/xml; charset=utf-8')
    expect(body).toContain('<title>"&gt;&lt;script&gt;alert(1)&lt;/script&gt; &amp; নদী</title>')
    expect(body).toContain('<author_name>Mitra &amp; Sen</author_name>')
    expect(body).toContain('title="&amp;quot;&amp;gt;&amp;lt;script')
    expect(body).toMatch(/^<\?xml [^>]+\?>\n<oembed>.*<width>400<\/width><height>640<\/height><\/oembed>\n$/)
    expect(body).not.toContain('<script')
    expect((await ask({ url: `${ORIGIN}/quiz?code=STRANGE2`, format: 'xml' })).body).toContain('<title>ab🏫</title>')
  })

  it.each([
    [{ maxwidth: '300' }, [300, 640]],
    [{ maxwidth: '99999', maxheight: '1000000000' }, [800, 640]],
    [{ maxheight: '200', format: 'json' }, [800, 200]],
  ])('is no larger than asked for: %j', async (most, [width, height]) => {
    const embed = JSON.parse((await ask({ url, ...most })).body)
    expect([embed.width, embed.height]).toEqual([width, height])
    expect(embed.html).toContain(` width="${width}" height="${height}" `)
  })

  it.each([
    [{}, 400, /^url:/],
    [{ url: '' }, 400, /^url:/],
    [{ url, maxwidth: '0' }, 400, /^maxwidth:/],
    [{ url, maxheight: '1e9' }, 400, /^maxheight:/],
    [{ url, format: 'yaml' }, 501, /^format:/],
    [{ url, format: 'constructor' }, 501, /^format:/],
  ])('refuses %j with %i and what is wrong', async (query, status, why) => {
    const { statusCode, body } = await ask(query)
    expect([statusCode, body]).toEqual([status, expect.stringMatching(why)])
  })

  it.each([
    'https://elsewhere.example/quiz?code=RIVERS22',
    'https://quiz.example.evil.example/quiz?code=RIVERS22',
    'https://quiz.example@evil.example/quiz?code=RIVERS22',
    'https://me:secret@quiz.example/quiz?code=RIVERS22',
    'https://quiz.example:8443/quiz?code=RIVERS22',
    'javascript:alert(1)//quiz.example/quiz?code=RIVERS22',
    '//quiz.example/quiz?code=RIVERS22',
    'no address',
    `${ORIGIN}/quiz`,
    `${ORIGIN}/quiz?code=`,
    `${ORIGIN}/quiz?code=%00`,
    `${ORIGIN}/quiz?code=${'A'.repeat(5000)}`,
    `${ORIGIN}/dashboard?code=RIVERS22`,
    `${ORIGIN}/constructor?code=RIVERS22`,
  ])('says that there is nothing at %s, and looks for nothing', async (address) => {
    found.length = 0
    const { statusCode, body } = await ask({ url: address })
    expect([statusCode, found]).toEqual([404, []])
    expect(body).toMatch(/^url:/)
  })

  it('looks for a code as its page does, which counts those that lead nowhere', async () => {
    found.length = 0
    expect((await ask({ url: `${ORIGIN}/quiz/?code=none-2222&x=1` })).statusCode).toBe(404)
    expect((await ask({ url: 'http://quiz.example/quiz?code=%20rivers22' })).statusCode).toBe(200)
    expect(found).toEqual(['NONE2222', 'RIVERS22'])
  })
})
