import { expect, test } from '../fixtures.ts'
import { aPublishedQuiz } from '../teacher.ts'

test('the link of a quiz has a picture of its own, drawn by the built product', async ({ server, request }) => {
  const { code } = await aPublishedQuiz(server, undefined, 'মাধ্যমিক ভৌতবিজ্ঞান')
  const html = await (await request.get(`/quiz?code=${code}`)).text()
  const [, picture = ''] = /property="og:image" content="([^"]+)"/.exec(html) ?? []
  expect(picture).toContain(`/social/link/quiz/${code}-`)
  expect(html).toContain('property="og:title" content="মাধ্যমিক ভৌতবিজ্ঞান"')
  const reply = await request.get(picture)
  const png = await reply.body()
  expect([reply.status(), png.toString('latin1', 1, 4)]).toEqual([200, 'PNG'])
  expect([png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual([1200, 630])
  const general = await (await request.get('/social/quiz.png')).body()
  expect(png.equals(general)).toBe(false)
})
