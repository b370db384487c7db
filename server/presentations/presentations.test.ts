import { expect, it } from 'vitest'
import { type PresentationOnWire, readPresentation } from '#contract/presentations.ts'
import { newToken } from '../secrets.ts'
import { atOnce, sharedServers } from '../testing/at-once.ts'
import { describeEachDatabase } from '../testing/describe-each-database.ts'
import { aPublishedPoll, aPublishedQuiz, aTeacher, expectOk, type TeacherInTest } from '../testing/people.ts'
import { browserOf } from '../testing/world.ts'

describeEachDatabase('what presenting screens show', (open, processes) => {
  const { world, appFor } = sharedServers(open, processes)
  const path = ({ id }: { id: string }) => `/teacher/polls/${id}/presentation`
  const read = async ({ browser }: TeacherInTest, poll: { id: string }) =>
    readPresentation.data.parse(expectOk(await browser.calls('GET', path(poll))))
  const sets = ({ browser }: Pick<TeacherInTest, 'browser'>, poll: { id: string }, set: object) =>
    browser.calls('PUT', path(poll), { set })
  /** Whose calls reach another process every other time. */
  const at = async ({ token }: TeacherInTest, call: number) => {
    const browser = browserOf(await appFor(call))
    browser.bears(token)
    return { browser }
  }

  it('is the first question with its results and the code, and then what was set last', async () => {
    const teacher = await aTeacher(world())
    const poll = await aPublishedPoll(teacher)
    const first = {
      revision: 0,
      question: 0,
      is_revealed: true,
      is_code_shown: true,
      is_hall_shown: false,
      hidden_words: [],
    }
    expect(await read(teacher, poll)).toEqual<PresentationOnWire>(first)
    expectOk(await sets(teacher, poll, { question: 1 }))
    expectOk(await sets(teacher, poll, { is_revealed: false }))
    expect(await read(teacher, poll)).toEqual({ ...first, revision: 2, question: 1, is_revealed: false })
    const hidden_words = ['rude', 'খারাপ']
    const all = { question: 0, is_revealed: true, is_code_shown: false, is_hall_shown: true, hidden_words }
    expect(expectOk(await sets(teacher, poll, all))).toEqual({ ...all, revision: 3 })
  })

  it('keeps what several screens and phones set of different things at the same moment', async () => {
    const teacher = await aTeacher(world())
    const poll = await aPublishedPoll(teacher)
    const changes = [{ question: 7 }, { is_revealed: false }, { is_code_shown: false }, { hidden_words: ['rude'] }]
    for (const answer of await atOnce(16, async (call) => sets(await at(teacher, call), poll, changes[call % 4] ?? {})))
      expectOk(answer)
    expect(await read(teacher, poll)).toEqual({
      ...{ revision: 16, question: 7, is_revealed: false, is_code_shown: false },
      ...{ is_hall_shown: false, hidden_words: ['rude'] },
    })
  })

  it('is nobody else’s, no quiz’s, and within what there can be', async () => {
    const [teacher, other] = [await aTeacher(world()), await aTeacher(world())]
    const [poll, quiz] = [await aPublishedPoll(teacher), await aPublishedQuiz(teacher)]
    const refused = [
      await sets(other, poll, { question: 1 }),
      await other.browser.calls('GET', path(poll)),
      await sets(teacher, quiz, { question: 1 }),
      await sets(teacher, poll, { question: -1 }),
      await sets(teacher, poll, { question: 1e9 }),
      await sets(teacher, poll, { surprise: 1 }),
      await sets(teacher, poll, { hidden_words: ['x'.repeat(101)] }),
      await sets(teacher, poll, { hidden_words: Array.from({ length: 201 }, (_, at) => `w${at}`) }),
    ]
    expect(refused.map(({ status }) => status)).toEqual([404, 404, 404, 400, 400, 400, 400, 400])
    expect((await read(teacher, poll)).revision).toBe(0)
  })

  it('begins anew with a reset, and every screen learns of it', async () => {
    const teacher = await aTeacher(world())
    const poll = await aPublishedPoll(teacher)
    expectOk(await sets(teacher, poll, { question: 3, is_revealed: false, hidden_words: ['rude'] }))
    const body = { quiz_code: poll.code, based_on: poll.versionId, draft_key: newToken() }
    expectOk(await teacher.browser.calls('POST', `/teacher/polls/${poll.id}/reset`, body))
    expect(await read(teacher, poll)).toMatchObject({ revision: 2, question: 0, is_revealed: true, hidden_words: [] })
  })
})
