import { expect, it } from 'vitest'
import { listPolls, readPollResults } from '#contract/questionnaires/polls.ts'
import { newToken } from '../../secrets.ts'
import { sharedServers } from '../../testing/at-once.ts'
import { describeEachDatabase } from '../../testing/describe-each-database.ts'
import { aPoll, aPublishedPoll, aPublishedQuiz, aTeacher, expectOk, type TeacherInTest } from '../../testing/people.ts'
import { browserOf } from '../../testing/world.ts'

const A_CHOICE = {
  kind: 'opinion',
  problem: 'Shall we go on?',
  required: true as const,
  draft: { options: ['Yes', 'No'], look: 'list', least: null, most: 1, other: false },
}
const CHANGEABLE = { changeable: true }

describeEachDatabase('a poll', (open, processes) => {
  const { world, appFor } = sharedServers(open, processes)
  const gives = async (call: number, body: object) => browserOf(await appFor(call)).calls('PUT', '/response', body)
  const aChoice = (teacher: TeacherInTest) =>
    aPublishedPoll(teacher, { sections: [{ questions: [A_CHOICE] }], responding: CHANGEABLE })
  const results = async ({ browser }: TeacherInTest, id: string) =>
    readPollResults.data.parse(expectOk(await browser.calls('GET', `/teacher/polls/${id}/results`)))

  it('counts each device’s vote once, and a changed one where it is now', async () => {
    const teacher = await aTeacher(world())
    const poll = await aChoice(teacher)
    const [question_id = ''] = poll.questionIds
    const voting = (key: string, option: number) => poll.givenBy(key, { answers: [{ question_id, value: [option] }] })
    const votes = Array.from({ length: 250 }, (_, at) => voting(newToken(), at % 2))
    const twice = await Promise.all([...votes, ...votes].map((body, at) => gives(at, body)))
    expect(new Set(twice.map(({ status }) => status))).toEqual(new Set([200]))
    const counted = await results(teacher, poll.id)
    expect(counted).toMatchObject({ votes: 250, questions: [{ of: 250, tally: { chosen: [125, 125, 0] } }] })
    const [first] = votes
    const changed = { ...first, based_on: 1, change: newToken(), answers: [{ question_id, value: [1] }] }
    expectOk(await gives(1, changed))
    const after = await results(teacher, poll.id)
    expect(after).toMatchObject({ votes: 250, questions: [{ of: 250, tally: { chosen: [124, 126, 0] } }] })
  })

  it('takes no vote after it was closed, nor one for what is not there, nor a blank for what is required', async () => {
    const teacher = await aTeacher(world())
    const poll = await aChoice(teacher)
    const [question_id = ''] = poll.questionIds
    const vote = (value: number[]) => poll.givenBy(newToken(), { answers: [{ question_id, value }] })
    const refusedFields = async (body: object) => (await gives(0, body)).error
    expect(await refusedFields(vote([7]))).toMatchObject({ code: 'invalid_request' })
    expect(await refusedFields(vote([0, 1]))).toMatchObject({ code: 'invalid_request' })
    expect(await refusedFields(poll.givenBy(newToken(), { answers: [] }))).toMatchObject({ code: 'invalid_request' })
    expectOk(await gives(0, vote([0])))
    expectOk(await teacher.browser.calls('POST', '/teacher/quiz-actions', { ids: [poll.id], action: 'close' }))
    expect((await gives(0, vote([0]))).error?.code).toBe('responses_closed')
    const browser = teacher.browser
    const [listed] = listPolls.data.parse(expectOk(await browser.calls('GET', '/teacher/polls')))
    expect(listed).toMatchObject({ id: poll.id, status: 'closed', votes: 1 })
    expectOk(await browser.calls('POST', '/teacher/quiz-actions', { ids: [poll.id], action: 'reopen' }))
  })

  it('is never promised to be anonymous', async () => {
    const teacher = await aTeacher(world())
    const anonymous = { problems: { 'responding.anonymous': 'not_one_of' } }
    const made = await teacher.browser.calls(
      'POST',
      '/teacher/questionnaires',
      aPoll({ responding: { anonymous: true } }),
    )
    expect(made.error).toMatchObject(anonymous)
    const poll = await aChoice(teacher)
    const change = { responding: { anonymous: true } }
    const changed = await teacher.browser.calls('PUT', `/teacher/quizzes/${poll.id}/settings`, change)
    expect(changed.error).toMatchObject(anonymous)
  })

  it('is none where it is a quiz', async () => {
    const teacher = await aTeacher(world())
    const quiz = await aPublishedQuiz(teacher)
    expect((await teacher.browser.calls('GET', `/teacher/polls/${quiz.id}/results`)).status).toBe(404)
    expect(expectOk(await teacher.browser.calls('GET', '/teacher/polls'))).toEqual([])
  })
})
