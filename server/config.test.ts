import { expect, it } from 'vitest'
import { ConfigError, readConfig } from './config.ts'

it('needs nothing: every setting has a default', () =>
  expect(readConfig({ DATABASE_URL: '' })).toEqual({
    port: 3000,
    host: '0.0.0.0',
    dataDir: './data',
    databaseUrl: null,
    publicOrigin: null,
    trustProxy: false,
    logLevel: 'info',
    limitsFailures: true,
  }))

it('tells all mistakes at once', () => {
  const read = () => readConfig({ PORT: 'many', DATABASE_URL: 'mysql://x', PUBLIC_URL: 'nowhere' })
  expect(read).toThrow(ConfigError)
  expect(read).toThrow(/PORT.*DATABASE_URL.*PUBLIC_URL/s)
})
