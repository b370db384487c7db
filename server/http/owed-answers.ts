import type { Server, ServerResponse } from 'node:http'
import type { Socket } from 'node:net'

export type OwedAnswers = {
  /** From now on every answer asks its caller to come back on another connection, which leads to another server. */
  sendElsewhere: () => void
  /** Ends every connection but those whose request has arrived whole and whose answer is still being made. */
  cutTheRest: () => void
}

/** Knows which connections a server that stops has to wait for: those that it owes an answer, and no others. */
export const watchOwedAnswers = (server: Server): OwedAnswers => {
  const connections = new Set<Socket>()
  const underWay = new Set<ServerResponse>()
  let isStopping = false

  server.on('connection', (socket) => {
    connections.add(socket)
    socket.once('close', () => connections.delete(socket))
  })
  // Before Fastify's own listener, which may answer at once.
  server.prependListener('request', (_request, answer) => {
    if (isStopping) answer.setHeader('connection', 'close')
    underWay.add(answer)
    answer.once('close', () => underWay.delete(answer))
  })
  const owed = () => [...underWay].filter(({ req, writableEnded }) => req.complete && !writableEnded)
  return {
    sendElsewhere: () => {
      isStopping = true
    },
    cutTheRest: () => {
      const kept = new Set(owed().map(({ req }) => req.socket))
      for (const socket of connections) if (!kept.has(socket)) socket.destroy()
    },
  }
}
