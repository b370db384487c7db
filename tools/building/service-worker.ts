import { createHash } from 'node:crypto'
import { readFileSync, writeFileSync } from 'node:fs'
import { extname, join } from 'node:path'
import { ORIGIN_TOKEN } from '#contract/site/site.ts'
import { filesBelow, root } from './files.ts'

const template = join(root, 'web', 'page-worker.template.js')

type Kept = { file: string; name: string; page: string; audience: string; mark: string; canonicalPath: string }

const responding = {
  page: 'respond.html',
  audience: 'respond',
  mark: '<meta name="quiznity-page" content="responding" />',
  canonicalPath: '/poll',
}

/**
 * A worker for each address, so that nobody downloads another audience's files. By its `mark` the worker tells its page,
 * in whatever version, from one that somebody else answers in its place.
 */
const WORKERS: Kept[] = [
  {
    file: 'sw.js',
    name: 'quiz',
    page: 'quiz.html',
    audience: 'quiz',
    mark: '<meta name="quiznity-page" content="quiz" />',
    canonicalPath: '/quiz',
  },
  { file: 'poll-sw.js', name: 'poll', ...responding },
  { file: 'survey-sw.js', name: 'survey', ...responding },
]

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
const filesToKeep = (folder: string, audience: string, html: string) => {
  const assets = filesBelow(join(folder, 'assets', audience)).map((file) => `/assets/${audience}/${file}`)
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

const writeWorker = (folder: string, { file, name, page, audience, mark, canonicalPath }: Kept) => {
  const html = readFileSync(join(folder, page), 'utf8')
  // In the canonical address the worker finds the one that the server has put into the page.
  for (const needed of [mark, `<link rel="canonical" href="${ORIGIN_TOKEN}${canonicalPath}"`]) {
    if (!html.includes(needed)) throw new Error(`${page} lacks ${needed}, by which the service worker knows it.`)
  }
  const { atOnce, later } = filesToKeep(folder, audience, html)
  const filled = readFileSync(template, 'utf8')
    .replaceAll('__NAME__', name)
    .replace('__AUDIENCE__', audience)
    .replace('__CANONICAL_PATH__', canonicalPath.replaceAll('/', '\\/'))
    .replace('__PAGE_FILES__', identities(folder, atOnce))
    .replace('__LATER_FILES__', identities(folder, later))
    .replace('__SHELL_HASH__', hashOf(html))
    .replace('__ORIGIN__', ORIGIN_TOKEN)
    .replace('__MARK__', mark)
  const version = createHash('sha256').update(filled).digest('hex').slice(0, 12)
  writeFileSync(join(folder, file), filled.replace('__VERSION__', version))
}

/** Writes the workers that open a visitor's page without a network, each for the files that this build has made. */
export const writeServiceWorkers = (folder: string) => {
  for (const worker of WORKERS) writeWorker(folder, worker)
}
