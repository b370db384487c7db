import type { FastifyReply, FastifyRequest } from 'fastify'
import * as z from 'zod/mini'
import type { Cover } from '#contract/site/covers.ts'
import { EMBED_HEIGHT, embedFrame } from '#contract/site/embed-snippet.ts'
import { code as shareCode } from '#domain/text/share-code.ts'
import type { Config } from '../config.ts'
import type { FindCovers } from './covers.ts'
import { originOf } from './origin-of.ts'

/** In CSS pixels, where whoever embeds it names no less. */
const WIDTH = 800

/** See https://oembed.com, “rich”. */
type OEmbed = {
  type: 'rich'
  version: '1.0'
  provider_name: string
  provider_url: string
  title: string
  author_name: string
  html: string
  width: number
  height: number
}

const PROVIDER = 'Quiznity'

/** Signs that XML 1.0 can't say in any way. */
const UNSAYABLE = /[^\t\n\r\u{20}-\u{d7ff}\u{e000}-\u{fffd}\u{10000}-\u{10ffff}]/gu
const ENTITIES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' }
const inXml = (value: string | number) =>
  String(value)
    .toWellFormed()
    .replace(UNSAYABLE, '')
    .replace(/[&<>]/g, (sign) => ENTITIES[sign] ?? sign)

const asXml = (embed: OEmbed): string => {
  const fields = Object.entries(embed).map(([name, value]) => `<${name}>${inXml(value)}</${name}>`)
  return `<?xml version="1.0" encoding="utf-8" standalone="yes"?>\n<oembed>${fields.join('')}</oembed>\n`
}

const WRITERS = {
  json: { type: 'application/json; charset=utf-8', write: (embed: OEmbed) => JSON.stringify(embed) },
  xml: { type: 'text/xml; charset=utf-8', write: asXml },
} as const

const pixels = z.catch(z.pipe(z.string().check(z.regex(/^[1-9]\d*$/)), z.transform(Number)), Number.NaN)
const asked = z.object({
  url: z.optional(z.string()),
  format: z._default(z.string(), 'json'),
  maxwidth: z._default(pixels, WIDTH),
  maxheight: z._default(pixels, EMBED_HEIGHT),
})

type Linked = { path: string; code: string }

/** Whose page is meant by an address; null where it is none of ours, or none with a code. */
const linkedBy = (address: string, origin: string): Linked | null => {
  const url = URL.parse(address)
  const isOurs = url && /^https?:$/.test(url.protocol) && url.host === new URL(origin).host
  if (!isOurs || url.username !== '' || url.password !== '') return null
  const code = z.safeParse(shareCode, url.searchParams.get('code')).data
  return code === undefined ? null : { path: url.pathname.replace(/(.)\/$/, '$1'), code }
}

type Wanted = { origin: string; code: string; maxwidth: number; maxheight: number }

const describe = (found: Cover, { origin, code, maxwidth, maxheight }: Wanted): OEmbed => {
  const { title, host } = found.page === 'quiz' ? found.cover.paper : found.cover
  const width = Math.min(WIDTH, maxwidth)
  const height = Math.min(EMBED_HEIGHT, maxheight)
  return {
    ...{ type: 'rich', version: '1.0', provider_name: PROVIDER, provider_url: origin, title, author_name: host },
    ...{ html: embedFrame({ origin, code, title }, { width: String(width), height }), width, height },
  }
}

const refuse = (reply: FastifyReply, status: 400 | 404 | 501, why: string) =>
  reply.code(status).type('text/plain; charset=utf-8').send(`${why}\n`)

type Served = { config: Pick<Config, 'publicOrigin'>; findCovers: FindCovers }

/** Tells websites what a link to one of our pages is as a frame: as much as its cover says to everybody, and nothing else. */
export const createOEmbed = ({ config, findCovers }: Served) => {
  const find = async (request: FastifyRequest, linked: Linked): Promise<Cover | null> => {
    const finder = Object.hasOwn(findCovers, linked.path) ? findCovers[linked.path] : undefined
    // Codes that lead nowhere count as they do on the page itself.
    return finder ? finder(request, linked.code) : null
  }

  return async (request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> => {
    // What it says may change by the hour, and is gone with its questionnaire.
    reply.headers({ 'cache-control': 'no-store', 'x-robots-tag': 'noindex' })
    const at = request.url.indexOf('?')
    const { url, format, ...most } = asked.parse(
      Object.fromEntries(new URLSearchParams(at < 0 ? '' : request.url.slice(at))),
    )
    const writer = format === 'json' || format === 'xml' ? WRITERS[format] : null
    if (!writer) return refuse(reply, 501, 'format: json or xml')
    if (!url) return refuse(reply, 400, 'url: the address of a quiz, an exam, a poll or a survey is missing')
    for (const [name, value] of Object.entries(most))
      if (Number.isNaN(value)) return refuse(reply, 400, `${name}: a whole number of pixels, 1 or more`)

    const origin = originOf(request, config)
    const linked = linkedBy(url, origin)
    const cover = linked && (await find(request, linked))
    if (!linked || !cover) return refuse(reply, 404, 'url: there is nothing to embed at this address')
    return reply
      .code(200)
      .type(writer.type)
      .send(writer.write(describe(cover, { origin, code: linked.code, ...most })))
  }
}
