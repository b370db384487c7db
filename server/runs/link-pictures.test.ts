import Fastify from 'fastify'
import { afterAll, beforeEach, expect, it } from 'vitest'
import { z } from 'zod/mini'
import { servePages } from '../http/pages.ts'
import { builtPages } from '../testing/built-pages.ts'
import { describeEachDatabase } from '../testing/describe-each-database.ts'
import { aPublishedPoll, aPublishedQuiz, aTeacher, expectOk } from '../testing/people.ts'
import { contentOf, publishes, savedAs } from '../testing/publish-version.ts'
import { sharedWorld } from '../testing/world.ts'
import { findQuizCover } from './attempts/find-cover.ts'
import { findRespondedCover } from './responses/find-cover.ts'

const preview = z.object({ picture: z.string() })

describeEachDatabase('the picture of a link to a questionnaire', (open) => {
  const world = sharedWorld(open)
  const root = builtPages()
  const http = Fastify()
  let isServed = false
  let teacher: Awaited<ReturnType<typeof aTeacher>>
  beforeEach(async () => {
    teacher = await aTeacher(world())
    if (isServed) return
    isServed = true
    const { context } = world().app
    const responded = findRespondedCover(context)
    const findCovers = { '/quiz': findQuizCover(context), '/poll': responded, '/survey': responded }
    servePages(http, { config: context.config, root, findCovers })
  })
  afterAll(() => http.close())
  const pictureAt = async (page: string) => preview.parse(JSON.parse((await http.inject(page)).body)).picture

  it.each(['quiz', 'exam', 'poll', 'survey'] as const)(
    'is there for a %s, and gone once it is put away',
    async (kind) => {
      const { id, code } =
        kind === 'poll' || kind === 'survey'
          ? await aPublishedPoll(teacher, { kind, title: 'Autumn' })
          : await aPublishedQuiz(teacher, { kind, title: 'Autumn' })
      const picture = await pictureAt(`/${kind === 'exam' ? 'quiz' : kind}?code=${code}`)
      expect((await http.inject(picture)).body).toContain('Autumn')
      expectOk(await teacher.browser.calls('POST', `/teacher/quizzes/${id}/status`, { status: 'archived' }))
      expect((await http.inject(picture)).statusCode).toBe(404)
    },
  )

  it('is gone once a quiz is in the bin', async () => {
    const { id, code } = await aPublishedQuiz(teacher)
    const picture = await pictureAt(`/quiz?code=${code}`)
    const acted = await teacher.browser.calls('POST', '/teacher/quiz-actions', { ids: [id], action: 'bin' })
    expect(acted).toMatchObject({ status: 200, data: { failed: [] } })
    expect((await http.inject(picture)).statusCode).toBe(404)
  })

  it('is another one for another title', async () => {
    const quiz = await aPublishedQuiz(teacher, { title: 'Autumn' })
    const before = await pictureAt(`/quiz?code=${quiz.code}`)
    expectOk(await publishes(teacher, quiz, savedAs(await contentOf(teacher, quiz), { title: 'Spring' })))
    const after = await pictureAt(`/quiz?code=${quiz.code}`)
    expect(after).not.toBe(before)
    expect((await http.inject(before)).body).toContain('Spring')
  })
})
