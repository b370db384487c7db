import { describe, expect, it } from 'vitest'
import type { NewRespondedOnWire } from '#contract/questionnaires/polls-and-surveys-requests.ts'
import { readResponded, readResponse } from '#contract/runs/responses.ts'
import { newToken } from '../../secrets.ts'
import { sharedServers } from '../../testing/at-once.ts'
import { describeEachDatabase } from '../../testing/describe-each-database.ts'
import { aPublishedPoll, aPublishedQuiz, aTeacher, expectOk, type PollInTest } from '../../testing/people.ts'
import { browserOf, sharedWorld } from '../../testing/world.ts'

const SURVEY: NewRespondedOnWire = {
  kind: 'survey',
  title: 'The course',
  sections: [
    { title: 'You', questions: [{ problem: 'Which class?', options: ['9', '10'], correct_answer: 0, required: true }] },
    {
      title: 'The course',
      instructions: 'Be honest.',
      questions: [{ problem: 'Good?', options: ['Yes', 'No'], correct_answer: 0 }],
    },
  ],
}

describeEachDatabase('responses', (open, processes) => {
  const { world, appFor } = sharedServers(open, processes)
  const devices = (count: number) => Array.from({ length: count }, newToken)
  const gives = async (call: number, body: object) => browserOf(await appFor(call)).calls('PUT', '/response', body)
  const stored = async (poll: PollInTest, device_key: string) => {
    const read = await world().newBrowser().calls('POST', '/response/read', { code: poll.code, device_key })
    return readResponse.data.parse(expectOk(read)).response
  }
  const rows = async (poll: PollInTest) =>
    world().database.db.selectFrom('response').selectAll().where('questionnaire_id', '=', poll.id).execute()

  it('come from each device once, however many say it at the same moment', { tags: ['race'] }, async () => {
    const poll = await aPublishedPoll(await aTeacher(world()))
    const given = devices(40).map((key) => poll.givenBy(key))
    const twice = await Promise.all([...given, ...given].map((body, at) => gives(at, body)))
    expect(new Set(twice.map(({ status }) => status))).toEqual(new Set([200]))
    expect(await rows(poll)).toHaveLength(40)
  })

  it('take one of two changes that were made from the same state, and say so to the other', {
    tags: ['race'],
  }, async () => {
    const poll = await aPublishedPoll(await aTeacher(world()), {
      kind: 'survey',
      title: 'S',
      sections: [...SURVEY.sections],
    })
    const [key = ''] = devices(1)
    const said = Array.from({ length: 8 }, () => poll.givenBy(key, { is_ended: false }))
    const statuses = (await Promise.all(said.map((body, at) => gives(at, body)))).map(({ status }) => status)
    expect(statuses.toSorted()).toEqual([200, ...Array.from({ length: 7 }, () => 409)])
    expect(await stored(poll, key)).toMatchObject({ revision: 1, is_ended: false })
  })

  it.each([
    ['a survey whose answers have a respondent', {}],
    ['a survey that nobody learns the respondents of', { anonymous: true }],
  ])(
    'take what follows another change that is on its way, whichever comes first: %s',
    {
      tags: ['race'],
    },
    async (_, responding) => {
      const survey = await aPublishedPoll(await aTeacher(world()), { ...SURVEY, responding })
      const answers = (value: number) => survey.questionIds.map((question_id) => ({ question_id, value }))
      const kept = async () => {
        const { db } = world().database
        const named = await rows(survey)
        const unnamed = await db
          .selectFrom('anonymous_response')
          .select('answers')
          .where('questionnaire_id', '=', survey.id)
          .execute()
        return [...named, ...unnamed].map((row) => Object.values(JSON.parse(row.answers)))
      }
      for (const [count, order] of (['first', 'last', 'at once', 'at once', 'at once', 'alone'] as const).entries()) {
        const key = newToken()
        const before = survey.givenBy(key, { answers: answers(0), is_ended: false })
        const after = survey.givenBy(key, { answers: answers(1), is_ended: true, follows: before.change })
        const calls = order === 'alone' ? [after] : order === 'last' ? [after, before] : [before, after]
        if (order === 'at once') await Promise.all(calls.map((body, at) => gives(at, body)))
        else for (const body of calls) await gives(0, body)
        expect(await kept(), order).toEqual(Array.from({ length: count + 1 }, () => [1, 1]))
        // Its reply was lost: the same again is known.
        expectOk(await gives(1, after))
      }
    },
  )
})

