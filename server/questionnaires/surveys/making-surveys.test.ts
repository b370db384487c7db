import { expect, it } from 'vitest'
import type { NewRespondedOnWire } from '#contract/questionnaires/polls-and-surveys-requests.ts'
import { readSurvey } from '#contract/questionnaires/surveys.ts'
import { readSurveyResponses } from '#contract/results/survey-responses.ts'
import { newToken } from '../../secrets.ts'
import { describeEachDatabase } from '../../testing/describe-each-database.ts'
import { everyRow } from '../../testing/every-row.ts'
import { aPublishedPoll, aTeacher, expectOk, type PollInTest, type TeacherInTest } from '../../testing/people.ts'
import { sharedWorld } from '../../testing/world.ts'

const asked = (problem: string) => ({ problem, options: ['Yes', 'No'], correct_answer: 0 })

const CHECKS = { expects: 'line', least: null, most: null, only: null, from: '', to: '', decimals: null } as const
const written = (checks: object) => ({ kind: 'comment', problem: 'What is it?', draft: { ...CHECKS, ...checks } })

const surveyOf = (questions: object[], responding: NewRespondedOnWire['responding'] = {}) => ({
  kind: 'survey',
  title: 'The course',
  sections: [{ questions }],
  responding,
})

const CHOICE = { kind: 'survey' as const, sections: [{ questions: [asked('Yes?')] }] }

const answersTo = ({ questionIds }: PollInTest, values: (string | number)[]) =>
  values.map((value, at) => ({ question_id: questionIds[at] ?? '', value }))

