import { existsSync, readdirSync, statSync } from 'node:fs'
import { access, constants, statfs } from 'node:fs/promises'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import type { Plans } from '#domain/plans/plans.ts'
import { HOUR, SECOND } from '#domain/time/time-limit.ts'
import type { Config } from '../../server/config.ts'
import { connect } from '../../server/database/connect.ts'
import { type Ask, askFile, askServer, contentsFrom, inWords, migrationsFrom } from './contents.ts'
import { hasTables } from './copy-server.ts'
import { examinePlans } from './examine-plans.ts'
import { type Finding, fail, ok, warn } from './finding.ts'
import { knownMigrations, tooNew, unknownOf } from './known-migrations.ts'
import { backupsOf, databaseFileOf, nameOf, type Place } from './place.ts'
import { isBeating, isFolderHeld, sinceLastBeat } from './running.ts'
import { secretInWords, secretStateOf } from './secret.ts'
import { damageIn } from './verify-backup.ts'

const MIB = 1024 * 1024
const LEAST_FREE = { warn: 1024 * MIB, fail: 100 * MIB }
const BACKUP_EVERY_HOURS = 24
/** A clock this far behind the newest heartbeat was set back. */
const CLOCK_MAY_DIFFER_MS = 5000
const OTHERS_MAY_READ = 0o004

type Examined = Place & Pick<Config, 'receiptSecret' | 'plans'>

/** Looks at everything that a server needs, and changes nothing. */
export const examinePlace = async (place: Examined, now: number): Promise<Finding[]> => [
  ...(await folderFindings(place)),
  ...(await databaseFindings(place, now).catch((error: unknown) => [
    fail('database', `${nameOf(place)} can not be used: ${error instanceof Error ? error.message : error}.`),
  ])),
  backupFinding(place, now),
  secretFinding(place),
]

const folderFindings = async ({ dataDir }: Place): Promise<Finding[]> => {
  if (!existsSync(dataDir)) return [warn('data folder', `${dataDir} is not there yet: the first start makes it.`)]
  const { bavail, bsize } = await statfs(dataDir)
  const free = bavail * bsize
  const says = `${Math.round(free / MIB).toLocaleString('en')} MiB free.`
  const state = free < LEAST_FREE.fail ? 'fail' : free < LEAST_FREE.warn ? 'warn' : 'ok'
  return [await rightsFinding(dataDir), { check: 'disk', state, says }]
}

const rightsFinding = async (dataDir: string): Promise<Finding> => {
  const check = 'data folder'
  try {
    await access(dataDir, constants.R_OK | constants.W_OK | constants.X_OK)
  } catch {
    return fail(check, `${dataDir} can not be written by this user.`)
  }
  const isOpen = process.platform !== 'win32' && (statSync(dataDir).mode & OTHERS_MAY_READ) !== 0
  if (isOpen) return warn(check, `${dataDir} can be read by every user of this machine: chmod 700 ${dataDir}`)
  return ok(check, `${dataDir} is ours to write.`)
}

const databaseFindings = (place: Examined, now: number): Promise<Finding[]> =>
  place.databaseUrl === null ? fileFindings(place, now) : serverFindings(place, now)

const fileFindings = async (place: Examined, now: number): Promise<Finding[]> => {
  if (!existsSync(databaseFileOf(place)))
    return [warn('database', `There is none at ${databaseFileOf(place)}: the first start makes it.`)]
  const db = new DatabaseSync(databaseFileOf(place), { readOnly: true })
  try {
    const damage = damageIn(db)
    const integrity =
      damage === null ? ok('integrity', 'Every page and reference is sound.') : fail('integrity', damage)
    return [integrity, ...(await findingsFrom(askFile(db), { now, ...place })), runningFinding(isFolderHeld(place))]
  } finally {
    db.close()
  }
}

const serverFindings = async (place: Examined, now: number): Promise<Finding[]> => {
  const db = await connect(place)
  try {
    if (!(await hasTables(db))) return [warn('database', 'It is empty: the first start makes its tables.')]
    return [
      ...(await findingsFrom(askServer(db), { now, ...place })),
      runningFinding(await isBeating(askServer(db), now)),
    ]
  } finally {
    await db.destroy()
  }
}

const runningFinding = (isRunning: boolean) => ok('server', isRunning ? 'One is running.' : 'None is running.')

const findingsFrom = async (ask: Ask, { now, plans }: { now: number; plans: Plans | null }): Promise<Finding[]> => {
  const migrations = await migrationsFrom(ask)
  const unknown = await unknownOf(migrations)
  const pending = (await knownMigrations()).filter((name) => !migrations.includes(name))
  const ofMigrations = ok('migrations', pending.length === 0 ? 'All applied.' : `The next start applies ${pending}.`)
  return [
    ok('database', inWords(await contentsFrom(ask))),
    unknown.length > 0 ? fail('migrations', `The database can not be used: ${tooNew(unknown)}`) : ofMigrations,
    beatFinding(await sinceLastBeat(ask, now)),
    ...(pending.length === 0 ? await examinePlans(ask, plans) : []),
  ]
}

const beatFinding = (since: number | null): Finding => {
  if (since === null) return ok('clock', 'No server has run here yet.')
  const seconds = Math.round(Math.abs(since) / SECOND)
  if (since < -CLOCK_MAY_DIFFER_MS)
    return fail('clock', `This machine's clock is ${seconds} s behind what a server has written: set it right.`)
  return ok('clock', `A server last wrote ${seconds} s ago.`)
}

/** Of a place in which no server has run yet nothing is missing. */
const secretFinding = (place: Place & Pick<Config, 'receiptSecret'>): Finding => {
  const [check, state] = ['receipt.key', secretStateOf(place)] as const
  const isNew = place.databaseUrl === null && !existsSync(databaseFileOf(place))
  if (state === 'missing' && isNew) return ok(check, 'The first start makes it.')
  const says = secretInWords(place)
  if (state === 'unusable') return fail(check, says)
  return state === 'missing' ? warn(check, says) : ok(check, says)
}

const backupFinding = (place: Place, now: number): Finding => {
  const folder = backupsOf(place)
  const names = existsSync(folder)
    ? readdirSync(folder).filter((name) => /^quiznity-backup-.*\.sqlite$/.test(name))
    : []
  const newest = Math.max(...names.map((name) => statSync(join(folder, name)).mtimeMs))
  if (names.length === 0) return warn('backup', `There is none in ${folder}: npm run backup`)
  const hours = Math.round((now - newest) / HOUR)
  const says = `The newest in ${folder} is ${hours} h old.`
  return hours > BACKUP_EVERY_HOURS ? warn('backup', says) : ok('backup', says)
}
