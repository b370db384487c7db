import type { Pool, PoolClient } from 'pg'

/**
 * Nobody holds a connection for more than `afterMs`: past it the link is taken for dead, whatever it was doing. Its caller
 * is told that the connection was lost, the pool opens another one, and those that lie idle are thrown away with it, for
 * they lead over the same link.
 */
export const giveUpSilent = (pool: Pool, afterMs: number): void => {
  const held = new Map<PoolClient, NodeJS.Timeout>()
  const idle = new Set<PoolClient>()

  const giveUp = (client: PoolClient) => {
    void client.end()
    for (const other of idle) other.emit('error', new Error('The connection was given up: another one fell silent.'))
    idle.clear()
  }
  pool.on('acquire', (client) => {
    idle.delete(client)
    held.set(
      client,
      setTimeout(() => giveUp(client), afterMs),
    )
  })
  pool.on('release', (error, client) => {
    clearTimeout(held.get(client))
    held.delete(client)
    if (!error) idle.add(client)
  })
  pool.on('remove', (client) => void idle.delete(client))
}
