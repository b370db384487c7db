import { expect, it } from 'vitest'
import { DAY, MINUTE } from '#domain/time/time-limit.ts'
import { describeEachDatabase } from '../../testing/describe-each-database.ts'
import { mailTo, newAddress } from '../../testing/letters.ts'
import { expectOk } from '../../testing/people.ts'
import { aWorld, sharedWorld, type World } from '../../testing/world.ts'

const OPERATOR = 'office@quiz.example'
const aMessage = (changes = {}) => ({
  name: 'মিতা পাল',
  email: newAddress(),
  subject: 'প্রশ্ন about plans',
  message: 'Hello,\n\nis there a plan for schools?',
  ...changes,
})

describeEachDatabase('a contact message', (open) => {
  const world = sharedWorld(open, { SUPPORT_EMAIL: OPERATOR, COMPANY_NAME: 'Quiz House', RATE_LIMIT: 'off' })
  const writes = (message: object) => world().newBrowser().calls('POST', '/contact', message)
  const keptFrom = (email: string, { database } = world()) =>
    database.db.selectFrom('contact_message').selectAll().where('email', '=', email).execute()
  const mailFrom = async (email: string) =>
    (await mailTo(world(), OPERATOR)).filter(({ reply_to }) => reply_to === email)

  it('is kept, and mailed to the operator, who can simply answer', async () => {
    const message = aMessage()
    const answer = await writes(message)
    expect([answer.status, answer.data]).toEqual([201, {}])
    expect(await keptFrom(message.email)).toEqual([
      { id: expect.any(String), ...message, created_at: world().clock.now() },
    ])
    const [mail, ...others] = await mailFrom(message.email)
    expect(others).toEqual([])
    expect(mail).toMatchObject({ recipient: OPERATOR, subject: 'Quiz House: প্রশ্ন about plans' })
    for (const told of Object.values(message)) expect(mail?.text).toContain(told)
  })

  it('that is not whole is refused in words, and nothing is kept', async () => {
    const refused = await writes({ name: ' ', email: 'nonsense', subject: '', message: '' })
    expect([refused.status, refused.error?.code]).toEqual([400, 'invalid_request'])
    expect(refused.error?.fields).toEqual({
      name: 'Name is required',
      email: 'Please enter a valid email address',
      subject: 'Subject is required',
      message: 'Message is required',
    })
    expect((await writes(aMessage({ email: '' }))).error).toMatchObject({
      fields: { email: 'Email is required' },
      problems: { email: 'email_required' },
    })
    expect(await keptFrom('nonsense')).toEqual([])
  })

  it.each([
    ['a name of two lines', { name: 'Mita\r\nBcc: all@school.in' }, 'name'],
    ['a subject of two lines', { subject: 'Hello\r\nBcc: all@school.in' }, 'subject'],
    ['an address with a header behind it', { email: 'mita@school.in\r\nBcc: all@school.in' }, 'email'],
    ['two addresses in one', { email: 'mita,all@school.in' }, 'email'],
    ['an address that reads backwards', { email: 'mita\u202e@school.in' }, 'email'],
    ['a name without end', { name: 'n'.repeat(20_000) }, 'name'],
    ['a message without end', { message: 'm'.repeat(20_000) }, 'message'],
  ])('with %s is refused', async (_, changes, field) => {
    const before = await mailTo(world(), OPERATOR)
    const refused = await writes(aMessage(changes))
    expect([refused.status, Object.keys(refused.error?.fields ?? {})]).toEqual([400, [field]])
    expect(await mailTo(world(), OPERATOR)).toEqual(before)
  })

  it('is written ten times in a quarter of an hour from one place, and no more', async () => {
    const limited = await aWorld(open)
    const tries = async (count: number) => {
      const statuses: number[] = []
      for (let at = 0; at < count; at += 1)
        statuses.push((await limited.newBrowser().calls('POST', '/contact', aMessage())).status)
      return statuses
    }
    expect(await tries(10)).toEqual(Array(10).fill(201))
    const refused = await limited.newBrowser().calls('POST', '/contact', aMessage())
    expect([refused.status, refused.error?.code]).toEqual([429, 'too_many_messages'])
    limited.clock.advance({ minutes: 15 })
    expect(await tries(1)).toEqual([201])
    await limited.end()
  })

  const tidiedAfter = async (other: World, ms: number) => {
    other.clock.advance({ minutes: ms / MINUTE })
    await other.app.tidy()
  }

  it('is deleted after a year', async () => {
    const other = await aWorld(open)
    const message = aMessage()
    expectOk(await other.newBrowser().calls('POST', '/contact', message))
    await tidiedAfter(other, 365 * DAY - MINUTE)
    expect(await keptFrom(message.email, other)).toHaveLength(1)
    await tidiedAfter(other, MINUTE)
    expect(await keptFrom(message.email, other)).toEqual([])
    await other.end()
  })
})
