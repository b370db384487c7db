import { once } from 'node:events'
import { connect, type Socket } from 'node:net'
import { text } from 'node:stream/consumers'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { envelope } from '#contract/wire/wire.ts'
import { turns } from '../testing/at-once.ts'
import { describeOneDatabase } from '../testing/describe-each-database.ts'
import { aTeacher } from '../testing/people.ts'
import { aWorld, sharedWorld } from '../testing/world.ts'
import { SECURITY_HEADERS } from './security-headers.ts'

const REFUSED = [
  ['what is not HTTP at all', 'hello\r\n\r\n', 400, 'invalid_request'],
  [
    'two lengths for one body',
    'POST / HTTP/1.1\r\nHost: a\r\nContent-Length: 3\r\nTransfer-Encoding: chunked\r\n\r\n',
    400,
    'invalid_request',
  ],
  [
    'two hosts',
    'GET /api/v1/_health HTTP/1.1\r\nHost: a\r\nHost: b\r\nConnection: close\r\n\r\n',
    400,
    'invalid_request',
  ],
  [
    'the same host twice',
    'GET /api/v1/_health HTTP/1.1\r\nHost: a\r\nhost: a\r\nConnection: close\r\n\r\n',
    400,
    'invalid_request',
  ],
  [
    'two hosts, for a page',
    'GET / HTTP/1.1\r\nHost: a\r\nHost: b\r\nAccept: text/html\r\nConnection: close\r\n\r\n',
    400,
    'invalid_request',
  ],
  [
    'more headers than anybody needs',
    `GET / HTTP/1.1\r\nHost: a\r\nX: ${'x'.repeat(20_000)}\r\n\r\n`,
    431,
    'headers_too_large',
  ],
] as const

const SOON = { interval: 5, timeout: 15_000 }

describeOneDatabase('a connection', (open) => {
  const world = sharedWorld(open)
  let port = 0
  beforeAll(async () => {
    port = Number(new URL(await world().app.http.listen({ port: 0, host: '127.0.0.1' })).port)
  })
  afterAll(() => world().app.http.server.closeAllConnections())

  const answerTo = async (bytes: string) => {
    const socket = connect(port, '127.0.0.1')
    await once(socket, 'connect')
    socket.write(bytes)
    return text(socket)
  }

  it.each(REFUSED)('that brings %s is answered in the envelope, with the usual headers, and closed', async (...row) => {
    const [, bytes, status, code] = row
    const [head = '', body = ''] = (await answerTo(bytes)).split('\r\n\r\n')
    expect(head).toMatch(`HTTP/1.1 ${status} `)
    for (const [name, value] of Object.entries(SECURITY_HEADERS)) expect(head).toContain(`\r\n${name}: ${value}`)
    const { response } = envelope.parse(JSON.parse(body))
    expect([response.status, response.data, response.error?.code]).toEqual([status, null, code])
  })

  it('that carries a stranger’s body to a teacher’s call is refused before the body is read', async () => {
    const send = (payload: string) => {
      const headers = { 'content-type': 'application/json' }
      return world().app.http.inject({ method: 'POST', url: '/api/v1/quiz/new', headers, payload })
    }
    expect((await send('{"title":')).statusCode).toBe(401)
    expect((await send('x'.repeat(5 * 1024 * 1024))).statusCode).toBe(401)
  })

  it('that holds back a large body keeps others out of their part alone, and nobody with a small one', {
    tags: ['long'],
  }, async () => {
    const whole = 1024 * 1024
    const head = `PUT /api/v1/response HTTP/1.1\r\nHost: a\r\nContent-Type: application/json\r\nContent-Length: ${whole}\r\n\r\n`
    const holding = Array.from({ length: 70 }, () => connect(port, '127.0.0.1'))
    await Promise.all(holding.map((socket) => once(socket, 'connect')))
    for (const socket of holding) socket.write(`${head}{"code":`)
    // One address may hold half of what there is room for; the others are told so in words.
    const refused = await Promise.race(holding.map((socket) => text(socket)))
    expect(refused).toMatch('HTTP/1.1 503 ')
    expect(refused).toContain('"code":"busy"')
    const small = await world().newBrowser().calls('POST', '/auth/login', { email: 'a@b.in', password: 'wrong123!' })
    expect(small.error?.code).toBe('invalid_credentials')
    for (const socket of holding) socket.destroy()
    await vi.waitFor(async () => {
      const answer = await answerTo(`${head.replace('Host: a', 'Host: a\r\nConnection: close')}${'x'.repeat(whole)}`)
      expect(answer).toMatch('HTTP/1.1 400 ')
    })
  })

  it('that goes away while it waits for room takes none of it', async () => {
    const whole = 1024 * 1024
    const head = `PUT /api/v1/response HTTP/1.1\r\nHost: a\r\nContent-Type: application/json\r\nContent-Length: ${whole}\r\n`
    const arrived: Socket[] = []
    const { server } = world().app.http
    const note = ({ socket }: { socket: Socket }) => void arrived.push(socket)
    server.on('request', note)
    const sockets = Array.from({ length: 70 }, () => connect(port, '127.0.0.1'))
    await Promise.all(sockets.map((socket) => once(socket, 'connect')))
    for (const socket of sockets) socket.write(`${head}\r\n{"code":`)
    await vi.waitUntil(() => arrived.length === sockets.length, SOON)
    server.off('request', note)
    // Those who came last wait, and are gone before the others give anything back.
    const last = arrived.slice(32)
    for (const socket of sockets) if (last.some(({ remotePort }) => remotePort === socket.localPort)) socket.destroy()
    await vi.waitUntil(() => last.every(({ destroyed }) => destroyed), SOON)
    for (const socket of sockets) socket.destroy()
    await vi.waitUntil(() => arrived.every(({ destroyed }) => destroyed), SOON)
    const answer = await answerTo(`${head}Connection: close\r\n\r\n${'x'.repeat(whole)}`)
    expect(answer).toMatch('HTTP/1.1 400 ')
  })

  it('may not take for ever to bring its headers or its body', () => {
    const { requestTimeout, headersTimeout } = world().app.http.server
    expect(requestTimeout).toBeGreaterThan(0)
    expect(headersTimeout).toBeGreaterThan(0)
    expect(requestTimeout).toBeLessThanOrEqual(120_000)
  })
})

