import {
  copyFileSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { dirname, join } from 'node:path'
import { z } from 'zod/mini'
import { filesBelow, root } from './files.ts'

export const dist = join(root, 'dist')

/** The server takes its pages from here. */
export const built = join(dist, 'web')
/** What the pages there were made from. */
const recordFile = join(dist, '.built-from-web')

const record = z.object({ sources: z.string(), assets: z.array(z.string()) })

const lastBuild = () => {
  try {
    return record.parse(JSON.parse(readFileSync(recordFile, 'utf8')))
  } catch {
    return undefined
  }
}

export const isBuiltFrom = (sources: string) =>
  lastBuild()?.sources === sources &&
  [
    'index.html',
    'quiz.html',
    'respond.html',
    'app.html',
    'sw.js',
    'poll-sw.js',
    'survey-sw.js',
    '.site/render.js',
  ].every((page) => existsSync(join(built, page)))

/** What an interrupted build has left behind. */
export const leftovers = () =>
  existsSync(dist)
    ? readdirSync(dist)
        .filter((name) => name.startsWith('.web-'))
        .map((name) => join(dist, name))
    : []

/**
 * A page that was opened before this build may still ask for the chunks it was made with. They stay for one build more;
 * building the same thing again does not count as one.
 */
const carryOver = (folder: string, own: string[]) => {
  const last = lastBuild()
  const isSameAgain = last !== undefined && last.assets.join() === own.join()
  const earlier = isSameAgain || last === undefined ? filesBelow(join(built, 'assets')) : last.assets
  for (const asset of earlier) {
    const from = join(built, 'assets', asset)
    const to = join(folder, 'assets', asset)
    if (existsSync(to) || !existsSync(from)) continue
    mkdirSync(dirname(to), { recursive: true })
    copyFileSync(from, to)
  }
}

/** Two renames instead of writing in place: a running server never reads half a build. */
export const putInPlace = (folder: string, sources: string) => {
  const assets = filesBelow(join(folder, 'assets'))
  carryOver(folder, assets)
  const earlier = join(dist, '.web-earlier')
  rmSync(earlier, { recursive: true, force: true })
  if (existsSync(built)) renameSync(built, earlier)
  renameSync(folder, built)
  writeFileSync(recordFile, JSON.stringify({ sources, assets }))
  rmSync(earlier, { recursive: true, force: true })
}
