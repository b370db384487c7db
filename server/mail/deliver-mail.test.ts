import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import PostalMime, { type Email } from 'postal-mime'
import { SMTPServer } from 'smtp-server'
import { afterAll, expect, it, vi } from 'vitest'
import { describeOneDatabase } from '../testing/describe-each-database.ts'
import { aPendingSubscriber, newAddress } from '../testing/letters.ts'
import { expectOk } from '../testing/people.ts'
import { aWorld } from '../testing/world.ts'
import { createDelivery } from './deliver-mail.ts'
import type { Mail } from './store.ts'

const CONFIG = {
  smtpUrl: null,
  from: { name: 'কুইজনিটি', address: 'no-reply@quiz.example' },
  operator: 'me@quiz.example',
}

const aMail = (changes: Partial<Mail> = {}): Mail => ({
  id: 'abc-123_DEF',
  recipient: 'mita@school.in',
  subject: 'পরীক্ষার ফলাফল: a subject that is long enough to be folded, more than once, in any header',
  text: 'নমস্কার,\n\n.a line that begins with a dot\nযুক্তাক্ষর ক্ষ\n',
  replyTo: 'rahul@school.in',
  headers: { 'Auto-Submitted': 'auto-generated' },
  createdAt: Date.UTC(2026, 0, 15, 9),
  ...changes,
})

type Received = { from: string; to: string[]; email: Email; raw: string }

/** A real mail server on this machine, and what it was handed. */
const aMailServer = async () => {
  const received: Received[] = []
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onData: async (stream, { envelope }, done) => {
      const parts: Buffer[] = []
      for await (const part of stream) parts.push(part)
      const raw = Buffer.concat(parts)
      const email = await PostalMime.parse(raw)
      const from = envelope.mailFrom === false ? '' : envelope.mailFrom.address
      received.push({ from, to: envelope.rcptTo.map(({ address }) => address), email, raw: raw.toString() })
      done()
    },
  })
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', () => resolve()))
  const place = server.server.address()
  if (place === null || typeof place === 'string') throw new Error('the mail server listens nowhere')
  const stop = () => new Promise<void>((resolve) => void server.close(() => resolve()))
  return { url: `smtp://127.0.0.1:${place.port}`, received, stop }
}

const dataDir = mkdtempSync(join(tmpdir(), 'quiznity-mail-'))
afterAll(() => rmSync(dataDir, { recursive: true }))

const signal = () => AbortSignal.timeout(10_000)
const silent = { info: () => undefined } as never

const handedOn = async (mail: Mail) => {
  const { url, received, stop } = await aMailServer()
  try {
    await createDelivery({ mail: { ...CONFIG, smtpUrl: url }, dataDir, log: silent })(mail, signal())
  } finally {
    await stop()
  }
  const [only] = received
  if (only === undefined || received.length > 1) throw new Error(`${received.length} mails came instead of one`)
  return only
}

it('a mail reaches a mail server as it was written, in any script', async () => {
  const mail = aMail()
  const { from, to, email, raw } = await handedOn(mail)
  expect([from, to]).toEqual(['no-reply@quiz.example', ['mita@school.in']])
  expect(email.subject).toBe(mail.subject)
  expect(email.text?.replaceAll('\r\n', '\n').trimEnd()).toBe(mail.text.trimEnd())
  expect(email.from).toMatchObject({ name: 'কুইজনিটি', address: 'no-reply@quiz.example' })
  expect(email.replyTo).toMatchObject([{ address: 'rahul@school.in' }])
  expect(email.messageId).toBe('<abc-123_DEF@quiz.example>')
  expect(email.date).toBe('2026-01-15T09:00:00.000Z')
  expect(email.html).toBeUndefined()
  expect(email.attachments).toEqual([])
  expect(raw).toMatch(/^Auto-Submitted: auto-generated\r$/m)
  expect(raw).toMatch(/^Content-Type: text\/plain; charset=utf-8/m)
})

it('a link in a header stays in one piece, and a very long line of text arrives whole', async () => {
  const link = `<https://quiz.example/newsletter/unsubscribe?token=${'x'.repeat(43)}>`
  const text = 'm'.repeat(5000)
  const { email } = await handedOn(aMail({ text, headers: { 'List-Unsubscribe': link } }))
  expect(email.headers.find(({ key }) => key === 'list-unsubscribe')?.value).toBe(link)
  expect(email.text?.trimEnd()).toBe(text)
})

it.each([
  ['line breaks', 'Hello\r\nBcc: all@school.in\nX-Evil: yes'],
  ['line breaks of other kinds', 'Hello\u2028Bcc: all@school.in\u0085X-Evil: yes\u000bmore'],
  ['turned directions', 'Hello \u202ebcc\u2066 all@school.in'],
  ['very many characters', `Bcc: all@school.in ${'x'.repeat(100_000)}`],
  ['encoded words', '=?utf-8?Q?Hello=0D=0ABcc:_all@school.in?='],
])('nothing gets out of a subject: %s', async (_, subject) => {
  const { to, email, raw } = await handedOn(aMail({ subject, headers: { 'X-Note': subject } }))
  expect(to).toEqual(['mita@school.in'])
  const names = email.headers.map(({ key }) => key).sort()
  const usual = 'content-transfer-encoding content-type date from message-id mime-version reply-to subject to x-note'
  expect(names).toEqual(usual.split(' '))
  expect(email.subject).not.toMatch(/[\u202a-\u202e\u2066-\u2069\u2028\n\r]/)
  expect(raw).not.toMatch(/^(bcc|x-evil)/im)
})

