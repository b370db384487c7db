import { beforeAll, expect, it } from 'vitest'
import { ENDPOINTS } from '#contract/api.ts'
import { API_BASE } from '#contract/wire/wire.ts'
import { describeOneDatabase } from '../testing/describe-each-database.ts'
import { validUrl } from '../testing/every-call.ts'
import { aTown, bodyFor, everybodyInOne, refusalOf, type Town } from '../testing/town.ts'
import { sharedWorld } from '../testing/world.ts'

const ELSEWHERE: Record<string, string>[] = [
  { 'sec-fetch-site': 'cross-site' },
  { 'sec-fetch-site': 'same-site' },
  { 'sec-fetch-site': 'cross-site', origin: 'http://localhost:80' },
  { 'sec-fetch-site': 'cross-site', 'sec-fetch-mode': 'navigate', 'sec-fetch-dest': 'document' },
  { origin: 'https://elsewhere.example' },
  { origin: 'null' },
]
const HERE: Record<string, string>[] = [
  {},
  { 'sec-fetch-site': 'same-origin', origin: 'http://localhost:80' },
  { 'sec-fetch-site': 'none', 'sec-fetch-mode': 'navigate' },
]

describeOneDatabase('a call', (open) => {
  const world = sharedWorld(open, { RATE_LIMIT: 'off' })
  let town: Town
  beforeAll(async () => {
    town = await aTown(world())
  })

  it.each(ENDPOINTS)('to $method $path is refused where another site makes it', async (endpoint) => {
    const browser = everybodyInOne(town)
    const url = validUrl(endpoint.name, town)
    const payload = 'body' in endpoint && { payload: bodyFor(endpoint.name, town) }
    for (const headers of ELSEWHERE) {
      const reply = await browser.sends({ method: endpoint.method, url, headers, ...payload })
      const refusal = headers.origin === 'null' ? 'no_origin' : 'wrong_origin'
      expect([reply.statusCode, refusalOf(reply)]).toEqual([403, refusal])
    }
  })

  it.each(HERE)('is answered where the site itself makes it, or no site: %j', async (headers) => {
    const reply = await world()
      .newBrowser()
      .sends({ method: 'GET', url: `${API_BASE}/_health`, headers })
    expect(reply.statusCode).toBe(200)
  })

  it.each(['/api/v1/docs', '/api/v1/openapi.json'])('is no page: links lead to %s from everywhere', async (url) => {
    const reply = await world()
      .newBrowser()
      .sends({ method: 'GET', url, headers: { 'sec-fetch-site': 'cross-site' } })
    expect(reply.statusCode).toBe(200)
  })
})
