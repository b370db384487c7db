import { describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import type { NewSectionOnWire } from '#contract/questionnaires/polls-and-surveys-requests.ts'
import { readSurvey } from '#contract/questionnaires/surveys.ts'
import { makeSummaryLink, readSummary } from '#contract/results/summary-links.ts'
import { crossResponses, listWritten } from '#contract/results/survey-answers.ts'
import { prepareSurveyExport } from '#contract/results/survey-exports.ts'
import { listSurveyResponses, readSurveyResponses } from '#contract/results/survey-responses.ts'
import type { Value } from '#domain/questions/value.ts'
import { newToken } from '../../secrets.ts'
import { describeEachDatabase } from '../../testing/describe-each-database.ts'
import { aPublishedPoll, aTeacher, expectOk, type PollInTest, type TeacherInTest } from '../../testing/people.ts'
import { readCsv } from '../../testing/read-csv.ts'
import { A_FILE_QUESTION, anUpload, aPdf } from '../../testing/uploads.ts'
import { sharedWorld } from '../../testing/world.ts'

const choice = (options: string[], problem = 'Was it good?') => ({
  ...{ kind: 'opinion', problem },
  draft: { options, least: null, most: 1, look: 'list', other: false },
})
const scale = (from: number, to: number) => ({
  ...{ kind: 'scale', problem: 'How good?' },
  draft: { look: 'numbers', from, to, low: '', middle: '', high: '' },
})
const written = (problem = 'Why?') => ({
  ...{ kind: 'comment', problem },
  draft: { expects: 'text', least: null, most: null, only: null, from: '', to: '', decimals: null },
})
type Asked = NewSectionOnWire['questions'][number]
type Edited = { teacher: TeacherInTest; survey: PollInTest }

describeEachDatabase('a survey that was edited after people had answered', (open) => {
  const world = sharedWorld(open)

  const aSurvey = async (questions: Asked[], responding = {}) => {
    const teacher = await aTeacher(world())
    const survey = await aPublishedPoll(teacher, {
      kind: 'survey',
      title: 'Trip',
      sections: [{ questions }],
      responding,
    })
    return { teacher, survey }
  }
  const current = async ({ browser }: TeacherInTest, { id }: PollInTest) =>
    readSurvey.data.parse(expectOk(await browser.calls('GET', `/teacher/surveys/${id}`)))
  /** The same questions with other contents, question by question; null: it goes. */
  const publishes = async ({ teacher, survey }: Edited, questions: (Asked | null)[], more: object = {}) => {
    const { version_id: based_on, sections } = await current(teacher, survey)
    const asked = questions.flatMap((question, at) =>
      question === null ? [] : [{ ...question, id: sections[0]?.questions[at]?.id }],
    )
    const body = { title: 'Trip', sections: [{ questions: asked }], based_on, draft_key: newToken(), ...more }
    return teacher.browser.calls('POST', `/teacher/surveys/${survey.id}/versions`, body)
  }
  /** So many people give these answers to what is asked now. */
  const give = async ({ teacher, survey }: Edited, values: Value[], count = 1) => {
    const { version_id, sections } = await current(teacher, survey)
    const answers = values.map((value, at) => ({ question_id: sections[0]?.questions[at]?.id ?? '', value }))
    for (let at = 0; at < count; at += 1) {
      const given = survey.givenBy(newToken(), { version_id, answers })
      expectOk(await world().newBrowser().calls('PUT', '/response', given))
    }
  }
  const summary = async ({ browser }: TeacherInTest, { id }: PollInTest, query = '') =>
    readSurveyResponses.data.parse(expectOk(await browser.calls('GET', `/teacher/surveys/${id}/responses${query}`)))
  /** How often what was chosen, in the words of each option. */
  const chosen = ({ asked, counted }: Awaited<ReturnType<typeof summary>>) =>
    asked.map((question, at) => {
      const { chosen: times } = z.parse(z.object({ chosen: z.array(z.number()) }), counted[at]?.tally)
      const { options } = z.parse(z.object({ options: z.array(z.string()) }), question.asked)
      return Object.fromEntries(options.map((text, place) => [text, times[place]]))
    })
  const table = async ({ browser }: TeacherInTest, { id }: PollInTest, query = '') =>
    listSurveyResponses.data.parse(
      expectOk(await browser.calls('GET', `/teacher/surveys/${id}/responses/list${query}`)),
    )
  const exported = async ({ browser }: TeacherInTest, { id }: PollInTest, what: string) => {
    const made = await browser.calls('POST', `/teacher/surveys/${id}/exports`, { what, format: 'csv' })
    const { address } = prepareSurveyExport.data.parse(expectOk(made))
    return readCsv((await browser.sends({ method: 'GET', url: address })).body)
  }
  const wordsOf = async (teacher: TeacherInTest, survey: PollInTest, query = '') =>
    (await table(teacher, survey, query)).rows.map(({ answers }) => answers.map(({ words }) => words))

  describe('whose options changed places', () => {
    const swapped = async () => {
      const { teacher, survey } = await aSurvey([choice(['Yes', 'No'])])
      await give({ teacher, survey }, [[0]], 10)
      expectOk(await publishes({ teacher, survey }, [choice(['No', 'Yes'])]))
      await give({ teacher, survey }, [[0]])
      return { teacher, survey, question: survey.questionIds[0] ?? '' }
    }

    it('counts what people said, in the summary and for those who have its link', async () => {
      const { teacher, survey } = await swapped()
      expect(chosen(await summary(teacher, survey))).toEqual([{ No: 1, Yes: 10 }])
      const key = newToken()
      const body = { key, shows_texts: true }
      makeSummaryLink.data.parse(
        expectOk(await teacher.browser.calls('POST', `/teacher/surveys/${survey.id}/summary-links`, body)),
      )
      const shared = readSummary.data.parse(
        expectOk(await world().newBrowser().calls('POST', '/summary/read', { key })),
      )
      expect(shared.counted[0]?.tally).toMatchObject({ chosen: [1, 10, 0] })
    })

    it('filters, sorts and tells them one by one by what they said', async () => {
      const { teacher, survey, question } = await swapped()
      const said = await wordsOf(teacher, survey)
      expect(said.filter(([words]) => words === 'B. Yes')).toHaveLength(10)
      expect(await wordsOf(teacher, survey, `?question=${question}&option=0`)).toEqual([['A. No']])
      expect((await summary(teacher, survey, `?question=${question}&option=1`)).shown).toBe(10)
      expect((await wordsOf(teacher, survey, `?sort=${question}&order=up`))[0]).toEqual(['A. No'])
    })

    it('crosses and exports what they said', async () => {
      const { teacher, survey, question } = await swapped()
      const path = `/teacher/surveys/${survey.id}/responses/cross?rows=${question}&columns=${question}`
      const { rows, table: crossed } = crossResponses.data.parse(expectOk(await teacher.browser.calls('GET', path)))
      expect(rows.categories).toEqual(['No', 'Yes'])
      expect(crossed?.rows).toEqual([1, 10])
      const [header = [], ...data] = await exported(teacher, survey, 'responses')
      const codes = data.map((row) => row[header.indexOf('q1')])
      expect([codes.filter((code) => code === '2').length, codes.filter((code) => code === '1').length]).toEqual([
        10, 1,
      ])
      const meanings = (await exported(teacher, survey, 'code_book')).filter(([name]) => name === 'q1')
      expect(meanings.map((row) => row.slice(-2))).toEqual([
        ['1', 'No'],
        ['2', 'Yes'],
      ])
    })
  })

  it('keeps what was said of an option that is gone, and of one that came between', async () => {
    const { teacher, survey } = await aSurvey([choice(['Yes', 'Perhaps', 'No'])])
    for (const option of [0, 1, 1, 2]) await give({ teacher, survey }, [[option]])
    expectOk(await publishes({ teacher, survey }, [choice(['Yes', 'Rather', 'No'])]))
    const found = await summary(teacher, survey)
    expect(chosen(found)).toEqual([{ Yes: 1, Rather: 0, No: 1, Perhaps: 2 }])
    expect(found.formerly).toEqual({
      question_ids: [],
      choices: [{ question_id: found.asked[0]?.id, list: 0, from: 3 }],
    })
    const meanings = (await exported(teacher, survey, 'code_book')).filter(([name]) => name === 'q1')
    expect(meanings.map((row) => row.at(-1))).toEqual(['Yes', 'Rather', 'No', 'Perhaps (no longer offered)'])
  })

  it('counts changed words together where its owner says that they mean the same, and apart where not', async () => {
    const { teacher, survey } = await aSurvey([choice(['Yse', 'No'], 'Was it god?')])
    const [question_id] = survey.questionIds
    await give({ teacher, survey }, [[0]], 3)
    const fixed = [choice(['No', 'Yes'], 'Was it good?')]
    const same_meaning = [{ question_id }, { question_id, choice: { list: 0, was: 0, is: 1 } }]
    expectOk(await publishes({ teacher, survey }, fixed, { same_meaning }))
    expect(chosen(await summary(teacher, survey))).toEqual([{ No: 0, Yes: 3 }])
    expectOk(await publishes({ teacher, survey }, [choice(['No', 'Yes'], 'Was it bad?')]))
    const apart = await summary(teacher, survey)
    expect(apart.asked.map(({ problem }) => problem)).toEqual(['Was it bad?', 'Was it good?'])
    expect(chosen(apart)).toEqual([
      { No: 0, Yes: 0 },
      { No: 0, Yes: 3 },
    ])
    expect(apart.formerly?.question_ids).toEqual([`${question_id}~2`])
  })

  it('never reads a step of one scale as a step of another', async () => {
    const { teacher, survey } = await aSurvey([scale(1, 5)])
    await give({ teacher, survey }, [[5]], 2)
    expectOk(await publishes({ teacher, survey }, [scale(0, 10)]))
    await give({ teacher, survey }, [[5]])
    const { asked, counted } = await summary(teacher, survey)
    expect(asked.map(({ id }) => id)).toEqual([survey.questionIds[0], `${survey.questionIds[0]}~1`])
    expect(counted.map((each) => each?.of)).toEqual([1, 2])
    expect(await wordsOf(teacher, survey, '?sort=x&order=up')).toContainEqual(['', '5 of 1 to 5'])
  })

  it('keeps a question readable that is asked no more, with its texts and their labels', async () => {
    const { teacher, survey } = await aSurvey([choice(['Yes', 'No']), written()])
    const question = survey.questionIds[1] ?? ''
    await give({ teacher, survey }, [[0], 'The bus was late.'])
    expectOk(await publishes({ teacher, survey }, [choice(['Yes', 'No']), null]))
    const path = `/teacher/surveys/${survey.id}/written/${question}`
    const readTexts = async () => listWritten.data.parse(expectOk(await teacher.browser.calls('GET', path)))
    const [answer] = (await readTexts()).answers
    expect(answer?.text).toBe('The bus was late.')
    const label = { response_id: answer?.response_id, tag: 'Bus', is_set: true }
    expectOk(await teacher.browser.calls('PUT', `${path}/tags`, label))
    expect((await readTexts()).answers[0]?.tags).toEqual(['Bus'])
    expect(await wordsOf(teacher, survey)).toEqual([['A. Yes', 'The bus was late.']])
    expect((await wordsOf(teacher, survey, '?search=bus')).length).toBe(1)
    const [header = [], row = []] = await exported(teacher, survey, 'responses')
    expect(row[header.indexOf('q2')]).toBe('The bus was late.')
  })

  it('labels what was written to a question in its former words', async () => {
    const { teacher, survey } = await aSurvey([written('Why?')])
    await give({ teacher, survey }, ['The bus was late.'])
    expectOk(await publishes({ teacher, survey }, [written('Why not?')]))
    await give({ teacher, survey }, ['It was not.'])
    const path = `/teacher/surveys/${survey.id}/written/${survey.questionIds[0]}~1`
    const read = async () => listWritten.data.parse(expectOk(await teacher.browser.calls('GET', path))).answers
    const [answer] = await read()
    const label = { response_id: answer?.response_id, tag: 'Bus', is_set: true }
    expectOk(await teacher.browser.calls('PUT', `${path}/tags`, label))
    expect(await read()).toEqual([{ response_id: answer?.response_id, text: 'The bus was late.', tags: ['Bus'] }])
  })

  it('has the files that were sent to a question in its former words', async () => {
    const { teacher, survey } = await aSurvey([A_FILE_QUESTION])
    const [deviceKey, browser] = [newToken(), world().newBrowser()]
    const file = await anUpload(browser, survey, { name: 'model.pdf', content: aPdf(), deviceKey })
    const answers = [{ question_id: survey.questionIds[0] ?? '', value: [file] }]
    expectOk(await browser.calls('PUT', '/response', survey.givenBy(deviceKey, { answers })))
    expectOk(await publishes({ teacher, survey }, [{ ...A_FILE_QUESTION, problem: 'Your drawing, please' }]))
    const wanted = { what: 'files', format: 'zip' }
    const made = expectOk(await teacher.browser.calls('POST', `/teacher/surveys/${survey.id}/exports`, wanted))
    const { address } = prepareSurveyExport.data.parse(made)
    expect((await teacher.browser.sends({ method: 'GET', url: address })).body).toContain('model.pdf')
  })

  it('counts a question of a quiz by its words too, whatever is right about it', async () => {
    const quizzed = (options: string[]): Asked => ({ problem: 'Good?', options, correct_answer: 0 })
    const edited = await aSurvey([quizzed(['Yes', 'No'])])
    await give(edited, [0], 3)
    expectOk(await publishes(edited, [quizzed(['No', 'Yes'])]))
    await give(edited, [1])
    const { asked, counted, formerly } = await summary(edited.teacher, edited.survey)
    expect(asked.map(({ options }) => options)).toEqual([['No', 'Yes']])
    expect([counted.map((each) => each?.tally), formerly]).toEqual([[{ chosen: [0, 4] }], undefined])
  })

  it('tells what nobody was offered from what nobody chose', async () => {
    const several = (options: string[]) => ({ ...choice(options), draft: { ...choice(options).draft, most: null } })
    const { teacher, survey } = await aSurvey([several(['Bus', 'Train'])])
    await give({ teacher, survey }, [[0]])
    expectOk(await publishes({ teacher, survey }, [several(['Train', 'Boat'])]))
    await give({ teacher, survey }, [[1]])
    const [header = [], ...rows] = await exported(teacher, survey, 'responses')
    const cells = rows.map((row) => ['q1_1', 'q1_2', 'q1_3'].map((name) => row[header.indexOf(name)]))
    expect(cells.sort()).toEqual([
      ['0', '-99', '1'],
      ['0', '1', '-99'],
    ])
  })

  it.each<[string, (question_id?: string) => object[]]>([
    ['two options in one', (question_id) => [0, 1].map((was) => ({ question_id, choice: { list: 0, was, is: 0 } }))],
    ['an option that there is not', (question_id) => [{ question_id, choice: { list: 0, was: 9, is: 0 } }]],
    ['a question that nobody asks', () => [{ question_id: 'nobody' }]],
    ['a text that has not changed', (question_id) => [{ question_id }]],
  ])('is not published where what is said to be the same is %s, and all is as it was', async (_, said) => {
    const { teacher, survey } = await aSurvey([choice(['Yes', 'No'])])
    await give({ teacher, survey }, [[0]])
    const same_meaning = said(survey.questionIds[0])
    const refused = await publishes({ teacher, survey }, [choice(['Good', 'Bad'])], { same_meaning })
    expect(refused).toMatchObject({ status: 400, error: { code: 'invalid_request' } })
    expect(Object.values(refused.error?.fields ?? {})).toEqual([
      'Only a text that has changed can be said to mean the same, one text one other',
    ])
    expect(chosen(await summary(teacher, survey))).toEqual([{ Yes: 1, No: 0 }])
  })

  it('is not published where it is not said which question means the same', async () => {
    const { teacher, survey } = await aSurvey([choice(['Yes', 'No'])])
    const refused = await publishes({ teacher, survey }, [choice(['Good', 'Bad'])], {
      same_meaning: [{ question_id: '' }],
    })
    expect(refused).toMatchObject({ status: 400, error: { code: 'invalid_request' } })
    expect(Object.keys(refused.error?.fields ?? {})).toEqual(['same_meaning.0.question_id'])
  })

  it('is read alike where nobody may learn who responded', async () => {
    const { teacher, survey } = await aSurvey([choice(['Yes', 'No'])], { anonymous: true })
    await give({ teacher, survey }, [[0]], 6)
    expectOk(await publishes({ teacher, survey }, [choice(['No', 'Yes'])]))
    expect(chosen(await summary(teacher, survey))).toEqual([{ No: 0, Yes: 6 }])
  })
})
