import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { setTimeout as pause } from 'node:timers/promises'
import { API_BASE } from '#contract/wire.ts'
import { MINUTE } from '#domain/time-limit.ts'
import { type Child, startProduct } from './child-process.ts'
import { publishExam, type Student, saveRequests, starts, submitRequests } from './exam.ts'
import { type Figure, limitFigure } from './figures.ts'
import { drive, eachOnce, ring } from './load.ts'
import { lookIntoFile, verify } from './stored.ts'

const ATTEMPTS = 10_000

/** The longest that a health check had to wait while `work` went on. */
const slowestHealthDuring = async ({ port }: Child, work: Promise<unknown>) => {
  let isOver = false
  let slowest = 0
  const stop = () => {
    isOver = true
  }
  work.then(stop, stop)
  while (!isOver) {
    const asked = performance.now()
    await (await fetch(`http://127.0.0.1:${port}${API_BASE}/_health`)).arrayBuffer()
    slowest = Math.max(slowest, performance.now() - asked)
    await pause(5)
  }
  return slowest
}

/** The students' time is over a minute ago: the server that starts next finds them so. */
const endTheirTime = (dataDir: string) => {
  const database = new DatabaseSync(join(dataDir, 'quiznity.sqlite'))
  database.prepare('update submission set ends_at = ? where ended_at is null').run(Date.now() - MINUTE)
  database.close()
}

const untilAllEnded = async (dataDir: string, wanted: number) => {
  const database = new DatabaseSync(join(dataDir, 'quiznity.sqlite'), { readOnly: true })
  const count = database.prepare('select count(*) as n from submission_result')
  while (count.get()?.n !== wanted) await pause(10)
  database.close()
}

/** 10,000 submits in one second, every one by a student of its own; then 10,000 who never submit. */
export const bellFigures = async (dataDir: string): Promise<Figure[]> => {
  const product = await startProduct({ dataDir })
  const exam = await publishExam(product.port)
  const { started } = await starts(product.port, exam, 2 * ATTEMPTS)
  await drive({ port: product.port, next: eachOnce(saveRequests(exam, started), (request) => request) })
  const codes: string[] = []
  const atTheBell: Student[] = started.slice(0, ATTEMPTS)
  const bell = await ring(product.port, submitRequests(exam, atTheBell, codes))
  if (bell.succeeded !== ATTEMPTS) throw new Error(`at the bell: ${JSON.stringify(bell)}`)
  const look = lookIntoFile(dataDir)
  await verify(look, exam, { starts: 2 * ATTEMPTS, saves: 2 * ATTEMPTS, codes })
  await product.stop()

  endTheirTime(dataDir)
  const again = await startProduct({ dataDir })
  const began = performance.now()
  const closing = untilAllEnded(dataDir, 2 * ATTEMPTS)
  const slowest = await slowestHealthDuring(again, closing)
  const closed = (performance.now() - began) / 1000
  await again.stop()
  const ended = await look.all('select distinct ended_by, score from submission_result')
  if (ended.length !== 2) throw new Error(`closed by the server with other scores: ${JSON.stringify(ended)}`)
  await look.close()
  return [
    limitFigure('10,000 submits in one second: the last answer after', bell.seconds, { most: 3, unit: 's' }),
    limitFigure('10,000 overdue attempts closed by the server after', closed, { most: 5, unit: 's' }),
    limitFigure('… the slowest health check meanwhile', slowest, { most: 100, unit: 'ms' }),
  ]
}
