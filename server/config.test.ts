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

it.each([
  [{ PORT: '8080' }, { port: 8080 }],
  [{ PORT: '0' }, { port: 0 }],
  [{ HOST: '127.0.0.1' }, { host: '127.0.0.1' }],
  [{ DATA_DIR: '/srv/quiznity' }, { dataDir: '/srv/quiznity' }],
  [{ DATABASE_URL: 'postgres://me@host/db' }, { databaseUrl: 'postgres://me@host/db' }],
  [{ DATABASE_URL: 'postgresql://me@host/db' }, { databaseUrl: 'postgresql://me@host/db' }],
  [{ PUBLIC_URL: 'https://quiz.example/start/' }, { publicOrigin: 'https://quiz.example' }],
  [{ PUBLIC_URL: 'http://10.0.0.7:3000' }, { publicOrigin: 'http://10.0.0.7:3000' }],
  [{ TRUST_PROXY: 'on' }, { trustProxy: true }],
  [{ LOG_LEVEL: 'debug' }, { logLevel: 'debug' }],
  [{ RATE_LIMIT: 'off' }, { limitsFailures: false }],
  [{ SOMETHING_ELSE: 'x' }, {}],
])('reads %j', (env, settings) => expect(readConfig(env)).toMatchObject(settings))

it.each([
  [{ PORT: '-1' }, /PORT/],
  [{ PORT: '65536' }, /PORT/],
  [{ PORT: '3000.5' }, /PORT/],
  [{ DATABASE_URL: 'sqlite://x' }, /DATABASE_URL.*must start with postgres/],
  [{ PUBLIC_URL: 'ftp://quiz.example' }, /PUBLIC_URL/],
  [{ PUBLIC_URL: 'quiz.example' }, /PUBLIC_URL/],
  [{ TRUST_PROXY: 'yes' }, /TRUST_PROXY/],
  [{ LOG_LEVEL: 'loud' }, /LOG_LEVEL/],
  [{ RATE_LIMIT: '100' }, /RATE_LIMIT/],
])('refuses %j and names the setting', (env, told) => expect(() => readConfig(env)).toThrow(told))
