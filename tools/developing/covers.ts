import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Plugin, ViteDevServer } from 'vite'
import * as z from 'zod/mini'
import { quizPaper } from '#contract/questionnaires/papers.ts'
import { type Cover, type RenderCover, respondedCover } from '#contract/site/covers.ts'
import { ORIGIN_TOKEN } from '#contract/site/site.ts'
import { API_BASE } from '#contract/wire/wire.ts'

const renderer = z.object({ renderCover: z.custom<RenderCover>((made) => typeof made === 'function') })
const envelope = z.object({ response: z.object({ data: z.unknown() }) })

/** Asks the server by a call, for the browser that a page was asked for by. */
type Ask = (path: string) => Promise<Response>

const dataOf = async (reply: Response): Promise<unknown> => envelope.safeParse(await reply.json()).data?.response.data

const ofQuiz = async (ask: Ask): Promise<Cover | null> => {
  const [paper, student] = await Promise.all([ask('/quiz'), ask('/student')])
  const { data } = quizPaper.safeParse(await dataOf(paper))
  return data ? { page: 'quiz', cover: { paper: { ...data, questions: [] }, is_held: student.ok } } : null
}

const ofResponded = async (ask: Ask): Promise<Cover | null> => {
  const { data } = respondedCover.safeParse(await dataOf(await ask('/response/paper')))
  return data ? { page: 'responding', cover: data } : null
}

const PAGES: Readonly<Record<string, { file: string; coverBy: (ask: Ask) => Promise<Cover | null> }>> = {
  '/quiz': { file: 'quiz.html', coverBy: ofQuiz },
  '/poll': { file: 'respond.html', coverBy: ofResponded },
  '/survey': { file: 'respond.html', coverBy: ofResponded },
}

type Rendered = { cover: Cover; file: string; host: string }

const renderedPage = async (vite: ViteDevServer, { cover, file, host }: Rendered): Promise<string> => {
  const { renderCover } = renderer.parse(await vite.ssrLoadModule('/runs/render-cover.tsx'))
  const template = readFileSync(join(vite.config.root, file), 'utf8')
  const html = await renderCover({ ...cover, template })
  return vite.transformIndexHtml(`/${file}`, html.replaceAll(ORIGIN_TOKEN, `http://${host}`))
}

/**
 * Renders covers for the development server, as the built server does, from what the calls of its page answer; `api` is
 * where the server listens.
 */
export const covers = (api: string): Plugin => ({
  name: 'quiznity-covers',
  apply: 'serve',
  configureServer: (vite) => {
    vite.middlewares.use((request, response, next) => {
      const { host = 'localhost', cookie = '', accept } = request.headers
      const { pathname, searchParams } = new URL(request.url ?? '/', `http://${host}`)
      const [page, code] = [PAGES[pathname], searchParams.get('code')]
      if (!page || code === null || !accept?.includes('text/html')) return next()
      const ask: Ask = (path) =>
        fetch(`${api}${API_BASE}${path}?code=${encodeURIComponent(code)}`, { headers: { cookie } })
      const send = async () => {
        // Without a server the page says so by itself.
        const cover = await page.coverBy(ask).catch(() => null)
        if (cover === null) return next()
        const html = await renderedPage(vite, { cover, file: page.file, host })
        response.writeHead(200, { 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-store' }).end(html)
      }
      send().catch(next)
    })
  },
})
