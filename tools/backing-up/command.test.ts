import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { teacherId } from '#domain/people/account.ts'
import type { Plans } from '#domain/plans/plans.ts'
import { recordBeat } from '../../server/clock/store.ts'
import { givePlan, keepPlans } from '../../server/plans/store.ts'
import { describeEachDatabase } from '../../server/testing/describe-each-database.ts'
import { readOptions } from './command.ts'
import { examinePlace } from './examine-place.ts'
import { inFolder, types } from './testing.ts'

describe('what an operator types', () => {
  const restore = { file: true, yes: true }
  it.each([
    [['a.sqlite'], restore, { file: 'a.sqlite', isSure: false, isJson: false }],
    [['a.sqlite', '--yes', '--json'], restore, { file: 'a.sqlite', isSure: true, isJson: true }],
    [['a.sqlite', '--json'], restore, null],
    [[], restore, null],
    [['a', 'b'], restore, null],
    [[''], restore, null],
    [['--yes'], { to: true }, null],
    [['--to', 'b.sqlite'], { to: true }, { file: '', to: 'b.sqlite' }],
    [['--to', ''], { to: true }, null],
    [['--to'], { to: true }, null],
    [['x'], {}, null],
    [[], {}, { file: '', to: null, isJson: false }],
  ])('%j', (args, accepted, expected) => {
    const read = readOptions(args, accepted)
    if (expected === null) expect(read).toBe(null)
    else expect(read).toMatchObject(expected)
  })

  it.each(['backup', 'verify', 'restore', 'doctor', 'erase', 'two-factor', 'plan', 'security-log', 'subscribers'])(
    '%s says how it is used when it is not understood',
    { tags: ['long'] },
    async (name) => {
      const typed = await types(name, ['--nonsense'], { databaseUrl: null, dataDir: '/nowhere' })
      const usage = expect.stringMatching(new RegExp(`^Usage:\\n  npm run (--silent )?${name} `))
      expect(typed).toMatchObject({ status: 2, stdout: '', stderr: usage })
    },
  )

  it('may be a file that is not there', { tags: ['long'] }, async () => {
    const typed = await types('security-log', ['/nowhere.log'], { databaseUrl: null, dataDir: '/nowhere' })
    expect(typed).toMatchObject({ status: 1, stdout: '', stderr: 'There is no file /nowhere.log.\n' })
  })
})

describeEachDatabase('the doctor', (open) => {
  const NOW = Date.UTC(2026, 0, 15, 9)

  it('finds a new place sound, and misses a backup', async () => {
    const { place, close } = await open()
    const typed = await types('doctor', ['--json'], place)
    expect(typed).toMatchObject({ status: 0, told: { ok: true } })
    expect(await examinePlace({ ...place, receiptSecret: null, plans: null }, NOW)).toContainEqual({
      check: 'backup',
      state: 'warn',
      says: expect.stringContaining('npm run backup'),
    })
    await close()
  })

  it('finds a clock that was set back', async () => {
    const { place, db, close } = await open()
    await recordBeat(db, { name: 'a server', at: NOW + 60_000, uptime: 0, bootId: null, startedAt: NOW })
    const found = await examinePlace({ ...place, receiptSecret: null, plans: null }, NOW)
    expect(found).toContainEqual({ check: 'clock', state: 'fail', says: expect.stringContaining('60 s behind') })
    await close()
  })

  it('finds plans that accounts were given and that are not there any more, and those of a start before', async () => {
    const { place, db, close } = await open()
    const usual = { title: 'Usual' }
    const plans = { default: 'usual', plans: { usual } }
    const looks = async (now: Plans | null) => {
      const found = await examinePlace({ ...place, receiptSecret: null, plans: now }, NOW)
      return found.filter(({ check }) => check === 'plans').map(({ state, says }) => [state, says])
    }
    expect(await looks(null)).toEqual([])
    await keepPlans(db, plans)
    expect(await looks(plans)).toEqual([['ok', '1 in PLANS_FILE, all usable.']])
    const teacher = {
      id: 'mita',
      name: 'Mita',
      email: 'mita@school.in',
      email_key: 'mita@school.in',
      phone: '9000000001',
    }
    await db
      .insertInto('teacher')
      .values({ ...teacher, password_hash: '', created_at: NOW })
      .execute()
    await givePlan(db, teacherId.parse('mita'), 'gold')
    expect(await looks({ ...plans, plans: { usual, silver: usual } })).toEqual([
      ['warn', 'PLANS_FILE has no plan gold, which was given to 1 account: they have the usual one, usual.'],
      ['warn', 'PLANS_FILE was changed after the last start: the next one takes it up.'],
    ])
    expect(await looks(null)).toEqual([
      ['warn', 'Accounts were given plans, but PLANS_FILE is not set: none has a limit.'],
    ])
    await close()
  })

  it('fails for a database that it can not open, or that is newer', async () => {
    const { place, db, close } = await open()
    const applied = db.withTables<{ kysely_migration: { name: string; timestamp: string } }>()
    await applied.insertInto('kysely_migration').values({ name: '9999-from-the-future', timestamp: '2099' }).execute()
    const newer = await types('doctor', [], place)
    expect(newer).toMatchObject({ status: 1, stdout: expect.stringMatching(/^fail {2}migrations .*please update/im) })
    await close()
  })
})

describe('the doctor', () => {
  it('tells of settings that are not usable, and of a file that is no database', { tags: ['long'] }, async () => {
    const wrong = await types('doctor', ['--json'], { databaseUrl: 'mysql://x', dataDir: '/nowhere' })
    expect(wrong).toMatchObject({ status: 1, told: { ok: false, findings: [{ check: 'settings', state: 'fail' }] } })
    await inFolder(async (folder) => {
      const dataDir = join(folder, 'data')
      mkdirSync(dataDir)
      const place = { databaseUrl: null, dataDir }
      expect(await types('doctor', [], place)).toMatchObject({ status: 0 })
      writeFileSync(join(dataDir, 'quiznity.sqlite'), 'noise '.repeat(5000))
      const broken = await types('doctor', [], place)
      expect(broken).toMatchObject({ status: 1, stdout: expect.stringMatching(/^fail {2}database/m) })
    })
  })
})

it.each([
  ['backup', []],
  ['restore', ['/nowhere.sqlite', '--yes']],
  ['doctor', []],
  ['erase', ['quiz', 'ABCD2345', '--yes']],
  ['two-factor', ['--off', 'mita@school.in', '--yes']],
  ['plan', ['mita@school.in', '--usual']],
  ['subscribers', []],
])('%s says in words that PostgreSQL is away', { tags: ['long'] }, (name, args) =>
  inFolder(async (dataDir) => {
    const typed = await types(name, args, { databaseUrl: 'postgres://somebody:secret@127.0.0.1:9/quiznity', dataDir })
    const said = typed.stdout + typed.stderr
    expect(typed.status).toBe(1)
    expect(said).not.toMatch(/^\s+at |secret|node:internal/m)
    if (name !== 'restore') expect(said).toContain('ECONNREFUSED')
  }),
)
