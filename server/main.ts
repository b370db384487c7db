import { join } from 'node:path'
import { type App, createApp } from './app.ts'
import { type Config, ConfigError, readConfig } from './config.ts'
import { connect } from './database/connect.ts'
import { migrate, NewerDatabaseError } from './database/migrate.ts'

/** Requests that are still under way this long after a signal are cut off. */
const STOP_WITHIN_MS = 10_000
/** How long a proxy that asks every second or two may go on sending before it knows; without one nobody has to be told. */
const DRAIN_MS = { behindProxy: 3000, alone: 500 }

const isInUse = (error: unknown) => error instanceof Error && 'code' in error && error.code === 'EADDRINUSE'

const start = async () => {
  const config = readConfig(process.env)
  const db = await connect(config)
  await migrate(db, join(config.dataDir, 'backups'))
  const app = createApp({ config, db, onBrokenStorage: () => endNow('The disk can not be trusted any more.') })
  const address = await listen(app, config)
  stopOnSignals(app, config.trustProxy ? DRAIN_MS.behindProxy : DRAIN_MS.alone)
  console.log(`Quiznity is ready at ${config.publicOrigin ?? `http://localhost:${new URL(address).port}`}`)
}

/** Fastify says where it listens in a line of its own, which would hide ours from whoever started it. */
const listen = async ({ http }: App, { port, host, logLevel }: Config) => {
  http.log.level = 'warn'
  const address = await http.listen({ port, host })
  http.log.level = logLevel
  return address
}

/** A signal to the whole process group arrives more than once: the first one begins the end, the others change nothing. */
const stopOnSignals = (app: App, drainMs: number) => {
  let isStopping = false
  const stop = async () => {
    if (isStopping) return
    isStopping = true
    setTimeout(() => process.exit(1), STOP_WITHIN_MS).unref()
    await app.stop(drainMs)
    process.exit(0)
  }
  process.on('SIGTERM', () => void stop())
  process.on('SIGINT', () => void stop())
}

const endNow = (reason: string) => {
  console.error(reason)
  process.exit(1)
}

/** Mistakes of whoever starts the server get one clear line; anything else keeps its stack for us. */
try {
  await start()
} catch (error) {
  if (error instanceof ConfigError || error instanceof NewerDatabaseError) endNow(error.message)
  if (isInUse(error))
    endNow(`Port ${process.env.PORT ?? 3000} is in use already. Set PORT to another one and try again.`)
  console.error(error)
  process.exit(1)
}