describeOneDatabase('a client that goes away', (open) => {
  const world = sharedWorld(open)
  const logged: unknown[] = []
  let comes: (at: Socket) => void = () => {}
  let port = 0
  beforeAll(async () => {
    const { http } = world().app
    http.addHook('onRequest', async (request) => {
      for (const level of ['error', 'warn', 'info'] as const)
        request.log[level] = (...said: unknown[]) => void logged.push(said)
      comes(request.raw.socket)
    })
    port = Number(new URL(await http.listen({ port: 0, host: '127.0.0.1' })).port)
  })

  it.each([
    [
      'in the middle of its body',
      'POST /api/v1/auth/login HTTP/1.1\r\nHost: a\r\nContent-Type: application/json\r\nContent-Length: 500\r\n\r\n{"em',
    ],
    [
      'in the middle of a chunk',
      'POST /api/v1/auth/login HTTP/1.1\r\nHost: a\r\nContent-Type: application/json\r\nTransfer-Encoding: chunked\r\n\r\n50\r\n{"em',
    ],
    ['before its answer', 'GET /api/v1/teacher/me HTTP/1.1\r\nHost: a\r\n\r\n'],
  ])('%s is no error of anybody’s', async (_, bytes) => {
    const socket = connect(port, '127.0.0.1')
    await once(socket, 'connect')
    const come = new Promise<Socket>((resolve) => {
      comes = resolve
    })
    socket.write(bytes)
    const atServer = await come
    const gone = new Promise((resolve) => atServer.once('close', resolve))
    socket.resetAndDestroy()
    await gone
    await turns(10)
    expect(logged).toEqual([])
  })
})

describeOneDatabase('a call that is under way while the server begins to stop', (open) => {
  it('is answered as ever, and its connection closed', async () => {
    const world = await aWorld(open)
    const port = Number(new URL(await world.app.http.listen({ port: 0, host: '127.0.0.1' })).port)
    const { server } = world.app.http
    const accepted = new Promise<Socket>((resolve) => server.once('connection', resolve))
    const socket = connect(port, '127.0.0.1')
    const atServer = await accepted
    socket.write('GET /api/v1/teacher/me HTTP/1.1\r\nHost: a\r\n')
    await vi.waitUntil(() => atServer.bytesRead > 0, SOON)
    const stopped = world.app.stop()
    await vi.waitUntil(() => !server.listening, SOON)
    socket.write('\r\n')
    const [head = '', body = ''] = (await text(socket)).split('\r\n\r\n')
    expect(head).toContain('HTTP/1.1 401 ')
    expect(head).toMatch(/connection: close/i)
    expect(envelope.parse(JSON.parse(body)).response.error?.code).toBe('unauthenticated')
    await stopped
    await world.database.close()
  })
})

describe('behind a proxy', () => {
  describeOneDatabase('that says whom it speaks for', (open) => {
    const world = sharedWorld(open, { TRUST_PROXY: 'on' })

    it('what the caller claims to be counts for nothing: wrong codes are counted for the address the proxy saw', async () => {
      const browser = world().newBrowser()
      const guess = (at: number) =>
        browser.sends({
          method: 'GET',
          url: '/api/v1/quiz?code=NOSUCH22',
          headers: { 'x-forwarded-for': `10.0.${at >> 8}.${at & 255}, 203.0.113.7` },
        })
      const statuses = []
      for (let at = 0; at < 301; at += 1) statuses.push((await guess(at)).statusCode)
      expect(statuses.at(-1)).toBe(429)
    })
  })

  describeOneDatabase('that speaks https to the world', (open) => {
    const world = sharedWorld(open, { PUBLIC_URL: 'https://quiz.example' })

    it('cookies never travel without encryption, whatever the proxy forgets to say', async () => {
      const teacher = await aTeacher(world())
      const details = { email: teacher.email, password: teacher.password }
      const reply = await world().newBrowser().sends({ method: 'POST', url: '/api/v1/auth/login', payload: details })
      expect(reply.cookies[0]).toMatchObject({ secure: true, httpOnly: true, sameSite: 'Lax' })
    })
  })
})
