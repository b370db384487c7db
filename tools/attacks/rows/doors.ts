import { logsIn, newAddress, newPlace, PASSWORD, publishes, resumes, signsUp, statusesOf, textOf } from '../people.ts'
import type { Attack } from '../table.ts'
import { PUBLIC_HOST, type Target } from '../target.ts'

const ELSEWHERE = { 'sec-fetch-site': 'cross-site', 'sec-fetch-mode': 'cors' }
const times = <T>(count: number, make: (at: number) => Promise<T>) =>
  Promise.all(Array.from({ length: count }, (_, at) => make(at)))

const tokenIn = (mail: string) => /resetpassword(\S)token=3D([\w-]+)|resetpassword(\S)token=([\w-]+)/.exec(joined(mail))
/** Quoted-printable breaks long lines. */
const joined = (mail: string) => mail.replaceAll('=\r\n', '').replaceAll('=\n', '')

const asksForLinks = async (target: Target, count: number) => {
  const { email } = await signsUp(target.from(newPlace()))
  const tokens: string[] = []
  const signs: string[] = []
  for (let asked = 1; asked <= count; asked += 1) {
    await target.from(newPlace()).calls('POST', '/auth/forgot', { body: { email } })
    // The first one of all confirms the address.
    for (const mail of await target.mailTo(email, 1 + asked)) {
      const [, , , sign = '', token = ''] = tokenIn(mail.replaceAll('=3D', '=')) ?? []
      if (token === '' || tokens.includes(token)) continue
      tokens.push(token)
      signs.push(sign)
    }
  }
  return { tokens, signs }
}

/** Getting in as somebody else, keeping somebody out, and what may be found on the way. */
export const doors: Attack[] = [
  {
    name: 'wrong passwords from elsewhere keep no owner out',
    attempt: async (target) => {
      const place = newPlace()
      const owner = target.from(place)
      const { email } = await signsUp(owner)
      const wrong = await times(8, () => logsIn(target.from(place), email, 'wrong-1!'))
      return [
        statusesOf(wrong).filter((status) => status === 400).length,
        ...statusesOf([
          await logsIn(target.from(place), email),
          await logsIn(owner, email),
          await logsIn(target.from(newPlace()), email),
        ]),
      ]
    },
    finds: [5, 429, 200, 200],
  },
  {
    name: 'wrong resume codes for many numbers are bounded, and keep no student out',
    attempt: async (target) => {
      const teacher = target.from(newPlace())
      const code = await publishes(teacher, (await signsUp(teacher)).bearer)
      const school = newPlace()
      const details = { name: 'Rahul Das', phone: '9000000001', district: 'Kolkata', quiz_code: code }
      const started = await target.from(school).calls('POST', '/student/quiz/start', { body: details })
      const guess = (at: number) =>
        resumes(target.from(school), { quiz_code: code, phone: String(7_000_000_000 + at), resume_code: '222222' })
      const guesses = [...(await times(60, guess)), ...(await times(60, (at) => guess(100 + at)))]
      const own = { quiz_code: code, phone: details.phone, resume_code: textOf(started, 'resume_code') }
      return [
        statusesOf(guesses).filter((status) => status === 400).length,
        (await resumes(target.from(school), own)).status,
      ]
    },
    finds: [100, 200],
  },
  {
    name: 'another site reads nothing and changes nothing, with all cookies there are',
    attempt: async (target) => {
      const caller = target.from(newPlace())
      const { bearer } = await signsUp(caller)
      const headers = { ...ELSEWHERE, ...bearer }
      return statusesOf([
        await caller.calls('GET', '/auth/token', { headers }),
        await caller.calls('GET', '/teacher/quizzes', { headers }),
        await caller.calls('POST', '/auth/logout', { headers, body: {} }),
        await caller.calls('GET', '/auth/token', { headers: { 'sec-fetch-site': 'same-origin' } }),
      ])
    },
    finds: [403, 403, 403, 200],
  },
  {
    name: 'no neighbour under the domain can set a cookie that counts',
    attempt: async (target) => {
      const victim = target.from(newPlace())
      const attacker = target.from(newPlace())
      const { heard, email } = await signsUp(victim)
      await signsUp(attacker)
      victim.cookies.set('quiznity_session', attacker.cookies.get('__Host-session') ?? '')
      const session = heard.setCookies.find((cookie) => cookie.startsWith('__Host-session=')) ?? ''
      const { data } = await victim.calls('GET', '/auth/token')
      const isOwn = JSON.stringify(data).includes(email)
      return [/; Secure/.test(session), /; HttpOnly/.test(session), /; Path=\/(;|$)/.test(session), isOwn]
    },
    finds: [true, true, true, true],
  },
  {
    name: 'the token in an answer is no session, and a login ends the one before',
    attempt: async (target) => {
      const caller = target.from(newPlace())
      const { heard, email, bearer } = await signsUp(caller)
      const thief = target.from(newPlace())
      thief.cookies.set('__Host-session', textOf(heard, 'auth_token'))
      const stolen = await thief.calls('GET', '/auth/token')
      const before = await target.from(newPlace()).calls('GET', '/teacher/me', { headers: bearer })
      await logsIn(caller, email)
      const after = await target.from(newPlace()).calls('GET', '/teacher/me', { headers: bearer })
      return statusesOf([stolen, before, after])
    },
    finds: [401, 200, 401],
  },
  {
    name: 'a link to a new password is the only one, is used once, and is shown to no server',
    attempt: async (target) => {
      const { tokens, signs } = await asksForLinks(target, 2)
      const statuses = []
      for (const token of [...tokens, ...tokens.slice(-1)]) {
        const body = { token, password: 'slate456!' }
        statuses.push((await target.from(newPlace()).calls('POST', '/auth/reset', { body })).status)
      }
      return [signs, statuses]
    },
    finds: [
      ['#', '#'],
      [404, 200, 404],
    ],
  },
  {
    name: 'passwords that are guessed first open no account',
    attempt: async (target) => {
      const place = newPlace()
      const guessed = ['Password1!', 'AnanyaSen1!', 'Quiznity#2026', 'a'.repeat(20), PASSWORD]
      const heard = []
      for (const password of guessed) heard.push((await signsUp(target.from(place), { password })).heard)
      return statusesOf(heard)
    },
    finds: [400, 400, 400, 400, 201],
  },
  {
    name: 'nobody is called nothing, and no address has what nobody sees',
    attempt: async (target) => {
      const changes = [
        { name: '\u200b\u3164' },
        { email: `a\u202e${newAddress()}` },
        { email: `a\u200b${newAddress()}` },
      ]
      return statusesOf(
        await Promise.all(changes.map(async (change) => (await signsUp(target.from(newPlace()), change)).heard)),
      )
    },
    finds: [400, 400, 400],
  },
  {
    name: 'two hosts in one request are refused',
    attempt: ({ answersTo }) =>
      answersTo(
        `GET /api/v1/_health HTTP/1.1\r\nHost: ${PUBLIC_HOST}\r\nHost: evil.example\r\nConnection: close\r\n\r\n`,
      ),
    finds: 'HTTP/1.1 400 Bad Request',
  },
  {
    name: 'two hundred thousand names in a body are refused',
    attempt: async (target) => {
      const caller = target.from(newPlace())
      const { bearer: headers } = await signsUp(caller)
      const body = JSON.stringify(Object.fromEntries(Array.from({ length: 200_000 }, (_, at) => [`k${at}`, at])))
      const { status, code } = await caller.calls('POST', '/quiz/new', { body, headers })
      return [status, code]
    },
    finds: [400, 'invalid_request'],
  },
]
