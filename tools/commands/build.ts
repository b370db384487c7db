import { mkdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { built, dist, isBuiltFrom, leftovers, putInPlace } from '../building/put-in-place.ts'
import { sourceHash } from '../building/source-hash.ts'
import { oneAtATime } from '../node/one-at-a-time.mjs'

const buildPages = async (folder: string) => {
  // Loaded here, because a start that has nothing to build should not wait for the bundler.
  const { audiences, buildAudience, buildLeft } = await import('../building/audience.ts')
  const { precompress } = await import('../building/precompress.ts')
  const { minifyPublicScripts } = await import('../building/public-scripts.ts')
  const { writeServiceWorkers } = await import('../building/service-worker.ts')
  const { buildRenderers } = await import('../building/renderers.ts')
  for (const audience of audiences) await buildAudience(audience, folder)
  await buildLeft(folder)
  await buildRenderers(folder)
  minifyPublicScripts(folder)
  writeServiceWorkers(folder)
  await precompress(folder)
}

const weigh = async (folder: string) => {
  const { unchosenFonts } = await import('../building/brand-fonts.ts')
  const { firstLoadOf, LIMITED_PAGES, overBudget, sizesOf } = await import('../building/page-budgets.ts')
  for (const page of ['index.html', 'quiz.html', 'respond.html', 'app.html'])
    if (!wanted.brief) console.log(sizesOf(firstLoadOf(folder, page)))
  return [...unchosenFonts(folder), ...LIMITED_PAGES.flatMap((page) => overBudget(firstLoadOf(folder, page)))]
}

const { values: wanted } = parseArgs({
  options: {
    'if-needed': { type: 'boolean', default: false },
    /** Without the weight of each page, which whoever only starts the server need not know. */
    brief: { type: 'boolean', default: false },
  },
})

const build = async (sources: string) => {
  const started = performance.now()
  console.log('Building the pages ...')
  for (const leftover of leftovers()) rmSync(leftover, { recursive: true, force: true })
  const folder = join(dist, `.web-${process.pid}`)
  mkdirSync(folder, { recursive: true })
  try {
    await buildPages(folder)
    const complaints = await weigh(folder)
    if (complaints.length > 0) throw new Error(complaints.join('\n'))
    putInPlace(folder, sources)
    console.log(`Built in ${((performance.now() - started) / 1000).toFixed(1)} s.`)
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

process.env.NODE_ENV = 'production'
const isUpToDate = () => wanted['if-needed'] && isBuiltFrom(sourceHash())

if (!isUpToDate()) {
  try {
    await oneAtATime('build', async () => {
      if (!isUpToDate()) await build(sourceHash())
    })
  } catch (error) {
    console.error(error instanceof Error ? error.message : error)
    console.error(`The build failed; ${built} is as it was.`)
    process.exitCode = 1
  }
}
