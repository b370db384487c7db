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

/** A build and the record of what it was made from; a second one, by another name, leaves the first as it is. */
export const placeOf = (name: string) => ({ built: join(dist, name), recordFile: join(dist, `.built-from-${name}`) })
export type Place = ReturnType<typeof placeOf>

const record = z.object({ sources: z.string(), assets: z.array(z.string()) })

const lastBuild = ({ recordFile }: Place) => {
  try {
    return record.parse(JSON.parse(readFileSync(recordFile, 'utf8')))
  } catch {
    return undefined
  }
}

export const isBuiltFrom = (sources: string, place: Place) =>
  lastBuild(place)?.sources === sources &&
  [
    'index.html',
    'quiz.html',
    'respond.html',
    'app.html',
    'sw.js',
    'poll-sw.js',
    'survey-sw.js',
    '.site/render.js',
  ].every((page) => existsSync(join(place.built, page)))

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
const carryOver = (folder: string, own: string[], place: Place) => {
  const { built } = place
  const last = lastBuild(place)
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
export const putInPlace = (folder: string, sources: string, place: Place) => {
  const { built, recordFile } = place
  const assets = filesBelow(join(folder, 'assets'))
  carryOver(folder, assets, place)
  const earlier = join(dist, '.web-earlier')
  rmSync(earlier, { recursive: true, force: true })
  if (existsSync(built)) renameSync(built, earlier)
  renameSync(folder, built)
  writeFileSync(recordFile, JSON.stringify({ sources, assets }))
  rmSync(earlier, { recursive: true, force: true })
}
