import { expect, it } from 'vitest'
import { listActivity } from '#contract/people/activity.ts'
import { eraseQuizData, eraseResponses } from '#contract/personal-data/erasure.ts'
import { listSurveyResponses } from '#contract/results/survey-responses.ts'
import { newToken } from '../../secrets.ts'
import { atOnce, sharedServers } from '../../testing/at-once.ts'
import { anAudienceQuestion } from '../../testing/audience-questions.ts'
import { describeEachDatabase } from '../../testing/describe-each-database.ts'
import { everyRow, expectGone } from '../../testing/every-row.ts'
import { aPublishedPoll, aTeacher, expectOk, type PollInTest, type TeacherInTest } from '../../testing/people.ts'
import { A_FILE_QUESTION, anUpload, aPdf } from '../../testing/uploads.ts'
import { browserOf } from '../../testing/world.ts'

const FILES = { kind: 'survey' as const, sections: [{ questions: [A_FILE_QUESTION] }] }
const ANONYMOUS = { kind: 'survey' as const, responding: { anonymous: true } }

describeEachDatabase('what a teacher erases of a poll or survey', (open, processes) => {
  const { world, appFor } = sharedServers(open, processes)

  const gives = (survey: PollInTest, deviceKey: string, said: object = {}) =>
    world().newBrowser().calls('PUT', '/response', survey.givenBy(deviceKey, said))
  const named = (name: string, more: object = {}) => ({ told: [{ name: 'name', value: name }], ...more })
  const listed = async ({ browser }: TeacherInTest, { id }: PollInTest) =>
    listSurveyResponses.data.parse(expectOk(await browser.calls('GET', `/teacher/surveys/${id}/responses/list`)))
  const erases = async ({ browser }: TeacherInTest, { id }: PollInTest, responses: string[]) =>
    eraseResponses.data.parse(
      expectOk(await browser.calls('POST', `/teacher/quizzes/${id}/erased-responses`, { responses })),
    )
  const erasesAll = async ({ browser }: TeacherInTest, { id, code }: PollInTest, change = 'k'.repeat(16)) =>
    eraseQuizData.data.parse(
      expectOk(await browser.calls('POST', `/teacher/quizzes/${id}/erasure`, { quiz_code: code, change })),
    )
  const rowsOf = async ({ id }: PollInTest) =>
    (await everyRow(world())).filter(
      (row) => row.includes(id) && /"in_table":"(?:anonymous_response|response|response_mark)"/.test(row),
    )
  const logOf = async ({ browser }: TeacherInTest) =>
    listActivity.data.parse(expectOk(await browser.calls('GET', '/teacher/activity'))).entries

  it('is one response with its file, said twice; the device’s sending is refused, and others stay', async () => {
    const teacher = await aTeacher(world())
    const survey = await aPublishedPoll(teacher, FILES)
    const deviceKey = newToken()
    const file = await anUpload(world().newBrowser(), survey, { name: 'Rahul.pdf', content: aPdf(), deviceKey })
    const answers = [{ question_id: survey.questionIds[0] ?? '', value: [file] }]
    expectOk(await gives(survey, deviceKey, named('Rahul Erased', { answers })))
    expectOk(await gives(survey, newToken(), named('Mita Stays', { answers: [] })))
    const { rows } = await listed(teacher, survey)
    const ids = rows.filter(({ name }) => name === 'Rahul Erased').map(({ id }) => id)
    expect(await erases(teacher, survey, ids)).toEqual({ erased: 1 })
    expect(await erases(teacher, survey, ids)).toEqual({ erased: 1 })
    await expectGone(world(), ['Rahul', ...ids])
    for (const based_on of [0, 1]) {
      const again = await gives(survey, deviceKey, named('Rahul Again', { based_on, answers: [] }))
      expect(again.error?.code).toBe('response_erased')
    }
    expect((await listed(teacher, survey)).rows.map(({ name }) => name)).toEqual(['Mita Stays'])
    expectOk(await gives(survey, newToken(), named('Rahul Anew', { answers: [] })))
    const erased = (await logOf(teacher)).filter(({ kind }) => kind === 'responses_erased')
    expect(erased).toMatchObject([{ details: { responses: 1 } }])
  })

  it('is said to its device, also once the survey is closed', async () => {
    const teacher = await aTeacher(world())
    const survey = await aPublishedPoll(teacher, { kind: 'survey' })
    const [deviceKey, stranger] = [newToken(), newToken()]
    expectOk(await gives(survey, deviceKey))
    const ids = (await listed(teacher, survey)).rows.map(({ id }) => id)
    await erases(teacher, survey, ids)
    expectOk(await teacher.browser.calls('POST', `/teacher/quizzes/${survey.id}/status`, { status: 'closed' }))
    expect((await gives(survey, deviceKey)).error?.code).toBe('response_erased')
    expect((await gives(survey, stranger)).error?.code).toBe('responses_closed')
  })

  it('is one’s own alone', async () => {
    const [teacher, other] = [await aTeacher(world()), await aTeacher(world())]
    const [survey, theirs] = [
      await aPublishedPoll(teacher, { kind: 'survey' }),
      await aPublishedPoll(other, { kind: 'survey' }),
    ]
    expectOk(await gives(survey, newToken(), named('Rahul Foreign')))
    const ids = (await listed(teacher, survey)).rows.map(({ id }) => id)
    expect(await erases(other, theirs, ids)).toEqual({ erased: 1 })
    const foreign = await other.browser.calls('POST', `/teacher/quizzes/${survey.id}/erased-responses`, {
      responses: ids,
    })
    expect(foreign.error?.code).toBe('quiz_not_found')
    expect((await listed(teacher, survey)).found).toBe(1)
  })

  it('is all of an anonymous survey, begun or ended; what is said again of it is refused', async () => {
    const teacher = await aTeacher(world())
    const survey = await aPublishedPoll(teacher, ANONYMOUS)
    const [ended, running] = [newToken(), newToken()]
    const change = newToken()
    expectOk(await gives(survey, ended, { change }))
    expectOk(await gives(survey, running, { is_ended: false }))
    expect(await erasesAll(teacher, survey)).toEqual({ left: 0 })
    expect(await rowsOf(survey)).toEqual([])
    expect((await gives(survey, ended, { change })).error?.code).toBe('response_erased')
    expect((await gives(survey, running, { based_on: 1 })).error?.code).toBe('response_erased')
    world().clock.advance({ minutes: 24 * 60 })
    expectOk(await gives(survey, newToken()))
    expect(await erasesAll(teacher, survey)).toEqual({ left: 0 })
    expect(await rowsOf(survey)).toHaveLength(2)
  })

  it('is a whole poll with what its audience asked', async () => {
    const teacher = await aTeacher(world())
    const poll = await aPublishedPoll(teacher, { responding: { hall_questions: 'open' } })
    await atOnce(30, () => gives(poll, newToken(), named('Rahul Votes')))
    const asked = await anAudienceQuestion(world(), poll)
    expect(await erasesAll(teacher, poll)).toEqual({ left: 0 })
    await expectGone(world(), ['Rahul Votes', asked])
    const erased = (await logOf(teacher)).filter(({ kind }) => kind === 'responses_erased')
    expect(erased).toMatchObject([{ details: { responses: 30 } }])
  })

  it('is gone whoever goes on with it at the same moment', { tags: ['race'] }, async () => {
    const teacher = await aTeacher(world())
    const survey = await aPublishedPoll(teacher, { kind: 'survey' })
    const keys = Array.from({ length: 10 }, newToken)
    await atOnce(keys.length, (at) => gives(survey, keys[at] ?? '', named('Rahul Racing', { is_ended: false })))
    const partial = `/teacher/surveys/${survey.id}/responses/list?show=partial`
    const { rows } = listSurveyResponses.data.parse(expectOk(await teacher.browser.calls('GET', partial)))
    const ids = rows.map(({ id }) => id)
    expect(ids).toHaveLength(10)
    await Promise.all([
      ...keys.map(async (key, at) => {
        const browser = browserOf(await appFor(at), new Map())
        return browser.calls('PUT', '/response', survey.givenBy(key, named('Rahul Racing', { based_on: 1 })))
      }),
      erases(teacher, survey, ids),
    ])
    await expectGone(world(), ['Rahul Racing', ...ids])
  })
})
