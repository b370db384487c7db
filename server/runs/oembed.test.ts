import { beforeEach, expect, it } from 'vitest'
import { z } from 'zod/mini'
import { OEMBED_PATH } from '#contract/site/embed-snippet.ts'
import { describeEachDatabase } from '../testing/describe-each-database.ts'
import { aPublishedPoll, aPublishedQuiz, aTeacher, expectOk } from '../testing/people.ts'
import { sharedWorld } from '../testing/world.ts'

const embed = z.object({ title: z.string(), author_name: z.string(), html: z.string() })
const HOST = 'quiz.example'

describeEachDatabase('what a website is told of a questionnaire', (open) => {
  const world = sharedWorld(open)
  let teacher: Awaited<ReturnType<typeof aTeacher>>
  beforeEach(async () => {
    teacher = await aTeacher(world())
  })
  const ask = (page: string, code: string) => {
    const asked = new URLSearchParams({ url: `http://${HOST}${page}?code=${code}` })
    return world().app.http.inject({ url: `${OEMBED_PATH}?${asked}`, headers: { host: HOST } })
  }

  it.each([
    ['quiz', '/quiz', '/poll'],
    ['exam', '/quiz', '/survey'],
    ['poll', '/poll', '/quiz'],
    ['survey', '/survey', '/quiz'],
  ] as const)('of a %s is what its cover says, until it is put away', async (kind, page, another) => {
    const { id, code } =
      kind === 'poll' || kind === 'survey'
        ? await aPublishedPoll(teacher, { kind, title: 'Autumn' })
        : await aPublishedQuiz(teacher, { kind, title: 'Autumn' })
    const told = embed.parse((await ask(page, code)).json())
    expect(told).toMatchObject({ title: 'Autumn', html: expect.stringContaining(`http://${HOST}/embed?code=${code}"`) })
    expect(told.author_name).not.toBe('')
    expect((await ask(another, code)).statusCode).toBe(404)
    expectOk(await teacher.browser.calls('POST', `/teacher/quizzes/${id}/status`, { status: 'archived' }))
    expect((await ask(page, code)).statusCode).toBe(404)
  })
})
