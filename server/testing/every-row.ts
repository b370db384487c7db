import { sql } from 'kysely'
import { expect } from 'vitest'
import { tablesWith } from '../personal-data/registry.ts'
import type { World } from './world.ts'

/** All tables with rows about somebody. */
const NAMES = tablesWith(({ of }) => of !== 'server')

/** Bytes as a text: each database has an object of its own for them. */
const bytesAsText = (row: object) =>
  Object.fromEntries(
    Object.entries(row).map(([name, value]) => [
      name,
      value instanceof Uint8Array ? Buffer.from(value).toString('base64') : value,
    ]),
  )

/** All that is kept about people, each row as text. */
export const everyRow = async ({ database }: Pick<World, 'database'>): Promise<string[]> => {
  const found = await Promise.all(
    NAMES.map((name) =>
      sql<object>`select ${sql.lit(name)} as in_table, each.* from ${sql.table(name)} as each`.execute(database.db),
    ),
  )
  return found.flatMap(({ rows }) => rows.map((row) => JSON.stringify(bytesAsText(row)))).sort()
}

/** Whatever is about any of these people, codes and ids is gone. */
export const expectGone = async (world: Pick<World, 'database'>, traces: string[]): Promise<void> => {
  const left = await everyRow(world)
  expect(left.filter((row) => traces.some((trace) => row.includes(trace)))).toEqual([])
}
