import { expect, it } from 'vitest'
import type { NewRespondedOnWire } from '#contract/questionnaires/polls-and-surveys-requests.ts'
import { crossResponses, listWritten } from '#contract/results/survey-answers.ts'
import { listSurveyResponses } from '#contract/results/survey-responses.ts'
import { newToken } from '../../secrets.ts'
import { sharedServers } from '../../testing/at-once.ts'
import { describeEachDatabase } from '../../testing/describe-each-database.ts'
import { aPublishedPoll, aTeacher, expectOk, type PollInTest, type TeacherInTest } from '../../testing/people.ts'
import { browserOf, sharedWorld, type World } from '../../testing/world.ts'

const opinion = (problem: string, options: string[]) => ({
  kind: 'opinion',
  problem,
  draft: { options, least: null, most: 1, look: 'list', other: false },
})
const SURVEY: NewRespondedOnWire = {
  kind: 'survey',
  title: 'Lunch',
  sections: [
    {
      questions: [
        opinion('Class?', ['IX', 'X']),
        opinion('Food?', ['Good', 'Bad']),
        {
          kind: 'comment',
          problem: 'Why?',
          draft: { expects: 'text', least: null, most: null, only: null, from: '', to: '', decimals: null },
        },
      ],
    },
  ],
}

type Given = [number, number, string?]
const gives = async (world: World, survey: PollInTest, given: Given) => {
  const answers = given.map((value, at) => ({
    question_id: survey.questionIds[at] ?? '',
    value: typeof value === 'number' ? [value] : (value ?? ''),
  }))
  expectOk(await world.newBrowser().calls('PUT', '/response', survey.givenBy(newToken(), { answers })))
}

const writtenOf = async ({ browser }: TeacherInTest, survey: PollInTest, query = '') => {
  const path = `/teacher/surveys/${survey.id}/written/${survey.questionIds[2]}${query}`
  return listWritten.data.parse(expectOk(await browser.calls('GET', path)))
}
// size-exception: who, what and which way reads as it is sent
const tagging = ({ id, questionIds }: PollInTest, response_id: string, tag: string, is_set = true) =>
  ['PUT', `/teacher/surveys/${id}/written/${questionIds[2]}/tags`, { response_id, tag, is_set }] as const

