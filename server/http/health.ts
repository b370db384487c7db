import type { FastifyInstance } from 'fastify'
import { sql } from 'kysely'
import { readHealth } from '#contract/system.ts'
import { fail, ok } from '#domain/result.ts'
import packageJson from '../../package.json' with { type: 'json' }
import type { Context } from '../context.ts'
import { serve } from './serve.ts'

/** `isWell` is what the last heartbeat found; a server that is draining takes nothing new. */
export type Readiness = { isDraining: boolean; isWell: () => boolean }

/** Says no as soon as the server begins to stop, so that whoever sends it work can stop first. */
export const healthRoutes = (app: FastifyInstance, context: Context, readiness: Readiness): void =>
  serve({ app, context }, readHealth, async () => {
    if (readiness.isDraining || !readiness.isWell()) return fail('unavailable')
    await sql`select 1`.execute(context.db)
    return ok({ status: 'ok' as const, version: packageJson.version })
  })
