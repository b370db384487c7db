import { setTimeout as pause } from 'node:timers/promises'
import type { FastifyInstance } from 'fastify'
import { sql } from 'kysely'
import { readHealth } from '#contract/site/system.ts'
import { fail, ok } from '#domain/result.ts'
import packageJson from '../../package.json' with { type: 'json' }
import type { Context } from '../context.ts'
import type { Server } from '../features.ts'
import { serve } from './serve.ts'

/** A database that is well answers in a few milliseconds, and a batch of saves takes a few hundred at worst. */
const ANSWERS_WITHIN_MS = 2000

/** Says no as soon as the server begins to stop, so that whoever sends it work can stop first. */
export const healthRoutes = (app: FastifyInstance, context: Server): void => {
  const { db, committer, heart, stopping } = context
  const isAnswered = createAsking(db)
  serve({ app, context }, readHealth, async () => {
    if (stopping.aborted || !heart.isReady() || committer.isFailing()) return fail('unavailable')
    if (committer.slowestMs() > ANSWERS_WITHIN_MS || !(await isAnswered())) return fail('unavailable')
    return ok({ status: 'ok' as const, version: packageJson.version })
  })
}

/**
 * Asks the database for a sign of life, once at a time: each question that a dead link swallows holds a connection. False
 * when there was none in time; a failure is thrown.
 */
const createAsking = (db: Context['db']): (() => Promise<boolean>) => {
  let underWay: Promise<boolean> | null = null
  const ask = async () => {
    try {
      await sql`select 1`.execute(db)
      return true
    } finally {
      underWay = null
    }
  }
  return async () => {
    underWay ??= ask()
    const late = new AbortController()
    const inTime = pause(ANSWERS_WITHIN_MS, false, { signal: late.signal })
    inTime.catch(() => undefined)
    try {
      return await Promise.race([underWay, inTime])
    } finally {
      late.abort()
    }
  }
}
