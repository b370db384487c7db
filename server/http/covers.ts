import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { FastifyReply, FastifyRequest } from 'fastify'
import * as z from 'zod/mini'
import type { Cover, DescribeLink, LinkPreview, RenderCover } from '#contract/site/covers.ts'
import type { LinkCard } from '#contract/site/link-card.ts'
import { ORIGIN_TOKEN } from '#contract/site/site.ts'
import { code as shareCode } from '#domain/text/share-code.ts'
import { createShelf } from '../shelf.ts'
import { compressedPage } from './compressed-page.ts'
import type { FindLogo } from './draw-link-picture.ts'
import { type AskedPicture, type LinkPictures, loadLinkPictures } from './link-pictures.ts'
import { etagOf } from './representations.ts'
import { bytesOfFile, type StaticFile, sendFile } from './static-files.ts'

/** What is shown at one address to whoever asks for it with a code; null: there is nothing, or not for them. */
export type FindCover = (request: FastifyRequest, code: string) => Promise<Cover | null>
/** By the path of the page. */
export type FindCovers = Readonly<Record<string, FindCover>>

/** What the build leaves for us to call; `tools/building/renderers.ts` makes it. */
const RENDERER = '.covers/render.js'
const FILES = { quiz: 'quiz.html', responding: 'respond.html' } as const

/** A cover takes 20 KB with all its encodings. */
const MOST_BYTES = 16 * 1024 * 1024

const renderer = z.object({
  renderCover: z.custom<RenderCover>((made) => typeof made === 'function'),
  describeLink: z.custom<DescribeLink>((made) => typeof made === 'function'),
})
type Renderer = z.infer<typeof renderer>

type Finding = { finders: FindCovers; findLogo: FindLogo }

/** Pages with a cover in them, each made once for all who see the same; null before anything has been built. */
export const loadCovers = (root: string, { finders, findLogo }: Finding): Covers | null => {
  const file = join(root, RENDERER)
  if (!existsSync(file)) return null
  const template = (page: Cover['page']) => readFileSync(join(root, FILES[page]), 'utf8')
  const templates = { quiz: template('quiz'), responding: template('responding') }
  let loading: Promise<Renderer> | null = null
  const load = () => {
    loading ??= import(pathToFileURL(file).href).then((made) => renderer.parse(made))
    return loading
  }
  return createCovers({
    finders,
    load,
    pictures: loadLinkPictures(root, findLogo),
    render: async (cover, preview) =>
      (await load()).renderCover({ ...cover, template: templates[cover.page], ...(preview && { preview }) }),
  })
}

/** What one browser is shown is nobody else's: it says whether an attempt is held there. */
export const OF_ONE_BROWSER = { cacheControl: 'no-store', vary: 'cookie, accept-encoding' }

/** The code that a page was asked for with, as its script reads it. */
export const codeIn = ({ url }: FastifyRequest): string | null => {
  const at = url.indexOf('?')
  const typed = at < 0 ? null : new URLSearchParams(url.slice(at)).get('code')
  return typed === null ? null : (z.safeParse(shareCode, typed).data ?? null)
}

type Page = { path: string; origin: string }
type Shown = Page & { code: string; cover: Cover }

export type Covers = {
  /** Sends the page at `path` with the cover of the code asked for; false where it has none, and nothing was sent. */
  send: (request: FastifyRequest, reply: FastifyReply, page: Page) => Promise<boolean>
  /** The text of that page, for whoever sends it in another way; null where it has none. */
  html: (request: FastifyRequest, page: Page) => Promise<string | null>
  /** Sends the picture of a link. */
  sendPicture: (request: FastifyRequest, reply: FastifyReply, asked: AskedPicture) => Promise<SentPicture>
  /** Loads what renders them, which takes a tenth of a second: better than with the first who asks. */
  load: () => Promise<unknown>
}

/** `none`: there is no such questionnaire; `busy`: there may be, and it can't be drawn now. Nothing was sent in both. */
type SentPicture = 'sent' | 'none' | 'busy'

type Made = {
  finders: FindCovers
  pictures: LinkPictures | null
  load: () => Promise<Renderer>
  render: (cover: Cover, preview: LinkPreview | null) => Promise<string>
}

/** What a messenger is told of a cover; without the build's pictures nothing but what the page itself says. */
const previewsWith = ({ pictures, load }: Pick<Made, 'pictures' | 'load'>) => {
  const cardOf = async (path: string, cover: Cover): Promise<LinkCard> => (await load()).describeLink({ path, cover })
  const previewOf = async ({ path, code, cover }: Shown): Promise<LinkPreview | null> => {
    if (!pictures) return null
    const card = await cardOf(path, cover)
    return { card, address: `${path}?code=${code}`, picture: pictures.addressOf({ path, code }, card) }
  }
  return { cardOf, previewOf }
}

const createCovers = ({ finders, pictures, load, render }: Made): Covers => {
  const rendered = createShelf<string>({ mostBytes: MOST_BYTES, bytesOf: (html) => 2 * html.length })
  const ready = createShelf<StaticFile>({ mostBytes: MOST_BYTES, bytesOf: bytesOfFile })

  const { cardOf, previewOf } = previewsWith({ pictures, load })

  const nameOf = ({ path, code, cover }: Shown) => etagOf(Buffer.from(JSON.stringify([path, code, cover])))
  const htmlOf = async (shown: Shown): Promise<string> => {
    const html = await rendered.once(nameOf(shown), async () => render(shown.cover, await previewOf(shown)))
    return html.replaceAll(ORIGIN_TOKEN, shown.origin)
  }
  const fileOf = (shown: Shown): Promise<StaticFile> =>
    ready.once(`${nameOf(shown)} ${shown.origin}`, async () => compressedPage(await htmlOf(shown), OF_ONE_BROWSER))

  const found = async <Made>(
    request: FastifyRequest,
    { path, origin }: Page,
    make: (shown: Shown) => Promise<Made>,
  ): Promise<Made | null> => {
    const code = codeIn(request)
    const find = finders[path]
    if (code === null || find === undefined) return null
    try {
      const cover = await find(request, code)
      return cover && (await make({ path, origin, code, cover }))
    } catch (error) {
      // The page itself asks again, and says what is the matter.
      request.log.warn({ err: error }, 'a page is sent without its cover')
      return null
    }
  }

  const sendPicture: Covers['sendPicture'] = async (request, reply, { path, code, version }) => {
    const find = Object.hasOwn(finders, path) ? finders[path] : undefined
    if (!pictures || !find) return 'none'
    try {
      const cover = await find(request, code)
      if (!cover) return 'none'
      await pictures.send(request, reply, { version, card: await cardOf(path, cover) })
      return 'sent'
    } catch (error) {
      request.log.warn({ err: error }, 'the picture of a link is not drawn')
      return 'busy'
    }
  }

  return {
    load,
    sendPicture,
    html: (request, page) => found(request, page, htmlOf),
    send: async (request, reply, page) => {
      const file = await found(request, page, fileOf)
      if (!file) return false
      // Whoever has the link may look; nobody else is to find it.
      reply.header('x-robots-tag', 'noindex, nofollow')
      await sendFile(request, reply, { file, status: 200 })
      return true
    },
  }
}
