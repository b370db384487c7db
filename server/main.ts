import { join } from 'node:path'
import { COMMIT_DEADLINE } from '#domain/time/time-limit.ts'
import { type App, createApp } from './app.ts'
import { createAnchoredClock } from './clock/anchored-clock.ts'
import { readBeats } from './clock/store.ts'
import { thisMachine } from './clock/this-machine.ts'
import { type Config, ConfigError, readConfig } from './config.ts'
import { connect } from './database/connect.ts'
import { holdFile } from './database/hold-file.ts'
import { migrate } from './database/migrate.ts'
import { StartRefusedError } from './database/start-refused.ts'
import { waitForDatabase } from './database/wait-for-database.ts'
import { networkOrigins } from './http/network-origins.ts'
import { keepPlans } from './plans/store.ts'
import { closeToOthers, makeFilesPrivate } from './private-files.ts'

/** Requests that are still under way this long after a signal are cut off. */
const STOP_WITHIN_MS = 10_000
/** How long a proxy that asks every second or two may go on sending before it knows; without one nobody has to be told. */
const DRAIN_MS = { behindProxy: 3000, alone: 500 }

const isInUse = (error: unknown) => error instanceof Error && 'code' in error && error.code === 'EADDRINUSE'

const start = async () => {
  const config = readConfig(process.env)
  makeFilesPrivate()
  for (const path of closeToOthers(config.dataDir))
    console.error(`Others may read ${path}, and this user can't change that.`)
  await prepareDatabase(config)
  const db = await connect(config, { givesUpAfterMs: COMMIT_DEADLINE })
  const clock = createAnchoredClock(thisMachine(), await readBeats(db))
  const app = createApp({ config, db, clock, onBrokenStorage: () => endNow('The disk can not be trusted any more.') })
  // One that can't write listens all the same: what is saved can still be read, and its next heartbeat may succeed.
  await app.beat().catch((error) => app.http.log.error({ err: error }, 'the first heartbeat failed'))
  await keepPlans(db, config.plans).catch((error) => app.http.log.error({ err: error }, 'the plans were not kept'))
  const address = await listen(app, config)
  stopOnSignals(app, config.trustProxy ? DRAIN_MS.behindProxy : DRAIN_MS.alone)
  const { port } = new URL(address)
  console.log(`Quiznity is ready at ${config.publicOrigin ?? `http://localhost:${port}`}`)
  const others = config.publicOrigin ? [] : networkOrigins(config.host, Number(port))
  if (others.length > 0) console.log(`Phones in the same network reach it at ${others.join(' or ')}`)
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
  if (error instanceof ConfigError || error instanceof StartRefusedError) endNow(error.message)
  if (isInUse(error))
    endNow(`Port ${process.env.PORT ?? 3000} is in use already. Set PORT to another one and try again.`)
  console.error(error)
  process.exit(1)
}