it.each(['mita,all@school.in', 'mita@school.in\r\nRCPT TO:<all@school.in>', 'Mita <all@school.in>, x@school.in'])(
  'were %j stored as a recipient, nobody else would get the mail',
  async (recipient) => {
    const to = await handedOn(aMail({ recipient })).then(
      (received) => received.to,
      () => [],
    )
    expect(to.length).toBeLessThanOrEqual(1)
    expect(to).not.toContain('all@school.in')
  },
)

it('were a header stored behind the address for answers, it would be none', async () => {
  const { to, email, raw } = await handedOn(aMail({ replyTo: 'mita@school.in\r\nBcc: all@school.in' }))
  expect(to).toEqual(['mita@school.in'])
  expect(email.headers.map(({ key }) => key)).not.toContain('bcc')
  expect(raw).not.toMatch(/^bcc/im)
})

it('a mail server that says no is a failure, and so is one that is not there', async () => {
  const { url, stop } = await aMailServer()
  await stop()
  const deliver = createDelivery({ mail: { ...CONFIG, smtpUrl: url }, dataDir, log: silent })
  await expect(deliver(aMail(), signal())).rejects.toMatchObject({ code: expect.any(String) })
})

it('nobody waits for a mail server longer than the moment that was set', async () => {
  const { promise: silence, resolve: speak } = Promise.withResolvers<void>()
  const server = new SMTPServer({
    disabledCommands: ['STARTTLS'],
    onConnect: (_, done) => void silence.then(() => done()),
  })
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', () => resolve()))
  const place = server.server.address()
  const port = place === null || typeof place === 'string' ? 0 : place.port
  const deliver = createDelivery({ mail: { ...CONFIG, smtpUrl: `smtp://127.0.0.1:${port}` }, dataDir, log: silent })
  await expect(deliver(aMail(), AbortSignal.timeout(50))).rejects.toThrow()
  speak()
  await new Promise<void>((resolve) => void server.close(() => resolve()))
})

it('without a mail server a mail is a file that only the server’s user may read, and the log says where', async () => {
  const info = vi.fn()
  const deliver = createDelivery({ mail: CONFIG, dataDir, log: { info } as never })
  const link = `http://localhost:3000/auth/resetpassword#token=${'x'.repeat(80)}`
  const mail = aMail({ text: `নমস্কার,\n\n${link}\n` })
  await deliver(mail, signal())
  await deliver(mail, signal())
  const file = join(dataDir, 'outbox', '2026-01-15T09-00-00.000Z-abc-123_DEF.eml')
  expect(readdirSync(join(dataDir, 'outbox'))).toEqual(['2026-01-15T09-00-00.000Z-abc-123_DEF.eml'])
  expect(statSync(file).mode & 0o777).toBe(0o600)
  expect(readFileSync(file, 'utf8').split('\r\n')).toContain(link)
  const email = await PostalMime.parse(readFileSync(file))
  expect(email.text?.replaceAll('\r\n', '\n')).toBe(mail.text)
  expect([email.subject, email.to?.[0]?.address]).toEqual([mail.subject, 'mita@school.in'])
  expect(info.mock.calls[0]).toEqual([{ file }, 'no SMTP_URL is set: the mail was written to a file'])
})

describeOneDatabase('a server that listens', (open) => {
  it('sends by itself what was queued', { tags: ['long'] }, async () => {
    const { url, received, stop } = await aMailServer()
    const world = await aWorld(open, {
      SMTP_URL: url,
      MAIL_FROM: 'Quiz House <mail@quiz.example>',
      PUBLIC_URL: 'https://quiz.example',
    })
    const { email, token } = await aPendingSubscriber(world)
    const writer = newAddress()
    const message = { name: 'মিতা', email: writer, subject: 'প্রশ্ন', message: 'Hello!' }
    expectOk(await world.newBrowser().calls('POST', '/contact', message))
    await world.app.http.listen({ port: 0, host: '127.0.0.1' })
    await vi.waitFor(() => expect(received).toHaveLength(2), { timeout: 5000 })
    await world.end()
    await stop()
    const toReader = received.find(({ to }) => to[0] === email)
    const toOperator = received.find(({ to }) => to[0] === 'mail@quiz.example')
    expect(toReader?.email.text).toContain(`/newsletter/confirm?token=${token}`)
    expect(toReader?.email.from).toMatchObject({ name: 'Quiz House', address: 'mail@quiz.example' })
    expect(toOperator?.email).toMatchObject({ subject: 'Quiznity: প্রশ্ন', replyTo: [{ address: writer }] })
  })
})
