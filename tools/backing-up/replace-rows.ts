import { DatabaseSync, type SQLOutputValue } from 'node:sqlite'
import { type RawBuilder, sql } from 'kysely'
import * as z from 'zod/mini'
import type { Database } from '../../server/database/connect.ts'
import { askServer } from './contents.ts'
import { tablesIn } from './record.ts'
import { isBeating } from './running.ts'

/** Rows that are in memory at once: a picture may be a megabyte. */
const PAGE = 50

type Row = Record<string, SQLOutputValue>

const parents = z.array(z.object({ table: z.string() }))

/** Tables so that each comes after those that its rows belong to. */
const inOrder = (db: DatabaseSync): string[] => {
  const placed = new Set<string>()
  const place = (table: string) => {
    if (placed.has(table)) return
    const found = z.parse(parents, db.prepare('select "table" from pragma_foreign_key_list(?)').all(table))
    for (const { table: parent } of found) if (parent !== table) place(parent)
    placed.add(table)
  }
  for (const table of tablesIn(db).filter((name) => !name.startsWith('kysely_'))) place(table)
  return [...placed]
}

const insert = async (to: Database, table: string, rows: Row[]) => {
  const [first] = rows
  if (first === undefined) return
  const columns = Object.keys(first)
  const tuple = (row: Row): RawBuilder<unknown> => sql`(${sql.join(columns.map((column) => row[column]))})`
  const names = sql.join(columns.map((column) => sql.id(column)))
  await sql`insert into ${sql.table(table)} (${names}) values ${sql.join(rows.map(tuple))}`.execute(to)
}

const copyTable = async (from: DatabaseSync, to: Database, table: string) => {
  let rows: Row[] = []
  for (const row of from.prepare(`select * from "${table}"`).iterate()) {
    rows.push(row)
    if (rows.length < PAGE) continue
    await insert(to, table, rows)
    rows = []
  }
  await insert(to, table, rows)
}

/**
 * Puts the rows of `file` in the place of all that PostgreSQL holds, in one transaction. False, and nothing is changed,
 * when a server has begun to write meanwhile. The tables must be those of the file.
 */
export const replaceRows = async (file: string, db: Database): Promise<boolean> => {
  const from = new DatabaseSync(file, { readOnly: true })
  try {
    return await db.transaction().execute(async (trx) => {
      const tables = inOrder(from)
      const all = sql.join(tables.map((table) => sql.table(table)))
      await sql`lock table ${all} in access exclusive mode`.execute(trx)
      if (await isBeating(askServer(trx), Date.now())) return false
      await sql`truncate ${all}`.execute(trx)
      for (const table of tables) await copyTable(from, trx, table)
      return true
    })
  } finally {
    from.close()
  }
}
