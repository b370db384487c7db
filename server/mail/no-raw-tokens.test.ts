import { randomBytes } from 'node:crypto'
import { mkdirSync, readdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { sql } from 'kysely'
import { expect, it } from 'vitest'
import { connect } from '../database/connect.ts'
import { migrate } from '../database/migrate.ts'
import { listSubscribers } from '../people/newsletter/list-subscribers.ts'
import { removeSubscriber } from '../people/newsletter/remove-subscriber.ts'
import { newToken } from '../secrets.ts'
import { describeEachDatabase } from '../testing/describe-each-database.ts'
import { everyRow } from '../testing/every-row.ts'
import { aForgetfulTeacher, aPendingSubscriber, aSubscriber } from '../testing/letters.ts'
import { sharedWorld } from '../testing/world.ts'
import { createLetterSecrets } from './letter-secrets.ts'

const OURS = join(import.meta.dirname, '../database/migrations')

/** A folder with the migrations there were while subscribers' tokens were kept as they are. */
const earlierMigrations = (dataDir: string) => {
  const folder = join(dataDir, 'earlier')
  mkdirSync(folder, { recursive: true })
  for (const file of readdirSync(OURS).filter((name) => name < '0008')) {
    const copy = join(folder, file.replace(/\.ts$/, '.mjs'))
    writeFileSync(copy, `export { up } from '${pathToFileURL(join(OURS, file))}'`)
  }
  return folder
}

describeEachDatabase('whoever reads the database', (open, processes) => {
  const world = sharedWorld(open)

  it('finds no link in it that sets a password, confirms or ends anything, though the mail waits there', async () => {
    const forgetful = await aForgetfulTeacher(world())
    const pending = await aPendingSubscriber(world())
    const subscriber = await aSubscriber(world())
    const tokens = [forgetful.token, pending.token, subscriber.token, subscriber.unsubscribeToken]
    const rows = await everyRow(world())
    const tells = (row: string) => tokens.some((token) => row.includes(token)) || /[?#]token=/.test(row)
    expect(rows.filter(tells)).toEqual([])
    expect(subscriber.welcome.headers).toContain(subscriber.unsubscribeToken)
  })

  it('finds none from earlier either, and what older letters carry goes on working', async () => {
    const first = await open()
    const dataDir = join(first.place.dataDir, 'earlier-database')
    const db = processes === 1 ? await connect({ databaseUrl: null, dataDir }) : first.db
    if (processes === 2) await sql`drop schema public cascade`.execute(db)
    if (processes === 2) await sql`create schema public`.execute(db)
    await migrate(db, dataDir, earlierMigrations(dataDir))
    const [oldToken, other] = [newToken(), newToken()]
    for (const [id, token] of [
      ['s1', oldToken],
      ['s2', other],
    ])
      await sql`insert into subscriber values (${id}, ${`${id}@b.in`}, ${`${id}@b.in`}, ${id}, ${token}, 1, 1, 2)`.execute(
        db,
      )

    await migrate(db, dataDir)
    expect(JSON.stringify(await db.selectFrom('subscriber').selectAll().execute())).not.toContain(oldToken)

    const letters = createLetterSecrets(randomBytes(32))
    const listed = await listSubscribers({ db, letters }, { after: '', limit: 10 })
    expect(await listSubscribers({ db, letters }, { after: '', limit: 10 })).toEqual(listed)
    await removeSubscriber({ db }, oldToken)
    await removeSubscriber({ db }, listed[1]?.unsubscribeToken ?? '')
    expect(await db.selectFrom('subscriber').selectAll().execute()).toEqual([])
    if (processes === 1) await db.destroy()
    await first.close()
  })
})
