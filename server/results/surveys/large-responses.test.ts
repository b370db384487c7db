import { expect, it } from 'vitest'
import { readPollResults } from '#contract/questionnaires/polls.ts'
import { listWritten } from '#contract/results/survey-answers.ts'
import { listSurveyResponses, readSurveyResponses } from '#contract/results/survey-responses.ts'
import { ABILITIES } from '#domain/questionnaires/kinds.ts'
import { questionsIn } from '#domain/questionnaires/questionnaire.ts'
import { createTallies } from '../../runs/responses/keep-tallies.ts'
import { newToken } from '../../secrets.ts'
import { describeEachDatabase } from '../../testing/describe-each-database.ts'
import { aPublishedPoll, aTeacher, expectOk, type PollInTest, type TeacherInTest } from '../../testing/people.ts'
import { sharedWorld } from '../../testing/world.ts'

const A_COMMENT = {
  kind: 'comment',
  problem: 'What was it like?',
  draft: { expects: 'text', least: null, most: null, only: null, from: '', to: '', decimals: null },
}
const withComments = (count: number) => ({ sections: [{ questions: Array.from({ length: count }, () => A_COMMENT) }] })
/** In UTF-16 units; three times as many bytes. */
const TEXT = 'ক'.repeat(1_995)

describeEachDatabase('large responses', (open) => {
  const world = sharedWorld(open)

  const longAnswers = ({ questionIds }: PollInTest, name: string) =>
    questionIds.map((question_id) => ({ question_id, value: `${TEXT} ${name}` }))
  const gives = (poll: PollInTest, name: string) =>
    world()
      .newBrowser()
      .calls('PUT', '/response', poll.givenBy(newToken(), { answers: longAnswers(poll, name) }))
  const countsOf = async ({ browser }: TeacherInTest, { id }: PollInTest) =>
    readSurveyResponses.data.parse(expectOk(await browser.calls('GET', `/teacher/surveys/${id}/responses`)))
  const writtenIn = async ({ browser }: TeacherInTest, { id, questionIds }: PollInTest) =>
    listWritten.data
      .parse(expectOk(await browser.calls('GET', `/teacher/surveys/${id}/written/${questionIds[0]}`)))
      .answers?.map(({ text }) => text.slice(-1))
      .toSorted()

  it('to a survey are counted, listed, searched and read like any others', async () => {
    const teacher = await aTeacher(world())
    const survey = await aPublishedPoll(teacher, { kind: 'survey', ...withComments(6) })
    for (const name of ['a', 'b', 'c']) expectOk(await gives(survey, name))
    expect((await countsOf(teacher, survey)).counted.map((each) => each?.of)).toEqual([3, 3, 3, 3, 3, 3])
    expect(await writtenIn(teacher, survey)).toEqual(['a', 'b', 'c'])
    const { browser } = teacher
    const found = expectOk(
      await browser.calls('GET', `/teacher/surveys/${survey.id}/responses/list?search=${encodeURIComponent('ক b')}`),
    )
    expect(listSurveyResponses.data.parse(found)).toMatchObject({ found: 1 })
  })

  it('to an anonymous survey are told in groups like any others', async () => {
    const teacher = await aTeacher(world())
    const anonymous = { kind: 'survey' as const, responding: { anonymous: true }, ...withComments(4) }
    const survey = await aPublishedPoll(teacher, anonymous)
    for (const name of ['a', 'b', 'c', 'd', 'e']) expectOk(await gives(survey, name))
    expect((await countsOf(teacher, survey)).counted.map((each) => each?.of)).toEqual([5, 5, 5, 5])
    expect(await writtenIn(teacher, survey)).toEqual(['a', 'b', 'c', 'd', 'e'])
  })

  it('to a poll are counted, also where they are too many to be kept in memory, and once they are few again', async () => {
    const teacher = await aTeacher(world())
    const poll = await aPublishedPoll(teacher, withComments(5))
    for (const name of ['a', 'b', 'c']) expectOk(await gives(poll, name))
    const { browser } = teacher
    const read = expectOk(await browser.calls('GET', `/teacher/polls/${poll.id}/results`))
    const { votes, questions } = readPollResults.data.parse(read)
    expect([votes, ...questions.map(({ of }) => of)]).toEqual([3, 3, 3, 3, 3, 3])

    const { db } = world().database
    const asked = { id: poll.id, versionId: poll.versionId }
    const all = questionsIn(await world().app.context.papers.version(db, poll.versionId))
    const bounded = createTallies(db, { mostKept: 50_000 })
    const tallied = () => bounded.of({ ...asked, questions: all })
    const [first, again] = [await tallied(), await tallied()]
    expect([first.responses, bounded.bytes()]).toEqual([3, 0])
    expect(again).toEqual(first)
    expect(first.questions.map(({ of, tally }) => ({ of, tally }))).toEqual(
      questions.map(({ of, tally }) => ({ of, tally })),
    )
    await db.deleteFrom('response').where('questionnaire_id', '=', poll.id).execute()
    expect((await tallied()).responses).toBe(0)
    expectOk(await gives(poll, 'd'))
    expect((await tallied()).responses).toBe(1)
    expect(bounded.bytes()).toBeGreaterThan(0)
  })

  it('are refused where all answers together are longer than a vote is, and shorter ones are taken', async () => {
    const teacher = await aTeacher(world())
    const fit = Math.floor(ABILITIES.poll.longestResponse / 2_010)
    const poll = await aPublishedPoll(teacher, withComments(fit + 1))
    const answers = longAnswers(poll, 'a')
    const refused = await world().newBrowser().calls('PUT', '/response', poll.givenBy(newToken(), { answers }))
    expect([refused.status, refused.error]).toMatchObject([
      400,
      { code: 'invalid_request', fields: { 'answers.0': 'This is too long' } },
    ])
    const fewer = poll.givenBy(newToken(), { answers: answers.slice(1) })
    expectOk(await world().newBrowser().calls('PUT', '/response', fewer))
  })
})
