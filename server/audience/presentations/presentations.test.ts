import { expect, it } from 'vitest'
import { type PresentationOnWire, readPresentation } from '#contract/audience/presentations.ts'
import { newToken } from '../../secrets.ts'
import { atOnce, sharedServers } from '../../testing/at-once.ts'
import { describeEachDatabase } from '../../testing/describe-each-database.ts'
import { aPoll, aPublishedPoll, aPublishedQuiz, aTeacher, expectOk, type TeacherInTest } from '../../testing/people.ts'
import { browserOf } from '../../testing/world.ts'

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
      hides_results: false,
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
    expect(expectOk(await sets(teacher, poll, all))).toEqual({ ...all, hides_results: false, revision: 3 })
  })

  it('is each question without its results, where the poll hides them, until they are revealed', async () => {
    const teacher = await aTeacher(world())
    const poll = await aPublishedPoll(teacher, { responding: { hides_results: true } })
    const shown = async () => {
      const { question, is_revealed, hides_results } = await read(teacher, poll)
      return [question, is_revealed, hides_results]
    }
    expect(await shown()).toEqual([0, false, true])
    expectOk(await sets(teacher, poll, { is_revealed: true }))
    expectOk(await sets(teacher, poll, { question: 0 }))
    expectOk(await sets(teacher, poll, { is_code_shown: false }))
    expect(await shown()).toEqual([0, true, true])
    expectOk(await sets(teacher, poll, { question: 1 }))
    expect(await shown()).toEqual([1, false, true])
    expectOk(await sets(teacher, poll, { question: 0, is_revealed: true }))
    expect(await shown()).toEqual([0, true, true])
  })

  it('hides results with the first press, and all of them at once when that is set', async () => {
    const teacher = await aTeacher(world())
    const poll = await aPublishedPoll(teacher, { responding: { changeable: true } })
    expect(expectOk(await sets(teacher, poll, { hides_results: true }))).toMatchObject({
      ...{ revision: 1, is_revealed: false, hides_results: true },
    })
    expectOk(await sets(teacher, poll, { is_revealed: true }))
    expectOk(await sets(teacher, poll, { hides_results: true }))
    expect(await read(teacher, poll)).toMatchObject({ is_revealed: true })
    const readsPoll = async () => expectOk(await teacher.browser.calls('GET', `/teacher/polls/${poll.id}`))
    expect(await readsPoll()).toMatchObject({ responding: { changeable: true, hides_results: true } })
    const responding = { changeable: true, hides_results: false }
    expectOk(await sets(teacher, poll, { is_revealed: false }))
    expectOk(await teacher.browser.calls('PUT', `/teacher/quizzes/${poll.id}/settings`, { responding }))
    expect(await read(teacher, poll)).toMatchObject({ revision: 5, is_revealed: true, hides_results: false })
  })

  it('goes to one question once, and hides it once, however many screens go there at the same moment', async () => {
    const teacher = await aTeacher(world())
    const poll = await aPublishedPoll(teacher, { responding: { hides_results: true } })
    expectOk(await sets(teacher, poll, { is_revealed: true }))
    const presses = [{ question: 1 }, { is_code_shown: false }, { hides_results: true }, { question: 1 }]
    for (const answer of await atOnce(16, async (call) => sets(await at(teacher, call), poll, presses[call % 4] ?? {})))
      expectOk(answer)
    expect(await read(teacher, poll)).toMatchObject({ revision: 17, question: 1, is_revealed: false })
    expectOk(await sets(teacher, poll, { is_revealed: true }))
    for (const answer of await atOnce(8, async (call) => sets(await at(teacher, call), poll, { question: 1 })))
      expectOk(answer)
    expect(await read(teacher, poll)).toMatchObject({ question: 1, is_revealed: true })
  })

  it('can be hidden of polls alone', async () => {
    const teacher = await aTeacher(world())
    const quiz = await aPublishedQuiz(teacher)
    const responding = { hides_results: true }
    const refused = [
      await teacher.browser.calls('PUT', `/teacher/quizzes/${quiz.id}/settings`, { responding }),
      await teacher.browser.calls('POST', '/teacher/questionnaires', { ...aPoll({ responding }), kind: 'survey' }),
    ]
    for (const answer of refused)
      expect(answer).toMatchObject({
        ...{ status: 400, error: { problems: { 'responding.hides_results': 'not_one_of' } } },
      })
  })

  it('keeps what several screens and phones set of different things at the same moment', {
    tags: ['race'],
  }, async () => {
    const teacher = await aTeacher(world())
    const poll = await aPublishedPoll(teacher)
    const changes = [{ question: 7 }, { is_revealed: false }, { is_code_shown: false }, { hidden_words: ['rude'] }]
    for (const answer of await atOnce(16, async (call) => sets(await at(teacher, call), poll, changes[call % 4] ?? {})))
      expectOk(answer)
    expect(await read(teacher, poll)).toEqual({
      ...{ revision: 16, question: 7, is_revealed: false, is_code_shown: false },
      ...{ hides_results: false, is_hall_shown: false, hidden_words: ['rude'] },
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
      await sets(teacher, poll, { hides_results: 'yes' }),
      await sets(teacher, poll, { hidden_words: ['x'.repeat(101)] }),
      await sets(teacher, poll, { hidden_words: Array.from({ length: 201 }, (_, at) => `w${at}`) }),
    ]
    expect(refused.map(({ status }) => status)).toEqual([404, 404, 404, 400, 400, 400, 400, 400, 400])
    expect((await read(teacher, poll)).revision).toBe(0)
  })

  it('begins anew with a reset, and every screen learns of it', async () => {
    const teacher = await aTeacher(world())
    const poll = await aPublishedPoll(teacher)
    expectOk(await sets(teacher, poll, { question: 3, is_revealed: false, hidden_words: ['rude'] }))
    const body = { quiz_code: poll.code, based_on: poll.versionId, draft_key: newToken() }
    expectOk(await teacher.browser.calls('POST', `/teacher/polls/${poll.id}/reset`, body))
    expect(await read(teacher, poll)).toMatchObject({ revision: 2, question: 0, is_revealed: true, hidden_words: [] })
    const hiding = await aPublishedPoll(teacher, { responding: { hides_results: true } })
    expectOk(await sets(teacher, hiding, { question: 3, is_revealed: true }))
    const again = { quiz_code: hiding.code, based_on: hiding.versionId, draft_key: newToken() }
    expectOk(await teacher.browser.calls('POST', `/teacher/polls/${hiding.id}/reset`, again))
    expect(await read(teacher, hiding)).toMatchObject({ question: 0, is_revealed: false, hides_results: true })
  })
})
