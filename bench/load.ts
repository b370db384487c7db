import { connect, type Socket } from 'node:net'

/** One request as it goes over the wire, and what to check of its answer. */
export type Request = { bytes: Buffer; onAnswer?: (answer: Answer) => void }
export type Answer = { status: number; headers: string; body: string }
export type Load = { seconds: number; answered: number; failed: number; lastAnswerMs: number }

const HEADERS_END = '\r\n\r\n'

/** The bytes of an HTTP/1.1 request, made once so that sending it costs next to nothing. */
export const requestBytes = (line: string, headers: Record<string, string>, body = ''): Buffer => {
  const lines = Object.entries({ host: '127.0.0.1', ...headers }).map(([name, value]) => `${name}: ${value}`)
  if (body !== '') lines.push('content-type: application/json', `content-length: ${Buffer.byteLength(body)}`)
  return Buffer.from(`${line} HTTP/1.1\r\n${lines.join('\r\n')}${HEADERS_END}${body}`)
}

/** The first whole answer in `received` and how many bytes it takes; null while it is incomplete. */
const firstAnswer = (received: Buffer): { answer: Answer; length: number } | null => {
  const headersEnd = received.indexOf(HEADERS_END)
  if (headersEnd < 0) return null
  const headers = received.latin1Slice(0, headersEnd)
  const length = Number(/content-length: (\d+)/i.exec(headers)?.[1] ?? 0)
  const bodyStart = headersEnd + HEADERS_END.length
  if (received.length < bodyStart + length) return null
  const body = received.latin1Slice(bodyStart, bodyStart + length)
  return { answer: { status: Number(headers.slice(9, 12)), headers, body }, length: bodyStart + length }
}

const opened = (port: number) =>
  new Promise<Socket>((resolve, reject) => {
    const socket = connect({ port, host: '127.0.0.1', noDelay: true })
    socket.once('connect', () => resolve(socket)).once('error', reject)
  })

/** Takes the next request whenever one is answered, until there is none or the time is over. */
const keepAsking = (socket: Socket, next: () => Request | undefined, onAnswer: (answer: Answer) => void) =>
  new Promise<void>((resolve, reject) => {
    let underWay: Request | undefined
    let received: Buffer = Buffer.alloc(0)
    const ask = () => {
      underWay = next()
      if (underWay) socket.write(underWay.bytes)
      else socket.end(resolve)
    }
    socket.on('data', (bytes) => {
      received = received.length === 0 ? bytes : Buffer.concat([received, bytes])
      const whole = firstAnswer(received)
      if (!whole) return
      received = received.subarray(whole.length)
      underWay?.onAnswer?.(whole.answer)
      onAnswer(whole.answer)
      ask()
    })
    socket.once('error', reject)
    socket.once('close', () => (underWay ? reject(new Error('the server hung up on a request')) : resolve()))
    ask()
  })

type Plan = { port: number; connections: number; next: () => Request | undefined; withinSeconds?: number }

/** Keeps every connection busy with one request at a time; counts what was answered with success. */
export const drive = async ({ port, connections, next, withinSeconds = Infinity }: Plan): Promise<Load> => {
  const sockets = await Promise.all(Array.from({ length: connections }, () => opened(port)))
  const started = performance.now()
  const until = started + withinSeconds * 1000
  const load = { seconds: 0, answered: 0, failed: 0, lastAnswerMs: 0 }
  const onAnswer = ({ status }: Answer) => {
    if (status >= 200 && status < 300) load.answered += 1
    else load.failed += 1
    load.lastAnswerMs = performance.now() - started
  }
  const nextInTime = () => (performance.now() < until ? next() : undefined)
  await Promise.all(sockets.map((socket) => keepAsking(socket, nextInTime, onAnswer)))
  load.seconds = load.lastAnswerMs / 1000
  return load
}
