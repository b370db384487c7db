import { type Kysely, sql } from 'kysely'
import { expect, it } from 'vitest'
import type { Tables } from '../database/tables.ts'
import { describeEachDatabase, describeOneDatabase } from '../testing/describe-each-database.ts'
import { PERSONAL_DATA, ROOTS, TABLES, type Table, tablesWith } from './registry.ts'

type Reference = { from: Table; to: string; rule: string }

const referencesIn = async (db: Kysely<Tables>): Promise<Reference[]> => {
  const found = await Promise.all(
    TABLES.map(async (from) => {
      const { rows } = await sql<{ to: string; rule: string }>`
        select "table" as "to", on_delete as rule from pragma_foreign_key_list(${from})`.execute(db)
      return rows.map((row) => ({ from, ...row }))
    }),
  )
  return found.flat()
}

describeEachDatabase('the registry of personal data', (open) => {
  it('names each table of the schema, and the columns that it speaks of are there', async () => {
    const { db, close } = await open()
    const schema = await db.introspection.getTables()
    await close()
    const columns = new Map(schema.map(({ name, columns }) => [name, columns.map((column) => column.name)]))
    expect([...columns.keys()].sort()).toEqual([...TABLES].sort())
    for (const table of TABLES) {
      const { remembered, retained } = PERSONAL_DATA[table]
      const named = [remembered, retained !== null && 'column' in retained ? retained.column : null]
      expect(columns.get(table)).toEqual(expect.arrayContaining(named.filter((column) => column !== null)))
    }
  })
})

describeOneDatabase('what the registry says goes with a row', (open) => {
  it('is deleted with that row by the schema, up to whose it is', async () => {
    const { db, close } = await open()
    const references = await referencesIn(db)
    await close()
    const goesWith = (table: string, root: string): boolean =>
      table === root ||
      references.some(({ from, to, rule }) => from === table && rule === 'CASCADE' && goesWith(to, root))
    const roots: Partial<Record<string, string>> = ROOTS
    const stays = tablesWith(({ erased }) => erased === 'with_row').filter((table) => {
      const root = roots[PERSONAL_DATA[table].of]
      return root === undefined || !goesWith(table, root)
    })
    expect(stays).toEqual([])
  })

  it('is taken out with its attempt where it refers to one', async () => {
    const { db, close } = await open()
    const references = await referencesIn(db)
    await close()
    const cascading = references.filter(({ to, rule }) => to === 'submission' && rule === 'CASCADE')
    const out = tablesWith(({ takenOut }) => takenOut)
    expect([...out].sort()).toEqual(
      ['submission', ...cascading.map(({ from }) => from).filter((from) => from !== 'report_queue')].sort(),
    )
  })

  it('belongs to nobody only where it refers to nobody', async () => {
    const { db, close } = await open()
    const references = await referencesIn(db)
    await close()
    expect(references.filter(({ from }) => PERSONAL_DATA[from].of === 'server')).toEqual([])
  })
})
