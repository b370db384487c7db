import { expect, it } from 'vitest'
import { describeOneDatabase } from '../testing/describe-each-database.ts'
import { sharedWorld } from '../testing/world.ts'
import { readableUrl } from './readable-url.ts'

it.each([
  ['/', '/'],
  ['/about?of=50%', '/about?of=50%'],
  ['/%E0%A6%AA?a=%', '/%E0%A6%AA?a=%'],
  ['/a%20b', '/a%20b'],
  ['/50%', '/50%25'],
  ['/%E0%A4%A-quiz?a=%20', '/%25E0%25A4%25A-quiz?a=%20'],
  ['/%ff', '/%25ff'],
  ['/api/v1/%ff', '/api/v1/%ff'],
])('%s is read as %s', (url, read) => expect(readableUrl(url)).toBe(read))

describeOneDatabase('an address that nobody can read', (open) => {
  const world = sharedWorld(open)

  it.each(['/50%', '/%E0%A4%A-quiz', '/%ff/..%c0%af'])('leads nowhere, as any other: %s', async (url) => {
    const { statusCode } = await world().app.http.inject({ url })
    expect(statusCode).toBe(404)
  })

  it('is refused as unreadable where programs call', async () =>
    expect((await world().app.http.inject({ url: '/api/v1/%ff' })).statusCode).toBe(400))
})
