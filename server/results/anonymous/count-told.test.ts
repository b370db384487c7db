import fc from 'fast-check'
import { expect, it } from 'vitest'
import type { OwnedQuestionnaireId } from '../../questionnaires/policy.ts'
import { newToken } from '../../secrets.ts'
import { describeEachDatabase } from '../../testing/describe-each-database.ts'
import { aPublishedPoll, aTeacher, expectOk, type PollInTest } from '../../testing/people.ts'
import { browserOf, sharedWorld } from '../../testing/world.ts'
import { createCountTold } from './count-told.ts'
import type { AnonymousSurvey } from './read-told.ts'

const opinion = (problem: string) => ({
  kind: 'opinion',
  problem,
  draft: { options: ['Good', 'Bad', 'Neither'], least: null, most: 1, look: 'list', other: false },
})
const LUNCH = {
  kind: 'survey' as const,
  responding: { anonymous: true },
  sections: [{ questions: [opinion('Food?'), opinion('Water?')] }],
}

const given = fc.record({ food: fc.nat(2), water: fc.option(fc.nat(2), { freq: 1 }) })
const step = fc.oneof(
  { weight: 5, arbitrary: fc.record({ does: fc.constant('give' as const), all: fc.array(given, { maxLength: 7 }) }) },
  { weight: 1, arbitrary: fc.record({ does: fc.constant('are erased' as const) }) },
)

describeEachDatabase('what is told of an anonymous survey', (open) => {
  const world = sharedWorld(open)

  const whichOf = async ({ id, versionId }: PollInTest): Promise<AnonymousSurvey> => {
    const owned = id as OwnedQuestionnaireId
    const across = await world().app.context.across(owned, { kind: 'survey', version: { id: versionId } })
    return { id: owned, isAnonymous: true, across }
  }
  const gives = async (survey: PollInTest, chosen: { food: number; water: number | null }) => {
    const [food = '', water = ''] = survey.questionIds
    const answers = [
      { question_id: food, value: [chosen.food] },
      ...(chosen.water === null ? [] : [{ question_id: water, value: [chosen.water] }]),
    ]
    expectOk(await browserOf(world().app).calls('PUT', '/response', survey.givenBy(newToken(), { answers })))
  }

  it('is what it comes to when it is counted anew, whatever was given or erased between looks', async () => {
    const teacher = await aTeacher(world())
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 4, maxLength: 8 }), async (steps) => {
        const { db } = world().database
        const survey = await aPublishedPoll(teacher, LUNCH)
        const which = await whichOf(survey)
        const countTold = createCountTold(db)
        for (const next of steps) {
          if (next.does === 'give') for (const chosen of next.all) await gives(survey, chosen)
          else await db.deleteFrom('anonymous_response').where('questionnaire_id', '=', survey.id).execute()
          expect(await countTold(which)).toEqual(await createCountTold(db)(which))
        }
      }),
      { numRuns: 5 },
    )
  })

  it('is of those who answered after all was erased, though as many were released meanwhile by somebody else', async () => {
    const teacher = await aTeacher(world())
    const { db } = world().database
    // Where the new ones stand among those that were erased is random.
    for (let round = 0; round < 6; round += 1) {
      const survey = await aPublishedPoll(teacher, LUNCH)
      const which = await whichOf(survey)
      const [one, other] = [createCountTold(db), createCountTold(db)]
      const give = async (food: number) => {
        for (let each = 0; each < 5; each += 1) await gives(survey, { food, water: null })
      }
      await give(0)
      await give(0)
      await one(which)
      await db.deleteFrom('anonymous_response').where('questionnaire_id', '=', survey.id).execute()
      for (let each = 0; each < 3; each += 1) {
        await give(1)
        await other(which)
      }
      expect(await one(which)).toEqual(await createCountTold(db)(which))
    }
  })
})
