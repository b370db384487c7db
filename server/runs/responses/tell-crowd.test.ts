import { expect, it, onTestFinished, vi } from 'vitest'
import { type CrowdResultsOnWire, readCrowdResults } from '#contract/runs/responses.ts'
import { newToken } from '../../secrets.ts'
import { sharedServers } from '../../testing/at-once.ts'
import { describeEachDatabase } from '../../testing/describe-each-database.ts'
import { aPublishedPoll, aTeacher, expectOk, type PollInTest, type TeacherInTest } from '../../testing/people.ts'

const CHOICE = { options: ['Rice', 'Bread'], look: 'list', least: null, most: 1, other: true }
const LINE = { expects: 'line', least: null, most: null, only: null, from: '', to: '', decimals: null }
const QUESTIONS = [
  { kind: 'opinion', problem: 'What shall we eat?', draft: CHOICE },
  { kind: 'comment', problem: 'Why?', draft: LINE },
]
type Shown = 'after_vote' | 'after_close' | 'never'

describeEachDatabase('what those who voted are told', (open, processes) => {
  const { world } = sharedServers(open, processes)
  const aPoll = (teacher: TeacherInTest, results: Shown) =>
    aPublishedPoll(teacher, { sections: [{ questions: QUESTIONS }], responding: { results } })
  const votes = (poll: PollInTest, key: string, said: (number | string)[]) => {
    const [choice = '', why = ''] = poll.questionIds
    const answers = [
      { question_id: choice, value: said },
      { question_id: why, value: 'a secret of mine' },
    ]
    return world().newBrowser().calls('PUT', '/response', poll.givenBy(key, { answers }))
  }
  const told = async (poll: PollInTest, key: string) => {
    const body = { code: poll.code, device_key: key }
    return readCrowdResults.data.parse(expectOk(await world().newBrowser().calls('POST', '/response/results', body)))
  }
  const closes = ({ browser }: TeacherInTest, { id }: PollInTest) =>
    browser.calls('POST', '/teacher/quiz-actions', { ids: [id], action: 'close' })

  it.each<{ results: Shown; isOpen: boolean; isClosed: boolean }>([
    { results: 'after_vote', isOpen: true, isClosed: true },
    { results: 'after_close', isOpen: false, isClosed: true },
    { results: 'never', isOpen: false, isClosed: false },
  ])('is told $results, and to nobody else', async ({ results, isOpen, isClosed }) => {
    const teacher = await aTeacher(world())
    const poll = await aPoll(teacher, results)
    const [voter, begun, stranger] = [newToken(), newToken(), newToken()]
    expectOk(await votes(poll, voter, [0]))
    const unfinished = poll.givenBy(begun, { answers: [], is_ended: false })
    expectOk(await world().newBrowser().calls('PUT', '/response', unfinished))
    expect(await told(poll, voter)).toMatchObject({ is_closed: false, results: isOpen ? { votes: 1 } : null })
    for (const key of [begun, stranger]) expect(await told(poll, key)).toEqual({ is_closed: false, results: null })
    expectOk(await closes(teacher, poll))
    expect(await told(poll, voter)).toMatchObject({ is_closed: true, results: isClosed ? { votes: 1 } : null })
    for (const key of [begun, stranger]) expect(await told(poll, key)).toEqual({ is_closed: true, results: null })
  })

  it('is no more than the presenter shows, question by question', async () => {
    const teacher = await aTeacher(world())
    const two = [QUESTIONS[0], { ...QUESTIONS[0], problem: 'And on Monday?' }]
    const asked = { sections: [{ questions: two }], responding: { results: 'after_vote', hides_results: true } }
    const poll = await aPublishedPoll(teacher, asked as Parameters<typeof aPublishedPoll>[1])
    const key = newToken()
    const vote = poll.givenBy(key, { answers: [{ question_id: poll.questionIds[0] ?? '', value: [0] }] })
    expectOk(await world().newBrowser().calls('PUT', '/response', vote))
    const clock = performance.now.bind(performance)
    let passed = 0
    const spied = vi.spyOn(performance, 'now').mockImplementation(() => clock() + passed)
    onTestFinished(() => spied.mockRestore())
    const seen = async () => {
      // What is told is a second old at most.
      passed += 1000
      const { results } = await told(poll, key)
      return [results?.questions.map(({ question_id }) => question_id), results?.hidden]
    }
    const sets = async (set: object) =>
      expectOk(await teacher.browser.calls('PUT', `/teacher/polls/${poll.id}/presentation`, { set }))
    const [first, second] = poll.questionIds
    expect(await seen()).toEqual([[], [first, second]])
    await sets({ is_revealed: true })
    expect(await seen()).toEqual([[first], [second]])
    await sets({ question: 1 })
    expect(await seen()).toEqual([[first], [second]])
    await sets({ is_revealed: true })
    expect(await seen()).toEqual([[first, second], undefined])
    await sets({ is_revealed: false })
    expect(await seen()).toEqual([[first], [second]])
    await sets({ hides_results: false })
    expect(await seen()).toEqual([[first, second], undefined])
    await sets({ question: 0, is_revealed: false })
    expect(await seen()).toEqual([[second], [first]])
  })

  it('is how often what was chosen, and nobody’s own words', async () => {
    const poll = await aPoll(await aTeacher(world()), 'after_vote')
    const key = newToken()
    expectOk(await votes(poll, newToken(), [1]))
    expectOk(await votes(poll, key, ['another secret']))
    const { results } = await told(poll, key)
    const [choice] = poll.questionIds
    expect(results).toEqual<CrowdResultsOnWire>({
      votes: 2,
      questions: [
        {
          question_id: choice ?? '',
          of: 2,
          tally: { chosen: [0, 1, 1], written: { named: [], others: 0, right: 0 } },
        },
      ],
    })
    expect(JSON.stringify(results)).not.toContain('secret')
  })
})
