import { join } from 'node:path'
import { COMMIT_DEADLINE } from '#domain/time-limit.ts'
import { type App, createApp } from './app.ts'
import { type Config, ConfigError, readConfig } from './config.ts'
import { connect } from './database/connect.ts'
import { holdFile } from './database/hold-file.ts'
import { migrate } from './database/migrate.ts'
import { StartRefusedError } from './database/start-refused.ts'
import { waitForDatabase } from './database/wait-for-database.ts'

/** Requests that are still under way this long after a signal are cut off. */
const STOP_WITHIN_MS = 10_000

const isInUse = (error: unknown) => error instanceof Error && 'code' in error && error.code === 'EADDRINUSE'

const start = async () => {
  const config = readConfig(process.env)
  await prepareDatabase(config)
  const db = await connect(config, { givesUpAfterMs: COMMIT_DEADLINE })
  const app = createApp({ config, db, onBrokenStorage: () => endNow('The disk can not be trusted any more.') })
  const address = await listen(app, config)
  stopOnSignals(app)
  console.log(`Quiznity is ready at ${config.publicOrigin ?? `http://localhost:${new URL(address).port}`}`)
}

/** A migration may take longer than anybody waits for a commit, so it has a connection of its own. */
const prepareDatabase = async (config: Config) => {
  const db = await waitForDatabase(config, console.error)
  holdFile(config)
  await migrate(db, join(config.dataDir, 'backups'))
  await db.destroy()
}

/** Fastify says where it listens in a line of its own, which would hide ours from whoever started it. */
const listen = async ({ http }: App, { port, host, logLevel }: Config) => {
  http.log.level = 'warn'
  const address = await http.listen({ port, host })
  http.log.level = logLevel
  return address
}

/** A signal to the whole process group arrives more than once: the first one begins the end, the others change nothing. */
const stopOnSignals = (app: App) => {
  let isStopping = false
  const stop = async () => {
    if (isStopping) return
    isStopping = true
    setTimeout(() => process.exit(1), STOP_WITHIN_MS).unref()
    await app.stop()
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
  if (error instanceof ConfigError || error instanceof StartRefusedError) endNow(error.message)
  if (isInUse(error))
    endNow(`Port ${process.env.PORT ?? 3000} is in use already. Set PORT to another one and try again.`)
  console.error(error)
  process.exit(1)
}
