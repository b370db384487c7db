import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import lighthouse from 'lighthouse'

export const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'] as const
export const ENOUGH = 95

type Failing = { category: string; id: string; title: string; shown: string }

/** One page as Lighthouse judged it; a score is null where it could not judge. */
export type Judgement = {
  path: string
  scores: (number | null)[]
  failing: Failing[]
  /** Why the page could not be judged at all. */
  trouble: string | null
  runs: number
}

export type Place = { origin: string; port: number; reports: string }

type Report = NonNullable<Awaited<ReturnType<typeof lighthouse>>>

const run = async (path: string, { origin, port }: Place): Promise<Report> => {
  const report = await lighthouse(origin + path, {
    port,
    output: ['json', 'html'],
    onlyCategories: [...CATEGORIES],
    logLevel: 'error',
  })
  if (!report) throw new Error(`Lighthouse has nothing to say about ${path}`)
  return report
}

const scoreOf = ({ lhr }: Report, category: string): number | null => {
  const score = lhr.categories[category]?.score
  return typeof score === 'number' ? Math.round(score * 100) : null
}

const speedOf = (report: Report) => scoreOf(report, 'performance') ?? 0

const RUNS = 3

/** A machine with other work to do makes a page look slow: a slow one is measured again, and the median counts. */
const medianRun = async (path: string, place: Place) => {
  const first = await run(path, place)
  if (speedOf(first) >= ENOUGH || first.lhr.runtimeError) return { report: first, runs: 1 }
  const reports = [first]
  while (reports.length < RUNS) reports.push(await run(path, place))
  const median = reports.toSorted((a, b) => speedOf(a) - speedOf(b))[Math.floor(RUNS / 2)]
  return { report: median ?? first, runs: RUNS }
}

const failingIn = ({ lhr }: Report): Failing[] =>
  CATEGORIES.flatMap((category) =>
    (lhr.categories[category]?.auditRefs ?? []).flatMap(({ id, weight }) => {
      const audit = lhr.audits[id]
      if (!audit || weight === 0 || audit.score === null || audit.score >= 1) return []
      return [{ category, id, title: audit.title, shown: audit.displayValue ?? '' }]
    }),
  )

/** `/features/quiz?x` keeps its reports as features-quiz. */
const nameOf = (path: string) => path.replace(/\?.*/, '').slice(1).replaceAll('/', '-') || 'home'

const keepReports = (path: string, { report: [json = '', html = ''] }: Report, folder: string) => {
  mkdirSync(folder, { recursive: true })
  writeFileSync(join(folder, `${nameOf(path)}.json`), json)
  writeFileSync(join(folder, `${nameOf(path)}.html`), html)
}

export const auditPage = async (path: string, place: Place): Promise<Judgement> => {
  const { report, runs } = await medianRun(path, place)
  keepReports(path, report, place.reports)
  return {
    path,
    runs,
    scores: CATEGORIES.map((category) => scoreOf(report, category)),
    failing: failingIn(report),
    trouble: report.lhr.runtimeError?.message ?? null,
  }
}
