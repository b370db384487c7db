import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import * as z from 'zod/mini'
import { createApp } from '../server/app.ts'
import { readConfig } from '../server/config.ts'
import { connect } from '../server/database/connect.ts'
import { migrate } from '../server/database/migrate.ts'
import { tellTeachers } from '../server/notifications/tell-teachers.ts'
import { fillAsBeforeSections, openEarlier } from '../server/testing/before-sections.ts'
import { CHEAP_HASH } from '../server/testing/cheap-hash.ts'
import { startPostgres } from '../server/testing/postgres-server.ts'

type Place = { dataDir: string; databaseUrl: string | null }

/** What the last version without sections left behind, as the start of the one that is tried finds it. */
const leaveAsBeforeSections = async (place: Place) => {
  const open = async (migrations?: string) => {
    const db = await connect(place)
    await migrate(db, join(place.dataDir, 'backups'), migrations)
    return { db, place, close: () => db.destroy() }
  }
  const database = await openEarlier(open, '0009')
  await fillAsBeforeSections(database, Date.now())
  await database.close()
}

const settings = z.parse(z.record(z.string(), z.string()), JSON.parse(process.env.E2E_SETTINGS ?? '{}'))

/** The product in a process of its own, on an empty database, with a clock that the tests may move forward. */
const start = async () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'quiznity-e2e-'))
  const postgres = process.env.E2E_DATABASE === 'postgres' ? await startPostgres() : null
  const config = {
    ...readConfig({ LOG_LEVEL: 'error', PORT: '0', HOST: '127.0.0.1', GIVE_BACK_MINUTES: '0', ...settings }),
    dataDir,
    databaseUrl: postgres?.urlOf('postgres') ?? null,
  }
  if (process.env.E2E_DATABASE === 'before-sections') await leaveAsBeforeSections(config)
  const db = await connect(config)
  await migrate(db, join(dataDir, 'backups'))

  // Pages that were built another way: see the stage `react` in tools/testing/stages.ts.
  const folder = process.env.E2E_PAGES
  const pages = folder === undefined ? undefined : join(import.meta.dirname, '../dist', folder)

  let ahead = 0
  const app = createApp({ config, db, pages, hashCost: CHEAP_HASH, now: () => Date.now() + ahead })
  const url = await app.http.listen({ port: 0, host: '127.0.0.1' })

  process.on('message', async (message: { advanceMs: number } | 'tellTeachers' | 'clearJournal') => {
    if (message === 'tellTeachers') await tellTeachers(app.context)
    else if (message === 'clearJournal') await app.context.partings.clear()
    else ahead += message.advanceMs
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
