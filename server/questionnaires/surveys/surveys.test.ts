import { describe, expect, it } from 'vitest'
import type { NewRespondedOnWire } from '#contract/questionnaires/polls-and-surveys-requests.ts'
import { listSurveys, readSurvey } from '#contract/questionnaires/surveys.ts'
import { listSurveyResponses, readSurveyResponses } from '#contract/results/survey-responses.ts'
import { readResponse } from '#contract/runs/responses.ts'
import { DAY, MINUTE } from '#domain/time/time-limit.ts'
import { hashOf, newToken } from '../../secrets.ts'
import { sharedServers } from '../../testing/at-once.ts'
import { describeEachDatabase } from '../../testing/describe-each-database.ts'
import { everyRow } from '../../testing/every-row.ts'
import { aPublishedPoll, aTeacher, expectOk, type PollInTest, type TeacherInTest } from '../../testing/people.ts'
import { browserOf, sharedWorld } from '../../testing/world.ts'

const asked = (problem: string, required = false) => ({
  problem,
  options: ['Yes', 'No'],
  correct_answer: 0,
  ...(required && { required: true as const }),
})

/** Who says no to the first question is not asked the second, which has to be answered. */
const SURVEY: NewRespondedOnWire = {
  kind: 'survey',
  title: 'The course',
  sections: [{ questions: [asked('Were you there?', true)] }, { questions: [asked('Was it good?', true)] }],
  taking: {
    shown: [],
    jumps: [
      { after: 0, when: { of: 'all', conditions: [{ question: 0, test: { is: 'any_of', values: [1] } }] }, to: null },
    ],
  },
}

const resultsOf = async (teacher: TeacherInTest, survey: PollInTest, query = '') =>
  readSurveyResponses.data.parse(
    expectOk(await teacher.browser.calls('GET', `/teacher/surveys/${survey.id}/responses${query}`)),
  )

const listOf = async (teacher: TeacherInTest, survey: PollInTest, query = '') =>
  listSurveyResponses.data.parse(
    expectOk(await teacher.browser.calls('GET', `/teacher/surveys/${survey.id}/responses/list${query}`)),
  )

describeEachDatabase('a survey that closes at a number of responses', (open, processes) => {
  const { world, appFor } = sharedServers(open, processes)

  it.each([
    ['by name', false],
    ['anonymously', true],
  ])('takes exactly so many, given %s', async (_, anonymous) => {
    const teacher = await aTeacher(world())
    const survey = await aPublishedPoll(teacher, { ...SURVEY, responding: { at_most: 5, anonymous } })
    const given = Array.from({ length: 12 }, () => survey.givenBy(newToken(), { answers: answersTo(survey, [0, 1]) }))
    const replies = await Promise.all(
      given.map(async (body, call) => browserOf(await appFor(call)).calls('PUT', '/response', body)),
    )
    const taken = replies.filter(({ status }) => status === 200)
    expect([taken.length, new Set(replies.map(({ status }) => status))]).toEqual([5, new Set([200, 410])])
    expect((await resultsOf(teacher, survey)).complete).toBe(5)
  })
})

const answersTo = ({ questionIds }: PollInTest, values: number[]) =>
  values.map((value, at) => ({ question_id: questionIds[at] ?? '', value }))

