import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { startPostgres } from '../server/testing/postgres-server.ts'
import { answerFigures } from './answers.ts'
import { bellFigures } from './bell.ts'
import { type Child, startProduct, startServer } from './child-process.ts'
import { deskFigures } from './desk.ts'
import { type Exam, paperRequest, publishExam, starts } from './exam.ts'
import { asMarkdown, type Figure } from './figures.ts'
import { hallFigures } from './hall.ts'
import { isMachineBusy, machineLine } from './machine.ts'
import { paperAnswer, paperFigure } from './paper.ts'
import type { Kinds } from './questions.ts'
import type { Place } from './seed.ts'
import { lookIntoFile, lookIntoServer } from './stored.ts'
import { streamFigures } from './streams.ts'
import { surveyFigures } from './survey.ts'

const ROUNDS = Number(process.env.BENCH_ROUNDS ?? 5)
/** How long one side of one round of papers takes; students in a round grow with it. */
const SECONDS = Number(process.env.BENCH_SECONDS ?? 1)
const STUDENTS = 4000 * SECONDS

const folder = mkdtempSync(join(tmpdir(), 'quiznity-bench-'))
const newDir = (name: string) => {
  const dir = join(folder, name)
  mkdirSync(dir)
  return dir
}

const named = (what: string, kinds: Kinds) => (kinds === 'mixed' ? `${what}, every kind` : what)

/** For whoever has the link, and for a student whose questions came with the start. */
const paperFigures = async (
  sides: { product: Child; bare: Child },
  { linked, exam, kinds }: { linked: Exam; exam: Exam; kinds: Kinds },
) => {
  const papers = named('Papers of 30 questions', kinds)
  const { started } = await starts(sides.product.port, exam, 1)
  const [student = { cookie: '' }] = started
  const plan = { rounds: ROUNDS, seconds: SECONDS }
  return [
    await paperFigure({ ...sides, ours: paperRequest(linked) }, { name: `${papers}, by link`, ...plan }),
    await paperFigure(
      { ...sides, ours: paperRequest(exam, { cookie: student.cookie }) },
      { name: `${papers}, with an attempt`, ...plan },
    ),
  ]
}

const onSqlite = async (kinds: Kinds): Promise<Figure[]> => {
  const dataDir = newDir(`sqlite-${kinds}`)
  const product = await startProduct({ dataDir })
  const exam = await publishExam(product.port, { kinds })
  const paper = join(dataDir, 'paper.json')
  const linked = await publishExam(product.port, { access: 'with_link', kinds })
  writeFileSync(paper, JSON.stringify(await paperAnswer(product.port, linked)))
  const bare = await startServer('bench/bare/sqlite.ts', { DATA_DIR: dataDir, PAPER: paper })
  const look = lookIntoFile(dataDir)
  const store = named('SQLite', kinds)
  const plan = { rounds: ROUNDS, count: STUDENTS, store, targets: { answers: 0.6, starts: 0.5 } }
  const answers = await answerFigures({ product, bare, exam, linked, look }, plan)
  const papers = await paperFigures({ product, bare }, { linked, exam, kinds })
  await Promise.all([product.stop(), bare.stop(), look.close()])
  return [...answers, ...papers]
}

const createDatabase = async (url: string, name: string) => {
  const admin = new pg.Client(url)
  await admin.connect()
  await admin.query(`create database ${name}`)
  await admin.end()
}

const onPostgres = async (): Promise<Figure[]> => {
  const server = await startPostgres({ durable: true })
  await createDatabase(server.urlOf('postgres'), 'bare')
  const databaseUrl = server.urlOf('postgres')
  const product = await startProduct({ dataDir: newDir('postgres'), databaseUrl })
  const exam = await publishExam(product.port)
  const bare = await startServer('bench/bare/postgres.ts', { DATABASE_URL: server.urlOf('bare') })
  const look = await lookIntoServer(databaseUrl)
  const plan = { rounds: Math.min(ROUNDS, 3), count: STUDENTS, store: 'PostgreSQL', targets: { answers: 0.5 } }
  const figures = await answerFigures({ product, bare, exam, look }, plan)
  await Promise.all([product.stop(), bare.stop(), look.close()])
  await server.stop()
  return figures
}

type OnPlace = (place: Place, store: string) => Promise<Figure[]>

const inFile = (name: string, measure: OnPlace) => () => measure({ dataDir: newDir(name), databaseUrl: null }, 'SQLite')

const onServer = (name: string, measure: OnPlace) => async (): Promise<Figure[]> => {
  const server = await startPostgres({ durable: true })
  const figures = await measure({ dataDir: newDir(name), databaseUrl: server.urlOf('postgres') }, 'PostgreSQL')
  await server.stop()
  return figures
}

const parts: Record<string, () => Promise<Figure[]>> = {
  sqlite: () => onSqlite('plain'),
  mixed: () => onSqlite('mixed'),
  postgres: onPostgres,
  bell: () => bellFigures(newDir('bell')),
  desk: inFile('desk', deskFigures),
  'desk-postgres': onServer('desk-postgres', deskFigures),
  survey: inFile('survey', surveyFigures),
  'survey-postgres': onServer('survey-postgres', surveyFigures),
  streams: inFile('streams', streamFigures),
  'streams-postgres': onServer('streams-postgres', streamFigures),
  hall: inFile('hall', hallFigures),
  'hall-postgres': onServer('hall-postgres', hallFigures),
}

const wanted = process.argv.slice(2)
const machine = machineLine()
let wasBusy = false
const figures: Figure[] = []
try {
  for (const [name, run] of Object.entries(parts)) {
    if (wanted.length > 0 && !wanted.includes(name)) continue
    wasBusy ||= await isMachineBusy()
    console.log(`Measuring: ${name} ...`)
    figures.push(...(await run()))
  }
} finally {
  rmSync(folder, { recursive: true, force: true })
}
console.log(`\n${asMarkdown(figures)}\n\n${machine}`)
if (wasBusy) console.log('The machine was busy with something else: these figures are not to be trusted.')
const dist = join(import.meta.dirname, '../dist')
mkdirSync(dist, { recursive: true })
writeFileSync(join(dist, 'bench.json'), JSON.stringify({ machine, wasBusy, rounds: ROUNDS, figures }, null, 2))
