import fc from 'fast-check'
import { expect, it } from 'vitest'
import { readPollResults } from '#contract/questionnaires/polls.ts'
import { newToken } from '../../secrets.ts'
import { atOnce, sharedServers } from '../../testing/at-once.ts'
import { describeEachDatabase } from '../../testing/describe-each-database.ts'
import { aPublishedPoll, aTeacher, expectOk, type PollInTest, type TeacherInTest } from '../../testing/people.ts'
import { browserOf } from '../../testing/world.ts'
import { holderOf } from './store.ts'

const OPTIONS = ['Rice', 'Bread', 'Fish']
const A_CHOICE = {
  kind: 'opinion',
  problem: 'What shall we eat?',
  draft: { options: OPTIONS, look: 'list', least: null, most: 1, other: false },
}

const step = fc.oneof(
  { weight: 4, arbitrary: fc.record({ does: fc.constant('votes' as const), device: fc.nat(9), option: fc.nat(2) }) },
  { weight: 1, arbitrary: fc.record({ does: fc.constant('is erased' as const), device: fc.nat(9) }) },
  { weight: 2, arbitrary: fc.record({ does: fc.constant('is looked at' as const), process: fc.nat(1) }) },
  { weight: 1, arbitrary: fc.record({ does: fc.constant('waits' as const), minutes: fc.nat(2) }) },
)

describeEachDatabase('the tally of a poll', (open, processes) => {
  const { world, appFor } = sharedServers(open, processes)
  const aChoice = (teacher: TeacherInTest) =>
    aPublishedPoll(teacher, { sections: [{ questions: [A_CHOICE] }], responding: { changeable: true } })
  const gives = async (call: number, body: object) =>
    expectOk(await browserOf(await appFor(call)).calls('PUT', '/response', body))
  const tallied = async ({ token }: TeacherInTest, poll: PollInTest, call = 0) => {
    const there = browserOf(await appFor(call))
    there.bears(token)
    const results = readPollResults.data.parse(expectOk(await there.calls('GET', `/teacher/polls/${poll.id}/results`)))
    return { votes: results.votes, tally: results.questions[0]?.tally }
  }
  const erase = (poll: PollInTest, key: string) =>
    world().database.db.deleteFrom('response').where('holder', '=', holderOf(poll.id, key)).execute()

  it('is that of all votes as they stand, whatever came, was changed or was erased meanwhile, in each process', () =>
    fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 10, maxLength: 40 }), async (steps) => {
        const teacher = await aTeacher(world())
        const poll = await aChoice(teacher)
        const [question_id = ''] = poll.questionIds
        const keys = Array.from({ length: 10 }, newToken)
        const stands = new Map<number, { revision: number; option: number }>()
        const expected = () => ({
          votes: stands.size,
          tally: {
            chosen: [...OPTIONS, ''].map(
              (_, place) => [...stands.values()].filter(({ option }) => option === place).length,
            ),
          },
        })
        for (const [call, next] of steps.entries()) {
          if (next.does === 'votes') {
            const { device, option } = next
            const revision = stands.get(device)?.revision ?? 0
            const answers = [{ question_id, value: [option] }]
            await gives(call, poll.givenBy(keys[device] ?? '', { based_on: revision, answers }))
            stands.set(device, { revision: revision + 1, option })
          } else if (next.does === 'is erased') {
            await erase(poll, keys[next.device] ?? '')
            stands.delete(next.device)
          } else if (next.does === 'waits') world().clock.advance({ minutes: next.minutes })
          else expect(await tallied(teacher, poll, next.process)).toMatchObject(expected())
        }
        for (const process of [0, 1]) expect(await tallied(teacher, poll, process)).toMatchObject(expected())
      }),
      { numRuns: 6 },
    ))

  it('has each vote that was acknowledged before it was asked for, however many ask at once', {
    tags: ['race'],
  }, async () => {
    const teacher = await aTeacher(world())
    const poll = await aChoice(teacher)
    const [question_id = ''] = poll.questionIds
    let acknowledged = 0
    await atOnce(60, async (at) => {
      await gives(at, poll.givenBy(newToken(), { answers: [{ question_id, value: [at % 3] }] }))
      acknowledged += 1
      const before = acknowledged
      expect((await tallied(teacher, poll, at)).votes).toBeGreaterThanOrEqual(before)
    })
    expect(await tallied(teacher, poll)).toMatchObject({ votes: 60, tally: { chosen: [20, 20, 20, 0] } })
  })
})
