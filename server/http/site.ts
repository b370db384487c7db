import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { FastifyReply, FastifyRequest } from 'fastify'
import * as z from 'zod/mini'
import {
  NOT_FOUND_PATH,
  ORIGIN_TOKEN,
  type RenderedPage,
  type RenderSite,
  type SiteSettings,
  YEAR_TOKEN,
} from '#contract/site/site.ts'
import { createShelf } from '../shelf.ts'
import { compressedPage } from './compressed-page.ts'
import { bytesOfFile, type StaticFile, sendFile } from './static-files.ts'

/** What the build leaves for us to call; `tools/building/renderers.ts` makes it. */
const RENDERER = '.site/render.js'

/** What all pages take at a hundred addresses: more than one site has, however it is reached. */
const MOST_BYTES = 16 * 1024 * 1024

const CACHING = { cacheControl: 'no-cache', vary: 'accept-encoding' }

const renderer = z.object({ renderSite: z.custom<RenderSite>((made) => typeof made === 'function') })

/**
 * The student's page: one file, with the server's address in what it says to those who share a link to it. To search
 * engines it is the same page whatever quiz a link leads to: a teacher's code is for those who were given it.
 */
export const QUIZ_PATH = '/quiz'

/** The page of whoever responds to a poll or a survey, likewise. */
const RESPONDING_PATHS = ['/poll', '/survey']

/** The public site with the operator's settings in it; null before anything has been built. */
export const loadSite = async (root: string, settings: SiteSettings): Promise<Site | null> => {
  const file = join(root, RENDERER)
  if (!existsSync(file)) return null
  const { renderSite } = renderer.parse(await import(pathToFileURL(file).href))
  const template = readFileSync(join(root, 'index.html'), 'utf8')
  const fileAt = (path: string, name: string) => ({
    path,
    html: () => readFileSync(join(root, name), 'utf8'),
    isListed: false,
  })
  const forGuests = [fileAt(QUIZ_PATH, 'quiz.html'), ...RESPONDING_PATHS.map((path) => fileAt(path, 'respond.html'))]
  return new Site([...renderSite({ template, settings }), ...forGuests])
}

export class Site {
  readonly #pages: Map<string, RenderedPage>
  readonly #rendered = new Map<string, string>()
  readonly #ready = createShelf({ mostBytes: MOST_BYTES, bytesOf: bytesOfFile })

  constructor(pages: RenderedPage[]) {
    this.#pages = new Map(pages.map((page) => [page.path, page]))
  }

  has(path: string): boolean {
    return path !== NOT_FOUND_PATH && this.#pages.has(path)
  }

  get paths(): string[] {
    return [...this.#pages.keys()]
  }

  /** The paths that search engines are told of. */
  get listed(): string[] {
    return [...this.#pages.values()].flatMap(({ path, isListed }) => (isListed ? [path] : []))
  }

  /** Sends the page at `path`, as reached at `origin`; where there is none, the page that says so, with status 404. */
  async send(request: FastifyRequest, reply: FastifyReply, { path, origin }: { path: string; origin: string }) {
    const page = this.#pages.get(path)
    const isFound = this.has(path)
    const shown = isFound ? page : this.#pages.get(NOT_FOUND_PATH)
    if (!shown) throw new Error('the public site has no page for what is not there')
    return sendFile(request, reply, { file: await this.#filled(shown, origin), status: isFound ? 200 : 404 })
  }

  #filled(page: RenderedPage, origin: string): Promise<StaticFile> {
    const year = String(new Date().getFullYear())
    return this.#ready.once(`${year} ${origin} ${page.path}`, () =>
      compressedPage(this.#renderedOnce(page).replaceAll(ORIGIN_TOKEN, origin).replaceAll(YEAR_TOKEN, year), CACHING),
    )
  }

  /** Whoever asks by ever new addresses costs a page's compression, not its making, which takes longer. */
  #renderedOnce(page: RenderedPage): string {
    const html = this.#rendered.get(page.path) ?? page.html()
    this.#rendered.set(page.path, html)
    return html
  }
}