describeEachDatabase('what a survey takes', (open) => {
  const world = sharedWorld(open)
  const gives = (body: object) => world().newBrowser().calls('PUT', '/response', body)
  const made = async (survey: object): Promise<[TeacherInTest, PollInTest]> => {
    const teacher = await aTeacher(world())
    return [teacher, await aPublishedPoll(teacher, survey)]
  }
  const publishes = async (survey: object) =>
    (await aTeacher(world())).browser.calls('POST', '/teacher/questionnaires', survey)

  it.each([
    ['digits alone', { only: 'digits', least: 6, most: 6 }, '12345', '৭০০০২০'],
    ['a number in a range', { expects: 'number', from: '1', to: '10' }, '11', '7.5'],
    ['an e-mail address', { expects: 'email' }, 'mita@', 'mita@school.in'],
    ['a phone number', { expects: 'phone' }, '12', '+91 98300 12345'],
    ['a day', { expects: 'date' }, '2026-02-30', '2026-02-28'],
    ['a time', { expects: 'time' }, '25:00', '16:30'],
    ['a text of some length', { expects: 'text', least: 5 }, 'Yes', 'Yes, it was.'],
  ])('is %s, which is judged at the end', async (_, checks, wrong, right) => {
    const [, survey] = await made(surveyOf([written(checks)]))
    const [id] = survey.questionIds
    const given = (value: string, more = {}) =>
      survey.givenBy(newToken(), { answers: answersTo(survey, [value]), ...more })
    expectOk(await gives(given(wrong, { is_ended: false })))
    const refused = await gives(given(wrong))
    expect(refused).toMatchObject({ status: 400, error: { problems: { [`questions.${id}`]: 'answer_unfinished' } } })
    expectOk(await gives(given(right)))
    expectOk(await gives(survey.givenBy(newToken(), { answers: [] })))
  })

  it('keeps of a link what the survey asks for, and nothing else', async () => {
    const [, survey] = await made(surveyOf([asked('Yes?')], { fields: ['ward', 'class_no'] }))
    const told = [
      { name: 'ward', value: 'Ward seven' },
      { name: 'extra', value: 'Told by nobody' },
    ]
    expectOk(await gives(survey.givenBy(newToken(), { told })))
    const rows = (await everyRow(world())).filter((row) => row.includes(survey.id))
    expect(rows.filter((row) => row.includes('Ward seven'))).toHaveLength(1)
    expect(rows.filter((row) => row.includes('Told by nobody'))).toEqual([])
  })

  it.each([
    ['anonymous_fields', 'responding.fields', { anonymous: true, fields: ['ward'] }],
    ['field_name_invalid', 'responding.fields.0', { fields: ['name'] }],
    ['field_name_invalid', 'responding.fields.0', { fields: ['a b'] }],
    ['repeated', 'responding.fields', { fields: ['ward', 'ward'] }],
    ['too_many', 'responding.fields', { fields: Array.from({ length: 11 }, (_, at) => `f${at}`) }],
    ['address_invalid', 'responding.onward', { onward: 'http://school.in' }],
    ['address_invalid', 'responding.onward', { onward: 'https://school.in\\@evil.in' }],
    ['address_invalid', 'responding.onward', { onward: 'javascript:alert(1)' }],
  ])('is refused with %s at %s', async (problem, path, responding) => {
    const refused = await publishes(surveyOf([asked('Yes?')], responding))
    expect(refused).toMatchObject({ status: 400, error: { problems: { [path]: problem } } })
  })

  it('takes no answers from the link where nobody may learn who responded, and did not before', async () => {
    const filled = { taking: { shown: [], jumps: [], filled: [{ question: 0, name: 'ward' }] } }
    const anonymous = { anonymous: true }
    const made = await publishes({ ...surveyOf([asked('Yes?')], anonymous), ...filled })
    expect(made).toMatchObject({ status: 400, error: { problems: { 'taking.filled': 'anonymous_fields' } } })

    const teacher = await aTeacher(world())
    const survey = await aPublishedPoll(teacher, { ...CHOICE, ...filled })
    const turns = (id: string) =>
      teacher.browser.calls('PUT', `/teacher/quizzes/${id}/settings`, { responding: anonymous })
    expect((await turns(survey.id)).error).toMatchObject({ problems: { 'responding.anonymous': 'anonymous_fields' } })

    const other = await aPublishedPoll(teacher, { ...CHOICE, responding: anonymous })
    const next = {
      title: 'The course',
      sections: [{ questions: [asked('Yes?')] }],
      based_on: other.versionId,
      ...filled,
    }
    const path = `/teacher/surveys/${other.id}/versions`
    const published = await teacher.browser.calls('POST', path, { ...next, draft_key: newToken() })
    expect(published.error).toMatchObject({ problems: { 'taking.filled': 'anonymous_fields' } })
    expectOk(await turns(other.id))
  })

  it.each([
    ['speaks_of_later', 'Why {Q2}?'],
    ['speaks_of_later', 'Why {Q1}?'],
    ['speaks_of_nothing', 'Why {Q7}?'],
  ])('speaks of earlier answers alone: %s', async (problem, text) => {
    const refused = await publishes(surveyOf([asked(text), asked('How?')]))
    expect(refused).toMatchObject({ status: 400, error: { problems: { sections: problem } } })
    expectOk(await publishes(surveyOf([asked('How?'), asked('Why {Q1}?')])))
  })

  it('may be changed by whoever gave it, in the version that they gave it in, while its author changes the survey', async () => {
    const [teacher, survey] = await made(surveyOf([asked('Were you there?')], { changeable: true }))
    const key = newToken()
    expectOk(await gives(survey.givenBy(key, { answers: answersTo(survey, [0]) })))
    const before = readSurvey.data.parse(expectOk(await teacher.browser.calls('GET', `/teacher/surveys/${survey.id}`)))
    const next = {
      title: 'The new course',
      sections: [{ ...before.sections[0], questions: [asked('Something else?')] }],
      based_on: before.version_id,
      draft_key: newToken(),
    }
    const again = survey.givenBy(key, { answers: answersTo(survey, [1]), based_on: 1 })
    const [published, changed] = await Promise.all([
      teacher.browser.calls('POST', `/teacher/surveys/${survey.id}/versions`, next),
      gives(again),
    ])
    expectOk(published)
    expectOk(changed)
    const late = { ...again, based_on: 2, change: newToken(), answers: answersTo(survey, [0]) }
    expectOk(await gives(late))
    const closes = { responding: { ...before.responding, changeable: false, thanks: 'Thanks to all' } }
    expectOk(await teacher.browser.calls('PUT', `/teacher/quizzes/${survey.id}/settings`, closes))
    const after = await gives({ ...late, based_on: 3, change: newToken() })
    expect(after.error?.code).toBe('already_answered')
    const results = await teacher.browser.calls('GET', `/teacher/surveys/${survey.id}/responses`)
    expect(readSurveyResponses.data.parse(expectOk(results))).toMatchObject({ complete: 1 })
  })
})
