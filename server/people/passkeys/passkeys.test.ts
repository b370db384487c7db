import { expect, it } from 'vitest'
import { logIn } from '#contract/people/accounts.ts'
import { listActivity } from '#contract/people/activity.ts'
import { addPasskey, beginPasskey, beginPasskeyLogIn, listPasskeys } from '#contract/people/passkeys.ts'
import { beginTwoFactor } from '#contract/people/two-factor.ts'
import { eraseTeacher } from '../../personal-data/erasure/erase-teacher.ts'
import { atOnce, sharedServers } from '../../testing/at-once.ts'
import { codeShown } from '../../testing/authenticator.ts'
import { describeEachDatabase } from '../../testing/describe-each-database.ts'
import { expectGone } from '../../testing/every-row.ts'
import { mailTo } from '../../testing/letters.ts'
import { aPasskey, type PasskeyInTest } from '../../testing/passkey-maker.ts'
import { aTeacher, expectOk, type TeacherInTest } from '../../testing/people.ts'
import { type Answer, type Browser, browserOf } from '../../testing/world.ts'
import { turnOffForOperator } from '../signing-in/turn-off-for-operator.ts'

const codeOf = ({ error }: Answer) => error?.code ?? 'ok'
const challengeFor = async (browser: Browser) =>
  beginPasskeyLogIn.data.parse(expectOk(await browser.calls('POST', '/auth/passkey/begin'))).challenge

