import readSheets from 'read-excel-file/node'
import { expect, it } from 'vitest'
import * as z from 'zod/mini'
import { logIn } from '#contract/people/accounts.ts'
import type { NewRespondedOnWire } from '#contract/questionnaires/polls-and-surveys-requests.ts'
import { crossResponses, listWritten } from '#contract/results/survey-answers.ts'
import { prepareSurveyExport } from '#contract/results/survey-exports.ts'
import { listSurveyResponses, readSurveyResponses } from '#contract/results/survey-responses.ts'
import { runRetention } from '../../personal-data/retention/run-retention.ts'
import { newToken } from '../../secrets.ts'
import { atOnce, sharedServers } from '../../testing/at-once.ts'
import { describeEachDatabase } from '../../testing/describe-each-database.ts'
import { aPublishedPoll, aTeacher, expectOk, type PollInTest, type TeacherInTest } from '../../testing/people.ts'
import { readCsv } from '../../testing/read-csv.ts'
import { browserOf } from '../../testing/world.ts'

const opinion = (problem: string, most: number | null = 1) => ({
  kind: 'opinion',
  problem,
  draft: { options: ['Good', 'Bad'], least: null, most, look: 'list', other: true },
})
const comment = (problem: string) => ({
  kind: 'comment',
  problem,
  draft: { expects: 'text', least: null, most: null, only: null, from: '', to: '', decimals: null },
})
const LUNCH: NewRespondedOnWire = {
  kind: 'survey',
  title: 'Lunch',
  responding: { anonymous: true },
  sections: [{ questions: [opinion('Food?'), comment('Why?'), comment('What else?'), opinion('With?', null)] }],
}

type Given = (string | (number | string)[] | null)[]

