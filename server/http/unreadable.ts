import { STATUS_CODES } from 'node:http'
import type { Socket } from 'node:net'
import { FAILURES, type FailureCode } from '#contract/wire/failure.ts'
import { failureBody } from './failures.ts'

const BY_PARSER_CODE: Record<string, FailureCode> = {
  HPE_HEADER_OVERFLOW: 'headers_too_large',
  ERR_HTTP_REQUEST_TIMEOUT: 'took_too_long',
}

/** What never became a request gets its answer straight on the socket, which is of no use after it. */
export const answerUnreadable = (
  error: NodeJS.ErrnoException,
  socket: Socket,
  headers: Record<string, string>,
): void => {
  if (error.code === 'ECONNRESET' || !socket.writable) return void socket.destroy()
  const code = BY_PARSER_CODE[error.code ?? ''] ?? 'invalid_request'
  const { status } = FAILURES[code]
  const body = JSON.stringify(failureBody(code))
  const lines = Object.entries({
    ...headers,
    'content-type': 'application/json; charset=utf-8',
    'content-length': Buffer.byteLength(body),
    'cache-control': 'no-store',
    connection: 'close',
  }).map(([name, value]) => `${name}: ${value}`)
  socket.end([`HTTP/1.1 ${status} ${STATUS_CODES[status]}`, ...lines, '', body].join('\r\n'))
}
