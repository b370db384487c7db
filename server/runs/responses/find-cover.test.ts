import { beforeEach, expect, it } from 'vitest'
import { describeEachDatabase } from '../../testing/describe-each-database.ts'
import { foundCovers } from '../../testing/found-covers.ts'
import { aPublishedPoll, aPublishedQuiz, aTeacher, expectOk } from '../../testing/people.ts'
import { sharedWorld } from '../../testing/world.ts'
import { findRespondedCover } from './find-cover.ts'

describeEachDatabase('what the page of a poll or a survey brings with it', (open) => {
  const world = sharedWorld(open)
  let teacher: Awaited<ReturnType<typeof aTeacher>>
  beforeEach(async () => {
    teacher = await aTeacher(world())
  })
  const found = foundCovers(() => findRespondedCover(world().app.context))

  it.each(['poll', 'survey'] as const)(
    'is the title of a %s and whose it is, and nothing that is asked',
    async (kind) => {
      const { code } = await aPublishedPoll(teacher, { kind, title: 'Lunch on Friday' })
      expect(await found(code)).toEqual({ page: 'responding', cover: { title: 'Lunch on Friday', host: 'Ananya Sen' } })
    },
  )

  it('is nothing for what is put away, for a quiz, and for a code that leads nowhere', async () => {
    const poll = await aPublishedPoll(teacher)
    expectOk(await teacher.browser.calls('POST', `/teacher/quizzes/${poll.id}/status`, { status: 'archived' }))
    expect(await found(poll.code)).toBeNull()
    expect(await found((await aPublishedQuiz(teacher)).code)).toBeNull()
    expect(await found('NNNNNNNN')).toBeNull()
  })
})
