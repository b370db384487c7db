import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { setTimeout as pause } from 'node:timers/promises'
import { API_BASE } from '#contract/wire/wire.ts'
import { MINUTE } from '#domain/time/time-limit.ts'
import { type Child, startProduct, startServer } from './child-process.ts'
import { type Exam, publishExam, type Student, saveRequests, starts, submitBody, submitRequests } from './exam.ts'
import { type Figure, limitFigure } from './figures.ts'
import { requestBytes } from './http-client.ts'
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

/** The same bodies, as many of them, to the bare server. */
const bareBell = async (dataDir: string, exam: Exam, student: Student): Promise<number> => {
  const bare = await startServer('bench/bare/sqlite.ts', { DATA_DIR: dataDir })
  const body = submitBody(exam, student, 1)
  const requests = Array.from({ length: ATTEMPTS }, (_, at) => ({
    bytes: requestBytes(`POST /bell/${at}`, { cookie: student.cookie }, body),
  }))
  const load = await ring(bare.port, requests)
  await bare.stop()
  if (load.succeeded !== ATTEMPTS) throw new Error(`the bare server at the bell: ${JSON.stringify(load)}`)
  return load.seconds
}

/** 10,000 submits in one second, every one by a student of its own; then 10,000 who never submit. */
export const bellFigures = async (dataDir: string): Promise<Figure[]> => {
  const product = await startProduct({ dataDir })
  const exam = await publishExam(product.port)
  const { started } = await starts(product.port, exam, 2 * ATTEMPTS)
  await drive({ port: product.port, next: eachOnce(saveRequests(exam, started), (request) => request) })
  const codes: string[] = []
  const atTheBell: Student[] = started.slice(0, ATTEMPTS)
  const bareSeconds = await bareBell(dataDir, exam, started[0] ?? { cookie: '', id: '', epoch: '' })
  const bell = await ring(product.port, submitRequests(exam, atTheBell, { codes, afterSaves: 1 }))
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
    limitFigure('10,000 submits in one second: the last answer after', bell.seconds, { most: 1.5, unit: 's' }),
    limitFigure('… of the bare server', bareSeconds, { most: 1.5, unit: 's' }),
    limitFigure('10,000 overdue attempts closed by the server after', closed, { most: 5, unit: 's' }),
    limitFigure('… the slowest health check meanwhile', slowest, { most: 100, unit: 'ms' }),
  ]
}
