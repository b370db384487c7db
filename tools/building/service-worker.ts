import { createHash } from 'node:crypto'
import { readFileSync, writeFileSync } from 'node:fs'
import { extname, join } from 'node:path'
import { ORIGIN_TOKEN } from '#contract/site.ts'
import { filesBelow, root } from './files.ts'

const template = join(root, 'web', 'quiz-worker.template.js')

/** By it the worker tells the student's page, in whatever version, from one that somebody else answers in its place. */
const MARK = '<meta name="quiznity-page" content="quiz" />'
/** Where the worker finds the address that the server has put into the page. */
const CANONICAL = `<link rel="canonical" href="${ORIGIN_TOKEN}/quiz"`

const MEDIA_TYPES: Record<string, string> = {
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.ico': 'image/x-icon',
  '.woff2': 'font/woff2',
  '.webmanifest': 'application/manifest+json',
}

/** What the page names itself: its scripts, styles, icons, preloads. */
const filesNamedBy = (html: string) =>
  [...html.matchAll(/\b(?:src|href)="(\/[^"/][^"]*\.\w+)"/g)].flatMap(([, file]) => file ?? [])

/** The page's own files, later chunks included. Fonts are left to be kept as they are used: few need every script. */
const filesToKeep = (folder: string, html: string) => {
  const assets = filesBelow(join(folder, 'assets', 'quiz')).map((file) => `/assets/quiz/${file}`)
  const atOnce = new Set([...filesNamedBy(html), ...assets.filter((file) => /\.(js|css)$/.test(file))])
  return { atOnce: [...atOnce].sort(), later: assets.filter((file) => !atOnce.has(file)) }
}

const hashOf = (content: Buffer | string) => createHash('sha256').update(content).digest('base64')

/** Of each path what an answer has to be before it is kept: a network of somebody else's answers with anything. */
const identities = (folder: string, paths: string[]) => {
  const entries = paths.map((path) => {
    const type = MEDIA_TYPES[extname(path)]
    if (type === undefined) throw new Error(`The service worker does not know the media type of ${path}.`)
    return [path, [type, hashOf(readFileSync(join(folder, path)))]]
  })
  return JSON.stringify(Object.fromEntries(entries))
}

export const writeServiceWorker = (folder: string) => {
  const html = readFileSync(join(folder, 'quiz.html'), 'utf8')
  for (const needed of [MARK, CANONICAL]) {
    if (!html.includes(needed)) throw new Error(`quiz.html lacks ${needed}, by which the service worker knows it.`)
  }
  const { atOnce, later } = filesToKeep(folder, html)
  const filled = readFileSync(template, 'utf8')
    .replace('__PAGE_FILES__', identities(folder, atOnce))
    .replace('__LATER_FILES__', identities(folder, later))
    .replace('__SHELL_HASH__', hashOf(html))
    .replace('__ORIGIN__', ORIGIN_TOKEN)
    .replace('__MARK__', MARK)
  const version = createHash('sha256').update(filled).digest('hex').slice(0, 12)
  writeFileSync(join(folder, 'sw.js'), filled.replace('__VERSION__', version))
}
