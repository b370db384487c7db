import { expect, it } from 'vitest'
import { quizPaper } from '#contract/questionnaires/papers.ts'
import { readSettings } from '#contract/questionnaires/settings.ts'
import { atOnce, sharedServers } from '../../testing/at-once.ts'
import { describeEachDatabase } from '../../testing/describe-each-database.ts'
import { aPublishedPoll, aPublishedQuiz, aTeacher, expectOk } from '../../testing/people.ts'
import { browserOf } from '../../testing/world.ts'

describeEachDatabase('settings that two pages change', (open, processes) => {
  const { world, appFor } = sharedServers(open, processes)

  const aPoll = async () => {
    const teacher = await aTeacher(world())
    const { id } = await aPublishedPoll(teacher)
    const path = `/teacher/quizzes/${id}/settings`
    const reads = async () => readSettings.data.parse(expectOk(await teacher.browser.calls('GET', path))).settings
    const puts = async (body: object, call = 0) => {
      const browser = browserOf(await appFor(call))
      browser.bears(teacher.token)
      const { status, error } = await browser.calls('PUT', path, body)
      return [status, error?.code]
    }
    return { reads, puts }
  }

  it('of one part are changed by the first one alone, where both say what they have seen', {
    tags: ['race'],
  }, async () => {
    const { reads, puts } = await aPoll()
    const { responding } = await reads()
    const changes = [{ changeable: !responding.changeable }, { at_most: 30 }, { onward: 'https://school.in' }]
    const replies = await atOnce(3, (at) =>
      puts({ responding: { ...responding, ...changes[at] }, based_on: { responding } }, at),
    )
    expect([...replies].sort()).toEqual([
      [200, undefined],
      [409, 'settings_changed'],
      [409, 'settings_changed'],
    ])
    const first = changes[replies.findIndex(([status]) => status === 200)]
    expect((await reads()).responding).toEqual({ ...responding, ...first })
  })

  it('stand in parts that know nothing of each other', async () => {
    const { reads, puts } = await aPoll()
    const { responding, look } = await reads()
    expect(await puts({ responding: { ...responding, at_most: 30 }, based_on: { responding } })).toEqual([
      200,
      undefined,
    ])
    expect(await puts({ look: { ...look, intro: 'Welcome' }, based_on: { look } })).toEqual([200, undefined])
    expect(await reads()).toMatchObject({ responding: { at_most: 30 }, look: { intro: 'Welcome' } })
  })

  it('are replaced by whoever says nothing of what they have seen', async () => {
    const { reads, puts } = await aPoll()
    const { responding } = await reads()
    for (const at_most of [30, 40])
      expect(await puts({ responding: { ...responding, at_most } })).toEqual([200, undefined])
    expect((await reads()).responding.at_most).toBe(40)
    expect(await puts({ based_on: { responding } })).toEqual([400, 'invalid_request'])
  })

  it('say on the cover, at once, which screen students see where that is not the usual one', async () => {
    const teacher = await aTeacher(world())
    const quiz = await aPublishedQuiz(teacher)
    const shown = async () => {
      const cover = await teacher.browser.calls('GET', `/quiz?code=${quiz.code}`)
      return quizPaper.parse(expectOk(cover)).settings
    }
    const puts = (body: object) => teacher.browser.calls('PUT', `/teacher/quizzes/${quiz.id}/settings`, body)
    expect(await shown()).toBeUndefined()
    expectOk(await puts({ screen: 'national', based_on: { screen: 'usual' } }))
    expect(await shown()).toEqual({ screen: 'national' })
    expect(await puts({ screen: 'usual', based_on: { screen: 'usual' } })).toMatchObject({ status: 409 })
    const refused = await puts({ screen: 'wide' })
    expect([refused.status, refused.error?.problems]).toEqual([400, { screen: 'not_one_of' }])
    expectOk(await puts({ look: { intro: 'Welcome' } }))
    expect(await shown()).toMatchObject({ screen: 'national', look: { intro: 'Welcome' } })
  })
})
