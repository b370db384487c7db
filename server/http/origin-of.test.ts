import Fastify from 'fastify'
import { describe, expect, it } from 'vitest'
import { originOf } from './origin-of.ts'

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
