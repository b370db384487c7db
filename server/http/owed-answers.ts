import { once } from 'node:events'
import type { Server, ServerResponse } from 'node:http'

export type OwedAnswers = {
  /** From now on every answer asks its caller to come back on another connection, which leads to another server. */
  sendElsewhere: () => void
  /** Ends every connection as soon as no request that has arrived whole waits for its answer. */
  cutTheRest: () => Promise<void>
}

/**
 * Knows which answers a server that stops has to wait for: those to requests that have arrived whole, and no others. It
 * listens to no socket's end: a lasting listener there keeps what each request left behind from being collected young,
 * which takes a tenth of the server's time.
 */
export const watchOwedAnswers = (server: Server): OwedAnswers => {
  // Not a set: what a set has outgrown leads to what it grew into, and keeps answers that are long gone from being collected.
  const underWay: (ServerResponse | undefined)[] = []
  const free: number[] = []
  let isStopping = false

  // Before Fastify's own listener, which may answer at once.
  server.prependListener('request', (_request, answer) => {
    if (isStopping) answer.setHeader('connection', 'close')
    const place = free.pop() ?? underWay.length
    underWay[place] = answer
    answer.once('close', () => {
      underWay[place] = undefined
      free.push(place)
    })
  })
  const firstOwed = () => underWay.find((answer) => answer?.req.complete && !answer.writableEnded)
  return {
    sendElsewhere: () => {
      isStopping = true
    },
    cutTheRest: async () => {
      for (let owed = firstOwed(); owed; owed = firstOwed()) await once(owed, 'close')
      server.closeAllConnections()
    },
  }
}
