import { join } from 'node:path'
import { createApp } from './app.ts'
import { ConfigError, readConfig } from './config.ts'
import { connect } from './database/connect.ts'
import { migrate, NewerDatabaseError } from './database/migrate.ts'

/** Requests that are still under way this long after a signal are cut off. */
const STOP_WITHIN_MS = 10_000

const isInUse = (error: unknown) => error instanceof Error && 'code' in error && error.code === 'EADDRINUSE'

const start = async () => {
  const config = readConfig(process.env)
  const db = await connect(config)
  await migrate(db, join(config.dataDir, 'backups'))
  const app = createApp({ config, db, onBrokenStorage: () => endNow('The disk can not be trusted any more.') })
  const address = await app.http.listen({ port: config.port, host: config.host })

  const stop = async () => {
    setTimeout(() => process.exit(1), STOP_WITHIN_MS).unref()
    await app.stop()
    process.exit(0)
  }
  process.once('SIGTERM', () => void stop())
  process.once('SIGINT', () => void stop())

  console.log(`Quiznity is ready at ${config.publicOrigin ?? `http://localhost:${new URL(address).port}`}`)
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
