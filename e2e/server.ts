import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { inspect } from 'node:util'
import * as z from 'zod/mini'
import { type App, createApp } from '../server/app.ts'
import { readConfig } from '../server/config.ts'
import { connect } from '../server/database/connect.ts'
import { migrate } from '../server/database/migrate.ts'
import { tellTeachers } from '../server/people/notifications/tell-teachers.ts'
import { fillAsBeforeSections, openEarlier } from '../server/testing/before-sections.ts'
import { CHEAP_HASH } from '../server/testing/cheap-hash.ts'
import { startPostgres } from '../server/testing/postgres-server.ts'
import { type Chore, type ServerCall, type ServerMessage, serverCall } from './server-calls.ts'

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

/** Does what a test asks for; see server-calls.ts. */
const answersOf = (app: App, advance: (ms: number) => void) => {
  const chores: Record<Chore, () => Promise<unknown>> = {
    sendMail: app.sendMail,
    foldReports: app.foldReports,
    closeOverdue: app.closeOverdue,
    tidy: app.tidy,
    tellTeachers: () => tellTeachers(app.context),
    clearJournal: () => app.context.partings.clear(),
  }
  return async (call: ServerCall): Promise<void> => {
    if (call.kind === 'tellTime') return
    if (call.kind === 'advance') advance(call.ms)
    else await chores[call.chore]()
    // Otherwise the server would take itself for having been away.
    await app.beat()
  }
}

/** The product in a process of its own, on an empty database, with a clock that the tests may move forward. */
const start = async () => {
  const { E2E_DATA_DIR, E2E_STARTS_AT } = process.env
  const dataDir = E2E_DATA_DIR ?? mkdtempSync(join(tmpdir(), 'quiznity-e2e-'))
  const postgres = process.env.E2E_DATABASE === 'postgres' ? await startPostgres() : null
  const config = {
    ...readConfig({ LOG_LEVEL: 'error', PORT: '0', HOST: '127.0.0.1', GIVE_BACK_MINUTES: '0', ...settings }),
    dataDir,
    databaseUrl: postgres?.urlOf('postgres') ?? null,
  }
  if (process.env.E2E_DATABASE === 'before-sections') await leaveAsBeforeSections(config)
  const db = await connect(config)
  await migrate(db, join(dataDir, 'backups'))

  let ahead = E2E_STARTS_AT === undefined ? 0 : Number(E2E_STARTS_AT) - Date.now()
  const now = () => Date.now() + ahead
  const app = createApp({ config, db, hashCost: CHEAP_HASH, now })
  const url = await app.http.listen({ port: 0, host: '127.0.0.1' })

  const tell = (message: ServerMessage) => process.send?.(message)
  const answer = answersOf(app, (ms) => {
    ahead += ms
  })
  process.on('message', async (message) => {
    const call = serverCall.parse(message)
    const { id } = call
    await answer(call).then(
      () => tell({ kind: 'done', id, now: now() }),
      (error: unknown) => tell({ kind: 'failed', id, why: inspect(error) }),
    )
  })
  process.once('disconnect', async () => {
    await app.stop()
    await postgres?.stop()
    if (E2E_DATA_DIR === undefined) rmSync(dataDir, { recursive: true, force: true })
    process.exit(0)
  })
  tell({ kind: 'listens', url, dataDir })
}

await start()
