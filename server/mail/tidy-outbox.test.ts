import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { unlink } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, it, vi } from 'vitest'
import { DAY, MINUTE } from '#domain/time/time-limit.ts'
import { describeOneDatabase } from '../testing/describe-each-database.ts'
import { aPendingSubscriber } from '../testing/letters.ts'
import { aWorld } from '../testing/world.ts'
import { createDelivery } from './deliver-mail.ts'
import { outboxFilesOf } from './find-outbox-files.ts'
import { createTidyOutbox } from './tidy-outbox.ts'

const WRITTEN = Date.UTC(2026, 0, 15, 9)
const config = {
  smtpUrl: null,
  from: { name: 'Quiznity', address: 'no-reply@quiz.example' },
  operator: 'me@quiz.example',
}
const NAMED = '2026-01-15T09-00-00.000Z'

const dirs: string[] = []
afterAll(() => dirs.map((dir) => rmSync(dir, { recursive: true })))

const anOutbox = () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'quiznity-outbox-'))
  dirs.push(dataDir)
  const outbox = join(dataDir, 'outbox')
  const clock = { at: WRITTEN }
  const log = { info: vi.fn(), warn: vi.fn() }
  const deliver = createDelivery({ mail: config, dataDir, log: log as never })
  let mails = 0
  return {
    dataDir,
    outbox,
    clock,
    log,
    tidy: (remove?: typeof unlink) =>
      createTidyOutbox({ dataDir, now: () => clock.at, log: log as never, ...(remove && { remove }) }),
    writes: (recipient: string, { createdAt = WRITTEN, replyTo = null as string | null, text = 'Hello!' } = {}) => {
      mails += 1
      const mail = { id: `mail-${mails}_x`, recipient, subject: 'Hello', text, replyTo, headers: {}, createdAt }
      return deliver(mail, AbortSignal.timeout(5000))
    },
    puts: (...names: string[]) => {
      mkdirSync(outbox, { recursive: true })
      for (const name of names) writeFileSync(join(outbox, name), 'x')
    },
    names: () => readdirSync(outbox).sort(),
  }
}

it('a mail in a file is there for thirty days, and gone after them', async () => {
  const { clock, names, tidy, writes } = anOutbox()
  await writes('mita@school.in')
  await writes('rahul@school.in', { createdAt: WRITTEN + 1 })
  clock.at = WRITTEN + 30 * DAY
  await tidy()()
  expect(names()).toHaveLength(2)
  clock.at += 1
  await tidy()()
  expect(names()).toEqual(['2026-01-15T09-00-00.001Z-mail-2_x.eml'])
})

it('only what this program has written is deleted', async () => {
  const { clock, outbox, dataDir, names, tidy, puts } = anOutbox()
  const others = [
    'notes.txt',
    `${NAMED}.eml`,
    `${NAMED}-abc.eml.bak`,
    `${NAMED}-abc.txt`,
    `x${NAMED}-abc.eml`,
    `${NAMED}-a b.eml`,
    '2026-01-15T09:00:00.000Z-abc.eml',
    '2026-13-45T09-00-00.000Z-abc.eml',
  ]
  puts(...others, `${NAMED}-abc.eml`, `${NAMED}-abc.eml.part`)
  mkdirSync(join(outbox, `${NAMED}-folder.eml`))
  writeFileSync(join(dataDir, 'elsewhere.eml'), 'keep me')
  symlinkSync(join(dataDir, 'elsewhere.eml'), join(outbox, `${NAMED}-link.eml`))
  clock.at += 31 * DAY
  await tidy()()
  expect(names()).toEqual([...others, `${NAMED}-folder.eml`, `${NAMED}-link.eml`].sort())
  expect(readFileSync(join(dataDir, 'elsewhere.eml'), 'utf8')).toBe('keep me')
})

it('where there is no outbox there is nothing to do', async () => {
  const { outbox, tidy, log } = anOutbox()
  await tidy()()
  expect(existsSync(outbox)).toBe(false)
  expect(log.warn).not.toHaveBeenCalled()
})

it('a file that can not be deleted is told once, and keeps no other from going', async () => {
  const { clock, outbox, names, tidy, puts, log } = anOutbox()
  const stuck = join(outbox, `${NAMED}-aaa.eml`)
  puts(`${NAMED}-aaa.eml`, `${NAMED}-bbb.eml`)
  clock.at += 31 * DAY
  const refusal = Object.assign(new Error('EACCES'), { code: 'EACCES' })
  const again = tidy((file) => (file === stuck ? Promise.reject(refusal) : unlink(file)))
  await again()
  await again()
  expect(names()).toEqual([`${NAMED}-aaa.eml`])
  expect(log.warn.mock.calls).toEqual([
    [{ err: refusal, file: stuck }, 'an old mail could not be deleted from the outbox'],
  ])
})

it('a file that another process has just deleted is none to tell of', async () => {
  const { clock, tidy, puts, log } = anOutbox()
  puts(`${NAMED}-aaa.eml`)
  clock.at += 31 * DAY
  await tidy(async (file) => {
    await unlink(file)
    await unlink(file)
  })()
  expect(log.warn).not.toHaveBeenCalled()
})

it.each([
  ['Mita@School.in', 'mita@school.in'],
  ['mita@বাংলা.ভারত', 'MITA@xn--54b7fta0cc.xn--45brj9c'],
  [
    `${'m'.repeat(64)}@${'s'.repeat(60)}.${'c'.repeat(60)}.in`,
    `${'m'.repeat(64)}@${'s'.repeat(60)}.${'c'.repeat(60)}.in`,
  ],
  ['.mita.@school.in', '.mita.@school.in'],
  ["m'ītā+x@school.in", "m'ītā+x@school.in"],
])('files of %s are found', async (written, asked) => {
  const { dataDir, writes, puts } = anOutbox()
  await writes(written)
  await writes('me@quiz.example', { replyTo: written })
  await writes(`x${written}`, { text: `To: ${written}\r\n\r\nReply-To: ${written}\r\n` })
  await writes(written, { replyTo: 'rahul@school.in' })
  puts('notes.eml')
  const { from, to } = await outboxFilesOf(dataDir, asked)
  expect([
    from.map((file) => file.slice(-'mail-1_x.eml'.length)),
    to.map((file) => file.slice(-'mail-1_x.eml'.length)),
  ]).toEqual([['mail-2_x.eml'], ['mail-1_x.eml']])
})

describeOneDatabase('a server', (open) => {
  it('tidies its outbox with everything else', async () => {
    const world = await aWorld(open)
    const outbox = join(world.database.place.dataDir, 'outbox')
    await aPendingSubscriber(world)
    await world.app.sendMail()
    expect(readdirSync(outbox)).toHaveLength(1)
    world.clock.advance({ minutes: (30 * DAY) / MINUTE })
    await world.app.tidy()
    expect(readdirSync(outbox)).toHaveLength(1)
    world.clock.advance({ seconds: 1 })
    await world.app.tidy()
    expect(readdirSync(outbox)).toEqual([])
    await world.end()
  })
})
