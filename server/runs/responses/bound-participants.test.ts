import { expect, it } from 'vitest'
import { listActivity } from '#contract/people/activity.ts'
import { newToken } from '../../secrets.ts'
import { sharedServers } from '../../testing/at-once.ts'
import { describeEachDatabase } from '../../testing/describe-each-database.ts'
import { aPoll, aPublishedPoll, aTeacher, expectOk, type PollInTest } from '../../testing/people.ts'
import { aWorld } from '../../testing/world.ts'
import { createBoundParticipants, MOST_BEYOND, MOST_NEW_PARTICIPANTS } from './bound-participants.ts'

const ADDRESS = '203.0.113.7'

describeEachDatabase('new devices at one address', (open) => {
  const { world } = sharedServers(open, 1)
  const gives = (body: object, address = ADDRESS) => world().newBrowser(address).calls('PUT', '/response', body)
  /** As many have answered from there that only `left` more may. */
  const crowded = ({ id }: PollInTest, left: number) => {
    const { participants } = world().app.context
    for (let at = left; at < MOST_NEW_PARTICIPANTS; at += 1)
      participants.take({ questionnaireId: id, address: ADDRESS })
  }
  const rows = async ({ id }: PollInTest) =>
    world().database.db.selectFrom('response').select('id').where('questionnaire_id', '=', id).execute()
  const aChangeablePoll = async () => aPublishedPoll(await aTeacher(world()), { responding: { changeable: true } })

  it('are bounded within an hour, however many come at the same moment; one more is told when to come back', {
    tags: ['race'],
  }, async () => {
    const poll = await aChangeablePoll()
    crowded(poll, 3)
    const all = await Promise.all(Array.from({ length: 8 }, () => gives(poll.givenBy(newToken()))))
    expect(all.map(({ status }) => status).sort()).toEqual([200, 200, 200, 429, 429, 429, 429, 429])
    expect(await rows(poll)).toHaveLength(3)
    const refused = await world()
      .newBrowser(ADDRESS)
      .sends({
        ...{ method: 'PUT', url: '/api/v1/response', payload: poll.givenBy(newToken()) },
      })
    expect([refused.statusCode, refused.headers['retry-after']]).toEqual([429, '60'])
    expect(refused.json()).toMatchObject({ response: { error: { code: 'too_many_responses' } } })
    expect((await gives(poll.givenBy(newToken()), '203.0.113.8')).status).toBe(200)
    expect((await gives((await aChangeablePoll()).givenBy(newToken()))).status).toBe(200)
    world().clock.advance({ minutes: 60 })
    expect((await gives(poll.givenBy(newToken()))).status).toBe(200)
  })

  it('that find no room are told of in the log of whoever asks, once within the hour for all addresses together', async () => {
    const teacher = await aTeacher(world())
    const poll = await aPublishedPoll(teacher)
    crowded(poll, 0)
    const logged = async () => {
      const path = '/teacher/activity?part=security'
      const { entries } = listActivity.data.parse(expectOk(await teacher.browser.calls('GET', path)))
      return entries.filter(({ kind }) => kind === 'responses_bounded').length
    }
    await Promise.all(Array.from({ length: 8 }, () => gives(poll.givenBy(newToken()))))
    expect(await logged()).toBe(1)
    for (let at = 0; at < MOST_NEW_PARTICIPANTS; at += 1)
      world().app.context.participants.take({ questionnaireId: poll.id, address: '203.0.113.8' })
    expect((await gives(poll.givenBy(newToken()), '203.0.113.8')).status).toBe(429)
    expect(await logged()).toBe(1)
    world().clock.advance({ minutes: 61 })
    crowded(poll, 0)
    expect((await gives(poll.givenBy(newToken()))).status).toBe(429)
    expect(await logged()).toBe(2)
  })

  it('leave those alone that have answered before', async () => {
    const poll = await aChangeablePoll()
    const vote = poll.givenBy(newToken())
    expect((await gives(vote)).status).toBe(200)
    crowded(poll, 0)
    expect((await gives(vote)).status).toBe(200)
    expect((await gives({ ...vote, based_on: 1, change: newToken() })).status).toBe(200)
    expect((await gives(poll.givenBy(newToken()))).status).toBe(429)
    expect((await gives(poll.givenBy(newToken(), { based_on: 1 }))).error?.code).toBe('response_changed')
    expect(await rows(poll)).toHaveLength(1)
  })

  it('are counted once each: not for what is refused, nor for what is said again', async () => {
    const poll = await aChangeablePoll()
    crowded(poll, 2)
    const vote = poll.givenBy(newToken())
    for (let again = 0; again < 3; again += 1) {
      expect((await gives(vote)).status).toBe(200)
      const misfit = { answers: [{ question_id: poll.questionIds[0] ?? '', value: 99 }] }
      expect((await gives(poll.givenBy(newToken(), misfit))).status).toBe(400)
      world().clock.advance({ seconds: 1 })
    }
    expect((await gives(poll.givenBy(newToken()))).status).toBe(200)
    expect((await gives(poll.givenBy(newToken()))).status).toBe(429)
  })

  it('tell of an anonymous survey that it has their answer, and no more', async () => {
    const survey = await aPublishedPoll(await aTeacher(world()), {
      ...{ ...aPoll(), kind: 'survey', responding: { anonymous: true } },
    })
    const key = newToken()
    expect((await gives(survey.givenBy(key))).status).toBe(200)
    crowded(survey, 0)
    expect((await gives(survey.givenBy(key))).error?.code).toBe('already_answered')
    expect((await gives(survey.givenBy(newToken()))).status).toBe(429)
  })

  it('add no more than so much in an hour, and are told so; what is small, or grows no more, is always taken', async () => {
    const text = { expects: 'text', least: null, most: null, only: null, from: '', to: '', decimals: null }
    const survey = await aPublishedPoll(await aTeacher(world()), {
      ...{ kind: 'survey', responding: { changeable: true } },
      sections: [
        { questions: Array.from({ length: 10 }, (_, at) => ({ kind: 'comment', problem: `Why ${at}?`, draft: text })) },
      ],
    })
    const written = (letters: number) => ({
      answers: survey.questionIds.map((question_id) => ({ question_id, value: 'x'.repeat(letters) })),
    })
    const key = newToken()
    expectOk(await gives(survey.givenBy(key, written(1000))))
    world().clock.advance({ seconds: 1 })
    const { participants } = world().app.context
    expect(participants.takeBytes({ questionnaireId: survey.id, address: ADDRESS }, MOST_BEYOND - 4000)).toBe(true)
    expect((await gives(survey.givenBy(newToken(), written(1500)))).status).toBe(429)
    expect((await gives(survey.givenBy(key, { ...written(1500), based_on: 1 }))).status).toBe(429)
    expectOk(await gives(survey.givenBy(key, { ...written(900), based_on: 1 })))
    expectOk(await gives(survey.givenBy(newToken(), written(500))))
    expectOk(await gives(survey.givenBy(newToken(), written(1500)), '203.0.113.8'))
    world().clock.advance({ minutes: 60 })
    expectOk(await gives(survey.givenBy(newToken(), written(1500))))
  })

  it('are not counted where limits are off', async () => {
    const off = await aWorld(open, { RATE_LIMIT: 'off' })
    const { config, now } = off.app.context
    const participants = createBoundParticipants({ config, now })
    for (let at = 0; at < MOST_NEW_PARTICIPANTS; at += 1) participants.take({ questionnaireId: 'q', address: ADDRESS })
    expect(participants.take({ questionnaireId: 'q', address: ADDRESS })).toBe(true)
    await off.end()
  })
})
