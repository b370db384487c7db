import { connect } from 'node:net'
import { text } from 'node:stream/consumers'
import Fastify from 'fastify'
import { describe, expect, it } from 'vitest'
import { mailOriginOf, originOf } from './origin-of.ts'

const reachedAt = async (headers: Record<string, string>, { trustProxy = false, publicOrigin = '' } = {}) => {
  const app = Fastify({ trustProxy })
  app.get('/', (request) => originOf(request, { publicOrigin: publicOrigin || null }))
  const { body } = await app.inject({ url: '/', headers })
  await app.close()
  return body
}

const LONGEST = `${'a'.repeat(249)}.in:8443`

describe('where people reach the server', () => {
  it.each([
    ['quiz.example.org', 'http://quiz.example.org'],
    ['quiz.example.org:8443', 'http://quiz.example.org:8443'],
    ['192.168.1.7:3000', 'http://192.168.1.7:3000'],
    ['[::1]:3000', 'http://[::1]:3000'],
    [LONGEST, `http://${LONGEST}`],
    ['"><script>', 'http://localhost'],
    ['evil.example/', 'http://localhost'],
    ['a@evil.example', 'http://localhost'],
    ['a.in, evil.example', 'http://localhost'],
    ['a'.repeat(10_000), 'http://localhost'],
    [`[${':'.repeat(10_000)}]`, 'http://localhost'],
    ['[fe80::1%25eth0]', 'http://localhost'],
  ])('asked for case %# it is %s', async (host, origin) => expect(await reachedAt({ host })).toBe(origin))

  it('is what the proxy says, which speaks https to the world', async () => {
    const told = { host: '10.0.0.7', 'x-forwarded-host': 'quiz.example', 'x-forwarded-proto': 'https' }
    expect(await reachedAt(told, { trustProxy: true })).toBe('https://quiz.example')
    expect(await reachedAt(told)).toBe('http://10.0.0.7')
  })

  it.each(['"><script>alert(1)</script>', 'javascript', 'https, "><script>'])(
    'is never reached by what is no way to reach it, whatever a proxy lets through: %s',
    async (protocol) => {
      const headers = { host: 'quiz.example', 'x-forwarded-proto': protocol }
      expect(await reachedAt(headers, { trustProxy: true })).toBe('http://quiz.example')
    },
  )

  it('is what the operator says, whatever was asked for', async () =>
    expect(await reachedAt({ host: 'evil.example' }, { publicOrigin: 'https://quiz.example' })).toBe(
      'https://quiz.example',
    ))
})

describe('where mail leads', () => {
  const leads = async (host: string, publicOrigin: string | null) => {
    const app = Fastify()
    app.get('/', (request) => mailOriginOf(request, { publicOrigin }))
    const own = new URL(await app.listen({ port: 0, host: '127.0.0.1' }))
    const socket = connect(Number(own.port), '127.0.0.1')
    socket.write(`GET / HTTP/1.1\r\nHost: ${host.replace('own', own.host)}\r\nConnection: close\r\n\r\n`)
    const heard = await text(socket)
    await app.close()
    return heard.split('\r\n\r\n')[1]?.replace(own.host, 'own')
  }

  it.each([
    ['any host, as configured', 'evil.example', 'https://quiz.example', 'https://quiz.example'],
    ['its own address', 'own', null, 'http://own'],
    ['this machine', 'localhost:3000', null, 'http://localhost:3000'],
    ['a host that only its caller names', 'evil.example', null, 'http://own'],
    ['what is no host', '"><script>', null, 'http://localhost'],
  ])('asked for %s', async (_, host, publicOrigin, origin) => expect(await leads(host, publicOrigin)).toBe(origin))
})
