import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { LinkCard } from '#contract/site/link-card.ts'
import { DAY, SECOND } from '#domain/time/time-limit.ts'
import { createShelf } from '../shelf.ts'
import { createLinkPainter, type FindLogo } from './draw-link-picture.ts'
import { addressOf } from './limits.ts'
import { etagOf } from './representations.ts'
import { bytesOfFile, type StaticFile, sendFile } from './static-files.ts'

/** What the build leaves for a thread; `tools/building/renderers.ts` makes it. */
const SCRIPT = '.link-pictures/render.js'

/** A picture takes 50 KB, an eighth of a second to make again. */
const MOST_BYTES = 16 * 1024 * 1024

/** What the addresses of all of them begin with. */
export const LINK_PICTURES = '/social/link/'
const ADDRESS = /^\/social\/link\/([a-z]+)\/([0-9A-Z]{1,40})-([\w-]{22})\.png$/

/** Its address changes with what it says; a questionnaire may be erased, and its title is then kept nowhere for long. */
const OF_THIS_VERSION = `public, max-age=${(7 * DAY) / SECOND}, immutable`
const ASK_AGAIN = 'no-cache'
const VARY = 'accept-encoding'

type Linked = { path: string; code: string }

/** What is asked for by an address; `version`: what the picture said when its page was made. */
export type AskedPicture = Linked & { version: string }

export const askedPicture = (address: string): AskedPicture | null => {
  const [, path, code, version] = ADDRESS.exec(address) ?? []
  return path === undefined || code === undefined || version === undefined ? null : { path: `/${path}`, code, version }
}

export type LinkPictures = {
  addressOf: (linked: Linked, card: LinkCard) => string
  /** Throws where it can't be drawn now. */
  send: (request: FastifyRequest, reply: FastifyReply, asked: { version: string; card: LinkCard }) => Promise<unknown>
}

/** Pictures of links to questionnaires, each made with the first who asks for it; null before anything has been built. */
export const loadLinkPictures = (root: string, findLogo: FindLogo): LinkPictures | null => {
  const script = join(root, SCRIPT)
  if (!existsSync(script)) return null
  const made = readFileSync(script)
  const draw = createLinkPainter({ script: pathToFileURL(script), folder: root, findLogo })
  const shelf = createShelf<StaticFile>({ mostBytes: MOST_BYTES, bytesOf: bytesOfFile })

  /** Another one for other words and another brand, and where the same words are drawn otherwise. */
  const versionOf = (card: LinkCard): string =>
    etagOf(Buffer.concat([made, Buffer.from(JSON.stringify(card))])).replaceAll('"', '')

  return {
    addressOf: ({ path, code }, card) => `${LINK_PICTURES}${path.slice(1)}/${code}-${versionOf(card)}.png`,
    send: async (request, reply, { version, card }) => {
      const own = versionOf(card)
      const file = await shelf.once(own, async () => {
        const body = await draw(card, addressOf(request))
        const variants = [{ body, encoding: null }]
        return { type: 'image/png', cacheControl: OF_THIS_VERSION, vary: VARY, etag: etagOf(body), variants }
      })
      const sent = version === own ? file : { ...file, cacheControl: ASK_AGAIN }
      reply.header('x-robots-tag', 'noindex')
      return sendFile(request, reply, { file: sent, status: 200 })
    },
  }
}
