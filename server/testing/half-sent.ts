import { request } from 'node:http'

type Call = { method: 'POST' | 'PUT'; url: string; body: string; cookie?: string }

export type HalfSent = {
  /** Undefined: the connection ended without an answer. */
  status: Promise<number | undefined>
  /** Sends one byte more of the body. */
  trickle: () => void
  /** Sends what is left of the body. */
  finish: () => void
}

/** A request whose headers the server has read, and whose body it still waits for. */
export const sendHalf = async ({ method, url, body, cookie = '' }: Call): Promise<HalfSent> => {
  const headers = { 'content-type': 'application/json', 'content-length': Buffer.byteLength(body), cookie }
  const call = request(url, { method, headers: { ...headers, expect: '100-continue' }, agent: false })
  const status = new Promise<number | undefined>((resolve) => {
    call.on('response', (answer) => resolve(answer.resume().statusCode)).on('error', () => resolve(undefined))
  })
  call.flushHeaders()
  await new Promise((resolve) => call.once('continue', resolve))
  const bytes = Buffer.from(body)
  let sent = 0
  return {
    status,
    trickle: () => void call.write(bytes.subarray(sent, ++sent)),
    finish: () => call.end(bytes.subarray(sent)),
  }
}
