import { createServer, connect as reach, type Socket } from 'node:net'

export type SilentLink = {
  /** The database's address, reached over this link. */
  url: string
  /**
   * From now on nothing comes through, and nobody is told so: what is under way stays open on both ends, for ever. With
   * `after`, each connection falls silent only once it has carried these words to the database.
   */
  silence: (after?: string) => void
  /** New connections come through again; those that fell silent stay so, as behind a router that has forgotten them. */
  restore: () => void
  close: () => Promise<void>
}

type Pair = { near: Socket; far: Socket; isSilent: boolean }

/** A network between a server and the database at `databaseUrl`, on `port` of this machine; 0: any that is free. */
export const openLink = async (databaseUrl: string, port = 0): Promise<SilentLink> => {
  const target = new URL(databaseUrl)
  const pairs = new Set<Pair>()
  let isSilent = false
  let last: string | null = null

  const toDatabase = (pair: Pair, data: Buffer | string) => {
    if (pair.isSilent) return
    pair.far.write(data)
    if (last !== null && data.includes(last)) pair.isSilent = true
  }

  const server = createServer((near) => {
    const far = isSilent ? near : reach(Number(target.port), target.hostname)
    const pair: Pair = { near, far, isSilent }
    pairs.add(pair)
    for (const socket of [near, far]) socket.on('error', () => undefined)
    near.on('data', (data) => toDatabase(pair, data))
    if (far === near) return
    far.on('data', (data) => !pair.isSilent && near.write(data))
    near.on('close', () => !pair.isSilent && far.destroy())
    far.on('close', () => !pair.isSilent && near.destroy())
  })
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve))
  const address = server.address()
  const own = new URL(databaseUrl)
  own.port = String(typeof address === 'object' && address ? address.port : port)

  return {
    url: own.href,
    silence: (after) => {
      last = after ?? null
      if (after !== undefined) return
      isSilent = true
      for (const pair of pairs) pair.isSilent = true
    },
    restore: () => {
      isSilent = false
      last = null
    },
    close: async () => {
      for (const { near, far } of pairs) for (const socket of [near, far]) socket.destroy()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}
