import { describe, expect, it } from 'vitest'
import {
  askInHall,
  listHallQuestions,
  readHall,
  readOwnHall,
  voteInHall,
} from '#contract/audience/audience-questions.ts'
import type { HallMode, HallState } from '#domain/audience/audience-question.ts'
import { eraseQuiz } from '../../personal-data/erasure/erase-quiz.ts'
import { newToken } from '../../secrets.ts'
import { atOnce, sharedServers } from '../../testing/at-once.ts'
import { anAudienceQuestion } from '../../testing/audience-questions.ts'
import { describeEachDatabase } from '../../testing/describe-each-database.ts'
import { expectGone } from '../../testing/every-row.ts'
import { aPublishedPoll, aTeacher, expectOk, type PollInTest, type TeacherInTest } from '../../testing/people.ts'
import { browserOf } from '../../testing/world.ts'

describeEachDatabase('what a hall asks', (open, processes) => {
  const { world, appFor } = sharedServers(open, processes)
  const aHall = async (hall_questions: HallMode = 'open') => {
    const teacher = await aTeacher(world())
    return { teacher, poll: await aPublishedPoll(teacher, { responding: { hall_questions } }) }
  }
  const asked = (poll: PollInTest, changes: object = {}) => ({
    ...{ code: poll.code, device_key: newToken(), ask_key: newToken(), text: 'Why?' },
    ...changes,
  })
  const asks = async (body: object, call = 0) =>
    browserOf(await appFor(call)).calls('POST', '/response/hall-questions', body)
  const votes = async (poll: PollInTest, vote: { key: string; id: string; is_set?: boolean }, call = 0) => {
    const body = { code: poll.code, device_key: vote.key, question_id: vote.id, is_set: vote.is_set ?? true }
    return browserOf(await appFor(call)).calls('PUT', '/response/hall-questions/vote', body)
  }
  /** What the hall reads once what it was told last is old. */
  const hall = async ({ code }: PollInTest) => {
    world().clock.advance({ seconds: 2 })
    const read = await world().newBrowser().calls('GET', `/response/hall-questions?code=${code}`)
    return readHall.data.parse(expectOk(read))
  }
  const own = async ({ code }: PollInTest, device_key: string) =>
    readOwnHall.data.parse(
      expectOk(await world().newBrowser().calls('POST', '/response/hall-questions/own', { code, device_key })),
    )
  const listed = async ({ browser }: TeacherInTest, { id }: PollInTest) =>
    listHallQuestions.data.parse(expectOk(await browser.calls('GET', `/teacher/polls/${id}/hall-questions`)))
  const sets = ({ browser }: TeacherInTest, poll: PollInTest, [id, state]: [string, HallState]) =>
    browser.calls('PUT', `/teacher/polls/${poll.id}/hall-questions/${id}`, { state })

  it('is one question, however often it is sent at the same moment', { tags: ['race'] }, async () => {
    const { teacher, poll } = await aHall()
    const body = asked(poll)
    const sent = await atOnce(8, (at) => asks(body, at))
    const ids = sent.map((answer) => askInHall.data.parse(expectOk(answer)).id)
    expect(new Set(ids).size).toBe(1)
    expect((await listed(teacher, poll)).questions.map(({ id }) => id)).toEqual([ids[0]])
  })

  it('waits for its presenter, is told to who asked, and is read by all once it is approved', async () => {
    const { teacher, poll } = await aHall('checked')
    const key = newToken()
    const id = await anAudienceQuestion(world(), poll, { text: ' Why\n\u202eis it?', key })
    expect((await hall(poll)).questions).toEqual([])
    expect(await own(poll, key)).toEqual({ waiting: [{ id, text: 'Why is it?' }], asked: [id], voted: [] })
    expect(await own(poll, newToken())).toEqual({ waiting: [], asked: [], voted: [] })
    expect((await listed(teacher, poll)).questions).toMatchObject([{ id, state: 'waiting', votes: 0 }])
    expectOk(await sets(teacher, poll, [id, 'shown']))
    expect(await hall(poll)).toEqual({
      is_open: true,
      questions: [{ id, text: 'Why is it?', votes: 0, state: 'shown' }],
    })
    expect(await own(poll, key)).toEqual({ waiting: [], asked: [id], voted: [] })
    expectOk(await sets(teacher, poll, [id, 'hidden']))
    expect((await hall(poll)).questions).toEqual([])
    expectOk(await sets(teacher, poll, [id, 'waiting']))
    expect((await own(poll, key)).waiting).toHaveLength(1)
  })

  it('counts each device once, and not at all once it takes its vote back, however often both arrive', {
    tags: ['race'],
  }, async () => {
    const { teacher, poll } = await aHall()
    const [id, other] = [
      await anAudienceQuestion(world(), poll),
      await anAudienceQuestion(world(), poll, { text: 'How?' }),
    ]
    const keys = Array.from({ length: 20 }, newToken)
    for (const answer of await atOnce(60, (at) => votes(poll, { key: keys[at % 20] ?? '', id }, at))) expectOk(answer)
    const ofBoth = await atOnce(10, (at) => votes(poll, { key: keys[at] ?? '', id: at % 2 ? id : other }, at))
    for (const answer of ofBoth) expectOk(answer)
    expect((await hall(poll)).questions).toMatchObject([
      { id, votes: 20 },
      { id: other, votes: 5 },
    ])
    const backs = await atOnce(40, (at) => votes(poll, { key: keys[at % 20] ?? '', id, is_set: at % 20 >= 7 }, at))
    for (const answer of backs) expectOk(answer)
    expect((await listed(teacher, poll)).questions).toMatchObject([{ votes: 13 }, { votes: 5 }])
    const rows = await world().database.db.selectFrom('hall_vote').selectAll().where('question_id', '=', id).execute()
    expect(rows).toHaveLength(13)
    expect((await own(poll, keys[0] ?? '')).voted).toEqual([other])
    expect((await own(poll, keys[19] ?? '')).voted).toEqual([id])
  })

  it('shows one question large, whatever several screens say at the same moment', { tags: ['race'] }, async () => {
    const { teacher, poll } = await aHall()
    const ids = [await anAudienceQuestion(world(), poll), await anAudienceQuestion(world(), poll, { text: 'How?' })]
    const said = await atOnce(10, async (at) => {
      const browser = browserOf(await appFor(at))
      browser.bears(teacher.token)
      return sets({ ...teacher, browser }, poll, [ids[at % 2] ?? '', 'now'])
    })
    for (const answer of said) expectOk(answer)
    const states = (await listed(teacher, poll)).questions.map(({ state }) => state)
    expect(states).toEqual(['now', 'shown'])
    expect((await hall(poll)).questions[0]).toMatchObject({ state: 'now' })
  })

  describe('is refused', () => {
    const refusal = async (answer: ReturnType<typeof asks>) => {
      const { status, error } = await answer
      return [status, error?.code]
    }

    it('where three of a device wait, or five were asked within ten minutes, and not those of others', async () => {
      const { teacher, poll } = await aHall('checked')
      const device_key = newToken()
      const sent = await atOnce(12, (at) => asks(asked(poll, { device_key }), at))
      expect(sent.map(({ status }) => status).toSorted()).toEqual([201, 201, 201, ...Array(9).fill(409)])
      for (const { id } of (await listed(teacher, poll)).questions) expectOk(await sets(teacher, poll, [id, 'shown']))
      for (let more = 0; more < 2; more += 1) {
        const { id } = askInHall.data.parse(expectOk(await asks(asked(poll, { device_key }))))
        expectOk(await sets(teacher, poll, [id, 'hidden']))
      }
      expect(await refusal(asks(asked(poll, { device_key })))).toEqual([409, 'too_many_hall_questions'])
      expectOk(await asks(asked(poll)))
      world().clock.advance({ minutes: 11 })
      expectOk(await asks(asked(poll, { device_key })))
    })

    it.each<[string, object]>([
      ['without a text', { text: ' \u200b ' }],
      ['with 281 signs', { text: 'x'.repeat(281) }],
      ['with a huge text', { text: 'x'.repeat(50_000) }],
      ['with half a sign', { text: '\ud83d' }],
    ])('%s', async (_, changes) => {
      const { poll } = await aHall()
      expect(await refusal(asks(asked(poll, changes)))).toEqual([400, 'invalid_request'])
    })

    it('where nobody may ask, or may any more; what was asked is still read', async () => {
      const off = await aHall('off')
      expect(await refusal(asks(asked(off.poll)))).toEqual([410, 'hall_questions_closed'])
      expect(await hall(off.poll)).toEqual({ is_open: false, questions: [] })
      const { teacher, poll } = await aHall()
      const id = await anAudienceQuestion(world(), poll)
      expectOk(await teacher.browser.calls('POST', '/teacher/quiz-actions', { ids: [poll.id], action: 'close' }))
      world().clock.advance({ seconds: 2 })
      expect(await refusal(asks(asked(poll)))).toEqual([410, 'hall_questions_closed'])
      expect(await refusal(votes(poll, { key: newToken(), id }))).toEqual([410, 'hall_questions_closed'])
      expect(await hall(poll)).toMatchObject({ is_open: false, questions: [{ id, votes: 0 }] })
      expect(await listed(teacher, poll)).toMatchObject({ is_open: false, mode: 'open' })
    })

    it('a vote on what is not there to be voted on', async () => {
      const [{ teacher, poll }, other] = [await aHall(), await aHall()]
      const key = newToken()
      const id = await anAudienceQuestion(world(), poll, { key })
      const voted = [
        await votes(poll, { key, id }),
        await votes(poll, { key: newToken(), id: 'none' }),
        await votes(other.poll, { key: newToken(), id }),
      ]
      for (const state of ['waiting', 'answered', 'hidden'] as const) {
        expectOk(await sets(teacher, poll, [id, state]))
        voted.push(await votes(poll, { key: newToken(), id }))
      }
      expect(new Set(voted.map(({ status, error }) => `${status} ${error?.code}`))).toEqual(
        new Set(['404 hall_question_gone']),
      )
      const foreign = await sets(other.teacher, other.poll, [id, 'shown'])
      expect([foreign.status, foreign.error?.code]).toEqual([404, 'hall_question_gone'])
      expect((await sets(other.teacher, poll, [id, 'shown'])).status).toBe(404)
    })

    it('in a survey, which has no hall', async () => {
      const teacher = await aTeacher(world())
      const responding = { hall_questions: 'open' as const }
      const made = await teacher.browser.calls('POST', '/teacher/questionnaires', {
        ...{ kind: 'survey', title: 'S', responding },
        sections: [{ questions: [{ problem: 'Good?', options: ['Yes', 'No'], correct_answer: 0 }] }],
      })
      expect(made).toMatchObject({ status: 400, error: { problems: { 'responding.hall_questions': 'not_one_of' } } })
      const survey = await aPublishedPoll(teacher, { kind: 'survey' })
      const set = await teacher.browser.calls('PUT', `/teacher/quizzes/${survey.id}/settings`, { responding })
      expect(set).toMatchObject({ status: 400, error: { problems: { 'responding.hall_questions': 'not_one_of' } } })
      expect(await refusal(asks(asked(survey)))).toEqual([410, 'hall_questions_closed'])
    })
  })

  it('is sent to all as the same bytes, and not again where nothing has changed', async () => {
    const { poll } = await aHall()
    await anAudienceQuestion(world(), poll)
    await hall(poll)
    const { http } = world().app
    const url = `/api/v1/response/hall-questions?code=${poll.code}`
    const first = await http.inject({ url })
    const etag = String(first.headers.etag)
    const again = await http.inject({ url, headers: { 'if-none-match': etag } })
    expect([first.statusCode, again.statusCode, again.body]).toEqual([200, 304, ''])
  })

  it('goes with a reset and with its poll', async () => {
    const { teacher, poll } = await aHall()
    const id = await anAudienceQuestion(world(), poll)
    expect(voteInHall.data.parse(expectOk(await votes(poll, { key: newToken(), id })))).toEqual({
      is_set: true,
      votes: 1,
    })
    const body = { quiz_code: poll.code, based_on: poll.versionId, draft_key: newToken() }
    expectOk(await teacher.browser.calls('POST', `/teacher/polls/${poll.id}/reset`, body))
    expect((await listed(teacher, poll)).questions).toEqual([])
    expect((await hall(poll)).questions).toEqual([])
    const later = await anAudienceQuestion(world(), poll)
    expectOk(await votes(poll, { key: newToken(), id: later }))
    await eraseQuiz(world().app.context, poll.id)
    await expectGone(world(), [poll.id, later, id])
  })
})
