import { mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { startProduct } from '../../bench/child-process.ts'
import { publishExam } from '../../bench/exam.ts'
import { sharedBrowser } from '../browser/start-browser.ts'
import { auditPage, ENOUGH, type Judgement } from '../lighthouse/audit-page.ts'
import { openBrowser } from '../lighthouse/debuggable-browser.ts'
import { isGood, judgementText } from '../lighthouse/judgement-text.ts'
import { walkAll, walksText } from '../lighthouse/walks.ts'

const reports = join(import.meta.dirname, '../../dist/lighthouse')
const { values } = parseArgs({
  options: {
    only: { type: 'string', multiple: true, default: [] },
    /** Scores are told, and none makes the run fail. */
    unjudged: { type: 'boolean', default: false },
    /** Bytes, requests and times of a visit alone. */
    walks: { type: 'boolean', default: false },
  },
})

const folder = mkdtempSync(join(tmpdir(), 'quiznity-lighthouse-'))
const started: { stop: () => Promise<void> }[] = []

const stopAll = async (exitCode: number) => {
  await Promise.allSettled(started.map((each) => each.stop()))
  rmSync(folder, { recursive: true, force: true, maxRetries: 5 })
  process.exit(exitCode)
}

let ending: Promise<void> | undefined
/** Whatever happened: nothing that was started outlives this process, and nothing of it stays on the disk. */
const end = (exitCode: number) => {
  ending ??= stopAll(exitCode)
  return ending
}
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.once(signal, () => void end(1))

const keep = <T extends { stop: () => Promise<void> }>(one: T): T => {
  started.push(one)
  return one
}

const nameOf = (page: string) => page.replace(/\?.*/, '')

const pagesFor = ({ code }: { code: string }) => {
  const all = ['/', '/features/quiz', `/quiz?code=${code}`, '/auth/login']
  const wanted = all.filter((page) => values.only.length === 0 || values.only.includes(nameOf(page)))
  if (wanted.length > 0) return wanted
  throw new Error(`--only takes one of ${all.map(nameOf).join(', ')}`)
}

const startEmpty = async () => {
  const dataDir = join(folder, 'data')
  mkdirSync(dataDir)
  return keep(await startProduct({ dataDir }))
}
type Product = Awaited<ReturnType<typeof startEmpty>>

const walk = async ({ port }: Product) => {
  const browser = sharedBrowser()
  keep({ stop: browser.close })
  console.log(`\n${walksText(await walkAll(port, await browser.get()))}`)
}

const measure = async (product: Product): Promise<Judgement[]> => {
  const pages = pagesFor(await publishExam(product.port))
  const browser = keep(await openBrowser(folder))
  const place = { origin: `http://127.0.0.1:${product.port}`, port: browser.port, reports }
  const judgements: Judgement[] = []
  for (const page of pages) {
    console.log(`Measuring ${page} ...`)
    judgements.push(await auditPage(page, place))
  }
  return judgements
}

try {
  const product = await startEmpty()
  if (values.only.length === 0) await walk(product)
  if (values.walks) await end(0)
  const judgements = await measure(product)
  console.log(`\n${judgementText(judgements)}\n\nThe reports are in dist/lighthouse.`)
  const isEnough = judgements.every(isGood)
  if (!isEnough) console.log(`Every score has to be at least ${ENOUGH}.`)
  await end(isEnough || values.unjudged ? 0 : 1)
} catch (error) {
  // A page whose browser was taken away on purpose has nothing to complain about.
  if (!ending) console.error(error instanceof Error ? error.message : error)
  await end(1)
}