describeEachDatabase('a response', (open) => {
  const world = sharedWorld(open)
  const gives = (body: object) => world().newBrowser().calls('PUT', '/response', body)
  const aSurvey = async () => aPublishedPoll(await aTeacher(world()), SURVEY)

  it('is saved as it grows, ends, and stays as it was where it may not be changed', async () => {
    const survey = await aSurvey()
    const key = newToken()
    const [first = '', second = ''] = survey.questionIds
    const half = survey.givenBy(key, { answers: [{ question_id: first, value: 1 }], is_ended: false })
    expect(expectOk(await gives(half))).toMatchObject({ revision: 1, is_ended: false })
    const whole = { ...half, based_on: 1, change: newToken(), is_ended: true }
    expect(expectOk(await gives(whole))).toMatchObject({ revision: 2, is_ended: true })
    const other = { ...whole, based_on: 2, change: newToken(), answers: [{ question_id: second, value: 0 }] }
    const refused = await gives({ ...other, answers: [...half.answers, ...other.answers] })
    expect([refused.status, refused.error?.code]).toEqual([409, 'already_answered'])
  })

  it('may be changed where its teacher allows that', async () => {
    const poll = await aPublishedPoll(await aTeacher(world()), { responding: { changeable: true } })
    const key = newToken()
    expectOk(await gives(poll.givenBy(key)))
    const answers = poll.questionIds.map((question_id) => ({ question_id, value: 0 }))
    expect(expectOk(await gives(poll.givenBy(key, { based_on: 1, answers })))).toMatchObject({ revision: 2 })
  })

  describe('is refused', () => {
    it.each<[string, (survey: PollInTest) => object, number, object]>([
      ['without what has to be answered', () => ({ answers: [] }), 400, { code: 'invalid_request' }],
      [
        'with an answer that nobody could give',
        ({ questionIds: [first] }) => ({ answers: [{ question_id: first, value: 9 }] }),
        400,
        { problems: { 'answers.0': 'unknown_question' } },
      ],
      [
        'with an answer to what is not asked',
        () => ({ answers: [{ question_id: 'none', value: 0 }], is_ended: false }),
        400,
        { problems: { 'answers.0': 'unknown_question' } },
      ],
      ['from a revision that nobody has seen', () => ({ based_on: 7 }), 409, { code: 'response_changed' }],
      ['to a version that there is not', () => ({ version_id: 'none' }), 404, { code: 'quiz_not_found' }],
    ])('%s', async (_, changes, status, error) => {
      const survey = await aSurvey()
      const answer = await gives(survey.givenBy(newToken(), changes(survey)))
      expect(answer).toMatchObject({ status, error })
    })

    it('once its teacher has closed it', async () => {
      const teacher = await aTeacher(world())
      const poll = await aPublishedPoll(teacher)
      expectOk(await teacher.browser.calls('POST', `/teacher/quizzes/${poll.id}/status`, { status: 'closed' }))
      expect(await gives(poll.givenBy(newToken()))).toMatchObject({ status: 410, error: { code: 'responses_closed' } })
    })

    it('while it is in the bin: closed for who has it open, and not there for anybody else', async () => {
      const teacher = await aTeacher(world())
      const poll = await aPublishedPoll(teacher)
      const acts = async (action: string) =>
        expectOk(await teacher.browser.calls('POST', '/teacher/quiz-actions', { ids: [poll.id], action }))
      const given = poll.givenBy(newToken())
      await acts('bin')
      expect(await gives(given)).toMatchObject({ status: 410, error: { code: 'responses_closed' } })
      expect(await gives({ ...given, version_id: 'none' })).toMatchObject({ status: 404 })
      expect(await world().newBrowser().calls('GET', `/response/paper?code=${poll.code}`)).toMatchObject({
        status: 404,
      })
      await acts('restore')
      expectOk(await gives(given))
    })

    it('without a name where one is asked for', async () => {
      const poll = await aPublishedPoll(await aTeacher(world()), { responding: { ask_name: 'required' } })
      const refused = await gives(poll.givenBy(newToken(), { told: [{ name: 'name', value: ' ' }] }))
      expect(refused).toMatchObject({ status: 400, error: { problems: { 'told.name': 'name_required' } } })
    })
  })

  it('is asked for in sections, and without what is right', async () => {
    const survey = await aSurvey()
    const read = expectOk(await world().newBrowser().calls('GET', `/response/paper?code=${survey.code}`))
    const paper = readResponded.data.parse(read)
    expect(paper.sections.map(({ title, question_ids: ids }) => [title, ids.length])).toEqual([
      ['You', 1],
      ['The course', 1],
    ])
    expect(JSON.stringify(read)).not.toContain('correct_answer')
  })

  it('is of no quiz, and no poll is a quiz', async () => {
    const teacher = await aTeacher(world())
    const [poll, quiz] = [await aPublishedPoll(teacher), await aPublishedQuiz(teacher)]
    const stranger = world().newBrowser()
    expect((await stranger.calls('GET', `/quiz?code=${poll.code}`)).status).toBe(404)
    expect((await stranger.calls('GET', `/response/paper?code=${quiz.code}`)).status).toBe(404)
    const listed = JSON.stringify(expectOk(await teacher.browser.calls('GET', '/teacher/quizzes')))
    expect([listed.includes(quiz.id), listed.includes(poll.id)]).toEqual([true, false])
  })
})
