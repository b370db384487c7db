import Fastify from 'fastify'
import { expect, it } from 'vitest'
import { NOT_FOUND_PATH, ORIGIN_TOKEN } from '#contract/site/site.ts'
import { Site } from './site.ts'

it('a page is rendered once, by however many names the server is reached', async () => {
  let rendered = 0
  const html = () => {
    rendered += 1
    return `at ${ORIGIN_TOKEN}`
  }
  const site = new Site([
    { path: '/', html, isListed: true },
    { path: NOT_FOUND_PATH, html: () => 'nothing here', isListed: false },
  ])
  const app = Fastify()
  app.get('/:name', (request, reply) => site.send(request, reply, { path: '/', origin: `http:/${request.url}.in` }))
  const names = Array.from({ length: 300 }, (_, at) => `/a${at}`)
  for (const url of [...names, ...names.slice(0, 3)])
    expect((await app.inject({ url })).body).toBe(`at http:/${url}.in`)
  expect(rendered).toBe(1)
  await app.close()
})
