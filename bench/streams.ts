import { setTimeout as pause } from 'node:timers/promises'
import { startProduct } from './child-process.ts'
import { type Exam, publishExam, startRequests } from './exam.ts'
import { type Figure, limitFigure } from './figures.ts'
import { hearFigures } from './hear-figures.ts'
import { openConnection } from './http-client.ts'
import type { Place } from './seed.ts'

/** As many as one account may have open. */
const OF_ONE = 12
const TEACHERS = 167
const ROUNDS = 3
const OPEN_AT_ONCE = 50

type Stream = { exam: Exam; running: number; heardAt: number; leave: () => void }

const openStream = async (port: number, exam: Exam): Promise<Stream> => {
  const stream: Stream = { exam, running: 0, heardAt: 0, leave: () => undefined }
  const first = Promise.withResolvers<void>()
  const { leave } = await hearFigures(port, exam, (json) => {
    const running = /"in_progress":(\d+)/.exec(json)?.[1]
    if (running === undefined) return
    stream.running = Number(running)
    stream.heardAt = performance.now()
    first.resolve()
  })
  await first.promise
  return Object.assign(stream, { leave })
}

const openAll = async (port: number, exams: readonly Exam[]): Promise<Stream[]> => {
  const wanted = exams.flatMap((exam) => Array.from({ length: OF_ONE }, () => exam))
  const streams: Stream[] = []
  while (streams.length < wanted.length) {
    const next = wanted.slice(streams.length, streams.length + OPEN_AT_ONCE)
    streams.push(...(await Promise.all(next.map((exam) => openStream(port, exam)))))
  }
  return streams
}

/** In each quiz somebody starts, within a second: answers how long after its reply each stream has told of it. */
const tellAll = async (
  port: number,
  exams: readonly Exam[],
  { streams, round }: { streams: Stream[]; round: number },
) => {
  const connection = await openConnection(port)
  const startedAt = new Map<Exam, number>()
  for (const exam of exams) {
    const [request] = startRequests(exam, 1, [])
    if (request) await connection.ask(request)
    startedAt.set(exam, performance.now())
    await pause(1000 / TEACHERS)
  }
  connection.close()
  const until = performance.now() + 5000
  while (streams.some(({ running }) => running < round) && performance.now() < until) await pause(10)
  const deaf = streams.filter(({ running }) => running < round).length
  if (deaf > 0) throw new Error(`${deaf} streams were not told`)
  return streams.map(({ exam, heardAt }) => Math.max(0, heardAt - (startedAt.get(exam) ?? 0)))
}

/** Dashboards that are open while students start: each is told of what happens in its quiz. */
export const streamFigures = async (place: Place, store: string): Promise<Figure[]> => {
  const product = await startProduct(place, { tellsDelay: true })
  const exams: Exam[] = []
  while (exams.length < TEACHERS) exams.push(await publishExam(product.port))
  const streams = await openAll(product.port, exams)
  await product.loopDelay()
  const took: number[] = []
  for (let round = 1; round <= ROUNDS; round += 1)
    took.push(...(await tellAll(product.port, exams, { streams, round })))
  const { most } = await product.loopDelay()
  for (const { leave } of streams) leave()
  await product.stop()
  const p99 = took.toSorted((one, other) => one - other)[Math.floor(took.length * 0.99)] ?? Number.NaN
  const name = `${streams.length.toLocaleString('en')} open dashboards: a change is there after (p99), ${store}`
  return [
    limitFigure(name, p99, { most: 300, unit: 'ms' }),
    limitFigure('… the event loop held at most', most, { most: 20, unit: 'ms' }),
  ]
}
