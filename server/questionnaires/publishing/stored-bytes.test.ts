import { expect, it } from 'vitest'
import type { NewRespondedOnWire } from '#contract/questionnaires/polls-and-surveys-requests.ts'
import type { TeacherId } from '#domain/people/account.ts'
import { describeEachDatabase } from '../../testing/describe-each-database.ts'
import { aPoll, aPublishedPoll, aTeacher } from '../../testing/people.ts'
import { sharedWorld } from '../../testing/world.ts'
import { versionById } from '../find-version.ts'
import { bytesOfContent, bytesOfVersion, readPublished } from '../store.ts'

const asked = (problem: string) => ({ problem, options: ['Yes', 'No'], correct_answer: 0 })

/** A survey that leads people by so many rules, each of as many values as it may have. */
const ruled = (rules: number, values = 128): NewRespondedOnWire => ({
  kind: 'survey',
  title: 'The course',
  sections: [{ questions: [asked('Were you there?'), asked('Was it good?')] }],
  taking: {
    jumps: [],
    shown: Array.from({ length: rules }, () => ({
      question: 1,
      when: {
        of: 'all' as const,
        conditions: [{ question: 0, test: { is: 'any_of' as const, values: Array<number>(values).fill(0) } }],
      },
    })),
  },
})

describeEachDatabase('the room that an account takes', (open) => {
  const world = sharedWorld(open)

  it('is what its versions say and by which rules, as they are stored', async () => {
    const { db } = world().database
    const teacher = await aTeacher(world())
    const published = async () => (await readPublished(db, teacher.id as TeacherId, 0)).bytes
    const survey = await aPublishedPoll(teacher, ruled(100))
    const bytes = await bytesOfVersion(db, survey.versionId)
    expect(bytes).toBeGreaterThan(100 * 128 * 2)
    expect(bytes).toBe(bytesOfContent(await versionById(db, survey.versionId)))
    expect(await published()).toBe(bytes)
    const poll = await aPublishedPoll(teacher)
    expect(await published()).toBe(bytes + (await bytesOfVersion(db, poll.versionId)))
  })

  it('has no rule of more values than a question has options', async () => {
    const { browser } = await aTeacher(world())
    const made = await browser.calls('POST', '/teacher/questionnaires', aPoll(ruled(1, 129)))
    expect(made).toMatchObject({ status: 400, error: { problems: { 'taking.shown.0': 'wrong_type' } } })
  })
})
