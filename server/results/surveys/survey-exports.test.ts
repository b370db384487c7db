import readSheets from 'read-excel-file/node'
import { expect, it } from 'vitest'
import * as z from 'zod/mini'
import type { NewRespondedOnWire } from '#contract/questionnaires/polls-and-surveys-requests.ts'
import { preparePollExport, prepareSurveyExport } from '#contract/results/survey-exports.ts'
import { newToken } from '../../secrets.ts'
import { anAudienceQuestion } from '../../testing/audience-questions.ts'
import { describeEachDatabase } from '../../testing/describe-each-database.ts'
import { aPublishedPoll, aTeacher, expectOk, type PollInTest, type TeacherInTest } from '../../testing/people.ts'
import { readCsv } from '../../testing/read-csv.ts'
import { sharedWorld } from '../../testing/world.ts'

const opinion = (problem: string, most: number | null) => ({
  kind: 'opinion',
  problem,
  draft: { options: ['Rice', 'Bread'], least: null, most, look: 'list', other: true },
})
const comment = (problem: string, expects: string) => ({
  kind: 'comment',
  problem,
  draft: { expects, least: null, most: null, only: null, from: '', to: '', decimals: null },
})

/** Who wants bread is not asked the last two. */
const LUNCH: NewRespondedOnWire = {
  kind: 'survey',
  title: 'Lunch',
  responding: { fields: ['class'] },
  sections: [
    { questions: [opinion('What?', 1), opinion('With?', null)] },
    { questions: [comment('Why?', 'text'), comment('How many?', 'number'), comment('Since?', 'date')] },
  ],
  taking: {
    shown: [],
    jumps: [
      { after: 0, when: { of: 'all', conditions: [{ question: 0, test: { is: 'any_of', values: [1] } }] }, to: null },
    ],
  },
}

type Given = (number | string | (number | string)[] | null)[]

