// @module-tag long
import { expect, it } from 'vitest'
import { confirmSubscription } from '#contract/site/newsletter.ts'
import { hashOf, newToken } from '../../secrets.ts'
import { atOnce, sharedServers } from '../../testing/at-once.ts'
import { describeEachDatabase } from '../../testing/describe-each-database.ts'
import { aPendingSubscriber, aSubscriber, mailTo, newAddress, tokenIn } from '../../testing/letters.ts'
import { expectOk } from '../../testing/people.ts'
import { type Answer, aWorld, type Browser, browserOf, type World } from '../../testing/world.ts'
import { listSubscribers } from './list-subscribers.ts'

const WEEK = 7 * 24 * 60
const refusal = ({ status, error }: Answer) => [status, error?.code]

const asks = (browser: Browser, email: string) => browser.calls('POST', '/newsletter', { email })
const opens = (browser: Browser, token: string) => browser.calls('POST', '/newsletter/confirm', { token })
const leaves = (browser: Browser, token: string) => browser.calls('POST', '/newsletter/unsubscribe', { token })
const rowOf = ({ database }: World, email: string) =>
  database.db.selectFrom('subscriber').selectAll().where('email', '=', email).executeTakeFirst()

/** A world of one's own, for tests that wait for days or count tries. */
const alone =
  (open: Parameters<typeof aWorld>[0], env: Record<string, string>) => async (test: (w: World) => unknown) => {
    const world = await aWorld(open, env)
    await test(world)
    await world.end()
  }

