import fc from 'fast-check'
import { expect, it } from 'vitest'
import { EVERY_RESPONSE, type ResponseFilter } from '#domain/answers/response-filter.ts'
import type { Database } from '../../database/connect.ts'
import type { OwnedQuestionnaireId } from '../../questionnaires/policy.ts'
import { newToken } from '../../secrets.ts'
import { describeEachDatabase } from '../../testing/describe-each-database.ts'
import { aPublishedPoll, aTeacher, expectOk, type PollInTest } from '../../testing/people.ts'
import { browserOf, sharedWorld } from '../../testing/world.ts'
import { type FoundResponse, responsesIn } from './find-responses.ts'
import { createRememberResponses } from './remember-responses.ts'
import { addTag } from './store.ts'
import type { NamedSurvey } from './which-survey.ts'

const SURVEY = {
  kind: 'survey' as const,
  sections: [
    {
      questions: [
        { problem: 'Were you there?', options: ['Yes', 'No', 'For an hour'], correct_answer: 0 },
        {
          kind: 'comment',
          problem: 'What was it like?',
          draft: { expects: 'text', least: null, most: null, only: null, from: '', to: '', decimals: null },
        },
      ],
    },
  ],
}

const device = fc.nat(7)
const step = fc.oneof(
  {
    weight: 5,
    arbitrary: fc.record({ does: fc.constant('gives' as const), device, option: fc.nat(2), ends: fc.boolean() }),
  },
  { weight: 2, arbitrary: fc.record({ does: fc.constant('is erased' as const), device }) },
  { weight: 1, arbitrary: fc.record({ does: fc.constant('is labelled' as const), device }) },
  { weight: 2, arbitrary: fc.record({ does: fc.constant('is looked at' as const), filter: fc.nat(5) }) },
)

const all = async (found: AsyncIterable<FoundResponse>): Promise<FoundResponse[]> => {
  const listed: FoundResponse[] = []
  for await (const each of found) listed.push(each)
  return listed.sort((one, other) => (one.id < other.id ? -1 : 1))
}

describeEachDatabase('the responses to a survey, as they are remembered', (open) => {
  const world = sharedWorld(open)

  const filtersOf = ({ questionIds }: PollInTest): ResponseFilter[] => [
    EVERY_RESPONSE,
    { ...EVERY_RESPONSE, show: 'complete' },
    { ...EVERY_RESPONSE, show: 'partial' },
    { ...EVERY_RESPONSE, chosen: { question: questionIds[0] ?? '', option: 1 } },
    { ...EVERY_RESPONSE, search: 'QUITE 2' },
    { ...EVERY_RESPONSE, tag: 'odd' },
  ]
  const whichOf = async (survey: PollInTest): Promise<NamedSurvey> => {
    const id = survey.id as OwnedQuestionnaireId
    return {
      id,
      isAnonymous: false,
      across: await world().app.context.across(id, { kind: 'survey', version: { id: survey.versionId } }),
    }
  }
  const idsOf = async (db: Database, which: NamedSurvey) => (await all(responsesIn(db, which))).map(({ id }) => id)

  it.each([
    ['to it', undefined],
    ['to it, and are too many to be kept', 700],
  ])('are those that are stored, whatever was given %s, changed, labelled or erased meanwhile', async (_, mostKept) => {
    const teacher = await aTeacher(world())
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 10, maxLength: 40 }), async (steps) => {
        const { db } = world().database
        const survey = await aPublishedPoll(teacher, SURVEY)
        const which = await whichOf(survey)
        const remembered = createRememberResponses(db, mostKept === undefined ? {} : { mostKept })
        const filters = filtersOf(survey)
        const revisions = new Map<string, number>()
        const keys = Array.from({ length: 8 }, newToken)
        let stood = { stamp: '', text: '' }
        const expectAsStored = async (filter: ResponseFilter = EVERY_RESPONSE) => {
          const { stamp, meant } = await remembered.of(which)
          expect(await all(meant(filter, which))).toEqual(await all(responsesIn(db, which, filter)))
          const text = JSON.stringify(await all(responsesIn(db, which)))
          if (text !== stood.text) expect(stamp).not.toBe(stood.stamp)
          stood = { stamp, text }
        }
        for (const next of steps) {
          if (next.does === 'is looked at') await expectAsStored(filters[next.filter])
          else if (next.does === 'gives') {
            world().clock.advance({ seconds: 1 })
            const key = keys[next.device] ?? ''
            const [question_id = '', comment = ''] = survey.questionIds
            const answers = [
              { question_id, value: next.option },
              { question_id: comment, value: `Quite ${next.option}` },
            ]
            const said = { based_on: revisions.get(key) ?? 0, answers, is_ended: next.ends }
            const gives = browserOf(world().app).calls('PUT', '/response', survey.givenBy(key, said))
            if ((await gives).status < 300) revisions.set(key, said.based_on + 1)
          } else {
            const ids = await idsOf(db, which)
            const id = ids[next.device % Math.max(1, ids.length)]
            if (id === undefined) continue
            if (next.does === 'is erased') await db.deleteFrom('response').where('id', '=', id).execute()
            else
              await db
                .transaction()
                .execute((trx) =>
                  addTag(trx, { id: which.id, responseId: id, questionId: survey.questionIds[1] ?? '', tag: 'odd' }),
                )
          }
        }
        for (const filter of filters) await expectAsStored(filter)
      }),
      { numRuns: 5 },
    )
  })

  it('have whatever was acknowledged before they were asked for, however many ask at once', {
    tags: ['race'],
  }, async () => {
    const { db } = world().database
    const survey = await aPublishedPoll(await aTeacher(world()), SURVEY)
    const which = await whichOf(survey)
    const remembered = createRememberResponses(db)
    let acknowledged = 0
    await Promise.all(
      Array.from({ length: 30 }, async () => {
        expectOk(await browserOf(world().app).calls('PUT', '/response', survey.givenBy(newToken(), { answers: [] })))
        acknowledged += 1
        const before = acknowledged
        expect((await all((await remembered.of(which)).meant(EVERY_RESPONSE, which))).length).toBeGreaterThanOrEqual(
          before,
        )
      }),
    )
    expect(await all((await remembered.of(which)).meant(EVERY_RESPONSE, which))).toHaveLength(30)
  })
})
