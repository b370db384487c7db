import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { EMBED_ANALYSIS_PATH, EMBED_PATH, EMBEDDED_ATTRIBUTE } from '#contract/site/embedding.ts'
import { ORIGIN_TOKEN } from '#contract/site/site.ts'
import type { Result } from '#domain/result.ts'
import { createShelf } from '../shelf.ts'
import { compressedPage } from './compressed-page.ts'
import { type Covers, codeIn, OF_ONE_BROWSER } from './covers.ts'
import { etagOf } from './representations.ts'
import { embeddedPolicy } from './security-headers.ts'
import { bytesOfFile, type StaticFile, sendFile } from './static-files.ts'

/** `path`: where its own page is; `origins`: of the sites in whose frames it may stand, none meaning any. */
export type Embedded = { path: '/quiz' | '/poll' | '/survey'; origins: readonly string[] }
type Found = Result<Embedded, 'quiz_not_found' | 'too_many_attempts'>
export type FindEmbedded = (request: FastifyRequest, code: string) => Promise<Found>

const FILES = { '/quiz': 'quiz.html', '/poll': 'respond.html', '/survey': 'respond.html' } as const

/** What a page with its encodings takes is 20 KB. */
const MOST_BYTES = 8 * 1024 * 1024

/** Read only where a sandbox without an origin keeps the page from its styles and its script. */
const WITHOUT_FILES =
  '<p class="hidden">This page could not load its own files. Whoever runs the site around it: where the frame has a <code>sandbox</code>, add <code>allow-same-origin</code>, <code>allow-scripts</code> and <code>allow-forms</code> to it.</p>'

const SAID = {
  no_code: {
    status: 400,
    title: 'This frame has no code',
    text: 'The address of this frame should end in ?code= and the code of a quiz, an exam, a poll or a survey. Whoever runs this site can copy the whole address again.',
  },
  quiz_not_found: {
    status: 404,
    title: 'There is nothing with this code',
    text: 'What stood in this frame has been deleted, or its address is not complete. Ask whoever gave you this page.',
  },
  too_many_attempts: {
    status: 429,
    title: 'Too many wrong codes came from your network',
    text: 'Please wait for a quarter of an hour and load this page again.',
  },
  unavailable: {
    status: 503,
    title: 'This can not be shown right now',
    text: 'Please load this page again in a moment. Answers that you have given are kept on this device.',
  },
} as const

/** Pages keep room for a scroll bar, which would be a strip at the side of a frame that is as high as its page. */
const NO_GUTTER = 'scrollbar-gutter: auto'

const GONE = /[?&]notice=quiz_not_found(&|$)/
const STYLES = /<link\b[^>]*rel="stylesheet"[^>]*>/g

const sayingPage = (template: string, { title, text }: { title: string; text: string }): string =>
  [
    `<!doctype html><html style="${NO_GUTTER}" lang="en"><head><meta charset="utf-8" />`,
    '<meta name="viewport" content="width=device-width, initial-scale=1" /><meta name="color-scheme" content="light dark" />',
    `<title>${title}</title>${(template.match(STYLES) ?? []).join('')}</head>`,
    '<body><main class="mx-auto grid min-h-dvh max-w-md content-center gap-4 p-6">',
    `<h1 class="text-2xl">${title}</h1><p>${text}</p></main></body></html>`,
  ].join('\n')

/** The script goes by the attribute; links lead out of the frame until it leads those that stay inside. */
const framed = (html: string, path: string): string =>
  html
    // A brand's style stands there too, and of two attributes the second is not read.
    .replace(/<html(?: style="([^"]*)")?/, (_, worn: string | undefined) => {
      const style = worn === undefined ? NO_GUTTER : `${NO_GUTTER};${worn}`
      return `<html ${EMBEDDED_ATTRIBUTE}="${path}" style="${style}"`
    })
    .replace('<head>', () => '<head><base target="_blank" />')
    .replace('<body>', () => `<body>${WITHOUT_FILES}`)

type Asked = { path: string; origin: string }
export type EmbeddedPages = {
  /** Sends what stands in a frame at `path`, whatever is the matter with its code. */
  send: (request: FastifyRequest, reply: FastifyReply, asked: Asked) => Promise<FastifyReply>
}

export const isEmbeddedPath = (path: string): boolean => path === EMBED_PATH || path === EMBED_ANALYSIS_PATH

type Needs = { covers: Covers | null; find: FindEmbedded }

/** Null before anything has been built. */
export const loadEmbedded = (root: string, { covers, find }: Needs): EmbeddedPages | null => {
  if (!Object.values(FILES).every((name) => existsSync(join(root, name)))) return null
  const read = (path: Embedded['path']) => readFileSync(join(root, FILES[path]), 'utf8')
  const templates = { '/quiz': read('/quiz'), '/poll': read('/poll'), '/survey': read('/survey') }
  const ready = createShelf<StaticFile>({ mostBytes: MOST_BYTES, bytesOf: bytesOfFile })

  const sendHtml = async (request: FastifyRequest, reply: FastifyReply, said: { html: string; status: number }) => {
    const name = etagOf(Buffer.from(said.html))
    const file = await ready.once(name, () => compressedPage(said.html, OF_ONE_BROWSER))
    // What is in a frame is there for its readers; nobody else is to find it.
    reply.header('x-robots-tag', 'noindex, nofollow')
    return sendFile(request, reply, { file, status: said.status })
  }

  const say = (request: FastifyRequest, reply: FastifyReply, what: keyof typeof SAID) => {
    reply.header('content-security-policy', embeddedPolicy([]))
    return sendHtml(request, reply, { html: sayingPage(templates['/poll'], SAID[what]), status: SAID[what].status })
  }

  const found = async (request: FastifyRequest, code: string): Promise<Found | null> => {
    try {
      return await find(request, code)
    } catch (error) {
      request.log.warn({ err: error }, 'what stands in a frame can not be looked up')
      return null
    }
  }

  return {
    send: async (request, reply, { path, origin }) => {
      const code = codeIn(request)
      if (code === null) return say(request, reply, 'no_code')
      // Its script has learned so meanwhile: sent again, it would ask again.
      if (GONE.test(request.url)) return say(request, reply, 'quiz_not_found')
      const embedded = await found(request, code)
      if (!embedded?.ok) return say(request, reply, embedded?.code ?? 'unavailable')
      const { path: own, origins } = embedded.value
      const isResult = path === EMBED_ANALYSIS_PATH && own === '/quiz'
      const covered = isResult ? null : await covers?.html(request, { path: own, origin })
      reply.header('content-security-policy', embeddedPolicy(origins))
      const html = framed(covered ?? templates[own].replaceAll(ORIGIN_TOKEN, origin), own)
      return sendHtml(request, reply, { html, status: 200 })
    },
  }
}
