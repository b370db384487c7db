import { randomBytes } from 'node:crypto'
import { expect, it, vi } from 'vitest'
import { DAY, MINUTE } from '#domain/time/time-limit.ts'
import { connect, type Database } from '../database/connect.ts'
import { newId } from '../secrets.ts'
import { describeEachDatabase } from '../testing/describe-each-database.ts'
import type { Deliver } from './deliver-mail.ts'
import { createLetterSecrets } from './letter-secrets.ts'
import { createMailSender } from './send-mail.ts'
import { type Mail, queueMail } from './store.ts'

const letters = createLetterSecrets(randomBytes(32))
const START = Date.UTC(2026, 0, 15, 9)

const aMail = (createdAt: number, changes: Partial<Mail> = {}): Mail => ({
  id: newId(),
  recipient: 'mita@school.in',
  subject: 'Hello',
  text: 'Hello!',
  replyTo: null,
  headers: {},
  createdAt,
  ...changes,
})

const queue = (db: Database, mails: Mail[]) =>
  db.transaction().execute(async (trx) => {
    for (const mail of mails) await queueMail(trx, letters.seal(mail))
  })

describeEachDatabase('outgoing mail', (open) => {
  const aPostOffice = async (deliver: Deliver) => {
    const database = await open()
    const clock = { at: START }
    const log = { warn: vi.fn(), error: vi.fn() }
    const senderOn = (db: Database) =>
      createMailSender({ db, now: () => clock.at, log: log as never, letters, deliver })
    const waiting = () => database.db.selectFrom('outgoing_mail').selectAll().execute()
    return { ...database, clock, log, waiting, senderOn, sender: senderOn(database.db) }
  }

  it('is handed on as it was queued, and forgotten then', async () => {
    const sent: Mail[] = []
    const { db, sender, waiting, close } = await aPostOffice(async (mail) => void sent.push(mail))
    const mails = [
      aMail(START, { subject: 'প্রশ্ন', replyTo: 'rahul@school.in', headers: { 'List-Unsubscribe': '<x:y>' } }),
      aMail(START - 1),
    ]
    await queue(db, mails)
    expect(await sender.sendDue()).toBe(2)
    expect(sent).toEqual(mails.toReversed())
    expect(await waiting()).toEqual([])
    expect(await sender.sendDue()).toBe(0)
    await close()
  })

  it('that another secret has sealed is kept for whoever has that one, and never sent as it is', async () => {
    const sent: Mail[] = []
    const { db, clock, log, sender, waiting, close } = await aPostOffice(async (mail) => void sent.push(mail))
    const mail = aMail(START)
    const others = createLetterSecrets(randomBytes(32))
    await db.transaction().execute((trx) => queueMail(trx, others.seal(mail)))
    expect([await sender.sendDue(), sent, (await waiting()).length]).toEqual([0, [], 1])
    expect(log.warn.mock.lastCall?.[0]).toMatchObject({ code: 'SEALED_ELSEWHERE' })
    clock.at += 2 * MINUTE
    const deliver: Deliver = async (each) => void sent.push(each)
    const other = createMailSender({ db, now: () => clock.at, log: log as never, letters: others, deliver })
    expect([await other.sendDue(), sent]).toEqual([1, [mail]])
    await close()
  })

  it('goes out once, though two processes look for it at the same moment', { tags: ['race'] }, async () => {
    const sent: string[] = []
    const deliver: Deliver = async ({ id }) => {
      await new Promise((resolve) => setTimeout(resolve, 2))
      sent.push(id)
    }
    const { db, place, senderOn, close } = await aPostOffice(deliver)
    const other = await connect(place)
    const mails = Array.from({ length: 60 }, (_, at) => aMail(START - at))
    await queue(db, mails)
    const senders = [senderOn(db), senderOn(other), senderOn(db), senderOn(other)]
    const counts = await Promise.all(senders.map(({ sendDue }) => sendDue()))
    expect(counts.reduce((sum, count) => sum + count)).toBe(60)
    expect(sent.sort()).toEqual(mails.map(({ id }) => id).sort())
    await other.destroy()
    await close()
  })

  it('that can not be sent is tried again, less and less often, and given up after five days', async () => {
    const tries: number[] = []
    const office = await aPostOffice(() => {
      tries.push(office.clock.at - START)
      return Promise.reject(Object.assign(new Error('550 <mita@school.in> is unknown'), { responseCode: 550 }))
    })
    const { db, clock, log, sender, waiting, close } = office
    await queue(db, [aMail(START)])
    while ((await waiting()).length > 0) {
      await sender.sendDue()
      clock.at = Math.max(clock.at, (await waiting())[0]?.next_try_at ?? 0)
    }
    const pauses = tries.slice(1).map((at, next) => (at - (tries[next] ?? 0)) / MINUTE)
    expect(pauses.slice(0, 10)).toEqual([1, 2, 4, 8, 16, 32, 64, 128, 256, 360])
    expect(new Set(pauses.slice(9))).toEqual(new Set([360]))
    expect(tries.at(-2)).toBeLessThan(5 * DAY)
    expect(tries.at(-1)).toBeGreaterThanOrEqual(5 * DAY)
    expect(log.error).toHaveBeenCalledOnce()
    expect(log.warn).toHaveBeenCalledTimes(tries.length - 1)
    await close()
  })

  it('that fails is logged without the address, and without the words of a server that quotes it', async () => {
    const { db, log, sender, close } = await aPostOffice(() => {
      const told = { code: 'EENVELOPE', responseCode: 550, command: 'RCPT TO', response: '550 <mita@school.in>' }
      return Promise.reject(Object.assign(new Error('550 <mita@school.in> is unknown'), told))
    })
    const mail = aMail(START)
    await queue(db, [mail])
    await sender.sendDue()
    const about = { mail: mail.id, attempt: 1, code: 'EENVELOPE', responseCode: 550, command: 'RCPT TO' }
    expect(log.warn.mock.calls).toEqual([[about, 'a mail could not be sent, and is tried again']])
    expect(JSON.stringify(log.warn.mock.calls)).not.toContain('mita@')
    await close()
  })

  it('that fails keeps nothing else from going out', async () => {
    const sent: string[] = []
    const { db, sender, waiting, close } = await aPostOffice(async ({ subject }) => {
      if (subject === 'bad') throw new Error('no')
      sent.push(subject)
    })
    await queue(db, [aMail(START - 2, { subject: 'bad' }), aMail(START - 1, { subject: 'good' })])
    expect(await sender.sendDue()).toBe(1)
    expect([sent, (await waiting()).length]).toEqual([['good'], 1])
    await close()
  })

  it('of a process that died while sending is taken over by another', async () => {
    const never = new Promise<void>(() => undefined)
    const { db, clock, sender, senderOn, waiting, close } = await aPostOffice(() =>
      isDead ? never : Promise.resolve(),
    )
    let isDead = true
    await queue(db, [aMail(START)])
    void sender.sendDue()
    await vi.waitFor(async () => expect((await waiting())[0]?.attempts).toBe(1))
    isDead = false
    expect(await senderOn(db).sendDue()).toBe(0)
    clock.at += 5 * MINUTE
    expect(await senderOn(db).sendDue()).toBe(1)
    await close()
  })

  it('is not begun any more once the server stops; the one under way is finished', async () => {
    const { promise: sending, resolve: finish } = Promise.withResolvers<void>()
    const { db, sender, waiting, close } = await aPostOffice(() => sending)
    await queue(db, [aMail(START), aMail(START)])
    const sent = sender.sendDue()
    await vi.waitFor(async () => expect((await waiting()).some(({ attempts }) => attempts === 1)).toBe(true))
    sender.stop()
    finish()
    expect(await sent).toBe(1)
    expect(await waiting()).toHaveLength(1)
    await close()
  })

  it('that takes too long when the server stops is let go of, and tried again', async () => {
    const { db, sender, waiting, close } = await aPostOffice(
      (_, signal) =>
        new Promise((_resolve, reject) => signal.addEventListener('abort', () => reject(new Error('cut')))),
    )
    await queue(db, [aMail(START)])
    const sent = sender.sendDue()
    await vi.waitFor(async () => expect((await waiting())[0]?.attempts).toBe(1))
    vi.useFakeTimers({ toFake: ['setTimeout'] })
    sender.stop()
    vi.advanceTimersByTime(5000)
    vi.useRealTimers()
    expect(await sent).toBe(0)
    expect(await waiting()).toMatchObject([{ attempts: 1, next_try_at: START + MINUTE }])
    await close()
  })
})