describeEachDatabase('a passkey', (open, processes) => {
  const { world, appFor } = sharedServers(open, processes)

  const begins = async ({ browser, password }: TeacherInTest) =>
    beginPasskey.data.parse(expectOk(await browser.calls('POST', '/teacher/passkeys/begin', { password })))
  const adds = async (teacher: TeacherInTest, passkey: PasskeyInTest, name = 'My phone') => {
    const body = { name, ...passkey.made(await begins(teacher)) }
    return addPasskey.data.parse(expectOk(await teacher.browser.calls('POST', '/teacher/passkeys', body))).id
  }
  const aTeacherWithPasskey = async () => {
    const [teacher, passkey] = [await aTeacher(world()), aPasskey()]
    return { teacher, passkey, id: await adds(teacher, passkey) }
  }
  const enters = async (passkey: PasskeyInTest, odd: Parameters<PasskeyInTest['signs']>[1] = {}) => {
    const browser = world().newBrowser()
    return browser.calls('POST', '/auth/passkey', passkey.signs(await challengeFor(browser), odd))
  }
  const listed = async ({ browser }: TeacherInTest) =>
    listPasskeys.data.parse(expectOk(await browser.calls('GET', '/teacher/passkeys')))
  const kindsOf = async ({ browser }: TeacherInTest) =>
    listActivity.data.parse(expectOk(await browser.calls('GET', '/teacher/activity'))).entries.map(({ kind }) => kind)

  it('signs its teacher in, in a browser that has never seen them, and is on the record', async () => {
    const { teacher, passkey } = await aTeacherWithPasskey()
    const { user, auth_token } = logIn.data.parse(expectOk(await enters(passkey)))
    expect(user.id).toBe(teacher.id)
    const browser = world().newBrowser()
    browser.bears(auth_token)
    expectOk(await browser.calls('GET', '/teacher/me'))
    const { passkeys, available } = await listed(teacher)
    expect(available).toBe(true)
    expect(passkeys).toMatchObject([{ name: 'My phone', used_at: expect.any(String) }])
    expect(await kindsOf(teacher)).toEqual(expect.arrayContaining(['passkey_added', 'signed_in_with_passkey']))
    expect(await mailTo(world(), teacher.email)).toMatchObject([{ text: expect.stringContaining('passkey was added') }])
  })

  it('is two factors: no code is asked for beside it, but one before it is added or removed', async () => {
    const { teacher, passkey, id } = await aTeacherWithPasskey()
    const { browser, email, password } = teacher
    const { secret } = beginTwoFactor.data.parse(
      expectOk(await browser.calls('POST', '/teacher/two-factor/begin', { password })),
    )
    const code = (steps = 0) => codeShown(secret, world().clock.now(), steps)
    expectOk(await browser.calls('POST', '/teacher/two-factor/confirm', { code: code() }))
    expect(codeOf(await world().newBrowser().calls('POST', '/auth/login', { email, password }))).toBe('code_required')
    expectOk(await enters(passkey))
    for (const path of ['/teacher/passkeys/begin', `/teacher/passkeys/${id}/remove`]) {
      expect(codeOf(await browser.calls('POST', path, { password }))).toBe('code_required')
      expect(codeOf(await browser.calls('POST', path, { password, code: '000000' }))).toBe('wrong_code')
      expect(codeOf(await browser.calls('POST', path, { password: 'wrong123!' }))).toBe('wrong_password')
      world().clock.advance({ minutes: 2 })
      expectOk(await browser.calls('POST', path, { password, code: code() }))
    }
    expect(codeOf(await enters(passkey))).toBe('passkey_unknown')
  })

  it('is added once though the reply was lost, for the session that has proven itself, and in time', {
    tags: ['race'],
  }, async () => {
    const [teacher, passkey] = [await aTeacher(world()), aPasskey()]
    const options = await begins(teacher)
    const body = { name: 'Laptop', ...passkey.made(options) }
    const says = (browser: Browser) => browser.calls('POST', '/teacher/passkeys', body)
    expect(codeOf(await says((await aTeacher(world())).browser))).toBe('passkey_expired')
    const elsewhere = world().newBrowser()
    const again = await elsewhere.calls('POST', '/auth/login', { email: teacher.email, password: teacher.password })
    elsewhere.bears(logIn.data.parse(expectOk(again)).auth_token)
    expect(codeOf(await says(elsewhere))).toBe('passkey_expired')
    const answers = await atOnce(3, () => says(teacher.browser))
    expect(new Set(answers.map((each) => addPasskey.data.parse(expectOk(each)).id)).size).toBe(1)
    const second = { name: 'Another', ...aPasskey().made(options) }
    expect(codeOf(await teacher.browser.calls('POST', '/teacher/passkeys', second))).toBe('passkey_expired')
    expect((await listed(teacher)).passkeys).toHaveLength(1)
    expect((await begins(teacher)).exclude).toEqual([{ id: passkey.credentialId, transports: ['internal'] }])
    const late = { name: 'Late', ...aPasskey().made(await begins(teacher)) }
    world().clock.advance({ minutes: 6 })
    expect(codeOf(await teacher.browser.calls('POST', '/teacher/passkeys', late))).toBe('passkey_expired')
    expect(await mailTo(world(), teacher.email)).toHaveLength(1)
  })

  it('opens one session with one challenge, though its answer comes many times at the same moment', {
    tags: ['race'],
  }, async () => {
    const { teacher, passkey } = await aTeacherWithPasskey()
    const body = passkey.signs(await challengeFor(world().newBrowser()), { counter: 1 })
    const answers = await atOnce(4, async (at) =>
      browserOf(await appFor(at), new Map(), `10.0.1.${at}`).calls('POST', '/auth/passkey', body),
    )
    const refused = ['passkey_expired', 'passkey_expired', 'passkey_expired']
    expect(answers.map(codeOf).sort()).toEqual(['ok', ...refused])
    expect((await kindsOf(teacher)).filter((kind) => kind === 'signed_in_with_passkey')).toHaveLength(1)
  })

  it('is refused where its counter goes back, once it counts, and its owner reads of it', async () => {
    const { teacher, passkey } = await aTeacherWithPasskey()
    expectOk(await enters(passkey, { counter: 7 }))
    expectOk(await enters(passkey, { counter: 9 }))
    for (const counter of [9, 8, 0]) expect(codeOf(await enters(passkey, { counter }))).toBe('passkey_refused')
    expectOk(await enters(passkey, { counter: 10 }))
    expect((await kindsOf(teacher)).filter((kind) => kind === 'passkey_refused')).toHaveLength(3)
  })

  it.each([
    ['at another address', { origin: 'https://quizznity.example' }],
    ['at this address without its port', { origin: 'http://localhost:81' }],
    ['for another name', { rpId: 'quizznity.example' }],
    ['with nobody asked for finger or PIN', { isVerified: false }],
    ['as the answer to another question', { type: 'webauthn.payment' }],
    ['in the name of somebody else', { handle: 'c29tZWJvZHk' }],
  ])('opens nothing %s', async (_, odd) => {
    const { passkey } = await aTeacherWithPasskey()
    expect(codeOf(await enters(passkey, odd))).toBe('passkey_refused')
  })

  it.each<[string, (challenge: string) => string]>([
    ['with something behind it', (said) => Buffer.from(`${Buffer.from(said, 'base64url')}.more`).toString('base64url')],
    ['padded', (said) => `${said}=`],
    ['with a sign that is none', (said) => `${said}!`],
    ['with a space in it', (said) => `${said.slice(0, 8)} ${said.slice(8)}`],
  ])('opens nothing with its challenge %s', async (_, otherwise) => {
    const { passkey } = await aTeacherWithPasskey()
    const browser = world().newBrowser()
    const signed = passkey.signs(otherwise(await challengeFor(browser)))
    expect(codeOf(await browser.calls('POST', '/auth/passkey', signed))).toBe('passkey_expired')
  })

  it('opens nothing that it has not signed, with no challenge of another’s making, nor an old one', async () => {
    const { teacher, passkey } = await aTeacherWithPasskey()
    const browser = world().newBrowser()
    const says = (body: object) => browser.calls('POST', '/auth/passkey', body)
    const signed = passkey.signs(await challengeFor(browser))
    const { signature } = passkey.signs(await challengeFor(browser))
    expect(codeOf(await says({ ...signed, signature }))).toBe('passkey_refused')
    expect(codeOf(await says({ ...signed, client_data: 'AAAA' }))).toBe('passkey_refused')
    expect(codeOf(await says(passkey.signs('x'.repeat(43))))).toBe('passkey_expired')
    expect(codeOf(await says(passkey.signs((await begins(teacher)).challenge)))).toBe('passkey_expired')
    expect(codeOf(await says(aPasskey().signs(await challengeFor(browser), { handle: 'AAAA' })))).toBe(
      'passkey_unknown',
    )
    const old = passkey.signs(await challengeFor(browser))
    world().clock.advance({ minutes: 6 })
    expect(codeOf(await says(old))).toBe('passkey_expired')
  })

  it.each([
    ['for another address', { origin: 'https://quizznity.example' }],
    ['for another name', { rpId: 'quizznity.example' }],
    ['with nobody asked for finger or PIN', { isVerified: false }],
    ['as a log-in', { type: 'webauthn.get' }],
  ])('is not kept that was made %s', async (_, odd) => {
    const teacher = await aTeacher(world())
    const body = { name: 'Odd', ...aPasskey().made(await begins(teacher), odd) }
    expect(codeOf(await teacher.browser.calls('POST', '/teacher/passkeys', body))).toBe('passkey_refused')
    expect((await listed(teacher)).passkeys).toEqual([])
  })

  it('is one account’s: another one neither takes it over nor renames or removes it', async () => {
    const { teacher, passkey, id } = await aTeacherWithPasskey()
    const other = await aTeacher(world())
    const body = { name: 'Mine', ...passkey.made(await begins(other)) }
    expect(codeOf(await other.browser.calls('POST', '/teacher/passkeys', body))).toBe('passkey_refused')
    expect(codeOf(await other.browser.calls('PUT', `/teacher/passkeys/${id}`, { name: 'Mine' }))).toBe('not_found')
    expectOk(await other.browser.calls('POST', `/teacher/passkeys/${id}/remove`, { password: other.password }))
    expect((await listed(teacher)).passkeys).toMatchObject([{ id, name: 'My phone' }])
    expectOk(await teacher.browser.calls('PUT', `/teacher/passkeys/${id}`, { name: ' আমার ফোন ' }))
    expect((await listed(teacher)).passkeys).toMatchObject([{ id, name: 'আমার ফোন' }])
  })

  it('is removed once, and opens nothing from then on', { tags: ['race'] }, async () => {
    const { teacher, passkey, id } = await aTeacherWithPasskey()
    const { browser, password } = teacher
    const removes = () => browser.calls('POST', `/teacher/passkeys/${id}/remove`, { password })
    for (const answer of await atOnce(3, removes)) expectOk(answer)
    expect(codeOf(await enters(passkey))).toBe('passkey_unknown')
    expect((await kindsOf(teacher)).filter((kind) => kind === 'passkey_removed')).toHaveLength(1)
    expect(await mailTo(world(), teacher.email)).toHaveLength(2)
  })

  it('goes with the operator’s help where that is asked for, and not otherwise', async () => {
    const { teacher, passkey } = await aTeacherWithPasskey()
    const { context } = await appFor(1)
    const needs = { ...context, company: 'Quiznity', origin: 'https://quiz.example.org' }
    const { email } = teacher
    expect(await turnOffForOperator(needs, { email })).toBe('not_on')
    expectOk(await enters(passkey))
    expect(await turnOffForOperator(needs, { email, alsoPasskeys: true })).toBe('passkeys_off')
    expect(codeOf(await enters(passkey))).toBe('passkey_unknown')
    expect(codeOf(await teacher.browser.calls('GET', '/teacher/passkeys'))).toBe('unauthenticated')
    expect((await mailTo(world(), email)).map(({ text }) => text)).toContainEqual(
      expect.stringContaining('all passkeys'),
    )
  })

  it('goes with a new password by e-mail link, which ends all that the old one has opened', async () => {
    const { teacher, passkey } = await aTeacherWithPasskey()
    const { email } = teacher
    expectOk(await world().newBrowser().calls('POST', '/auth/forgot', { email }))
    const texts = (await mailTo(world(), email)).map(({ text }) => text).join()
    const token = /token=([\w-]+)/.exec(texts)?.[1]
    expectOk(await world().newBrowser().calls('POST', '/auth/reset', { token, password: 'slate456!' }))
    expect(codeOf(await enters(passkey))).toBe('passkey_unknown')
    const again = await teacher.browser.calls('POST', '/auth/login', { email, password: 'slate456!' })
    teacher.browser.bears(logIn.data.parse(expectOk(again)).auth_token)
    expect(await kindsOf(teacher)).toContain('passkeys_removed_by_reset')
  })

  it('is erased with its account', async () => {
    const { teacher, passkey, id } = await aTeacherWithPasskey()
    expect(await eraseTeacher(world().app.context, teacher.email)).toBe(true)
    await expectGone(world(), [id, passkey.credentialId])
    expect(codeOf(await enters(passkey))).toBe('passkey_unknown')
  })

  it('is one of twenty at most', async () => {
    const teacher = await aTeacher(world())
    const last = await begins(teacher)
    for (let at = 0; at < 20; at += 1) await adds(teacher, aPasskey(), `Key ${at}`)
    const { browser, password } = teacher
    expect(codeOf(await browser.calls('POST', '/teacher/passkeys/begin', { password }))).toBe('too_many_passkeys')
    const body = { name: 'One more', ...aPasskey().made(last) }
    expect(codeOf(await browser.calls('POST', '/teacher/passkeys', body))).toBe('too_many_passkeys')
  })
})
