import { expect, it } from 'vitest'
import { logIn, readMe, readToken, signUp } from '#contract/people/accounts.ts'
import { atOnce, sharedServers } from '../../testing/at-once.ts'
import { describeEachDatabase } from '../../testing/describe-each-database.ts'
import { aTeacher, expectOk, type TeacherInTest } from '../../testing/people.ts'
import { type Answer, type Browser, browserOf } from '../../testing/world.ts'

const refusal = ({ status, error }: Answer) => [status, error?.code]

const WEAK =
  'Password must be at least 8 characters long and contain at least one letter, one number, and one special character'

describeEachDatabase('accounts', (open, processes) => {
  const { world, appFor } = sharedServers(open, processes)
  let addresses = 0
  const someone = (changes = {}) => {
    addresses += 1
    const email = `someone${addresses}@school.in`
    return { name: 'Bimal Roy', email, phone: '9830012345', password: 'chalk123!', ...changes }
  }
  const signsUp = (details: object, browser: Browser = world().newBrowser()) =>
    browser.calls('POST', '/teacher', details)
  const logsIn = (email: string, password: string, browser: Browser = world().newBrowser()) =>
    browser.calls('POST', '/auth/login', { email, password })
  const me = ({ browser }: Pick<TeacherInTest, 'browser'>) => browser.calls('GET', '/teacher/me')

  it('a sign-up answers 201 with a token and the teacher, and never with the password', async () => {
    const details = someone()
    const browser = world().newBrowser()
    const made = await signsUp(details, browser)
    const { auth_token, user } = signUp.data.parse(made.data)
    expect(made.status).toBe(201)
    expect(user).toEqual({ id: user.id, name: 'Bimal Roy', email: details.email, phone: '9830012345', role: 'teacher' })
    expect(JSON.stringify(made.data)).not.toContain(details.password)
    browser.bears(auth_token)
    expect(readMe.data.parse(expectOk(await me({ browser })))).toEqual({
      ...{ email_verified: false, sends_mail: false },
      user,
    })
  })

  it.each([
    ['the same address', (email: string) => email],
    ['the address in capitals', (email: string) => email.toUpperCase()],
    ['the address between spaces', (email: string) => `  ${email} `],
  ])('a second sign-up with %s is 409 and names the field', async (_, spelt) => {
    const { email } = await aTeacher(world())
    const taken = await signsUp(someone({ email: spelt(email) }))
    expect(refusal(taken)).toEqual([409, 'email_taken'])
    expect(taken.error?.fields).toEqual({ email: 'There is already an account with this email' })
  })

  it('10 sign-ups with one address at once make one account', { tags: ['race'] }, async () => {
    const details = someone()
    const replies = await atOnce(10, async (call) => signsUp(details, browserOf(await appFor(call))))
    expect(replies.map(({ status }) => status).sort()).toEqual([201, ...Array(9).fill(409)])
    expectOk(await logsIn(details.email, details.password))
  })

  it.each([
    [{ name: '' }, { name: 'Name is required' }],
    [{ name: undefined }, { name: 'Name is required' }],
    [{ email: '' }, { email: 'Email is required' }],
    [{ email: 'bimal@school' }, { email: 'Please enter a valid email address' }],
    [{ phone: '' }, { phone: 'Mobile number is required' }],
    [{ phone: '12345' }, { phone: 'Please enter a valid 10-digit mobile number' }],
    [{ password: '' }, { password: 'Password is required' }],
    [{ password: 'Long2!a' }, { password: WEAK }],
    [{ password: 'lettersonly!' }, { password: WEAK }],
    [{ password: '12345678!' }, { password: WEAK }],
    [{ password: 'letters123' }, { password: WEAK }],
    [{ password: 'chalk 123!' }, { password: WEAK }],
    [{ role: 'admin' }, { role: 'This field is not known' }],
    [
      { name: 7, phone: [] },
      { name: 'This is not of the right type', phone: 'This is not of the right type' },
    ],
  ])('a sign-up with %j is 400 and names the field', async (changes, fields) => {
    const details = someone(changes)
    const refused = await signsUp(details)
    expect(refusal(refused)).toEqual([400, 'invalid_user_details'])
    expect(refused.error?.fields).toEqual(fields)
    expect(refused.error?.message).toBe('invalid user details')
  })

  it('a password of 15 characters may be anything', async () => {
    const details = someone({ password: 'আমার সোনার বাংলা' })
    expectOk(await signsUp(details))
    expectOk(await logsIn(details.email, details.password))
  })

  it('a login brings a new token, and the older one lives on', async () => {
    const teacher = await aTeacher(world())
    const again = logIn.data.parse(expectOk(await logsIn(teacher.email.toUpperCase(), teacher.password)))
    expect(again.auth_token).not.toBe(teacher.token)
    expect(again.user.id).toBe(teacher.id)
    expectOk(await me(teacher))
  })

  it('a wrong password and an unknown address are the same answer', async () => {
    const { email } = await aTeacher(world())
    const wrong = await logsIn(email, 'not-the-password-1!')
    const unknown = await logsIn('nobody@school.in', 'not-the-password-1!')
    expect([wrong.status, wrong.error]).toEqual([400, { code: 'invalid_credentials', message: 'invalid credentials' }])
    expect(unknown).toEqual(wrong)
  })

  it.each([
    [{ email: '', password: 'x' }, { email: 'Email is required' }],
    [{ email: 'a@b.c', password: '' }, { password: 'Password is required' }],
    [{ email: 'nonsense', password: 'x' }, { email: 'Please enter a valid email address' }],
    [{ email: 'a@b.c', password: 'x', next: '/' }, { next: 'This field is not known' }],
  ])('a login with %j is 400 and names the field', async (body, fields) => {
    const refused = await world().newBrowser().calls('POST', '/auth/login', body)
    expect(refusal(refused)).toEqual([400, 'invalid_request'])
    expect(refused.error?.fields).toEqual(fields)
  })

  it('after five wrong passwords the account waits, even for the right one, and nobody else’s does', async () => {
    const [teacher, other] = [await aTeacher(world()), await aTeacher(world())]
    for (let wrong = 1; wrong <= 5; wrong += 1) expect((await logsIn(teacher.email, 'wrong-1!')).status).toBe(400)
    expect(refusal(await logsIn(teacher.email, teacher.password))).toEqual([429, 'too_many_attempts'])
    expect(refusal(await logsIn(` ${teacher.email.toUpperCase()}`, teacher.password))).toEqual([
      429,
      'too_many_attempts',
    ])
    expectOk(await logsIn(other.email, other.password))
    expectOk(await me(teacher))
    world().clock.advance({ minutes: 15 })
    expectOk(await logsIn(teacher.email, teacher.password))
  })

  it('an address without an account waits alike after five tries', async () => {
    const statuses = []
    for (let wrong = 1; wrong <= 6; wrong += 1) statuses.push((await logsIn('nobody2@school.in', 'wrong-1!')).status)
    expect(statuses).toEqual([400, 400, 400, 400, 400, 429])
  })

  it('wrong passwords that come at once are counted one by one', { tags: ['race'] }, async () => {
    const { email } = await aTeacher(world())
    const replies = await atOnce(12, async (call) => logsIn(email, 'wrong-1!', browserOf(await appFor(call))))
    expect(replies.filter(({ status }) => status === 400)).toHaveLength(5)
    expect(replies.filter(({ status }) => status === 429)).toHaveLength(7)
  })

  it('the right password clears the count', async () => {
    const { email, password } = await aTeacher(world())
    for (let round = 1; round <= 3; round += 1) {
      for (let wrong = 1; wrong <= 4; wrong += 1) await logsIn(email, 'wrong-1!')
      expectOk(await logsIn(email, password))
    }
  })

  it('the cookie gives the token back, and only the cookie', async () => {
    const teacher = await aTeacher(world())
    const back = readToken.data.parse(expectOk(await teacher.browser.calls('GET', '/auth/token')))
    expect(back.user.id).toBe(teacher.id)
    teacher.browser.bears(back.auth_token)
    expectOk(await me(teacher))
    const program = world().newBrowser()
    program.bears(teacher.token)
    expect(refusal(await program.calls('GET', '/auth/token'))).toEqual([401, 'unauthenticated'])
    program.bears(null)
    program.cookies.set('quiznity_session', 'made-up')
    expect(refusal(await program.calls('GET', '/auth/token'))).toEqual([401, 'unauthenticated'])
  })

  it('the cookie alone does not act for the teacher', async () => {
    const teacher = await aTeacher(world())
    teacher.browser.bears(null)
    expect(refusal(await me(teacher))).toEqual([401, 'unauthenticated'])
  })

  const cookiesOf = ({ headers }: { headers: Record<string, unknown> }) =>
    [headers['set-cookie'] ?? []].flat().map((cookie) => String(cookie).split('; '))

  it('the cookie is out of reach for scripts and other sites', async () => {
    const reply = await world().newBrowser().sends({ method: 'POST', url: '/api/v1/teacher', payload: someone() })
    const [, ...flags] = cookiesOf(reply).find(([value]) => value?.startsWith('quiznity_session=')) ?? []
    expect(flags).toEqual(expect.arrayContaining(['HttpOnly', 'SameSite=Lax', 'Path=/api/v1']))
    expect(flags).not.toContain('Secure')
  })

  it('pages can read that somebody is signed in, for as long as the session lasts, and nothing else', async () => {
    const reply = await world().newBrowser().sends({ method: 'POST', url: '/api/v1/teacher', payload: someone() })
    const [session, hint] = cookiesOf(reply)
    expect(hint).toEqual(['signed_in=1', 'Max-Age=2592000', 'Path=/', 'SameSite=Lax'])
    expect(session).toContain('Max-Age=2592000')
  })

  it.each([
    ['a logout', 'POST', '/auth/logout'],
    ['a session that is dead', 'GET', '/auth/token'],
  ] as const)('%s takes back that somebody is signed in', async (_, method, path) => {
    const { browser } = await aTeacher(world())
    expect(browser.cookies.get('signed_in')).toBe('1')
    if (method === 'GET') world().clock.advance({ minutes: 30 * 24 * 60 })
    await browser.calls(method, path)
    expect([...browser.cookies.keys()]).toEqual(['device'])
  })

  it('logging out kills token and cookie, and leaves other sessions alone', async () => {
    const teacher = await aTeacher(world())
    const cookies = new Map(teacher.browser.cookies)
    const elsewhere = world().newBrowser()
    elsewhere.bears(logIn.data.parse(expectOk(await logsIn(teacher.email, teacher.password))).auth_token)

    expect(expectOk(await teacher.browser.calls('POST', '/auth/logout'))).toEqual({})
    expect([...teacher.browser.cookies.keys()]).toEqual(['device'])
    expect(refusal(await me(teacher))).toEqual([401, 'unauthenticated'])
    for (const [name, value] of cookies) teacher.browser.cookies.set(name, value)
    expect(refusal(await teacher.browser.calls('GET', '/auth/token'))).toEqual([401, 'unauthenticated'])
    expectOk(await me({ browser: elsewhere }))
  })

  it('logging out without a session is no mistake', async () =>
    expect((await world().newBrowser().calls('POST', '/auth/logout')).status).toBe(200))

  it('a session lasts thirty days', async () => {
    const teacher = await aTeacher(world())
    world().clock.advance({ minutes: 30 * 24 * 60, seconds: -1 })
    expectOk(await me(teacher))
    world().clock.advance({ seconds: 1 })
    expect(refusal(await me(teacher))).toEqual([401, 'unauthenticated'])
    expect(refusal(await teacher.browser.calls('GET', '/auth/token'))).toEqual([401, 'unauthenticated'])
  })

  it('the database holds neither passwords nor tokens', async () => {
    const { email, password, token } = await aTeacher(world())
    const { db } = world().database
    const row = await db.selectFrom('teacher').selectAll().where('email', '=', email).executeTakeFirstOrThrow()
    const sessions = await db.selectFrom('session').selectAll().where('teacher_id', '=', row.id).execute()
    expect(row.password_hash).toMatch(/^\$argon2id\$/)
    expect(JSON.stringify([row, sessions])).not.toContain(token)
    expect(JSON.stringify(row)).not.toContain(password)
  })

  it('addresses that are taken can not be tried out without end from one place, while others go on', async () => {
    const taken = someone()
    expectOk(await signsUp(taken))
    const answers = []
    for (let tries = 0; tries < 51; tries += 1) answers.push((await signsUp(taken)).error?.code)
    expect(answers.slice(0, 50).every((code) => code === 'email_taken')).toBe(true)
    expect(answers.at(-1)).toBe('too_many_attempts')
    world().clock.advance({ minutes: 16 })
    expectOk(await signsUp(someone()))
  })
})
