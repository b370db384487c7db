import { readFileSync } from 'node:fs'
import * as z from 'zod/mini'
import type { SiteSettings } from '#contract/site/site.ts'
import { type Plans, readPlans } from '#domain/plans/plans.ts'
import { type MailConfig, mailEnvironment, readMailConfig } from './mail/mail-config.ts'

const whole = (from: number, to: number) => z.coerce.number().check(z.int(), z.gte(from), z.lte(to))

const ONE_LINE = /^[^\p{Cc}\p{Zl}\p{Zp}]*$/u
const ownPage = z.optional(z.url({ protocol: /^https$/, error: 'must be an address that starts with https://' }))

const environment = z.object({
  PORT: z._default(whole(0, 65_535), 3000),
  HOST: z._default(z.string().check(z.minLength(1)), '0.0.0.0'),
  DATA_DIR: z._default(z.string().check(z.minLength(1)), './data'),
  NEW_DATABASE: z._default(z.enum(['yes', 'no']), 'no'),
  DATABASE_URL: z.optional(z.string().check(z.regex(/^postgres(ql)?:\/\//, 'must start with postgres://'))),
  PUBLIC_URL: z.optional(z.url({ protocol: /^https?$/ })),
  TRUST_PROXY: z._default(z.enum(['on', 'off']), 'off'),
  LOG_LEVEL: z._default(z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']), 'info'),
  RATE_LIMIT: z._default(z.enum(['on', 'off']), 'on'),
  RECEIPT_SECRET: z.optional(z.string().check(z.regex(/^[0-9a-f]{64}$/, 'must be 64 digits of 0-9 and a-f'))),
  GIVE_BACK_MINUTES: z._default(whole(0, 1440), 30),
  PLANS_FILE: z.optional(z.string()),
  COMPANY_NAME: z._default(
    z.string().check(z.trim(), z.minLength(1), z.maxLength(80), z.regex(ONE_LINE, 'must be one line')),
    'Quiznity',
  ),
  SOCIAL_YOUTUBE: ownPage,
  SOCIAL_FACEBOOK: ownPage,
  SOCIAL_TWITTER: ownPage,
  SOCIAL_INSTAGRAM: ownPage,
  SOCIAL_LINKEDIN: ownPage,
  ...mailEnvironment.shape,
})
type Environment = z.infer<typeof environment>

export type Config = {
  port: number
  host: string
  dataDir: string
  /** PostgreSQL when given; a SQLite file in `dataDir` otherwise. */
  databaseUrl: string | null
  /** Begins an empty SQLite file though `dataDir` has seen one before. */
  wantsNewDatabase: boolean
  /** Where people reach the server, without a path; null: whatever host they asked for. */
  publicOrigin: string | null
  trustProxy: boolean
  logLevel: Environment['LOG_LEVEL']
  limitsFailures: boolean
  /** Hexadecimal; null: one that is made and kept in `dataDir`. */
  receiptSecret: string | null
  /** How much of one outage of the server's own is given back to whoever was in; 0: nothing. */
  giveBackMinutes: number
  /** What accounts may use; null: as much as anybody. */
  plans: Plans | null
  site: SiteSettings
  mail: MailConfig
}

export class ConfigError extends Error {
  override name = 'ConfigError'
}

/** Reads the environment once. Empty variables count as absent; throws one `ConfigError` that tells all mistakes. */
export const readConfig = (env: Record<string, string | undefined>): Config => {
  const given = Object.fromEntries(Object.entries(env).filter(([, value]) => value !== undefined && value !== ''))
  const read = environment.safeParse(given)
  const mistakes = (read.error?.issues ?? []).map(({ path, message }) => `  ${path.join('.')}: ${message}`)
  const plans = given.PLANS_FILE ? plansIn(given.PLANS_FILE) : { ok: true as const, plans: null }
  if (!plans.ok) mistakes.push(...plans.mistakes.map((mistake) => `  PLANS_FILE: ${mistake}`))
  if (given.SMTP_URL) mistakes.push(...missingForMail(given))
  if (!read.success || !plans.ok || mistakes.length > 0) {
    throw new ConfigError(['These settings are not usable:', ...mistakes].join('\n'))
  }
  const { data } = read
  const publicOrigin = data.PUBLIC_URL ? new URL(data.PUBLIC_URL).origin : null
  return {
    port: data.PORT,
    host: data.HOST,
    dataDir: data.DATA_DIR,
    databaseUrl: data.DATABASE_URL ?? null,
    wantsNewDatabase: data.NEW_DATABASE === 'yes',
    publicOrigin,
    trustProxy: data.TRUST_PROXY === 'on',
    logLevel: data.LOG_LEVEL,
    limitsFailures: data.RATE_LIMIT === 'on',
    receiptSecret: data.RECEIPT_SECRET ?? null,
    giveBackMinutes: data.GIVE_BACK_MINUTES,
    plans: plans.plans,
    site: siteOf(data),
    mail: readMailConfig({ ...data, company: data.COMPANY_NAME, publicOrigin }),
  }
}

const plansIn = (path: string): ReturnType<typeof readPlans> => {
  try {
    return readPlans(readFileSync(path, 'utf8'))
  } catch (error) {
    return { ok: false, mistakes: [`${path} can't be read: ${error instanceof Error ? error.message : error}`] }
  }
}

/** Mail that goes out into the world needs a sender, and links that nobody can bend by asking for another host. */
const missingForMail = (given: Record<string, string | undefined>): string[] => [
  ...(given.MAIL_FROM || given.SUPPORT_EMAIL ? [] : ['  MAIL_FROM: is needed where SMTP_URL is given']),
  ...(given.PUBLIC_URL ? [] : ['  PUBLIC_URL: is needed where SMTP_URL is given, for the links in mails']),
]

const siteOf = (data: Environment): SiteSettings => ({
  company: data.COMPANY_NAME,
  supportEmail: data.SUPPORT_EMAIL ?? null,
  sendsMail: data.SMTP_URL !== undefined,
  social: {
    youtube: data.SOCIAL_YOUTUBE ?? null,
    facebook: data.SOCIAL_FACEBOOK ?? null,
    twitter: data.SOCIAL_TWITTER ?? null,
    instagram: data.SOCIAL_INSTAGRAM ?? null,
    linkedin: data.SOCIAL_LINKEDIN ?? null,
  },
})
