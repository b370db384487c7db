import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createApp } from '../server/app.ts'
import { readConfig } from '../server/config.ts'
import { connect } from '../server/database/connect.ts'
import { migrate } from '../server/database/migrate.ts'
import { startPostgres } from '../server/testing/postgres-server.ts'

/** The product in a process of its own, on an empty database, with a clock that the tests may move forward. */
const start = async () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'quiznity-e2e-'))
  const postgres = process.env.E2E_DATABASE === 'postgres' ? await startPostgres() : null
  const config = {
    ...readConfig({ LOG_LEVEL: 'error', PORT: '0', HOST: '127.0.0.1', GIVE_BACK_MINUTES: '0' }),
    dataDir,
    databaseUrl: postgres?.urlOf('postgres') ?? null,
  }
  const db = await connect(config)
  await migrate(db, join(dataDir, 'backups'))

  let ahead = 0
  const app = createApp({ config, db, now: () => Date.now() + ahead })
  const url = await app.http.listen({ port: 0, host: '127.0.0.1' })

  process.on('message', async (message: { advanceMs: number }) => {
    ahead += message.advanceMs
    // Otherwise the server would take itself for having been away.
    await app.beat()
    process.send?.({ ahead })
  })
  process.once('disconnect', async () => {
    await app.stop()
    await postgres?.stop()
    rmSync(dataDir, { recursive: true, force: true })
    process.exit(0)
  })
  process.send?.({ url, dataDir })
}

await start()
