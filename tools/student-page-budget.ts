import { readFileSync } from 'node:fs'
import { join, posix } from 'node:path'
import { gzipSync } from 'node:zlib'
import { parseSync } from 'vite'

const scriptLimit = 80
const pageLimit = 130

type Weight = { file: string; bytes: number }

/** Everything a browser must have before the page shows anything, by gzip -9. */
export type FirstLoad = { page: string; markup: Weight; scripts: Weight[]; styles: Weight[] }

const attribute = (tag: string, name: string) => new RegExp(`\\b${name}="([^"]*)"`).exec(tag)?.[1]

const tagsOf = (html: string) => {
  const tags = [...html.matchAll(/<(?:script|link)\b[^>]*>/g)].map(([tag]) => tag)
  const links = (rel: string) =>
    tags.filter((tag) => attribute(tag, 'rel') === rel).flatMap((tag) => attribute(tag, 'href') ?? [])
  const scripts = tags.filter((tag) => tag.startsWith('<script')).flatMap((tag) => attribute(tag, 'src') ?? [])
  return { scripts: [...scripts, ...links('modulepreload')], styles: links('stylesheet') }
}

const withStaticImports = (folder: string, entries: string[]) => {
  const found = new Set<string>()
  const visit = (file: string) => {
    if (found.has(file)) return
    found.add(file)
    const { module } = parseSync(file, readFileSync(join(folder, file), 'utf8'))
    const from = [...module.staticImports, ...module.staticExports.flatMap(({ entries }) => entries)]
    for (const { moduleRequest } of from) {
      if (moduleRequest) visit(posix.resolve(posix.dirname(file), moduleRequest.value))
    }
  }
  entries.forEach(visit)
  return [...found]
}

export const firstLoadOf = (folder: string, page: string): FirstLoad => {
  const weigh = (file: string): Weight => ({
    file,
    bytes: gzipSync(readFileSync(join(folder, file)), { level: 9 }).length,
  })
  const { scripts, styles } = tagsOf(readFileSync(join(folder, page), 'utf8'))
  return {
    page,
    markup: weigh(page),
    scripts: withStaticImports(folder, scripts).map(weigh),
    styles: [...new Set(styles)].map(weigh),
  }
}

const total = (weights: Weight[]) => weights.reduce((sum, { bytes }) => sum + bytes, 0) / 1024
const kib = (size: number) => `${size.toFixed(1)} KiB`
const heaviestFirst = (weights: Weight[]) =>
  weights
    .toSorted((a, b) => b.bytes - a.bytes)
    .map(({ file, bytes }) => `  ${kib(bytes / 1024)}  ${file}`)
    .join('\n')

export const sizesOf = ({ page, markup, scripts, styles }: FirstLoad) =>
  `${page.padEnd(10)} first load: script ${kib(total(scripts))}, style ${kib(total(styles))}, markup ${kib(total([markup]))}`

const excess = (what: string, weights: Weight[], limit: number) => {
  const over = total(weights) - limit
  if (over <= 0) return []
  return [
    `The student's page is too heavy: ${what} ${kib(total(weights))}, ${kib(over)} over its ${limit} KiB. ` +
      `Load something later (import()), or leave it out:\n${heaviestFirst(weights)}`,
  ]
}

/** What is over the budget, in words; nothing when all is well. */
export const overBudget = ({ markup, scripts, styles }: FirstLoad): string[] => [
  ...excess('its scripts are', scripts, scriptLimit),
  ...excess('scripts, styles and markup are', [...scripts, ...styles, markup], pageLimit),
]
