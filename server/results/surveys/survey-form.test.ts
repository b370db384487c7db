import { expect, it } from 'vitest'
import type { NewRespondedOnWire } from '#contract/questionnaires/polls-and-surveys-requests.ts'
import { prepareSurveyExport } from '#contract/results/survey-exports.ts'
import { listSurveyResponses } from '#contract/results/survey-responses.ts'
import { readResponded } from '#contract/runs/responses.ts'
import { responding } from '#domain/questionnaires/responding.ts'
import { newToken } from '../../secrets.ts'
import { describeEachDatabase } from '../../testing/describe-each-database.ts'
import { A_FORM } from '../../testing/forms.ts'
import { aPublishedPoll, aTeacher, expectOk, type PollInTest, type TeacherInTest } from '../../testing/people.ts'
import { readCsv } from '../../testing/read-csv.ts'
import { sharedWorld } from '../../testing/world.ts'

const FORM = {
  fields: [
    ...A_FORM.fields,
    { id: 'phone', kind: 'phone' as const, label: '', required: true, identifies: true, options: [] },
  ],
}
const asked: NewRespondedOnWire['sections'] = [
  { questions: [{ problem: 'Were you there?', options: ['Yes', 'No'], correct_answer: 0 }] },
]
const SURVEY: NewRespondedOnWire = {
  ...{ kind: 'survey', title: 'Sports day', sections: asked, joining: FORM },
  responding: { ask_name: 'form', fields: ['ward'], changeable: true },
}

const MITA = { roll: '০৭', class: 'IX A', name: 'Mita Pal', phone: '98765 43210' }
const told = (said: object) => ({ told: Object.entries(said).map(([name, value]) => ({ name, value })) })

describeEachDatabase('a survey that asks who responds', (open) => {
  const world = sharedWorld(open)
  const gives = (survey: PollInTest, said: object, more: object = {}) =>
    world()
      .newBrowser()
      .calls('PUT', '/response', survey.givenBy(newToken(), { ...told(said), ...more }))
  const listOf = async ({ browser }: TeacherInTest, { id }: PollInTest) =>
    listSurveyResponses.data.parse(expectOk(await browser.calls('GET', `/teacher/surveys/${id}/responses/list`)))
  const paperOf = async ({ code }: PollInTest) =>
    readResponded.data.parse(expectOk(await world().newBrowser().calls('GET', `/response/paper?code=${code}`)))

  it('keeps what was told as it was meant, and shows no phone number whole', async () => {
    const teacher = await aTeacher(world())
    const survey = await aPublishedPoll(teacher, SURVEY)
    expect((await paperOf(survey)).joining).toEqual(FORM)
    expectOk(await gives(survey, { ...MITA, ward: '7', other: 'nobody asked' }))
    const { rows, beside } = await listOf(teacher, survey)
    expect(beside.map(({ id }) => id)).toEqual(['roll', 'class', 'email', 'phone', 'ward'])
    expect(rows).toMatchObject([
      { name: 'Mita Pal', told: { roll: '07', class: 'IX A', phone: '••••••3210', ward: '7' } },
    ])
    expect(rows[0]?.told.other).toBeUndefined()
  })

  it.each([
    ['nothing', {}, { roll: 'required', class: 'required', name: 'name_required', phone: 'mobile_required' }],
    ['a number that is none', { ...MITA, roll: 'seven' }, { roll: 'number_invalid' }],
    ['what is not in the list', { ...MITA, class: 'X' }, { class: 'not_one_of' }],
    ['half a phone number', { ...MITA, phone: '98765' }, { phone: 'mobile_invalid' }],
    ['no address', { ...MITA, email: 'mita' }, { email: 'email_invalid' }],
  ])('says which field is wrong, and keeps nothing: %s', async (_, said, problems) => {
    const teacher = await aTeacher(world())
    const survey = await aPublishedPoll(teacher, SURVEY)
    const named = Object.fromEntries(Object.entries(problems).map(([id, problem]) => [`told.${id}`, problem]))
    expect(await gives(survey, said)).toMatchObject({ status: 400, error: { problems: named } })
    expect((await listOf(teacher, survey)).rows).toEqual([])
    // What is not yet the end may be half of it.
    expectOk(await gives(survey, said, { is_ended: false }))
  })

  it('tells it in files, each field in a column that the code book explains', async () => {
    const teacher = await aTeacher(world())
    const survey = await aPublishedPoll(teacher, SURVEY)
    expectOk(await gives(survey, { ...MITA, ward: '7' }))
    const fileOf = async (what: string) => {
      const body = { time_zone: 'Asia/Kolkata', what, format: 'csv' }
      const prepared = await teacher.browser.calls('POST', `/teacher/surveys/${survey.id}/exports`, body)
      const { address } = prepareSurveyExport.data.parse(expectOk(prepared))
      return readCsv((await teacher.browser.sends({ method: 'GET', url: address })).body.slice(1))
    }
    const [header = [], row = []] = await fileOf('responses')
    expect(Object.fromEntries(header.map((name, at) => [name, row[at]]))).toMatchObject({
      ...{ name: 'Mita Pal', told_1: '07', told_2: 'IX A', told_3: '', phone: '9876543210', beside: 'ward: 7' },
    })
    expect((await fileOf('code_book')).filter(([name]) => name?.startsWith('told_')).map(([, about]) => about)).toEqual(
      ['What was told: Roll number', 'What was told: Class', 'What was told: Email'],
    )
  })

  it('asks nobody who is promised to be nobody', async () => {
    const teacher = await aTeacher(world())
    const survey = await aPublishedPoll(teacher, { ...SURVEY, responding: { ask_name: 'form', anonymous: true } })
    expect((await paperOf(survey)).joining).toBeUndefined()
    expectOk(await gives(survey, MITA))
    expect(await listOf(teacher, survey)).toMatchObject({ beside: [] })
  })

  it('asks it of a page that was opened before the form was there', async () => {
    const teacher = await aTeacher(world())
    const survey = await aPublishedPoll(teacher, { ...SURVEY, responding: {} })
    expect((await paperOf(survey)).joining).toBeUndefined()
    const settings = { responding: responding.parse({ ask_name: 'form' }) }
    expectOk(await teacher.browser.calls('PUT', `/teacher/quizzes/${survey.id}/settings`, settings))
    expect(await gives(survey, {})).toMatchObject({ status: 400, error: { problems: { 'told.roll': 'required' } } })
    expectOk(await gives(survey, MITA))
  })

  it('is no poll, and has no form that is none', async () => {
    const teacher = await aTeacher(world())
    const make = (changes: object) =>
      teacher.browser.calls('POST', '/teacher/questionnaires', { ...SURVEY, ...changes })
    expect(await make({ kind: 'poll', responding: { ask_name: 'form' } })).toMatchObject({
      status: 400,
      error: { problems: { 'responding.ask_name': 'not_one_of' } },
    })
    expect(await make({ joining: { fields: [] } })).toMatchObject({
      status: 400,
      error: { problems: { 'joining.fields': 'required' } },
    })
    const poll = await aPublishedPoll(teacher)
    const settings = { responding: responding.parse({ ask_name: 'form' }) }
    expect(await teacher.browser.calls('PUT', `/teacher/quizzes/${poll.id}/settings`, settings)).toMatchObject({
      status: 400,
    })
  })
})
