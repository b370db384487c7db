import * as z from 'zod/mini'
import { DAY, type Instant } from '../time/time-limit.ts'

/** What plans count in a month: the last 30 days at any moment, so that nobody waits for the first of a month. */
const MONTH = 30 * DAY
export const monthBefore = (now: Instant): Instant => now - MONTH

const MEBIBYTE = 1024 * 1024
const MOST = 1_000_000_000

const ONE_LINE = /^[^\p{Cc}\p{Zl}\p{Zp}]*$/u
const PLAN_NAME = /^[a-z][a-z0-9-]{0,39}$/

/** Left out, or null: there is no limit but the account's usual ones. */
const limit = z.optional(z.nullable(z.int().check(z.gte(0, 'must not be below 0'), z.lte(MOST))))

const plan = z.strictObject({
  title: z
    .string()
    .check(
      z.trim(),
      z.minLength(1, 'must not be empty'),
      z.maxLength(80, 'must be 80 signs at most'),
      z.regex(ONE_LINE, 'must be one line'),
    ),
  /** New quizzes, exams, polls and surveys that are published in a month. */
  published_a_month: limit,
  /** All pictures of an account, in MiB. */
  pictures_mib: limit,
  /** Mails in a month that a teacher has asked for; those about an account's security are not counted, and always leave. */
  mails_a_month: limit,
  /** Attempts and responses that are begun in a month: told, and never a reason to turn anybody away. */
  students_a_month: limit,
})

const name = z.string().check(z.regex(PLAN_NAME, 'must be small letters, digits and hyphens, 40 at most'))

const plans = z.strictObject({ default: name, plans: z.record(name, plan) }).check(
  z.refine(({ default: usual, plans: all }) => Object.hasOwn(all, usual), {
    path: ['default'],
    error: 'must be one of the plans',
  }),
)

/** What whoever hosts allows the accounts of a server. */
export type Plans = z.infer<typeof plans>
export type Plan = z.infer<typeof plan>

/** The plan of an account: the one it was given, or the usual one where it was given none, or one that is not there any more. */
export const planOf = ({ default: usual, plans: all }: Plans, given: string | null): { name: string; plan: Plan } => {
  const found = given !== null && Object.hasOwn(all, given) ? given : usual
  const known = all[found]
  if (known === undefined) throw new Error(`There is no plan called ${found}`)
  return { name: found, plan: known }
}

/** Whether so much has been used that no more is allowed. */
const isReached = (allowed: number | null | undefined, used: number): boolean =>
  allowed !== null && allowed !== undefined && used >= allowed

export const allowsPublishing = (of: Plan, publishedInMonth: number): boolean =>
  !isReached(of.published_a_month, publishedInMonth)

export const allowsMail = (of: Plan, mailsInMonth: number): boolean => !isReached(of.mails_a_month, mailsInMonth)

/** `bytes`: of all pictures with the new one. */
export const allowsPictures = ({ pictures_mib: allowed }: Plan, bytes: number): boolean =>
  allowed === null || allowed === undefined || bytes <= allowed * MEBIBYTE

/** What a person wrote as plans, or all that is wrong with it, a line each. `text`: JSON. */
export const readPlans = (text: string): { ok: true; plans: Plans } | { ok: false; mistakes: string[] } => {
  let written: unknown
  try {
    written = JSON.parse(text)
  } catch (error) {
    return { ok: false, mistakes: [`is no JSON: ${error instanceof Error ? error.message : error}`] }
  }
  const read = plans.safeParse(written)
  if (read.success) return { ok: true, plans: read.data }
  return {
    ok: false,
    mistakes: read.error.issues.map(({ path, message }) => `${path.join('.') || 'all of it'}: ${message}`),
  }
}
