import type { FastifyInstance } from 'fastify'
import { sql } from 'kysely'
import { readHealth } from '#contract/system.ts'
import { fail, ok } from '#domain/result.ts'
import packageJson from '../../package.json' with { type: 'json' }
import type { Context } from '../context.ts'
import { serve } from './serve.ts'

/** `canWrite` is what the last heartbeat found; a server that is draining takes nothing new. */
export type Readiness = { isDraining: boolean; canWrite: boolean }

const NAME = 'server'

/** Writes one small row, so that a full disk is known before a student's answer meets it. */
export const beat = async ({ db, now }: Pick<Context, 'db' | 'now'>, readiness: Readiness): Promise<void> => {
  try {
    await db
      .insertInto('heartbeat')
      .values({ name: NAME, at: now() })
      .onConflict((conflict) => conflict.column('name').doUpdateSet(({ ref }) => ({ at: ref('excluded.at') })))
      .execute()
    readiness.canWrite = true
  } catch (error) {
    readiness.canWrite = false
    throw error
  }
}

/** Says no as soon as the server begins to stop, so that whoever sends it work can stop first. */
export const healthRoutes = (app: FastifyInstance, context: Context, readiness: Readiness): void =>
  serve({ app, context }, readHealth, async () => {
    if (readiness.isDraining || !readiness.canWrite) return fail('unavailable')
    await sql`select 1`.execute(context.db)
    return ok({ status: 'ok' as const, version: packageJson.version })
  })
