import { isIPv6 } from 'node:net'
import type { FastifyRequest } from 'fastify'
import { DAY, type Instant, MINUTE } from '#domain/time-limit.ts'
import type { Context } from '../context.ts'
import type { Database } from '../database/connect.ts'

/**
 * What is counted: wrong passwords, codes and resume codes, never successes, for a whole school sits behind one address.
 * Only messages count when all is well too: no school writes ten of them in a minute, and each one becomes a mail.
 */
type Limit = { failures: number; windowMs: number }

const WINDOW = 15 * MINUTE
const LIMITS = {
  passwordOfAccount: { failures: 5, windowMs: WINDOW },
  passwordFromAddress: { failures: 100, windowMs: WINDOW },
  signUpFromAddress: { failures: 50, windowMs: WINDOW },
  quizCodeFromAddress: { failures: 300, windowMs: WINDOW },
  resumeCodeOfStudent: { failures: 5, windowMs: WINDOW },
  contactFromAddress: { failures: 10, windowMs: WINDOW },
  newsletterFromAddress: { failures: 20, windowMs: WINDOW },
  newsletterToSubscriber: { failures: 3, windowMs: DAY },
  resetFromAddress: { failures: 20, windowMs: WINDOW },
  resetToReader: { failures: 3, windowMs: DAY },
  resetTokenFromAddress: { failures: 50, windowMs: WINDOW },
  confirmTokenFromAddress: { failures: 50, windowMs: WINDOW },
} as const satisfies Record<string, Limit>

const LONGEST_WINDOW = Math.max(...Object.values(LIMITS).map(({ windowMs }) => windowMs))

type Guard = Pick<Context, 'db' | 'now' | 'config'>
type Subject = { limit: keyof typeof LIMITS; of: string }

const nameOf = ({ limit, of }: Subject) => `${limit}:${of}`

const GROUPS = 8
const NETWORK_GROUPS = 4

const groupsIn = (part: string): string[] => part.split(':').filter((group) => group !== '')

/** The first half of an IPv6 address, which is the network; null for the few that are no part of one. */
const networkOf = (address: string): string | null => {
  const [bare = ''] = address.split('%', 1)
  const [before = [], after = []] = bare.split('::').map(groupsIn)
  const leftOut = Array<string>(GROUPS - before.length - after.length).fill('0')
  const network = [...before, ...leftOut, ...after]
    .slice(0, NETWORK_GROUPS)
    .map((group) => Number.parseInt(group, 16).toString(16))
  return network.every((group) => group === '0') ? null : network.join(':')
}

/** Where a call comes from. Everybody has as many IPv6 addresses as they like, all in one network of their own. */
export const addressOf = ({ ip }: FastifyRequest): string => (isIPv6(ip) ? networkOf(ip) : null) ?? ip

/**
 * Takes one try before it is known to be right, so that many at the same moment can't slip past the limit; a right one
 * is given back with `forgive`. False: there is no try left for now.
 */
export const takeTry = async ({ db, now, config }: Guard, subject: Subject): Promise<boolean> => {
  if (!config.limitsFailures) return true
  return (await countFailure(db, { subject, at: now() })) <= LIMITS[subject.limit].failures
}

export const forgive = async ({ db, config }: Guard, subject: Subject): Promise<void> => {
  if (config.limitsFailures) await db.deleteFrom('failed_attempt').where('subject', '=', nameOf(subject)).execute()
}

/** For limits that only failures should ever touch: look first, and `takeTry` once it has failed. */
export const hasTryLeft = async ({ db, now, config }: Guard, subject: Subject): Promise<boolean> => {
  if (!config.limitsFailures) return true
  const { failures, windowMs } = LIMITS[subject.limit]
  const row = await db
    .selectFrom('failed_attempt')
    .selectAll()
    .where('subject', '=', nameOf(subject))
    .executeTakeFirst()
  return row === undefined || row.failures < failures || row.first_at <= now() - windowMs
}

const countFailure = async (db: Database, { subject, at }: { subject: Subject; at: Instant }): Promise<number> => {
  const windowStart = at - LIMITS[subject.limit].windowMs
  const { failures } = await db
    .insertInto('failed_attempt')
    .values({ subject: nameOf(subject), failures: 1, first_at: at })
    .onConflict((conflict) =>
      conflict.column('subject').doUpdateSet(({ eb, ref }) => ({
        failures: eb
          .case()
          .when('failed_attempt.first_at', '<=', windowStart)
          .then(1)
          .else(eb('failed_attempt.failures', '+', 1))
          .end(),
        first_at: eb
          .case()
          .when('failed_attempt.first_at', '<=', windowStart)
          .then(at)
          .else(ref('failed_attempt.first_at'))
          .end(),
      })),
    )
    .returning('failures')
    .executeTakeFirstOrThrow()
  return failures
}

/** Counts whose window is long over say nothing any more. */
export const forgetOldFailures = async ({ db, now }: Pick<Context, 'db' | 'now'>): Promise<void> => {
  await db
    .deleteFrom('failed_attempt')
    .where('first_at', '<=', now() - LONGEST_WINDOW)
    .execute()
}
