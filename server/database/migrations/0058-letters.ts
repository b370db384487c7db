import type { Kysely } from 'kysely'
import * as z from 'zod/mini'
import { scriptsIn } from '#domain/text/script.ts'

type Versions = { version: { id: string; sections: string; needs: string } }

const needs = z.array(z.string())

/** A paper says which letters it needs; those that were published before are read for it, one after the other. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  const versions = db.withTables<Versions>()
  const next = (last: string) =>
    versions
      .selectFrom('version')
      .select(['id', 'sections', 'needs'])
      .where('id', '>', last)
      .orderBy('id')
      .limit(1)
      .executeTakeFirst()
  for (let row = await next(''); row; row = await next(row.id)) {
    const scripts = scriptsIn([row.sections])
    if (scripts.length === 0) continue
    const told = JSON.stringify([...needs.parse(JSON.parse(row.needs)), ...scripts])
    await versions.updateTable('version').set({ needs: told }).where('id', '=', row.id).execute()
  }
}
