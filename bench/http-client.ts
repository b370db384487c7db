import { connect, type Socket } from 'node:net'

export type Answer = { status: number; headers: string; body: string }
/** One request as it goes over the wire, and who wants to know its answer. */
export type Request = { bytes: Buffer; onAnswer?: (answer: Answer) => void }

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
  const headers = received.toString('latin1', 0, headersEnd)
  const bodyStart = headersEnd + HEADERS_END.length
  const length = bodyStart + Number(/content-length: (\d+)/i.exec(headers)?.[1] ?? 0)
  if (received.length < length) return null
  const body = received.toString('latin1', bodyStart, length)
  return { answer: { status: Number(headers.slice(9, 12)), headers, body }, length }
}

/** One keep-alive connection, for one request at a time. */
export type Connection = { ask: (request: Request) => Promise<Answer>; close: () => void }

export const openConnection = (port: number): Promise<Connection> =>
  new Promise((resolve, reject) => {
    const socket: Socket = connect({ port, host: '127.0.0.1', noDelay: true })
    let received: Buffer = Buffer.alloc(0)
    let waiting: { resolve: (answer: Answer) => void; reject: (error: Error) => void } | undefined

    socket.on('data', (data) => {
      const bytes = typeof data === 'string' ? Buffer.from(data) : data
      received = received.length === 0 ? bytes : Buffer.concat([received, bytes])
      const whole = firstAnswer(received)
      if (!whole) return
      received = received.subarray(whole.length)
      waiting?.resolve(whole.answer)
      waiting = undefined
    })
    socket.once('connect', () =>
      resolve({
        ask: ({ bytes, onAnswer }) =>
          new Promise<Answer>((answered, failed) => {
            waiting = { resolve: answered, reject: failed }
            socket.write(bytes)
          }).then((answer) => {
            onAnswer?.(answer)
            return answer
          }),
        close: () => socket.end(),
      }),
    )
    socket.once('error', (error) => {
      reject(error)
      waiting?.reject(error)
    })
    socket.once('close', () => waiting?.reject(new Error('the server hung up on a request')))
  })