describeEachDatabase('the newsletter', (open, processes) => {
  const { world, appFor } = sharedServers(open, processes, { RATE_LIMIT: 'off' })
  const inWorld = alone(open, { RATE_LIMIT: 'off' })
  const inLimitedWorld = alone(open, {})
  const browser = () => world().newBrowser()

  it('is asked for, and a mail brings the link that confirms it', async () => {
    const { email, letter, token } = await aPendingSubscriber(world())
    expect(letter.text).toContain(`\nhttp://localhost:80/newsletter/confirm?token=${token}\n`)
    expect(await rowOf(world(), email)).toMatchObject({ confirmed_at: null, confirm_token_hash: hashOf(token) })
    expect(JSON.stringify(await rowOf(world(), email))).not.toContain(token)
    expect(confirmSubscription.data.parse(expectOk(await opens(browser(), token)))).toEqual({ email })
    expect((await rowOf(world(), email))?.confirmed_at).toBe(world().clock.now())
  })

  it('welcomes a subscriber with a link that ends it, for people and for mail programs', async () => {
    const { email, welcome, unsubscribeToken } = await aSubscriber(world())
    const link = `http://localhost:80/newsletter/unsubscribe?token=${unsubscribeToken}`
    expect(welcome.text).toContain(`\n${link}\n`)
    expect(JSON.parse(welcome.headers ?? '')).toMatchObject({ 'List-Unsubscribe': `<${link}>` })
    expect(expectOk(await leaves(browser(), unsubscribeToken))).toEqual({})
    expect(await rowOf(world(), email)).toBeUndefined()
    expect(expectOk(await leaves(browser(), unsubscribeToken))).toEqual({})
  })

  it('gives the same answer to new, pending and subscribed addresses', async () => {
    const [pending, subscribed] = [await aPendingSubscriber(world()), await aSubscriber(world())]
    const answers = []
    for (const email of [newAddress(), pending.email, subscribed.email]) answers.push(await asks(browser(), email))
    expect(answers).toEqual(Array(3).fill({ status: 200, data: {}, error: undefined }))
  })

  it('sends a subscriber no second mail to confirm, however the address is spelt', () =>
    inWorld(async (world) => {
      const { email } = await aSubscriber(world)
      world.clock.advance({ minutes: 5 })
      expectOk(await asks(world.newBrowser(), ` ${email.toUpperCase()} `))
      expect(await mailTo(world, email)).toHaveLength(2)
      expect(await mailTo(world, email.toUpperCase())).toEqual([])
      expect(await rowOf(world, email)).toMatchObject({ confirmed_at: expect.any(Number) })
    }))

  it('sends a new link to whoever asks again after a while; the older one stands for nothing then', () =>
    inWorld(async (world) => {
      const { email, token } = await aPendingSubscriber(world)
      expectOk(await asks(world.newBrowser(), email))
      expect(await mailTo(world, email)).toHaveLength(1)
      world.clock.advance({ minutes: 1 })
      expectOk(await asks(world.newBrowser(), email))
      const [, newer] = await mailTo(world, email)
      if (newer === undefined) throw new Error('no second mail is there')
      expect(refusal(await opens(world.newBrowser(), token))).toEqual([404, 'link_not_valid'])
      expectOk(await opens(world.newBrowser(), tokenIn(newer)))
    }))

  it('is confirmed once, however often the link is opened', async () => {
    const { email, token } = await aSubscriber(world())
    expect(expectOk(await opens(browser(), token))).toEqual({ email })
    expect(await mailTo(world(), email)).toHaveLength(2)
  })

  it('keeps a link for seven days, and an address that nobody confirmed no longer', () =>
    inWorld(async (world) => {
      const { email, token } = await aPendingSubscriber(world)
      const kept = await aSubscriber(world)
      world.clock.advance({ minutes: WEEK, seconds: -1 })
      await world.app.tidy()
      expect(await rowOf(world, email)).toBeDefined()
      world.clock.advance({ seconds: 1 })
      expect(refusal(await opens(world.newBrowser(), token))).toEqual([404, 'link_not_valid'])
      await world.app.tidy()
      expect(await rowOf(world, email)).toBeUndefined()
      expect(await rowOf(world, kept.email)).toBeDefined()
    }))

  it('is listed page by page, with those alone who confirmed it', () =>
    inWorld(async (world) => {
      await aPendingSubscriber(world)
      const confirmed = [await aSubscriber(world), await aSubscriber(world), await aSubscriber(world)]
      const first = await listSubscribers(world.app.context, { after: '', limit: 2 })
      const rest = await listSubscribers(world.app.context, { after: first.at(-1)?.id ?? '', limit: 2 })
      expect([first.length, rest.length]).toEqual([2, 1])
      const listed = [...first, ...rest].map(({ email, unsubscribeToken }) => `${email} ${unsubscribeToken}`)
      expect(listed.sort()).toEqual(
        confirmed.map(({ email, unsubscribeToken }) => `${email} ${unsubscribeToken}`).sort(),
      )
    }))

  it('takes half a link for no success', async () => {
    const { unsubscribeToken, token, email } = await aSubscriber(world())
    expect(refusal(await leaves(browser(), unsubscribeToken.slice(0, -1)))).toEqual([404, 'link_not_valid'])
    expect(refusal(await opens(browser(), token.slice(0, -1)))).toEqual([404, 'link_not_valid'])
    expect(expectOk(await leaves(browser(), newToken()))).toEqual({})
    expect(await rowOf(world(), email)).toBeDefined()
  })

  it.each([
    ['', 'Email is required'],
    ['mita', 'Please enter a valid email address'],
    ['mita@school.in\r\nBcc: all@school.in', 'Please enter a valid email address'],
    ['mita,all@school.in', 'Please enter a valid email address'],
    ['\u202emita@school.in', 'Please enter a valid email address'],
    [`${'m'.repeat(20_000)}@school.in`, 'This is too long'],
  ])('is not sent to what is no address, case %#', async (email, told) => {
    const refused = await asks(browser(), email)
    expect([...refusal(refused), refused.error?.fields]).toEqual([400, 'invalid_request', { email: told }])
  })

  it('leads to the address that the operator named, or to the host that was asked', async () => {
    const named = await aWorld(open, { PUBLIC_URL: 'https://quiz.example' })
    const { letter } = await aPendingSubscriber(named)
    expect(letter.text).toContain('\nhttps://quiz.example/newsletter/confirm?token=')
    await named.end()
    const email = newAddress()
    const payload = { email }
    await browser().sends({ method: 'POST', url: '/api/v1/newsletter', payload, headers: { host: 'a.in/"><x' } })
    for (const { text } of await mailTo(world(), email)) expect(text).not.toContain('a.in')
  })

  it('10 sign-ups of one address at once are one subscriber and one mail', { tags: ['race'] }, async () => {
    const email = newAddress()
    const replies = await atOnce(10, async (call) => asks(browserOf(await appFor(call)), email))
    expect(replies.map(({ status }) => status)).toEqual(Array(10).fill(200))
    expect(await mailTo(world(), email)).toHaveLength(1)
  })

  it('10 openings of one link at once are one welcome', { tags: ['race'] }, async () => {
    const { email, token } = await aPendingSubscriber(world())
    const replies = await atOnce(10, async (call) => opens(browserOf(await appFor(call)), token))
    expect(replies.map(({ status }) => status)).toEqual(Array(10).fill(200))
    expect(await mailTo(world(), email)).toHaveLength(2)
  })

  it('mails one address three times a day, and tells nobody when it stops', () =>
    inLimitedWorld(async (world) => {
      const email = newAddress()
      const asksAfterAWhile = async () => {
        world.clock.advance({ minutes: 10 })
        expect((await asks(world.newBrowser(), email)).status).toBe(200)
      }
      for (let tries = 0; tries < 4; tries += 1) await asksAfterAWhile()
      const letters = await mailTo(world, email)
      expect(letters).toHaveLength(3)
      await world.app.tidy()
      await asksAfterAWhile()
      expect(await mailTo(world, email)).toHaveLength(3)
      expectOk(await opens(world.newBrowser(), tokenIn(letters.at(-1) ?? { text: '' })))
      const other = newAddress()
      expectOk(await asks(world.newBrowser(), other))
      expect(await mailTo(world, other)).toHaveLength(1)
    }))

  it('counts by whom a mail reaches, and knows a subscriber, however the address is bent', () =>
    inLimitedWorld(async (world) => {
      const { email } = await aSubscriber(world)
      const [person, host = ''] = email.split('@')
      const invisiblyBent = [`${person}@l\ufe0fetters.in`, `${person}@letters.i\u034fn`]
      for (const each of invisiblyBent) expect((await asks(world.newBrowser(), each)).status).toBe(400)
      const bent = [`${person}@${host.toUpperCase()}`, `${person}@ｌetters.in`]
      for (const each of bent) expectOk(await asks(world.newBrowser(), each))
      for (const each of [...invisiblyBent, ...bent]) expect(await mailTo(world, each)).toEqual([])
      const other = newAddress().replace('@', '+1@')
      const tagged = [1, 2, 3, 4, 5].map((tag) => other.replace('+1@', `+${tag}@`))
      for (const each of tagged) expectOk(await asks(world.newBrowser(), each))
      const letters = await Promise.all(tagged.map((each) => mailTo(world, each)))
      expect(letters.map(({ length }) => length)).toEqual([1, 1, 1, 0, 0])
    }))

  it('mails the same address again the next day', () =>
    inLimitedWorld(async (world) => {
      const email = newAddress()
      for (let tries = 0; tries < 5; tries += 1) {
        world.clock.advance({ minutes: 8 * 60 })
        expectOk(await asks(world.newBrowser(), email))
      }
      expect((await mailTo(world, email)).length).toBeGreaterThan(3)
    }))

  it('is asked for twenty times in a quarter of an hour from one place, and no more', () =>
    inLimitedWorld(async (world) => {
      for (let tries = 0; tries < 20; tries += 1) expectOk(await asks(world.newBrowser(), newAddress()))
      expect(refusal(await asks(world.newBrowser(), newAddress()))).toEqual([429, 'too_many_messages'])
      world.clock.advance({ minutes: 15 })
      expectOk(await asks(world.newBrowser(), newAddress()))
    }))

  it('lets nobody guess tokens without end', () =>
    inLimitedWorld(async (world) => {
      const { token } = await aPendingSubscriber(world)
      for (let tries = 0; tries < 50; tries += 1) expect((await opens(world.newBrowser(), newToken())).status).toBe(404)
      expect(refusal(await opens(world.newBrowser(), token))).toEqual([429, 'too_many_attempts'])
      world.clock.advance({ minutes: 15 })
      expectOk(await opens(world.newBrowser(), token))
    }))
})
