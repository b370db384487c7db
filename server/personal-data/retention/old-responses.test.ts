import { expect, it } from 'vitest'
import { logIn } from '#contract/people/accounts.ts'
import { foreseeRetention } from '#contract/personal-data/retention.ts'
import type { NewRespondedOnWire } from '#contract/questionnaires/polls-and-surveys-requests.ts'
import { MINUTE } from '#domain/time/time-limit.ts'
import { newToken } from '../../secrets.ts'
import { atOnce, sharedServers } from '../../testing/at-once.ts'
import { describeEachDatabase } from '../../testing/describe-each-database.ts'
import { everyRow, expectGone } from '../../testing/every-row.ts'
import { aPublishedPoll, aTeacher, expectOk, type PollInTest, type TeacherInTest } from '../../testing/people.ts'
import { A_FILE_QUESTION, anUpload, aPdf } from '../../testing/uploads.ts'
import { deleteResponses } from '../erasure/delete-responses.ts'
import { anonymiseResponses } from './anonymise-responses.ts'
import { runRetention } from './run-retention.ts'

const DAY = 24 * 60

const opinion = (problem: string) => ({
  kind: 'opinion',
  problem,
  draft: { options: ['Good', 'Bad'], least: null, most: 1, look: 'list', other: false },
})
const typed = (problem: string, expects: 'email' | 'phone' | 'text') => ({
  kind: 'comment',
  problem,
  draft: { expects, least: null, most: null, only: null, from: '', to: '', decimals: null },
})
const SURVEY: NewRespondedOnWire = {
  kind: 'survey',
  title: 'Lunch',
  sections: [{ questions: [A_FILE_QUESTION, opinion('Food?'), typed('E-mail?', 'email'), typed('Why?', 'text')] }],
}

describeEachDatabase('how long what people say in polls and surveys is kept', (open, processes) => {
  const { world, appFor } = sharedServers(open, processes)

  const later = async ({ browser, email, password }: TeacherInTest, days: number) => {
    world().clock.advance({ minutes: days * DAY })
    const { auth_token } = logIn.data.parse(expectOk(await browser.calls('POST', '/auth/login', { email, password })))
    browser.bears(auth_token)
  }
  const gives = async (survey: PollInTest, name: string, { isEnded = true, deviceKey = newToken() } = {}) => {
    const browser = world().newBrowser()
    const file = await anUpload(browser, survey, { name: `${name}.pdf`, content: aPdf(), deviceKey })
    const values = [[file], [0], `${name.split(' ')[1]}@home.in`, 'It was warm']
    const answers = survey.questionIds.map((question_id, at) => ({ question_id, value: values[at] ?? '' }))
    const told = [{ name: 'name', value: name }]
    expectOk(await browser.calls('PUT', '/response', survey.givenBy(deviceKey, { answers, told, is_ended: isEnded })))
    return deviceKey
  }
  const foresees = async ({ browser }: TeacherInTest, query: string) =>
    foreseeRetention.data.parse(expectOk(await browser.calls('GET', `/teacher/retention/foreseen?${query}`)))
  const sets = async ({ browser }: TeacherInTest, deed: string) =>
    expectOk(await browser.calls('PUT', '/teacher/retention', { deed, months: 1 }))
  const runs = async () => {
    const apps = await atOnce(processes, appFor)
    await Promise.all(apps.map(({ context }) => runRetention(context)))
  }
  const rowsOf = ({ id }: PollInTest) =>
    world()
      .database.db.selectFrom('response')
      .select(['id', 'told', 'answers', 'revision'])
      .where('questionnaire_id', '=', id)
      .orderBy('saved_at')
      .orderBy('id')
      .execute()
  const filesOf = async ({ id }: PollInTest) =>
    (await everyRow(world())).filter((row) => row.includes('"in_table":"response_file"') && row.includes(id)).length

  it('ends with names, addresses and files, or with everything, once it is old', async () => {
    const teacher = await aTeacher(world())
    const survey = await aPublishedPoll(teacher, SURVEY)
    const oldest = await gives(survey, 'Rahul Oldest')
    await gives(survey, 'Mita Halfway', { isEnded: false })
    await later(teacher, 20)
    await gives(survey, 'Anil Newest')
    await later(teacher, 12)
    expect(await foresees(teacher, 'deed=anonymise&months=1')).toEqual({ attempts: 2, quizzes: 1 })
    await sets(teacher, 'anonymise')
    await runs()
    await runs()
    await expectGone(world(), ['Rahul', 'Oldest@', 'Mita', 'Halfway@'])
    // Its device has not heard of it: what counts is not given a second time.
    const again = await world()
      .newBrowser()
      .calls('PUT', '/response', survey.givenBy(oldest, { answers: [], is_ended: false }))
    expect(again.error?.code).toBe('already_answered')
    const [first, second, third] = await rowsOf(survey)
    for (const row of [first, second]) {
      expect(row).toMatchObject({ told: '{}', revision: 2 })
      expect(Object.values(JSON.parse(row?.answers ?? ''))).toEqual([[0], 'It was warm'])
    }
    expect(third?.told).toContain('Anil Newest')
    expect(await filesOf(survey)).toBe(1)
    expect(await foresees(teacher, 'deed=anonymise&months=1')).toEqual({ attempts: 0, quizzes: 0 })
    expect(await foresees(teacher, 'deed=erase&months=1')).toEqual({ attempts: 2, quizzes: 1 })
    await sets(teacher, 'erase')
    await runs()
    expect(await rowsOf(survey)).toMatchObject([{ id: third?.id }])
  })

  it('ends with what nobody is known of too, where everything goes', async () => {
    const teacher = await aTeacher(world())
    const survey = await aPublishedPoll(teacher, {
      ...SURVEY,
      sections: [{ questions: [opinion('Food?')] }],
      responding: { anonymous: true },
    })
    const answers = [{ question_id: survey.questionIds[0] ?? '', value: [0] }]
    expectOk(await world().newBrowser().calls('PUT', '/response', survey.givenBy(newToken(), { answers })))
    await later(teacher, 40)
    expect(await foresees(teacher, 'deed=anonymise&months=1')).toEqual({ attempts: 0, quizzes: 0 })
    expect(await foresees(teacher, 'deed=erase&months=1')).toEqual({ attempts: 1, quizzes: 1 })
    await sets(teacher, 'erase')
    await runs()
    expect(await foresees(teacher, 'deed=erase&months=1')).toEqual({ attempts: 0, quizzes: 0 })
  })

  it('leaves what was changed a moment before', async () => {
    const teacher = await aTeacher(world())
    const survey = await aPublishedPoll(teacher, SURVEY)
    await gives(survey, 'Rahul Back')
    const ids = (await rowsOf(survey)).map(({ id }) => id)
    const { db, newId, before } = { ...world().app.context, before: world().clock.now() - MINUTE }
    const some = { questionnaireId: survey.id, ids, before }
    expect(await db.transaction().execute((trx) => anonymiseResponses({ newId }, trx, some))).toBe(0)
    expect(await db.transaction().execute((trx) => deleteResponses(trx, some))).toBe(0)
    expect(await rowsOf(survey)).toMatchObject([{ id: ids[0], revision: 1 }])
  })
})