describeEachDatabase('what was answered in a survey', (open) => {
  const world = sharedWorld(open)

  const crossed = async ({ browser }: TeacherInTest, { id, questionIds: [rows, columns] }: PollInTest, more = '') => {
    const path = `/teacher/surveys/${id}/responses/cross?rows=${rows}&columns=${columns}${more}`
    return crossResponses.data.parse(expectOk(await browser.calls('GET', path)))
  }

  it('is crossed, for those whom a filter means', async () => {
    const teacher = await aTeacher(world())
    const survey = await aPublishedPoll(teacher, SURVEY)
    for (const given of [
      [0, 0, 'warm'],
      [0, 1],
      [1, 1, 'cold'],
      [1, 1],
    ] satisfies Given[])
      await gives(world(), survey, given)
    expect(await crossed(teacher, survey)).toMatchObject({
      rows: { categories: ['IX', 'X'] },
      table: {
        n: 4,
        cells: [
          [1, 1],
          [0, 2],
        ],
        rows: [2, 2],
        columns: [1, 3],
      },
    })
    expect((await crossed(teacher, survey, '&search=cold')).table).toMatchObject({
      n: 1,
      cells: [
        [0, 0],
        [0, 1],
      ],
    })
    const none = `/teacher/surveys/${survey.id}/responses/cross?rows=${survey.questionIds[0]}&columns=${survey.questionIds[2]}`
    expect((await teacher.browser.calls('GET', none)).status).toBe(404)
  })

  it('is searched and labelled where it was written', async () => {
    const teacher = await aTeacher(world())
    const survey = await aPublishedPoll(teacher, SURVEY)
    for (const text of ['The rice is WARM', 'Too far', 'warm soup']) await gives(world(), survey, [0, 0, text])
    await gives(world(), survey, [1, 1])
    expect((await writtenOf(teacher, survey)).found).toBe(3)
    const { answers } = await writtenOf(teacher, survey, '?search=warm')
    expect(answers.map(({ text }) => text).sort()).toEqual(['The rice is WARM', 'warm soup'])
    for (const { response_id: id } of answers) {
      expectOk(await teacher.browser.calls(...tagging(survey, id, 'Food')))
      expectOk(await teacher.browser.calls(...tagging(survey, id, 'Food')))
    }
    expect(await writtenOf(teacher, survey, '?tag=Food')).toMatchObject({ found: 2, tags: [{ tag: 'Food', count: 2 }] })
    const list = await teacher.browser.calls('GET', `/teacher/surveys/${survey.id}/responses/list?tag=Food`)
    expect(listSurveyResponses.data.parse(expectOk(list)).found).toBe(2)
    const [first] = answers
    expectOk(await teacher.browser.calls(...tagging(survey, first?.response_id ?? '', 'Food', false)))
    expect((await writtenOf(teacher, survey, '?tag=Food')).found).toBe(1)
    const other = await aTeacher(world())
    expect((await other.browser.calls(...tagging(survey, first?.response_id ?? '', 'Mine'))).status).toBe(404)
    const elsewhere = await aPublishedPoll(other, SURVEY)
    expect((await other.browser.calls(...tagging(elsewhere, first?.response_id ?? '', 'Mine'))).status).toBe(404)
  })

  it('stands on pages of 30, in the order of time or of an answer', async () => {
    const teacher = await aTeacher(world())
    const survey = await aPublishedPoll(teacher, SURVEY)
    for (let at = 0; at < 33; at += 1) {
      await gives(world(), survey, [at % 2, 0, `n${at}`])
      world().clock.advance({ seconds: 1 })
    }
    const list = async (query: string) => {
      const path = `/teacher/surveys/${survey.id}/responses/list${query}`
      const { found, pages, rows } = listSurveyResponses.data.parse(expectOk(await teacher.browser.calls('GET', path)))
      return { found, pages, texts: rows.map(({ answers }) => answers[2]?.words) }
    }
    const first = await list('')
    expect([first.found, first.pages, first.texts.length, first.texts[0]]).toEqual([33, 2, 30, 'n32'])
    expect((await list('?page=2')).texts).toEqual(['n2', 'n1', 'n0'])
    expect((await list('?page=2&order=up')).texts).toEqual(['n30', 'n31', 'n32'])
    expect((await list('?one=yes&page=5')).texts).toEqual(['n28'])
    expect((await list(`?sort=${survey.questionIds[0]}&order=up`)).texts.slice(15, 19)).toEqual([
      'n30',
      'n32',
      'n1',
      'n3',
    ])
    expect(await list('?page=9')).toMatchObject({ found: 33, texts: [] })
    await gives(world(), survey, [0, 0, 'new'])
    expect((await list(`?sort=${survey.questionIds[0]}&order=up`)).texts).toContain('new')
  })
})

describeEachDatabase('labels that two windows give', (open, processes) => {
  const { world, appFor } = sharedServers(open, processes)

  it('are all kept, and no more than there is room for', async () => {
    const teacher = await aTeacher(world())
    const survey = await aPublishedPoll(teacher, SURVEY)
    await gives(world(), survey, [0, 0, 'warm'])
    const [answer] = (await writtenOf(teacher, survey)).answers
    const replies = await Promise.all(
      Array.from({ length: 14 }, async (_, call) => {
        const browser = browserOf(await appFor(call))
        browser.bears(teacher.token)
        return browser.calls(...tagging(survey, answer?.response_id ?? '', `Tag ${call}`))
      }),
    )
    expect(replies.map(({ status }) => status).sort()).toEqual([...Array<number>(10).fill(200), 409, 409, 409, 409])
    expect((await writtenOf(teacher, survey)).tags).toHaveLength(10)
  })
})
