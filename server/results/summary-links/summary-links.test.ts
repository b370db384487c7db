import { expect, it } from 'vitest'
import type { NewRespondedOnWire } from '#contract/questionnaires/polls-and-surveys-requests.ts'
import { listSummaryLinks, readSummary } from '#contract/results/summary-links.ts'
import { newToken } from '../../secrets.ts'
import { sharedServers } from '../../testing/at-once.ts'
import { describeEachDatabase } from '../../testing/describe-each-database.ts'
import { everyRow } from '../../testing/every-row.ts'
import { aPublishedPoll, aTeacher, expectOk, type PollInTest } from '../../testing/people.ts'
import { browserOf, sharedWorld } from '../../testing/world.ts'

const SURVEY: NewRespondedOnWire = {
  kind: 'survey',
  title: 'Lunch',
  sections: [
    {
      questions: [
        {
          kind: 'opinion',
          problem: 'What?',
          draft: { options: ['Rice', 'Bread'], least: null, most: 1, look: 'list', other: true },
        },
        {
          kind: 'comment',
          problem: 'Why?',
          draft: { expects: 'text', least: null, most: null, only: null, from: '', to: '', decimals: null },
        },
      ],
    },
  ],
}

describeEachDatabase('a link to a summary', (open) => {
  const world = sharedWorld(open)
  const pathOf = ({ id }: PollInTest) => `/teacher/surveys/${id}/summary-links`
  const reads = (key: string) => world().newBrowser().calls('POST', '/summary/read', { key })
  const seen = async (key: string) => readSummary.data.parse(expectOk(await reads(key)))
  const gives = async (survey: PollInTest, values: unknown[], more: object = {}) => {
    const answers = values.map((value, at) => ({ question_id: survey.questionIds[at] ?? '', value }))
    const said = { ...survey.givenBy(newToken()), answers, ...more }
    expectOk(await world().newBrowser().calls('PUT', '/response', said))
  }
  const newLink = async (changes: Partial<NewRespondedOnWire> = {}, shows_texts = false) => {
    const teacher = await aTeacher(world())
    const survey = await aPublishedPoll(teacher, { ...SURVEY, ...changes })
    const key = newToken()
    const make = () => teacher.browser.calls('POST', pathOf(survey), { key, shows_texts })
    expectOk(await make())
    return { teacher, survey, key, make }
  }

  it('shows how many chose what, and neither names nor what was written', async () => {
    const { survey, key } = await newLink()
    await gives(survey, [[0], 'Because of Mita'], { told: [{ name: 'name', value: 'Rahul' }] })
    await gives(survey, [['soup']])
    await gives(survey, [[1]], { is_ended: false })
    const reply = await reads(key)
    expect(readSummary.data.parse(expectOk(reply))).toMatchObject({
      title: 'Lunch',
      shown: 2,
      counted: [{ of: 2, tally: { chosen: [1, 0, 1] } }, null],
    })
    for (const secret of ['Mita', 'Rahul', 'soup']) expect(JSON.stringify(reply.data)).not.toContain(secret)
    await gives(survey, [[0]])
    expect((await seen(key)).shown).toBe(3)
  })

  it('shows what was written where its teacher chose so', async () => {
    const { survey, key } = await newLink({}, true)
    await gives(survey, [['soup'], 'It is warm'])
    const told = JSON.stringify((await seen(key)).counted)
    expect([told.includes('soup'), told.includes('warm')]).toEqual([true, true])
  })

  it('is one however often it is made, opens nothing once it is withdrawn, and keeps no secret', async () => {
    const { teacher, survey, key, make } = await newLink()
    expectOk(await make())
    const links = async () => listSummaryLinks.data.parse(expectOk(await teacher.browser.calls('GET', pathOf(survey))))
    const [link, ...others] = await links()
    expect(others).toEqual([])
    expect((await everyRow(world())).filter((row) => row.includes(key))).toEqual([])
    const stranger = await aTeacher(world())
    const withdraw = (by: typeof teacher) => by.browser.calls('DELETE', `${pathOf(survey)}/${link?.id}`)
    expect((await withdraw(stranger)).status).toBe(404)
    expect((await reads(key)).status).toBe(200)
    expectOk(await withdraw(teacher))
    const [withdrawn] = await links()
    world().clock.advance({ seconds: 5 })
    expectOk(await withdraw(teacher))
    expect(await links()).toEqual([withdrawn])
    expect([(await reads(key)).error?.code, (await make()).error?.code]).toEqual(['link_withdrawn', 'link_withdrawn'])
    expect((await reads(newToken())).error?.code).toBe('link_not_valid')
  })

  it('lets nobody guess keys by showing a right one in between', async () => {
    const { key } = await newLink({}, true)
    const codes = new Set<string | undefined>()
    for (let guess = 0; guess < 60; guess += 1) {
      codes.add((await reads(newToken())).error?.code)
      codes.add((await reads(key)).error?.code)
    }
    expect([...codes]).toEqual(['link_not_valid', undefined, 'too_many_attempts'])
    world().clock.advance({ minutes: 16 })
    expect((await reads(key)).status).toBe(200)
  })

  it('shows nothing of fewer than five where nobody may learn who responded', async () => {
    const { survey, key } = await newLink({ responding: { anonymous: true } }, true)
    for (let at = 0; at < 4; at += 1) await gives(survey, [[0], 'x'])
    expect(await seen(key)).toMatchObject({ shown: null, counted: [] })
    await gives(survey, [[0]])
    expect(await seen(key)).toMatchObject({ shown: 5, counted: [{ of: 5 }, null] })
  })

  it('of somebody else’s is no link of one’s own, though the key is known', async () => {
    const { key } = await newLink()
    const other = await aTeacher(world())
    const own = await aPublishedPoll(other, SURVEY)
    const taken = await other.browser.calls('POST', pathOf(own), { key, shows_texts: true })
    expect(taken.status).toBe(404)
  })
})

describeEachDatabase('links that are made at the same moment', (open, processes) => {
  const { world, appFor } = sharedServers(open, processes)

  it('are no more than there may be, and one for each key', async () => {
    const teacher = await aTeacher(world())
    const survey = await aPublishedPoll(teacher, SURVEY)
    const same = newToken()
    const replies = await Promise.all(
      Array.from({ length: 26 }, async (_, call) => {
        const browser = browserOf(await appFor(call))
        browser.bears(teacher.token)
        const key = call < 3 ? same : newToken()
        return browser.calls('POST', `/teacher/surveys/${survey.id}/summary-links`, { key, shows_texts: false })
      }),
    )
    const listed = await teacher.browser.calls('GET', `/teacher/surveys/${survey.id}/summary-links`)
    expect(listSummaryLinks.data.parse(expectOk(listed))).toHaveLength(20)
    expect(new Set(replies.map(({ status }) => status))).toEqual(new Set([201, 409]))
  })
})
