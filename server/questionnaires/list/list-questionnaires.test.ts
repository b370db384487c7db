import { expect, it } from 'vitest'
import type * as z from 'zod/mini'
import { listQuestionnaires } from '#contract/questionnaires/listing.ts'
import { actOnQuizzes, tagQuizzes } from '#contract/questionnaires/quiz-actions.ts'
import { newToken } from '../../secrets.ts'
import { describeEachDatabase } from '../../testing/describe-each-database.ts'
import { publishMany } from '../../testing/many-quizzes.ts'
import {
  aPublishedPoll,
  aPublishedQuiz,
  aStudent,
  aTeacher,
  expectOk,
  type PollInTest,
  type TeacherInTest,
} from '../../testing/people.ts'
import { sharedWorld } from '../../testing/world.ts'

type Page = z.infer<typeof listQuestionnaires.data>

describeEachDatabase('the list of all kinds', (open) => {
  const world = sharedWorld(open)
  const reads = ({ browser }: TeacherInTest, query: string) => browser.calls('GET', `/teacher/questionnaires?${query}`)
  const pageOf = async (teacher: TeacherInTest, query: string): Promise<Page> =>
    listQuestionnaires.data.parse(expectOk(await reads(teacher, query)))
  const titles = ({ rows }: Page) => rows.map(({ title }) => title)
  const isAnswered = async (of: PollInTest, times: number) => {
    for (let at = 0; at < times; at += 1)
      expectOk(await world().newBrowser().calls('PUT', '/response', of.givenBy(newToken())))
  }
  const saves = async ({ browser }: TeacherInTest, kind: string, title: string) => {
    const content = { details: { title, subject: '' }, items: [] }
    const body = { based_on: 0, change: newToken(), kind, content }
    expectOk(await browser.calls('PUT', `/teacher/drafts/${newToken()}`, body))
  }
  /** One of each kind, the quiz first, each a minute after the one before. */
  const aTeacherWithAll = async () => {
    const teacher = await aTeacher(world())
    const quiz = await aPublishedQuiz(teacher, { title: 'Light' })
    world().clock.advance({ minutes: 1 })
    const poll = await aPublishedPoll(teacher, { title: 'Lunch' })
    world().clock.advance({ minutes: 1 })
    const responding = { anonymous: true, at_most: 3 }
    const survey = await aPublishedPoll(teacher, { kind: 'survey', title: 'Library', responding })
    return { teacher, quiz, poll, survey }
  }

  it('has one kind or all of them, each with what is counted of it', async () => {
    const { teacher, quiz, poll, survey } = await aTeacherWithAll()
    expectOk(await (await aStudent(world(), quiz)).submits([1, 0, 0]))
    await isAnswered(poll, 2)
    await isAnswered(survey, 3)
    const all = await pageOf(teacher, '')
    expect(all.rows).toMatchObject([
      { kind: 'survey', id: survey.id, answered: 3, anonymous: true, shut: 'full', average_percent: null },
      { kind: 'poll', id: poll.id, answered: 2, last_answered_at: expect.any(String), subject: '' },
      { kind: 'quiz', id: quiz.id, answered: 1, average_percent: 100, duration: 900_000_000_000 },
    ])
    expect(all.rows[0]).not.toHaveProperty('last_answered_at')
    expect(all.rows[1]).not.toHaveProperty('duration')
    expect(all).toMatchObject({ found: 3, totals: { listed: 3, answered: 6, average_percent: 100, drafts: 0 } })
    for (const [kind, title, answered] of [
      ['quiz', 'Light', 1],
      ['poll', 'Lunch', 2],
      ['survey', 'Library', 3],
    ] as const) {
      const page = await pageOf(teacher, `kind=${kind}`)
      expect([titles(page), page.found, page.totals]).toMatchObject([[title], 1, { listed: 1, answered }])
    }
    expect(titles(await pageOf(teacher, 'sort=participants&order=desc'))).toEqual(['Library', 'Lunch', 'Light'])
    expect(titles(await pageOf(teacher, 'sort=average&order=desc'))[0]).toBe('Light')
    expect(titles(await pageOf(teacher, 'sort=title'))).toEqual(['Library', 'Light', 'Lunch'])
    expect(titles(await pageOf(teacher, 'search=lu'))).toEqual(['Lunch'])
    expect(titles(await pageOf(teacher, 'subject=Physics'))).toEqual(['Light'])
    expect((await pageOf(await aTeacher(world()), '')).rows).toEqual([])
  })

  it('says of a survey when it was answered last, unless that is promised to be untold', async () => {
    const teacher = await aTeacher(world())
    const named = await aPublishedPoll(teacher, { kind: 'survey', title: 'Named' })
    const secret = await aPublishedPoll(teacher, { kind: 'survey', title: 'Secret', responding: { anonymous: true } })
    for (const survey of [named, secret]) await isAnswered(survey, 1)
    const { rows } = await pageOf(teacher, 'kind=survey')
    const told = rows.map((row) =>
      'last_answered_at' in row ? [row.title, Date.parse(row.last_answered_at ?? '')] : [row.title],
    )
    expect(Object.fromEntries(told)).toEqual({ Named: world().clock.now(), Secret: undefined })
  })

  it('has drafts of its kind among them, each with its kind', async () => {
    const { teacher } = await aTeacherWithAll()
    world().clock.advance({ minutes: 1 })
    await saves(teacher, 'poll', 'Dinner')
    await saves(teacher, 'survey', 'Laboratory')
    const kinds = async (query: string) => (await pageOf(teacher, query)).rows.map(({ kind, title }) => [kind, title])
    expect((await kinds('show=drafts')).toSorted()).toEqual([
      ['poll', 'Dinner'],
      ['survey', 'Laboratory'],
    ])
    expect(await kinds('kind=poll')).toEqual([
      ['poll', 'Dinner'],
      ['poll', 'Lunch'],
    ])
    expect(await kinds('kind=quiz&show=drafts')).toEqual([])
    expect((await pageOf(teacher, '')).totals).toMatchObject({ listed: 3, drafts: 2 })
  })

  it('is acted on across kinds, with archive, bin and tags', async () => {
    const { teacher, quiz, poll, survey } = await aTeacherWithAll()
    const ids = [quiz.id, poll.id, survey.id]
    const acts = async (action: string, of = ids) =>
      actOnQuizzes.data.parse(
        expectOk(await teacher.browser.calls('POST', '/teacher/quiz-actions', { ids: of, action })),
      )
    const tagging = { ids: [poll.id, survey.id], add: ['Class 9'], remove: [] }
    const tagged = expectOk(await teacher.browser.calls('POST', '/teacher/quiz-tags', tagging))
    expect(tagQuizzes.data.parse(tagged).changed).toEqual(tagging.ids)
    expect(titles(await pageOf(teacher, 'tag=Class%209'))).toEqual(['Library', 'Lunch'])
    expect((await pageOf(teacher, 'kind=poll')).rows).toMatchObject([{ tags: ['Class 9'] }])
    for (const [action, show] of [
      ['close', 'closed'],
      ['reopen', 'active'],
      ['archive', 'archived'],
      ['restore', 'active'],
      ['bin', 'bin'],
    ] as const) {
      expect((await acts(action)).changed).toEqual(ids)
      expect(titles(await pageOf(teacher, `show=${show}`))).toEqual(['Library', 'Lunch', 'Light'])
      expect(titles(await pageOf(teacher, `kind=survey&show=${show}`))).toEqual(['Library'])
    }
    expect((await pageOf(teacher, 'kind=poll')).totals).toMatchObject({ listed: 0, in_bin: 1, archived: 0 })
    expect(await acts('archive')).toMatchObject({
      changed: [],
      failed: ids.map((id) => ({ id, why: 'status_not_possible' })),
    })
    world().clock.advance({ seconds: 5 })
    expect((await acts('erase')).changed).toEqual(ids)
    expect((await pageOf(teacher, 'show=bin')).rows).toEqual([])
    const stranger = await aTeacher(world())
    const others = await stranger.browser.calls('POST', '/teacher/quiz-tags', {
      ids: [poll.id],
      add: ['x'],
      remove: [],
    })
    expect(tagQuizzes.data.parse(expectOk(others)).failed).toEqual([{ id: poll.id, why: 'quiz_not_found' }])
  })

  it('has each once on its pages, by what was answered, in more than are counted together', async () => {
    const teacher = await aTeacher(world())
    const some = await aPublishedPoll(teacher, { title: 'Answered' })
    await isAnswered(some, 1)
    for (const kind of ['quiz', 'poll', 'survey'] as const) await publishMany(world(), teacher, { kind, count: 300 })
    const seen: string[] = []
    for (let page = 1; page <= 31; page += 1)
      seen.push(...(await pageOf(teacher, `sort=participants&order=desc&page=${page}`)).rows.map(({ id }) => id))
    expect(seen[0]).toBe(some.id)
    expect([seen.length, new Set(seen).size]).toEqual([901, 901])
  })

  it.each(['kind=oral', 'page=0', 'show=secret'])('refuses %s beside the field', async (query) => {
    const { status, error } = await reads(await aTeacher(world()), query)
    expect([status, Object.keys(error?.fields ?? {})]).toEqual([400, [query.split('=')[0]]])
  })
})
