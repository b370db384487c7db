import { isIPv6 } from 'node:net'
import type { FastifyRequest } from 'fastify'
import { DAY, HOUR, type Instant, MINUTE, SECOND } from '#domain/time/time-limit.ts'
import type { Context } from '../context.ts'
import type { Database } from '../database/connect.ts'
import { noteSecurity, pseudonymOf } from '../security-log.ts'

/**
 * What is counted: wrong passwords, codes and resume codes, never successes, for a whole school sits behind one address.
 * Only messages, new accounts and pictures count when all is well too: no school makes so many of them so fast.
 *
 * Whoever can lock somebody out by failing has a weapon. So what is guessed is counted for each account *and* address, a
 * device that was let in before has a count of its own, and what all addresses share is large and slows down first.
 */
type Limit = { failures: number; windowMs: number; slowAfter?: number }

const WINDOW = 15 * MINUTE
export const LIMITS = {
  passwordOnDevice: { failures: 5, windowMs: WINDOW },
  passwordOfAccountFromAddress: { failures: 5, windowMs: WINDOW },
  passwordOfAccount: { failures: 100, windowMs: HOUR, slowAfter: 20 },
  passwordFromAddress: { failures: 500, windowMs: WINDOW, slowAfter: 20 },
  codeOnDevice: { failures: 5, windowMs: WINDOW },
  codeOnDevicesOfTeacher: { failures: 10, windowMs: WINDOW },
  codeOfTeacherFromAddress: { failures: 5, windowMs: WINDOW },
  codeOfTeacher: { failures: 20, windowMs: DAY },
  lockOutInLog: { failures: 1, windowMs: WINDOW },
  boundInLog: { failures: 1, windowMs: HOUR },
  markingInLog: { failures: 1, windowMs: HOUR },
  passkeyFromAddress: { failures: 500, windowMs: WINDOW },
  issueOfTeacher: { failures: 10, windowMs: HOUR },
  signUpFromAddress: { failures: 50, windowMs: WINDOW },
  newAccountFromAddress: { failures: 200, windowMs: HOUR },
  quizCodeFromAddress: { failures: 300, windowMs: WINDOW },
  resumeCodeOnDevice: { failures: 5, windowMs: WINDOW },
  resumeCodeOfStudentFromAddress: { failures: 5, windowMs: WINDOW },
  resumeCodeOfStudent: { failures: 50, windowMs: HOUR, slowAfter: 20 },
  resumeCodeOfQuizFromAddress: { failures: 100, windowMs: WINDOW, slowAfter: 50 },
  accessCodeOfStudentFromAddress: { failures: 20, windowMs: WINDOW, slowAfter: 5 },
  accessCodeOfQuizFromAddress: { failures: 200, windowMs: WINDOW, slowAfter: 50 },
  accessCodeOfQuiz: { failures: 1000, windowMs: HOUR, slowAfter: 200 },
  contactFromAddress: { failures: 10, windowMs: WINDOW },
  newsletterFromAddress: { failures: 20, windowMs: WINDOW },
  newsletterToSubscriber: { failures: 3, windowMs: DAY },
  resetFromAddress: { failures: 20, windowMs: WINDOW },
  resetOnDevice: { failures: 3, windowMs: DAY },
  resetToReaderFromAddress: { failures: 3, windowMs: DAY },
  resetToReader: { failures: 12, windowMs: DAY },
  verificationOfTeacher: { failures: 5, windowMs: DAY },
  verificationToReader: { failures: 12, windowMs: DAY },
  emailChangeOfTeacher: { failures: 5, windowMs: DAY },
  resetTokenFromAddress: { failures: 50, windowMs: WINDOW },
  pictureOfTeacher: { failures: 300, windowMs: HOUR },
  hallQuestionFromAddress: { failures: 400, windowMs: HOUR },
  fileFromAddress: { failures: 3000, windowMs: HOUR },
  summaryKeyFromAddress: { failures: 50, windowMs: WINDOW },
  confirmTokenFromAddress: { failures: 50, windowMs: WINDOW },
} as const satisfies Record<string, Limit>

