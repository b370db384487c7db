import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { ConfigError, readConfig } from './config.ts'

const NOWHERE = { youtube: null, facebook: null, twitter: null, instagram: null, linkedin: null }
const MAIL_FROM = 'Quiz House <mail@quiz.example>'
const PUBLIC_URL = 'https://quiz.example'

it('needs nothing: every setting has a default', () =>
  expect(readConfig({ DATABASE_URL: '' })).toEqual({
    port: 3000,
    host: '0.0.0.0',
    dataDir: './data',
    databaseUrl: null,
    wantsNewDatabase: false,
    publicOrigin: null,
    trustProxy: false,
    logLevel: 'info',
    limitsFailures: true,
    receiptSecret: null,
    giveBackMinutes: 30,
    plans: null,
    site: { company: 'Quiznity', supportEmail: null, sendsMail: false, social: NOWHERE },
    mail: {
      smtpUrl: null,
      from: { name: 'Quiznity', address: 'no-reply@localhost' },
      operator: 'no-reply@localhost',
    },
  }))

const inPlans = (content: string) => {
  const file = join(mkdtempSync(join(tmpdir(), 'quiznity-plans-')), 'plans.json')
  writeFileSync(file, content)
  return file
}

it('reads what accounts may use', () => {
  const plans = { default: 'school', plans: { school: { title: 'School', published_a_month: 20 } } }
  expect(readConfig({ PLANS_FILE: inPlans(JSON.stringify(plans)) }).plans).toEqual(plans)
})

