import { mkdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { dist, isBuiltFrom, leftovers, placeOf, putInPlace } from '../building/put-in-place.ts'
import { sourceHash } from '../building/source-hash.ts'
import { oneAtATime } from '../node/one-at-a-time.mjs'

const buildPages = async (folder: string) => {
  // Loaded here, because a start that has nothing to build should not wait for the bundler.
  const { audiences, buildAudience } = await import('../building/audience.ts')
  const { precompress } = await import('../building/precompress.ts')
  const { writeServiceWorkers } = await import('../building/service-worker.ts')
  const { buildSiteRenderer } = await import('../building/site-renderer.ts')
  for (const audience of audiences) await buildAudience(audience, folder)
  await buildSiteRenderer(folder)
  writeServiceWorkers(folder)
  await precompress(folder)
}

const weigh = async (folder: string) => {
  const { firstLoadOf, overBudget, sizesOf } = await import('../building/student-page-budget.ts')
  const { pageRuntime } = await import('../building/page-runtime.ts')
  for (const page of ['index.html', 'quiz.html', 'respond.html', 'app.html'])
    if (!wanted.brief) console.log(sizesOf(firstLoadOf(folder, page)))
  if (pageRuntime === 'preact')
    return ['quiz.html', 'respond.html'].flatMap((page) => overBudget(firstLoadOf(folder, page)))
  console.log(`On ${pageRuntime}: the budget of the student's page is that of a build on preact, and was not judged.`)
  return []
}

const { values: wanted } = parseArgs({
  options: {
    'if-needed': { type: 'boolean', default: false },
    /** Without the weight of each page, which whoever only starts the server need not know. */
    brief: { type: 'boolean', default: false },
    to: { type: 'string', default: 'web' },
  },
})
/** The server takes its pages from `dist/web`. */
const place = placeOf(wanted.to)

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
    putInPlace(folder, sources, place)
    console.log(`Built in ${((performance.now() - started) / 1000).toFixed(1)} s.`)
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

process.env.NODE_ENV = 'production'
const isUpToDate = () => wanted['if-needed'] && isBuiltFrom(sourceHash(), place)

if (!isUpToDate()) {
  try {
    await oneAtATime('build', async () => {
      if (!isUpToDate()) await build(sourceHash())
    })
  } catch (error) {
    console.error(error instanceof Error ? error.message : error)
    console.error(`The build failed; ${place.built} is as it was.`)
    process.exitCode = 1
  }
}