describeEachDatabase('a survey', (open) => {
  const world = sharedWorld(open)
  const gives = (body: object) => world().newBrowser().calls('PUT', '/response', body)

  it('keeps no answer to what was not asked, and asks for none', async () => {
    const teacher = await aTeacher(world())
    const survey = await aPublishedPoll(teacher, SURVEY)
    expectOk(await gives(survey.givenBy(newToken(), { answers: answersTo(survey, [1, 0]) })))
    expectOk(await gives(survey.givenBy(newToken(), { answers: answersTo(survey, [1]) })))
    const lacking = await gives(survey.givenBy(newToken(), { answers: answersTo(survey, [0]) }))
    expect(lacking.error).toMatchObject({ code: 'invalid_request' })
    const { counted, complete } = await resultsOf(teacher, survey)
    expect([complete, counted.map((each) => each?.of)]).toEqual([2, [2, 0]])
  })

  it('tells partial responses apart, and those who chose an option', async () => {
    const teacher = await aTeacher(world())
    const survey = await aPublishedPoll(teacher, SURVEY)
    expectOk(await gives(survey.givenBy(newToken(), { answers: answersTo(survey, [0]), is_ended: false })))
    expectOk(await gives(survey.givenBy(newToken(), { answers: answersTo(survey, [0, 1]) })))
    expectOk(await gives(survey.givenBy(newToken(), { answers: answersTo(survey, [1]) })))
    expect(await resultsOf(teacher, survey)).toMatchObject({ complete: 2, partial: 1, shown: 3 })
    expect(await resultsOf(teacher, survey, '?show=partial')).toMatchObject({ shown: 1 })
    expect(await listOf(teacher, survey, '?show=partial')).toMatchObject({ found: 1, rows: [{ is_complete: false }] })
    const some = await listOf(teacher, survey, `?show=complete&question=${survey.questionIds[0]}&option=0`)
    expect(some.rows.map(({ answers }) => answers.map(({ words }) => words))).toEqual([['A. Yes', 'B. No']])
  })

  it('is gone on with in the version that it was begun in', async () => {
    const teacher = await aTeacher(world())
    const survey = await aPublishedPoll(teacher, SURVEY)
    const key = newToken()
    const half = survey.givenBy(key, { answers: answersTo(survey, [0]), is_ended: false })
    expectOk(await gives(half))
    const written = readSurvey.data.parse(expectOk(await teacher.browser.calls('GET', `/teacher/surveys/${survey.id}`)))
    const next = {
      title: 'The new course',
      sections: written.sections.map((section) => ({ ...section, questions: [...section.questions, asked('More?')] })),
      based_on: written.version_id,
      draft_key: newToken(),
    }
    const publish = () => teacher.browser.calls('POST', `/teacher/surveys/${survey.id}/versions`, next)
    expect(expectOk(await publish())).toEqual(expectOk(await publish()))
    const whole = { ...half, based_on: 1, change: newToken(), is_ended: true, answers: answersTo(survey, [0, 1]) }
    expectOk(await gives(whole))
    const { counted } = await resultsOf(teacher, survey)
    expect(counted.map((each) => each?.of)).toEqual([1, 0, 1, 0])
  })

  it.each<[string, NewRespondedOnWire['taking']]>([
    ['rule_leads_back', { shown: [], jumps: [{ after: 1, when: null, to: 0 }] }],
    ['rule_unreachable', { shown: [], jumps: [{ after: 0, when: null, to: null }] }],
  ])('is refused with %s', async (problem, taking) => {
    const teacher = await aTeacher(world())
    const refused = await teacher.browser.calls('POST', '/teacher/questionnaires', { ...SURVEY, taking })
    expect(refused.error).toMatchObject({ problems: { taking: problem } })
  })

  it('is refused with conditions on options that its questions do not have, made or edited', async () => {
    const teacher = await aTeacher(world())
    const on = (value: number): NewRespondedOnWire['taking'] => ({
      shown: [{ page: 1, when: { of: 'all', conditions: [{ question: 0, test: { is: 'any_of', values: [value] } }] } }],
      jumps: [],
    })
    const refused = await teacher.browser.calls('POST', '/teacher/questionnaires', { ...SURVEY, taking: on(2) })
    expect([refused.status, refused.error]).toMatchObject([
      400,
      {
        code: 'invalid_request',
        problems: {
          'taking.shown.0.when.conditions.0.test.values.0': 'rule_nowhere',
          'sections.0.questions.0.options.2': 'rule_nowhere',
        },
      },
    ])
    const three = { ...asked('Were you there?'), options: ['Yes', 'No', 'In part'] }
    const survey = await aPublishedPoll(teacher, {
      ...SURVEY,
      sections: [{ questions: [three] }, ...SURVEY.sections.slice(1)],
      taking: on(2),
    })
    const written = readSurvey.data.parse(expectOk(await teacher.browser.calls('GET', `/teacher/surveys/${survey.id}`)))
    const edit = { ...SURVEY, kind: undefined, based_on: written.version_id, draft_key: newToken() }
    const publish = (value: number) =>
      teacher.browser.calls('POST', `/teacher/surveys/${survey.id}/versions`, { ...edit, taking: on(value) })
    const gone = await publish(2)
    expect([gone.status, gone.error]).toMatchObject([
      400,
      { problems: { 'sections.0.questions.0.options.2': 'rule_nowhere' } },
    ])
    expectOk(await publish(1))
  })

  it('closes at its time', async () => {
    const teacher = await aTeacher(world())
    const survey = await aPublishedPoll(teacher, {
      ...SURVEY,
      responding: { until: world().clock.now() + DAY },
    })
    const shut = async () => {
      const listed = listSurveys.data.parse(expectOk(await teacher.browser.calls('GET', '/teacher/surveys')))
      return listed.map((each) => [each.status, each.shut])
    }
    expectOk(await gives(survey.givenBy(newToken(), { is_ended: false })))
    expect(await shut()).toEqual([['active', undefined]])
    world().clock.advance({ minutes: DAY / MINUTE - 1 })
    expect(await shut()).toEqual([['active', undefined]])
    world().clock.advance({ minutes: 1 })
    expect(await shut()).toEqual([['active', 'over']])
    expect((await gives(survey.givenBy(newToken(), { is_ended: false }))).status).toBe(410)
  })

  describe('that promises that nobody learns who responded', () => {
    const anonymous: NewRespondedOnWire = { ...SURVEY, responding: { anonymous: true } }

    it('keeps nothing that a device, a moment or a name could be known by', async () => {
      const survey = await aPublishedPoll(await aTeacher(world()), anonymous)
      const key = newToken()
      const told = [{ name: 'name', value: 'Mita Pal' }]
      const half = survey.givenBy(key, { answers: answersTo(survey, [0]), is_ended: false, told })
      expectOk(await gives(half))
      const change = newToken()
      const whole = { ...half, based_on: 1, change, is_ended: true, answers: answersTo(survey, [0, 1]) }
      expect(expectOk(await gives(whole))).toMatchObject({ is_ended: true })
      expect(expectOk(await gives(whole))).toMatchObject({ is_ended: true })
      const rows = await everyRow(world())
      const own = rows.filter((row) => row.includes(survey.id))
      expect(own.filter((row) => row.includes('"in_table":"response"'))).toEqual([])
      for (const trace of [key, hashOf(key), change, 'Mita Pal', half.change])
        expect(rows.filter((row) => row.includes(String(trace)))).toEqual([])
      const [kept = '', ...others] = own.filter((row) => row.includes('"in_table":"anonymous_response"'))
      expect(others).toEqual([])
      expect(Number(/"ended_on":"?(\d+)/.exec(kept)?.[1]) % DAY).toBe(0)
    })

    it('takes one of each device, and says so to it', async () => {
      const teacher = await aTeacher(world())
      const survey = await aPublishedPoll(teacher, anonymous)
      const key = newToken()
      const given = () => survey.givenBy(key, { answers: answersTo(survey, [1]) })
      expectOk(await gives(given()))
      expect((await gives(given())).error?.code).toBe('already_answered')
      const read = await world().newBrowser().calls('POST', '/response/read', { code: survey.code, device_key: key })
      expect(readResponse.data.parse(expectOk(read)).response).toMatchObject({ is_ended: true, answers: [] })
      expect((await resultsOf(teacher, survey)).complete).toBe(1)
    })

    it('can not take that back once anybody has begun', async () => {
      const teacher = await aTeacher(world())
      const survey = await aPublishedPoll(teacher, anonymous)
      const takesBack = () =>
        teacher.browser.calls('PUT', `/teacher/quizzes/${survey.id}/settings`, { responding: { anonymous: false } })
      expectOk(await gives(survey.givenBy(newToken(), { answers: answersTo(survey, [1]) })))
      const refused = await takesBack()
      expect(refused.status).toBe(400)
    })
  })
})