it('tells all mistakes of the plans beside the others', () => {
  const PLANS_FILE = inPlans('{"default":"gold","plans":{"school":{"title":""}}}')
  expect(() => readConfig({ PORT: 'many', PLANS_FILE })).toThrow(
    /PORT.*PLANS_FILE: plans\.school\.title.*PLANS_FILE: default/s,
  )
  expect(() => readConfig({ PLANS_FILE: '/nowhere.json' })).toThrow(/PLANS_FILE: \/nowhere\.json can't be read/)
})

it('tells all mistakes at once', () => {
  const read = () =>
    readConfig({ PORT: 'many', DATABASE_URL: 'mysql://x', PUBLIC_URL: 'nowhere', SMTP_URL: 'smtp://mail.example' })
  expect(read).toThrow(ConfigError)
  expect(read).toThrow(/PORT.*DATABASE_URL.*PUBLIC_URL.*MAIL_FROM/s)
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
  [{ NEW_DATABASE: 'yes' }, { wantsNewDatabase: true }],
  [{ TRUST_PROXY: 'on' }, { trustProxy: true }],
  [{ LOG_LEVEL: 'debug' }, { logLevel: 'debug' }],
  [{ RATE_LIMIT: 'off' }, { limitsFailures: false }],
  [{ GIVE_BACK_MINUTES: '0' }, { giveBackMinutes: 0 }],
  [{ GIVE_BACK_MINUTES: '90' }, { giveBackMinutes: 90 }],
  [{ SMTP_URL: 'smtp://localhost:2525', MAIL_FROM, PUBLIC_URL }, { mail: { smtpUrl: 'smtp://localhost:2525' } }],
  [
    { SMTP_URL: 'smtps://me:p%40ss@mail.example', MAIL_FROM, PUBLIC_URL },
    { mail: { smtpUrl: 'smtps://me:p%40ss@mail.example' } },
  ],
  [
    { SMTP_URL: 'smtp://localhost:2525', SUPPORT_EMAIL: 'help@quiz.example', PUBLIC_URL },
    { mail: { from: { name: 'Quiznity', address: 'help@quiz.example' } } },
  ],
  [
    { MAIL_FROM },
    { mail: { from: { name: 'Quiz House', address: 'mail@quiz.example' }, operator: 'mail@quiz.example' } },
  ],
  [{ MAIL_FROM: '"Roy, B." <b@quiz.example>' }, { mail: { from: { name: 'Roy, B.', address: 'b@quiz.example' } } }],
  [{ MAIL_FROM: '<b@quiz.example>' }, { mail: { from: { name: 'Quiznity', address: 'b@quiz.example' } } }],
  [
    { MAIL_FROM: ' b@quiz.example ', COMPANY_NAME: 'কুইজ' },
    { mail: { from: { name: 'কুইজ', address: 'b@quiz.example' } } },
  ],
  [{ PUBLIC_URL: 'https://quiz.example' }, { mail: { from: { name: 'Quiznity', address: 'no-reply@quiz.example' } } }],
  [{ MAIL_FROM, SUPPORT_EMAIL: 'help@quiz.example' }, { mail: { operator: 'help@quiz.example' } }],
  [{ SUPPORT_EMAIL: 'help@quiz.example' }, { site: { supportEmail: 'help@quiz.example' } }],
  [{ SMTP_URL: 'smtp://localhost:2525', MAIL_FROM, PUBLIC_URL }, { site: { sendsMail: true } }],
  [{ COMPANY_NAME: ' Quiz House ' }, { site: { company: 'Quiz House' } }],
  [{ SOCIAL_YOUTUBE: 'https://youtube.com/@quiz' }, { site: { social: { youtube: 'https://youtube.com/@quiz' } } }],
  [{ SOCIAL_FACEBOOK: 'https://fb.com/quiz' }, { site: { social: { facebook: 'https://fb.com/quiz' } } }],
  [{ SOCIAL_TWITTER: 'https://x.com/quiz' }, { site: { social: { twitter: 'https://x.com/quiz' } } }],
  [{ SOCIAL_INSTAGRAM: 'https://ig.com/quiz' }, { site: { social: { instagram: 'https://ig.com/quiz' } } }],
  [{ SOCIAL_LINKEDIN: 'https://lnkd.in/quiz' }, { site: { social: { linkedin: 'https://lnkd.in/quiz' } } }],
  [{ SOMETHING_ELSE: 'x' }, {}],
])('reads %j', (env, settings) => expect(readConfig(env)).toMatchObject(settings))

it.each([
  [{ PORT: '-1' }, /PORT/],
  [{ PORT: '65536' }, /PORT/],
  [{ PORT: '3000.5' }, /PORT/],
  [{ DATABASE_URL: 'sqlite://x' }, /DATABASE_URL.*must start with postgres/],
  [{ PUBLIC_URL: 'ftp://quiz.example' }, /PUBLIC_URL/],
  [{ PUBLIC_URL: 'quiz.example' }, /PUBLIC_URL/],
  [{ NEW_DATABASE: 'on' }, /NEW_DATABASE/],
  [{ TRUST_PROXY: 'yes' }, /TRUST_PROXY/],
  [{ LOG_LEVEL: 'loud' }, /LOG_LEVEL/],
  [{ RATE_LIMIT: '100' }, /RATE_LIMIT/],
  [{ GIVE_BACK_MINUTES: '-1' }, /GIVE_BACK_MINUTES/],
  [{ GIVE_BACK_MINUTES: '1441' }, /GIVE_BACK_MINUTES/],
  [{ SMTP_URL: 'smtp://mail.example', PUBLIC_URL }, /MAIL_FROM.*needed where SMTP_URL/],
  [{ SMTP_URL: 'smtp://mail.example', MAIL_FROM }, /PUBLIC_URL.*needed where SMTP_URL/],
  [{ SMTP_URL: 'http://mail.example', MAIL_FROM }, /SMTP_URL.*smtp:\/\//],
  [{ SMTP_URL: 'mail.example:25', MAIL_FROM }, /SMTP_URL/],
  [{ MAIL_FROM: 'Quiz House' }, /MAIL_FROM/],
  [{ MAIL_FROM: 'a@quiz.example, b@quiz.example' }, /MAIL_FROM/],
  [{ MAIL_FROM: 'Quiz\r\nBcc: x@y.zz <a@quiz.example>' }, /MAIL_FROM/],
  [{ SUPPORT_EMAIL: 'Help <help@quiz.example>' }, /SUPPORT_EMAIL.*e-mail address/],
  [{ COMPANY_NAME: 'x'.repeat(81) }, /COMPANY_NAME/],
  [{ COMPANY_NAME: 'two\nlines' }, /COMPANY_NAME.*one line/],
  [{ COMPANY_NAME: '  ' }, /COMPANY_NAME/],
  [{ SOCIAL_YOUTUBE: 'http://youtube.com/@quiz' }, /SOCIAL_YOUTUBE.*https/],
  [{ SOCIAL_FACEBOOK: 'javascript:alert(1)' }, /SOCIAL_FACEBOOK/],
  [{ SOCIAL_TWITTER: '@quiz' }, /SOCIAL_TWITTER/],
])('refuses %j and names the setting', (env, told) => expect(() => readConfig(env)).toThrow(told))

it('never tells the password of a mail server that it can not use', () =>
  expect(() => readConfig({ SMTP_URL: 'smpt://me:s3cret@mail.example', MAIL_FROM })).not.toThrow(/s3cret/))
