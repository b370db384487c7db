import * as z from 'zod/mini'

const whole = (from: number, to: number) => z.coerce.number().check(z.int(), z.gte(from), z.lte(to))

const environment = z.object({
  PORT: z._default(whole(0, 65_535), 3000),
  HOST: z._default(z.string().check(z.minLength(1)), '0.0.0.0'),
  DATA_DIR: z._default(z.string().check(z.minLength(1)), './data'),
  DATABASE_URL: z.optional(z.string().check(z.regex(/^postgres(ql)?:\/\//, 'must start with postgres://'))),
  PUBLIC_URL: z.optional(z.url({ protocol: /^https?$/ })),
  TRUST_PROXY: z._default(z.enum(['on', 'off']), 'off'),
  LOG_LEVEL: z._default(z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']), 'info'),
  RATE_LIMIT: z._default(z.enum(['on', 'off']), 'on'),
})

export type Config = {
  port: number
  host: string
  dataDir: string
  /** PostgreSQL when given; a SQLite file in `dataDir` otherwise. */
  databaseUrl: string | null
  /** Where people reach the server, without a path; null: whatever host they asked for. */
  publicOrigin: string | null
  trustProxy: boolean
  logLevel: z.infer<typeof environment>['LOG_LEVEL']
  limitsFailures: boolean
}

export class ConfigError extends Error {
  override name = 'ConfigError'
}

/** Reads the environment once. Empty variables count as absent; throws one `ConfigError` that tells all mistakes. */
export const readConfig = (env: Record<string, string | undefined>): Config => {
  const given = Object.fromEntries(Object.entries(env).filter(([, value]) => value !== undefined && value !== ''))
  const read = environment.safeParse(given)
  if (!read.success) {
    const mistakes = read.error.issues.map(({ path, message }) => `  ${path.join('.')}: ${message}`)
    throw new ConfigError(['These settings are not usable:', ...mistakes].join('\n'))
  }
  const { data } = read
  return {
    port: data.PORT,
    host: data.HOST,
    dataDir: data.DATA_DIR,
    databaseUrl: data.DATABASE_URL ?? null,
    publicOrigin: data.PUBLIC_URL ? new URL(data.PUBLIC_URL).origin : null,
    trustProxy: data.TRUST_PROXY === 'on',
    logLevel: data.LOG_LEVEL,
    limitsFailures: data.RATE_LIMIT === 'on',
  }
}
