import { expect, it } from 'vitest'
import { describeBothDatabases } from '../testing/describe-each-database.ts'
import { sharedWorld } from '../testing/world.ts'
import { hotLookup, hotStatement } from './hot-statement.ts'
import type { Tables } from './tables.ts'

type Row = Tables['failed_attempt']

describeBothDatabases('a hot statement', (open) => {
  const world = sharedWorld(open)

  it.each([0, 1, 2, 3, 5, 7, 31, 33, 128, 129, 300, 407])(
    'sends %i rows, each once, whatever sizes it is compiled for',
    async (count) => {
      let built: number[] = []
      const insert = hotStatement<Row, { subject: string }>(['subject', 'failures', 'first_at'], (trx, rows) => {
        built.push(rows.length)
        return trx.insertInto('failed_attempt').values(rows).returning('subject')
      })
      const rows = Array.from({ length: count }, (_, at) => ({ subject: `${count}-${at}`, failures: at, first_at: at }))
      const { db } = world().database
      const found = await db.transaction().execute((trx) => insert(trx, rows))
      expect(found.map(({ subject }) => subject).sort()).toEqual(rows.map(({ subject }) => subject).sort())
      const stored = await db.selectFrom('failed_attempt').selectAll().where('subject', 'like', `${count}-%`).execute()
      expect(stored.sort((a, b) => a.failures - b.failures)).toEqual(rows)
      expect(new Set(built).size).toBe(built.length)

      built = []
      await db.deleteFrom('failed_attempt').execute()
      await db.transaction().execute((trx) => insert(trx, rows))
      expect(built).toEqual([])
    },
  )

  it.each([0, 1, 3, 65, 128, 129, 256, 257])('looks %i rows up in as few statements as there can be', async (count) => {
    const sent: number[] = []
    const find = hotLookup<{ subject: string }, { subject: string }>(['subject'], (trx, rows) => {
      const subjects = rows.map(({ subject }) => subject)
      sent.push(subjects.length)
      return trx.selectFrom('failed_attempt').select('subject').where('subject', 'in', subjects)
    })
    const rows = Array.from({ length: count }, (_, at) => ({ subject: `look-${at}`, failures: 1, first_at: 1 }))
    const { db } = world().database
    if (count > 0) await db.insertInto('failed_attempt').values(rows).execute()
    const found = await db.transaction().execute((trx) => find(trx, rows))
    expect(found.map(({ subject }) => subject).sort()).toEqual(rows.map(({ subject }) => subject).sort())
    expect(sent).toHaveLength(Math.ceil(count / 256))
    await db.deleteFrom('failed_attempt').execute()
  })

  it('refuses to be built with a parameter that would stay that of its first call', async () => {
    const broken = hotStatement<{ subject: string }, Row>(['subject'], (trx, rows) =>
      trx
        .selectFrom('failed_attempt')
        .selectAll()
        .where('failures', '>', 3)
        .where(
          'subject',
          'in',
          rows.map(({ subject }) => subject),
        ),
    )
    const call = world()
      .database.db.transaction()
      .execute((trx) => broken(trx, [{ subject: 'x' }]))
    await expect(call).rejects.toThrow('no other parameter')
  })
})
