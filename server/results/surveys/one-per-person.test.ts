import { expect, it } from 'vitest'
import type { NewRespondedOnWire } from '#contract/questionnaires/polls-and-surveys-requests.ts'
import { listSurveyResponses } from '#contract/results/survey-responses.ts'
import { responding } from '#domain/questionnaires/responding.ts'
import { deleteResponses } from '../../personal-data/erasure/delete-responses.ts'
import { anonymiseResponses } from '../../personal-data/retention/anonymise-responses.ts'
import { newToken } from '../../secrets.ts'
import { sharedServers } from '../../testing/at-once.ts'
import { describeEachDatabase } from '../../testing/describe-each-database.ts'
import { everyRow } from '../../testing/every-row.ts'
import { aPublishedPoll, aTeacher, expectOk, type PollInTest, type TeacherInTest } from '../../testing/people.ts'
import { browserOf, sharedWorld } from '../../testing/world.ts'

const FORM = {
  fields: [
    { id: 'name', kind: 'name' as const, label: '', required: true, identifies: false, options: [] },
    { id: 'phone', kind: 'phone' as const, label: '', required: true, identifies: true, options: [] },
  ],
}
const ONE = { ask_name: 'form' as const, one_per_person: true, changeable: true }
const SURVEY: NewRespondedOnWire = {
  ...{ kind: 'survey', title: 'Sports day', joining: FORM, responding: ONE },
  sections: [{ questions: [{ problem: 'Were you there?', options: ['Yes', 'No'], correct_answer: 0 }] }],
}
const MITA = { name: 'Mita Pal', phone: '98765 43210' }
const told = (said: object) => ({ told: Object.entries(said).map(([name, value]) => ({ name, value })) })

const listOf = async ({ browser }: TeacherInTest, { id }: PollInTest) =>
  listSurveyResponses.data.parse(expectOk(await browser.calls('GET', `/teacher/surveys/${id}/responses/list`))).rows

describeEachDatabase('a survey that takes one response a person', (open, processes) => {
  const { world, appFor } = sharedServers(open, processes)

  it('takes one of many devices that send the same details at once', { tags: ['race'] }, async () => {
    const teacher = await aTeacher(world())
    const survey = await aPublishedPoll(teacher, SURVEY)
    const given = Array.from({ length: 12 }, (_, at) => ({
      ...survey.givenBy(newToken(), told({ ...MITA, name: `Mita ${at}` })),
    }))
    const replies = await Promise.all(
      given.map(async (body, call) => browserOf(await appFor(call)).calls('PUT', '/response', body)),
    )
    expect(replies.filter(({ status }) => status === 200)).toHaveLength(1)
    const others = replies.filter(({ status }) => status !== 200)
    expect(new Set(others.map(({ status, error }) => `${status} ${error?.code}`))).toEqual(
      new Set(['409 person_answered']),
    )
    expect(await listOf(teacher, survey)).toHaveLength(1)
  })
})

describeEachDatabase('one response a person', (open) => {
  const world = sharedWorld(open)
  const gives = (survey: PollInTest, said: object, more: object = {}) =>
    world()
      .newBrowser()
      .calls('PUT', '/response', survey.givenBy(newToken(), { ...told(said), ...more }))
  const set = async ({ browser }: TeacherInTest, { id }: PollInTest, change: object) =>
    browser.calls('PUT', `/teacher/quizzes/${id}/settings`, { responding: responding.parse({ ...ONE, ...change }) })

  it('is told by what identifies, however it is written; whoever has begun may go on', async () => {
    const teacher = await aTeacher(world())
    const survey = await aPublishedPoll(teacher, SURVEY)
    expectOk(await gives(survey, MITA, { is_ended: false }))
    expectOk(await gives(survey, MITA))
    const again = await gives(survey, { name: 'Somebody else', phone: '+91 9876543210' })
    expect([again.status, again.error?.code]).toEqual([409, 'person_answered'])
    expectOk(await gives(survey, { ...MITA, phone: '9876543211' }))
    // Elsewhere it is another matter.
    expectOk(await gives(await aPublishedPoll(teacher, SURVEY), MITA))
  })

  it('is changed on the device that gave it, and frees the number that it had', async () => {
    const survey = await aPublishedPoll(await aTeacher(world()), SURVEY)
    const first = survey.givenBy(newToken(), told(MITA))
    const browser = world().newBrowser()
    expectOk(await browser.calls('PUT', '/response', first))
    expectOk(await browser.calls('PUT', '/response', first))
    const next = (based_on: number, said: object, is_ended = true) =>
      browser.calls('PUT', '/response', { ...first, ...told(said), based_on, is_ended, change: newToken() })
    expectOk(await next(1, MITA, false))
    expect((await gives(survey, MITA)).error?.code).toBe('person_answered')
    expectOk(await next(2, { ...MITA, phone: '9876543212' }))
    expectOk(await gives(survey, MITA))
    expect((await next(3, MITA)).error?.code).toBe('person_answered')
  })

  it.each(['erased', 'anonymised'])('frees whoever gave it once it is %s', async (deed) => {
    const teacher = await aTeacher(world())
    const survey = await aPublishedPoll(teacher, SURVEY)
    expectOk(await gives(survey, MITA))
    const ids = (await listOf(teacher, survey)).map(({ id }) => id)
    const { db, newId } = world().app.context
    const some = { questionnaireId: survey.id, ids, before: world().clock.now() + 1 }
    const gone = await db
      .transaction()
      .execute((trx) => (deed === 'erased' ? deleteResponses(trx, some) : anonymiseResponses({ newId }, trx, some)))
    expect(gone).toBe(1)
    expectOk(await gives(survey, MITA))
    expect((await gives(survey, MITA)).error?.code).toBe('person_answered')
  })

  it('is off unless somebody turns it on, and asks for a form that tells people apart', async () => {
    const teacher = await aTeacher(world())
    const survey = await aPublishedPoll(teacher, { ...SURVEY, responding: { ask_name: 'form' } })
    expectOk(await gives(survey, MITA))
    expectOk(await gives(survey, MITA))
    expect((await everyRow(world())).filter((row) => /"person":"/.test(row) && row.includes(survey.id))).toEqual([])
    expectOk(await set(teacher, survey, {}))
    expectOk(await gives(survey, MITA))
    expect((await gives(survey, MITA)).error?.code).toBe('person_answered')
    for (const how of [{ ask_name: 'no' }, { anonymous: true }, { ask_name: 'required' }]) {
      const responded = { ...ONE, ...how }
      const refused = await teacher.browser.calls('PUT', `/teacher/quizzes/${survey.id}/settings`, {
        responding: { ...responding.parse({}), ...responded },
      })
      expect(refused.error).toMatchObject({ problems: { 'responding.one_per_person': 'not_one_of' } })
    }
  })
})
