import Fastify from 'fastify'
import { expect, it } from 'vitest'
import { addressOf } from './limits.ts'

const countedAs = async (remoteAddress: string) => {
  const app = Fastify()
  app.get('/', (request) => addressOf(request))
  const { body } = await app.inject({ url: '/', remoteAddress })
  await app.close()
  return body
}

it.each([
  ['203.0.113.7', '203.0.113.7'],
  ['::ffff:203.0.113.7', '::ffff:203.0.113.7'],
  ['::ffff:cb00:7107', '::ffff:cb00:7107'],
  ['::1', '::1'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2'],
  ['2001:0DB8:0001:2:ffff::', '2001:db8:1:2'],
  ['2001:db8:1:2::9', '2001:db8:1:2'],
  ['2001::4:5:6:7:8', '2001:0:0:4'],
  ['2001:db8::9', '2001:db8:0:0'],
  ['fe80::1%eth0', 'fe80:0:0:0'],
])('whoever comes from %s is counted as %s: one household or school has one network', async (address, counted) =>
  expect(await countedAs(address)).toBe(counted),
)