describeEachDatabase('the responses to a survey as a file', (open) => {
  const world = sharedWorld(open)

  const gives = async (survey: PollInTest, given: Given, more: object = {}) => {
    const answers = given.flatMap((value, at) =>
      value === null ? [] : [{ question_id: survey.questionIds[at] ?? '', value }],
    )
    const said = survey.givenBy(newToken(), { answers, ...more })
    expectOk(await world().newBrowser().calls('PUT', '/response', said))
  }
  const prepared = ({ browser }: TeacherInTest, { id }: PollInTest, body: object) =>
    browser.calls('POST', `/teacher/surveys/${id}/exports`, { time_zone: 'Asia/Kolkata', ...body })
  const downloaded = async (teacher: TeacherInTest, survey: PollInTest, body: object) => {
    const { address } = prepareSurveyExport.data.parse(expectOk(await prepared(teacher, survey, body)))
    const reply = await teacher.browser.sends({ method: 'GET', url: address })
    expect(reply.statusCode).toBe(200)
    return reply
  }
  const csv = async (teacher: TeacherInTest, survey: PollInTest, body: object = {}) => {
    const reply = await downloaded(teacher, survey, { what: 'responses', format: 'csv', ...body })
    const [header = [], ...rows] = readCsv(reply.body.slice(1))
    return rows.map((row) => Object.fromEntries(header.map((name, at) => [name, row[at]])))
  }

  const told = (name: string, value: string) => ({ told: [{ name, value }] })

  it('has a column for each variable, and tells what was left out from what was not shown', async () => {
    const teacher = await aTeacher(world())
    const survey = await aPublishedPoll(teacher, LUNCH)
    await gives(survey, [[0], [0, 'soup'], '=1+1', '1,200.5', '2026-01-15'], told('name', 'Mita'))
    await gives(survey, [[1], null, null, null, null], told('class', 'IX'))
    await gives(survey, [['tea']], { is_ended: false })
    const rows = await csv(teacher, survey)
    expect(rows.find(({ name }) => name === 'Mita')).toMatchObject({
      ...{ complete: '1', version: '1', q1: '1', q1_other: '', q2_1: '1', q2_2: '0', q2_3: '1', q2_other: 'soup' },
      ...{ q3: "'=1+1", q4: '1200.5', q5: '2026-01-15' },
    })
    expect(rows.find(({ q1 }) => q1 === '2')).toMatchObject({
      ...{ name: '', beside: 'class: IX', q2_1: '', q2_other: '' },
      ...{ q3: '(not shown)', q4: '(not shown)', q5: '(not shown)' },
    })
    expect(rows.find(({ q1 }) => q1 === '3')).toMatchObject({ complete: '0', q1_other: 'tea', q3: '' })
    expect(rows.find(({ name }) => name === 'Mita')?.['saved (Asia/Kolkata)']).toMatch(/^2026-01-15 14:3\d:\d\d$/)
  })

  it('holds those alone whom a filter means', async () => {
    const teacher = await aTeacher(world())
    const survey = await aPublishedPoll(teacher, LUNCH)
    await gives(survey, [[0], null, 'It is warm'])
    await gives(survey, [[0], null, 'It is near'])
    await gives(survey, [[1]])
    const [what = ''] = survey.questionIds
    expect(await csv(teacher, survey, { filter: { question: what, option: '0' } })).toHaveLength(2)
    expect(await csv(teacher, survey, { filter: { question: what, option: '0', search: 'WARM' } })).toHaveLength(1)
    expect(await csv(teacher, survey, { filter: { show: 'partial' } })).toHaveLength(0)
    expect(await csv(teacher, survey, { filter: { until: '1' } })).toHaveLength(0)
  })

  it('is a workbook with a code book, whose numbers and dates are numbers and dates', async () => {
    const teacher = await aTeacher(world())
    const survey = await aPublishedPoll(teacher, LUNCH)
    await gives(survey, [[0], null, '=1+1', '12', '2026-01-15'])
    const { rawPayload } = await downloaded(teacher, survey, { what: 'everything', format: 'xlsx' })
    const sheets = await readSheets(rawPayload)
    expect(sheets.map(({ sheet }) => sheet)).toEqual(['Responses', 'Code book'])
    const [header = [], row = []] = sheets[0]?.data ?? []
    const cell = (name: string) => row[header.indexOf(name)]
    expect([cell('q1'), cell('q3'), cell('q4')]).toEqual([1, '=1+1', 12])
    expect(cell('q5')).toEqual(new Date('2026-01-15T00:00:00Z'))
    const book = sheets[1]?.data ?? []
    expect(book).toContainEqual(['q1', 'What?', null, 'Choice without a right answer', 'Code', 2, 'Bread'])
    expect(book).toContainEqual(['q2_3', 'With?', 'Other', 'Choice without a right answer', '1 or 0', 1, 'Chosen'])
    expect(book.some((line) => line[5] === -99)).toBe(true)
  })

  it('names an answer that a question speaks of in words', async () => {
    const teacher = await aTeacher(world())
    const sections = [{ questions: [opinion('What?', 1), comment('Why {Q1}?', 'text')] }]
    const survey = await aPublishedPoll(teacher, { kind: 'survey', title: 'Lunch', sections })
    const { rawPayload } = await downloaded(teacher, survey, { what: 'everything', format: 'xlsx' })
    const book = (await readSheets(rawPayload)).at(-1)?.data ?? []
    expect(book.map((line) => line[1])).toContain('Why [answer to question 1]?')
  })

  it('is one JSON document', async () => {
    const teacher = await aTeacher(world())
    const survey = await aPublishedPoll(teacher, LUNCH)
    await gives(survey, [[1]])
    const whole = z.object({
      survey: z.object({ title: z.string() }),
      variables: z.array(z.object({ name: z.string(), values: z.array(z.object({ code: z.int() })) })),
      responses: z.array(z.object({ complete: z.boolean(), values: z.record(z.string(), z.unknown()) })),
    })
    const file = whole.parse((await downloaded(teacher, survey, { what: 'everything', format: 'json' })).json())
    expect(file).toMatchObject({
      survey: { title: 'Lunch' },
      responses: [{ complete: true, values: { q1: 2, q2_1: null, q3: '(not shown)' } }],
    })
  })

  it('has the votes of a poll as they are counted, under what it asks now', async () => {
    const [teacher, other] = [await aTeacher(world()), await aTeacher(world())]
    const poll = await aPublishedPoll(teacher, {
      kind: 'poll',
      title: 'Lunch',
      responding: { ask_name: 'optional' },
      sections: [{ questions: [opinion('What?', 1)] }],
    })
    await gives(poll, [['=1+1']], told('name', 'Mita'))
    await gives(poll, [[1]], { is_ended: false })
    const ask = { time_zone: 'Asia/Kolkata' }
    const take = async (wanted: object) => {
      const reply = await teacher.browser.calls('POST', `/teacher/polls/${poll.id}/exports`, { ...ask, ...wanted })
      const { address } = preparePollExport.data.parse(expectOk(reply))
      return teacher.browser.sends({ method: 'GET', url: address })
    }
    const file = { what: 'responses', format: 'csv' }
    const reply = await take(file)
    expect(reply.headers['content-disposition']).toContain('Lunch - votes.csv')
    const [header = [], ...rows] = readCsv(reply.body.slice(1))
    expect(rows).toHaveLength(1)
    const row = Object.fromEntries(header.map((name, at) => [name, rows[0]?.[at]]))
    expect(row).toMatchObject({ name: 'Mita', complete: '1', q1: '3', q1_other: "'=1+1" })
    expect((await take({ what: 'everything', format: 'json' })).json()).toMatchObject({ poll: { title: 'Lunch' } })
    const path = `/teacher/polls/${poll.id}`
    expect((await other.browser.calls('POST', `${path}/exports`, { ...ask, ...file })).status).toBe(404)
    expect((await prepared(teacher, poll, file)).status).toBe(404)
    const key = { based_on: poll.versionId, draft_key: newToken() }
    expectOk(await teacher.browser.calls('POST', `${path}/reset`, { quiz_code: poll.code, ...key }))
    const anew = readCsv((await take(file)).body.slice(1))
    expect(anew).toEqual([header])
  })

  it('has what the audience of a poll has asked, and not who, for polls alone', async () => {
    const teacher = await aTeacher(world())
    const poll = await aPublishedPoll(teacher, { responding: { hall_questions: 'checked' } })
    await anAudienceQuestion(world(), poll, { text: '=1+1?' })
    world().clock.advance({ minutes: 1 })
    await anAudienceQuestion(world(), poll, { text: 'কেন?' })
    const file = { what: 'hall_questions', format: 'csv', time_zone: 'UTC' }
    const asked = await teacher.browser.calls('POST', `/teacher/polls/${poll.id}/exports`, file)
    const { address } = prepareSurveyExport.data.parse(expectOk(asked))
    const reply = await teacher.browser.sends({ method: 'GET', url: address })
    expect(reply.headers['content-disposition']).toContain('Lunch - questions.csv')
    const [header, ...rows] = readCsv(reply.body.slice(1))
    expect(header).toEqual(['Question', 'Votes', 'State', 'Asked at'])
    expect(rows.map((row) => row.slice(0, 3))).toEqual([
      ["'=1+1?", '0', 'Waiting for approval'],
      ['কেন?', '0', 'Waiting for approval'],
    ])
    const survey = await aPublishedPoll(teacher, LUNCH)
    expect((await prepared(teacher, survey, file)).status).toBe(400)
  })

  it('is for the session that asked alone, and not for long', async () => {
    const [teacher, other] = [await aTeacher(world()), await aTeacher(world())]
    const survey = await aPublishedPoll(teacher, LUNCH)
    const file = { what: 'responses', format: 'csv' }
    expect((await prepared(other, survey, file)).status).toBe(404)
    const { address } = prepareSurveyExport.data.parse(expectOk(await prepared(teacher, survey, file)))
    const get = async ({ browser }: Pick<TeacherInTest, 'browser'>, url = address) =>
      (await browser.sends({ method: 'GET', url })).statusCode
    expect(await get(teacher)).toBe(200)
    expect(await get(other)).toBe(404)
    expect(await get({ browser: world().newBrowser() })).toBe(401)
    expect(await get(teacher, address.replace('ticket=e', 'ticket=f'))).toBe(404)
    expect(await get(teacher, '/api/v1/exports/survey')).toBe(404)
    world().clock.advance({ minutes: 3 })
    expect(await get(teacher)).toBe(404)
  })

  it.each([
    { what: 'everything', format: 'csv' },
    { what: 'responses', format: 'xlsx' },
    { what: 'responses', format: 'csv', filter: { option: 'x' } },
    { what: 'responses', format: 'csv', filter: { more: 1 } },
  ])('is not made of %o', async (body) => {
    const teacher = await aTeacher(world())
    expect((await prepared(teacher, await aPublishedPoll(teacher, LUNCH), body)).status).toBe(400)
  })
})
