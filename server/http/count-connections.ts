import type { Server } from 'node:http'

/** Answers with how many connections this server has accepted so far. */
export const countConnections = (server: Server): (() => number) => {
  let accepted = 0
  server.on('connection', () => {
    accepted += 1
  })
  return () => accepted
}
