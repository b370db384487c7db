import { readFileSync } from 'node:fs'
import { join, posix } from 'node:path'
import { gzipSync } from 'node:zlib'
import { parseSync } from 'vite'

/** KiB after gzip: of scripts, and of scripts, styles and markup together. Of the scripts 66 are React and its DOM renderer. */
const LIMITS: Record<string, { scripts: number; all: number }> = {
  // Before any island is woken.
  'index.html': { scripts: 5.4, all: 26.2 },
  'quiz.html': { scripts: 101, all: 115 },
  'respond.html': { scripts: 95.2, all: 109.4 },
  // Before the page that is open: see `app` in audience.ts for what comes with every one.
  'app.html': { scripts: 129.2, all: 149.4 },
}
export const LIMITED_PAGES = Object.keys(LIMITS)

type Weight = { file: string; bytes: number }

/** Everything a browser must have before the page shows anything, by gzip -9, and the scripts it may ask for later. */
export type FirstLoad = { page: string; markup: Weight; scripts: Weight[]; styles: Weight[]; later: Weight[] }

const attribute = (tag: string, name: string) => new RegExp(`\\b${name}="([^"]*)"`).exec(tag)?.[1]

const tagsOf = (html: string) => {
  const tags = [...html.matchAll(/<(?:script|link)\b[^>]*>/g)].map(([tag]) => tag)
  const links = (rel: string) =>
    tags.filter((tag) => attribute(tag, 'rel') === rel).flatMap((tag) => attribute(tag, 'href') ?? [])
  const scripts = tags.filter((tag) => tag.startsWith('<script')).flatMap((tag) => attribute(tag, 'src') ?? [])
  return { scripts: [...scripts, ...links('modulepreload')], styles: links('stylesheet') }
}

const importsOf = (folder: string, file: string) => {
  const text = readFileSync(join(folder, file), 'utf8')
  const { module } = parseSync(file, text)
  const from = [...module.staticImports, ...module.staticExports.flatMap(({ entries }) => entries)]
  const atOnce = from.flatMap(({ moduleRequest }) => moduleRequest?.value ?? [])
  const later = module.dynamicImports.flatMap(
    ({ moduleRequest: { start, end } }) => /^['"`](\.[^'"`$]+)['"`]$/.exec(text.slice(start, end))?.[1] ?? [],
  )
  const resolved = (name: string) => posix.resolve(posix.dirname(file), name)
  return { atOnce: atOnce.map(resolved), later: later.map(resolved) }
}

const reachable = (folder: string, entries: string[], kind: 'at once' | 'ever') => {
  const found = new Set<string>()
  const visit = (file: string) => {
    if (found.has(file)) return
    found.add(file)
    const { atOnce, later } = importsOf(folder, file)
    for (const next of kind === 'ever' ? [...atOnce, ...later] : atOnce) visit(next)
  }
  entries.forEach(visit)
  return [...found]
}

export const firstLoadOf = (folder: string, page: string): FirstLoad => {
  const weigh = (file: string): Weight => ({
    file,
    bytes: gzipSync(readFileSync(join(folder, file)), { level: 9 }).length,
  })
  const tags = tagsOf(readFileSync(join(folder, page), 'utf8'))
  const scripts = reachable(folder, tags.scripts, 'at once')
  const later = reachable(folder, tags.scripts, 'ever').filter((file) => !scripts.includes(file))
  return {
    page,
    markup: weigh(page),
    scripts: scripts.map(weigh),
    styles: [...new Set(tags.styles)].map(weigh),
    later: later.map(weigh),
  }
}

const total = (weights: Weight[]) => weights.reduce((sum, { bytes }) => sum + bytes, 0) / 1024
const kib = (size: number) => `${size.toFixed(1)} KiB`
const heaviestFirst = (weights: Weight[]) =>
  weights
    .toSorted((a, b) => b.bytes - a.bytes)
    .map(({ file, bytes }) => `  ${kib(bytes / 1024)}  ${file}`)
    .join('\n')

export const sizesOf = ({ page, markup, scripts, styles, later }: FirstLoad) =>
  [
    `${page.padEnd(10)} first load: script ${kib(total(scripts))}, style ${kib(total(styles))}`,
    `markup ${kib(total([markup]))}; up to ${kib(total(later))} of script later`,
  ].join(', ')

const excess = (what: string, weights: Weight[], limit = Number.POSITIVE_INFINITY) => {
  const over = total(weights) - limit
  if (over <= 0) return []
  return [
    `${what} ${kib(total(weights))}, ${kib(over)} over its ${limit} KiB. ` +
      `Load something later (import()), or leave it out:\n${heaviestFirst(weights)}`,
  ]
}

/** What is over the budget, in words; nothing when all is well. */
export const overBudget = ({ page, markup, scripts, styles }: FirstLoad): string[] => [
  ...excess(`${page} is too heavy: its scripts are`, scripts, LIMITS[page]?.scripts),
  ...excess(`${page} is too heavy: scripts, styles and markup are`, [...scripts, ...styles, markup], LIMITS[page]?.all),
]