/** Each failure above a limit's `slowAfter` makes the next try wait so much longer; browsers give up after five seconds. */
const SLOWER_BY = SECOND / 10
const SLOWEST = 3 * SECOND

/** In milliseconds. */
export const LONGEST_WINDOW = Math.max(...Object.values(LIMITS).map(({ windowMs }) => windowMs))

type Guard = Pick<Context, 'db' | 'now' | 'config' | 'log' | 'sign'>
export type Subject = { limit: keyof typeof LIMITS; of: string }

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

/** `last`: taken, and if it is none that is right the next one is refused. */
type Taken = 'taken' | 'last' | 'refused'

/**
 * Takes one try before it is known to be right, so that many at the same moment can't slip past the limit; a right one
 * is given back with `forgive`.
 */
export const countTry = async (guard: Guard, subject: Subject): Promise<Taken> => {
  const { db, now, config } = guard
  if (!config.limitsFailures) return 'taken'
  const { limit, of } = subject
  const failures = await countFailure(db, { subject, at: now() })
  if (failures !== LIMITS[limit].failures) return failures < LIMITS[limit].failures ? 'taken' : 'refused'
  // Told once and not with every call that is refused from now on.
  noteSecurity(guard, 'limit_reached', { limit, of: pseudonymOf(guard, of) })
  return 'last'
}

/** False: there is no try left for now. */
export const takeTry = async (guard: Guard, subject: Subject): Promise<boolean> =>
  (await countTry(guard, subject)) !== 'refused'

/** How long whoever has no try left is refused, at most. */
export const windowOf = (limit: Subject['limit']): number => LIMITS[limit].windowMs

/** Whether it is the first of its kind for as long as its limit counts: what would fill a log is told once. */
export const isFirstOf = async ({ db, now }: Pick<Guard, 'db' | 'now'>, subject: Subject): Promise<boolean> =>
  (await countFailure(db, { subject, at: now() })) === 1

type Counts = Pick<Context, 'db' | 'config'>

export const forgive = async ({ db, config }: Counts, subject: Subject): Promise<void> => {
  if (config.limitsFailures) await db.deleteFrom('failed_attempt').where('subject', '=', nameOf(subject)).execute()
}

/** A try that was no failure after all, where what others have tried goes on counting. */
export const giveBack = async ({ db, config }: Counts, subject: Subject): Promise<void> => {
  if (!config.limitsFailures) return
  await db
    .updateTable('failed_attempt')
    .set(({ eb }) => ({ failures: eb('failures', '-', 1) }))
    .where('subject', '=', nameOf(subject))
    .where('failures', '>', 0)
    .execute()
}

const failuresOf = async ({ db, now, config }: Counts & Pick<Context, 'now'>, subject: Subject): Promise<number> => {
  if (!config.limitsFailures) return 0
  const row = await db
    .selectFrom('failed_attempt')
    .selectAll()
    .where('subject', '=', nameOf(subject))
    .executeTakeFirst()
  return row === undefined || row.first_at <= now() - LIMITS[subject.limit].windowMs ? 0 : row.failures
}

/** For limits that only failures should ever touch: look first, and `takeTry` once it has failed. */
export const hasTryLeft = async (guard: Counts & Pick<Context, 'now'>, subject: Subject): Promise<boolean> =>
  (await failuresOf(guard, subject)) < LIMITS[subject.limit].failures

/** Makes whoever tries wait for as long as the many failures before ask for; not to be called within a transaction. */
export const slowDown = async (guard: Guard & Pick<Context, 'delay'>, subjects: Subject[]): Promise<void> => {
  const waits = await Promise.all(subjects.map(async (subject) => waitAfter(await failuresOf(guard, subject), subject)))
  const longest = Math.max(0, ...waits)
  if (longest > 0) await guard.delay(longest)
}

const waitAfter = (failures: number, { limit }: Subject): number => {
  const { slowAfter = Number.POSITIVE_INFINITY }: Limit = LIMITS[limit]
  return Math.min(SLOWEST, Math.max(0, failures - slowAfter) * SLOWER_BY)
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