describeEachDatabase('an anonymous survey, as its owner sees it', (open, processes) => {
  const { world, appFor } = sharedServers(open, processes)

  const aSurvey = async () => {
    const teacher = await aTeacher(world())
    return { teacher, survey: await aPublishedPoll(teacher, LUNCH) }
  }
  const gives = async (survey: PollInTest, ...all: Given[]) => {
    for (const given of all) {
      const answers = given.flatMap((value, at) =>
        value === null ? [] : [{ question_id: survey.questionIds[at] ?? '', value }],
      )
      expectOk(await world().newBrowser().calls('PUT', '/response', survey.givenBy(newToken(), { answers })))
    }
  }
  const pathOf = ({ id }: PollInTest, rest: string) => `/teacher/surveys/${id}/${rest}`
  const looks = async ({ browser }: TeacherInTest, survey: PollInTest, query = '') =>
    readSurveyResponses.data.parse(expectOk(await browser.calls('GET', pathOf(survey, `responses${query}`))))
  // size-exception: who, what and which question reads as it is asked
  const reads = async ({ browser }: TeacherInTest, survey: PollInTest, place: number, query = '') => {
    const path = pathOf(survey, `written/${survey.questionIds[place]}${query}`)
    return listWritten.data.parse(expectOk(await browser.calls('GET', path)))
  }
  const prepared = ({ browser }: TeacherInTest, survey: PollInTest, body: object) =>
    browser.calls('POST', pathOf(survey, 'exports'), { time_zone: 'Asia/Kolkata', ...body })
  const downloaded = async (teacher: TeacherInTest, survey: PollInTest, body: object) => {
    const { address } = prepareSurveyExport.data.parse(expectOk(await prepared(teacher, survey, body)))
    return teacher.browser.sends({ method: 'GET', url: address })
  }
  const later = async ({ browser, email, password }: TeacherInTest, days: number) => {
    world().clock.advance({ minutes: days * 24 * 60 })
    const { auth_token } = logIn.data.parse(expectOk(await browser.calls('POST', '/auth/login', { email, password })))
    browser.bears(auth_token)
  }
  const ofOf = ({ counted }: Awaited<ReturnType<typeof looks>>) => counted.map((each) => each?.of ?? null)

  it('tells of nobody before there are five, and of five or more at once from then on', async () => {
    const { teacher, survey } = await aSurvey()
    expect(await looks(teacher, survey)).toMatchObject({ complete: 0, shown: 0 })
    await gives(survey, ...Array<Given>(4).fill([[0], 'warm']))
    expect(await looks(teacher, survey)).toMatchObject({ complete: 4, shown: null, counted: [] })
    await gives(survey, [[1]])
    const first = await looks(teacher, survey)
    expect([first.shown, ofOf(first)]).toEqual([5, [5, null, 0, 0]])
    await gives(survey, ...Array<Given>(4).fill([[0], 'cold']))
    expect(await looks(teacher, survey)).toEqual({ ...first, complete: 9 })
    await gives(survey, [[1], 'cold'])
    const second = await looks(teacher, survey)
    expect([second.shown, ofOf(second)]).toEqual([10, [10, 9, 0, 0]])
  })

  it('tells of those who answered after all was erased, however many they are, and of nobody before them', async () => {
    const { teacher, survey } = await aSurvey()
    await gives(survey, ...Array<Given>(5).fill([[0], 'warm']))
    const before = await looks(teacher, survey)
    await later(teacher, 1)
    const erasure = { quiz_code: survey.code, change: 'k'.repeat(16) }
    expectOk(await teacher.browser.calls('POST', `/teacher/quizzes/${survey.id}/erasure`, erasure))
    await gives(survey, ...Array<Given>(5).fill([[1], 'cold']))
    const after = await looks(teacher, survey)
    expect([before, after].map(({ shown, counted }) => [shown, counted[0]?.tally])).toEqual([
      [5, expect.objectContaining({ chosen: [5, 0, 0] })],
      [5, expect.objectContaining({ chosen: [0, 5, 0] })],
    ])
  })

  it('answers no filter, no table of two questions and no list of responses', async () => {
    const { teacher, survey } = await aSurvey()
    await gives(survey, ...Array<Given>(12).fill([[0], 'warm']), ...Array<Given>(12).fill([[1], 'cold']))
    const [food, why] = survey.questionIds
    for (const filter of [
      `question=${food}&option=0`,
      'search=warm',
      'tag=Food',
      'from=1',
      'until=1',
      'show=partial',
    ]) {
      expect(await looks(teacher, survey, `?${filter}`)).toMatchObject({ shown: null, counted: [] })
      const wanted = { what: 'responses', format: 'csv', filter: Object.fromEntries(new URLSearchParams(filter)) }
      expect((await prepared(teacher, survey, wanted)).error?.code).toBe('too_few_responses')
    }
    expect((await looks(teacher, survey, '?show=complete')).shown).toBe(24)
    const get = (rest: string) => teacher.browser.calls('GET', pathOf(survey, rest))
    const cross = await get(`responses/cross?rows=${food}&columns=${survey.questionIds[3]}`)
    expect(crossResponses.data.parse(expectOk(cross))).toMatchObject({ rows: { name: food }, table: null })
    for (const query of ['', '?one=yes&page=3', `?sort=${food}`, '?search=warm']) {
      const list = listSurveyResponses.data.parse(expectOk(await get(`responses/list${query}`)))
      expect(list).toEqual({ found: null, beside: [], rows: [], page: 1, pages: 1 })
    }
    expect(await get(`written/${why}?question=${food}&option=0`)).toMatchObject({ data: { found: null, answers: [] } })
  })

  it('tells what was written to one question, and not whose it is at another', async () => {
    const { teacher, survey } = await aSurvey()
    const words = ['a', 'b', 'c', 'd', 'e', 'f']
    await gives(survey, ...words.map((word): Given => [[0], `${word} here`, `${word} there`]))
    const [here, there] = [await reads(teacher, survey, 1), await reads(teacher, survey, 2)]
    expect(here.answers.map(({ text }) => text)).toEqual(words.map((word) => `${word} here`))
    const { db } = world().database
    const rows = await db
      .selectFrom('anonymous_response')
      .select('id')
      .where('questionnaire_id', '=', survey.id)
      .execute()
    const names = [...here.answers, ...there.answers].map((each) => each.response_id)
    expect(new Set([...names, ...rows.map(({ id }) => id)]).size).toBe(3 * words.length)

    const tags = (place: number, response_id: string, is_set = true) =>
      teacher.browser.calls('PUT', pathOf(survey, `written/${survey.questionIds[place]}/tags`), {
        ...{ response_id, tag: 'Rice', is_set },
      })
    expectOk(await tags(1, names[0] ?? ''))
    expectOk(await tags(1, names[0] ?? ''))
    for (const other of [names[6] ?? '', rows[0]?.id ?? '']) expect((await tags(1, other)).status).toBe(404)
    expect(await reads(teacher, survey, 1, '?tag=Rice')).toMatchObject({
      ...{ found: 1, tags: [{ tag: 'Rice', count: 1 }] },
      answers: [{ text: 'a here', tags: ['Rice'], response_id: names[0] }],
    })
    expect((await reads(teacher, survey, 2, '?tag=Rice')).found).toBe(0)
    expect((await reads(teacher, survey, 1, '?search=B+HERE')).answers.map(({ text }) => text)).toEqual(['b here'])
    expectOk(await tags(1, names[0] ?? '', false))
    expect((await reads(teacher, survey, 1)).tags).toEqual([])
  })

  it('has files of answers that stand by themselves', async () => {
    const { teacher, survey } = await aSurvey()
    const file = { what: 'responses', format: 'csv' }
    expect(readCsv((await downloaded(teacher, survey, file)).body.slice(1))).toHaveLength(1)
    await gives(survey, ...Array<Given>(4).fill([[0], 'warm']))
    expect((await prepared(teacher, survey, file)).error?.code).toBe('too_few_responses')
    expect((await prepared(teacher, survey, { what: 'code_book', format: 'csv' })).status).toBe(200)
    await gives(survey, [[1], '=1+1', null, [1, 'soup']])
    const [header, ...lines] = readCsv((await downloaded(teacher, survey, file)).body.slice(1))
    expect(header).toEqual(['Variable', 'Question', 'Part', 'Answer', 'Meaning'])
    // Nothing is told yet of the one who answered the last question.
    expect(lines).toEqual([
      ...Array<string[]>(4).fill(['q1', 'Food?', '', '1', 'Good']),
      ['q1', 'Food?', '', '2', 'Bad'],
      ['q2', 'Why?', '', "'=1+1", ''],
      ...Array<string[]>(4).fill(['q2', 'Why?', '', 'warm', '']),
    ])
    const whole = z.object({
      survey: z.object({ title: z.string(), anonymous: z.literal(true) }),
      variables: z.array(z.object({ name: z.string() })),
      answers: z.array(z.object({ variable: z.string(), value: z.unknown() })),
    })
    const json = whole.parse((await downloaded(teacher, survey, { what: 'everything', format: 'json' })).json())
    expect(json.answers.slice(3, 6)).toEqual([
      { variable: 'q1', value: 1 },
      { variable: 'q1', value: 2 },
      { variable: 'q2', value: '=1+1' },
    ])
    const { rawPayload } = await downloaded(teacher, survey, { what: 'everything', format: 'xlsx' })
    const sheets = await readSheets(rawPayload)
    expect(sheets.map(({ sheet, data }) => [sheet, data.length > 10])).toEqual([
      ['Answers', true],
      ['Code book', true],
    ])
    await gives(survey, ...Array<Given>(5).fill([null, null, null, [0, 1]]))
    const chosen = readCsv((await downloaded(teacher, survey, file)).body.slice(1)).filter(([name]) =>
      /^q4/.test(name ?? ''),
    )
    expect(chosen.map(([name, , , answer]) => `${name} ${answer}`)).toEqual([
      ...Array<string>(5).fill('q4_1 1'),
      ...Array<string>(6).fill('q4_2 1'),
      ...['q4_3 1', 'q4_other soup'],
    ])
  })

  it('tells of no few who have answered a version, whatever is said to mean the same', async () => {
    const { teacher, survey } = await aSurvey()
    await gives(survey, [[0], 'warm'])
    const publishes = (based_on: string, problem: string, more: object = {}) =>
      teacher.browser.calls('POST', pathOf(survey, 'versions'), {
        title: 'Lunch',
        sections: [{ questions: [{ ...opinion(problem), id: survey.questionIds[0] }] }],
        ...{ based_on, draft_key: newToken() },
        ...more,
      })
    const published = z.object({ version_id: z.string() })
    const second = published.parse(expectOk(await publishes(survey.versionId, 'How was it?')))
    const answers = [{ question_id: survey.questionIds[0] ?? '', value: [1] }]
    for (let at = 0; at < 6; at += 1) {
      const said = { answers, version_id: second.version_id }
      expectOk(await world().newBrowser().calls('PUT', '/response', survey.givenBy(newToken(), said)))
    }
    expect(ofOf(await looks(teacher, survey)).slice(0, 2)).toEqual([6, null])
    const same = { same_meaning: [{ question_id: survey.questionIds[0] }] }
    expectOk(await publishes(second.version_id, 'How did you like it?', same))
    expect(ofOf(await looks(teacher, survey)).slice(0, 2)).toEqual([6, null])
  })

  it('is released in one batch by all who look at once, and large ones in parts', { tags: ['race'] }, async () => {
    const { teacher, survey } = await aSurvey()
    const { db } = world().database
    const row = (at: number) => ({
      ...{ id: newToken(), questionnaire_id: survey.id, version_id: survey.versionId, change_hash: newToken() },
      ...{ answers: JSON.stringify({ [survey.questionIds[0] ?? '']: [at % 2] }), ended_on: 0, batch: null },
    })
    const give = async (count: number) => {
      const rows = Array.from({ length: count }, (_, at) => row(at))
      for (let from = 0; from < count; from += 200)
        await db
          .insertInto('anonymous_response')
          .values(rows.slice(from, from + 200))
          .execute()
    }
    const look = async (call: number) => {
      const browser = browserOf(await appFor(call))
      browser.bears(teacher.token)
      return looks({ ...teacher, browser }, survey)
    }
    await give(7)
    const first = await atOnce(6, look)
    expect(first.map(({ shown }) => shown)).toEqual(Array<number>(6).fill(7))
    await give(4004)
    const second = await atOnce(6, look)
    expect(second.map((each) => [each.shown, ofOf(each)[0]])).toEqual(Array<number[]>(6).fill([4011, 4011]))
    const batches = await db
      .selectFrom('anonymous_response')
      .select(({ fn }) => ['batch', fn.countAll<number>().as('count')])
      .where('questionnaire_id', '=', survey.id)
      .groupBy('batch')
      .orderBy('batch')
      .execute()
    expect(batches.map(({ batch, count }) => [batch, Number(count)])).toEqual([
      [1, 7],
      [2, 2000],
      [3, 2004],
    ])
  })

  it('loses old answers by whole batches', async () => {
    const { teacher, survey } = await aSurvey()
    await gives(survey, ...Array<Given>(4).fill([[0]]))
    await later(teacher, 40)
    await gives(survey, [[1]])
    expect((await looks(teacher, survey)).shown).toBe(5)
    await gives(survey, [[0]])
    expectOk(await teacher.browser.calls('PUT', '/teacher/retention', { deed: 'erase', months: 1 }))
    await runRetention(world().app.context)
    expect(await looks(teacher, survey)).toMatchObject({ shown: 5, complete: 6 })
    await later(teacher, 40)
    await runRetention(world().app.context)
    expect(await looks(teacher, survey)).toMatchObject({ shown: 0, complete: 0 })
  })
})
