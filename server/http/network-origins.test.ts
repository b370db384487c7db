import type { NetworkInterfaceInfo } from 'node:os'
import Fastify from 'fastify'
import { describe, expect, it } from 'vitest'
import { networkOrigins, reachedAt } from './network-origins.ts'

const at = (address: string, { internal = false } = {}): NetworkInterfaceInfo => {
  const family = address.includes(':') ? 'IPv6' : 'IPv4'
  const same = { address, netmask: '', mac: '', internal, cidr: null }
  return family === 'IPv4' ? { ...same, family } : { ...same, family, scopeid: 0 }
}

const LAPTOP = {
  lo: [at('127.0.0.1', { internal: true }), at('::1', { internal: true })],
  docker0: [at('172.17.0.1')],
  eth0: [at('10.2.0.9'), at('fe80::1')],
  wlan0: [at('192.168.1.7')],
  ppp0: [at('203.0.113.4')],
  unplugged: [at('169.254.3.4')],
}

describe('where other devices of the network reach the server', () => {
  it.each([
    ['on all addresses', '0.0.0.0', ['http://192.168.1.7:3000', 'http://10.2.0.9:3000', 'http://203.0.113.4:3000']],
    [
      'on all addresses of both kinds',
      '::',
      ['http://192.168.1.7:3000', 'http://10.2.0.9:3000', 'http://203.0.113.4:3000'],
    ],
    ['on one address', '10.2.0.9', ['http://10.2.0.9:3000']],
    ['on one long address', '2001:db8::7', ['http://[2001:db8::7]:3000']],
    ['for this machine alone', '127.0.0.1', []],
    ['for this machine alone, by name', 'localhost', []],
  ])('when it listens %s', (_, host, origins) => expect(networkOrigins(host, 3000, LAPTOP)).toEqual(origins))

  it('is nowhere without a network', () => expect(networkOrigins('0.0.0.0', 3000, { lo: LAPTOP.lo })).toEqual([]))
})

describe('a page is told where other devices reach the server', () => {
  const told = async (host: string, config: Partial<Parameters<typeof reachedAt>[1]> = {}) => {
    const app = Fastify()
    const all = { publicOrigin: null, host: '192.0.2.7', trustProxy: false, ...config }
    app.get('/', async (request) => reachedAt(request, all))
    const { port } = new URL(await app.listen({ port: 0, host: '127.0.0.1' }))
    const reply = await fetch(`http://${host}:${port}/`)
    await app.close()
    return JSON.stringify(await reply.json()).replace(port, 'PORT')
  }

  it.each(['localhost', '127.0.0.1'])('when it was asked as %s', async (host) =>
    expect(await told(host)).toBe('{"reached_at":["http://192.0.2.7:PORT"]}'),
  )

  it('but nobody from elsewhere, whatever they ask for', () => {
    const socket = { localPort: 3000, remoteAddress: '192.168.1.9' }
    expect(
      reachedAt({ hostname: 'localhost', socket }, { publicOrigin: null, host: '0.0.0.0', trustProxy: false }),
    ).toEqual({})
  })

  it.each([{ publicOrigin: 'https://quiz.example' }, { trustProxy: true }])(
    'unless an operator has said it: %j',
    async (config) => expect(await told('localhost', config)).toBe('{}'),
  )
})
