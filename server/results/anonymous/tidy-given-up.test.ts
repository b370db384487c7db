import { expect, it } from 'vitest'
import { GIVEN_UP_AFTER } from '#domain/answers/response.ts'
import { MINUTE } from '#domain/time/time-limit.ts'
import { newToken } from '../../secrets.ts'
import { describeEachDatabase } from '../../testing/describe-each-database.ts'
import { aPublishedPoll, aTeacher, expectOk, type PollInTest } from '../../testing/people.ts'
import { sharedWorld } from '../../testing/world.ts'
import { tidyGivenUp } from './tidy-given-up.ts'

describeEachDatabase('what was begun where nobody may learn who responded', (open) => {
  const world = sharedWorld(open)

  const aSurvey = async (responding: object = {}) =>
    aPublishedPoll(await aTeacher(world()), { kind: 'survey', responding: { anonymous: true, ...responding } })
  const gives = (survey: PollInTest, deviceKey: string, said: object = {}) =>
    world().newBrowser().calls('PUT', '/response', survey.givenBy(deviceKey, said))
  const stored = async ({ id }: PollInTest) => {
    const { db } = world().database
    const rowsOf = (table: 'response' | 'response_mark' | 'anonymous_response') =>
      db.selectFrom(table).select('questionnaire_id').where('questionnaire_id', '=', id).execute()
    const [begun, marks, ended] = [
      await rowsOf('response'),
      await rowsOf('response_mark'),
      await rowsOf('anonymous_response'),
    ]
    return { begun: begun.length, marks: marks.length, ended: ended.length }
  }

  it('goes with its mark once nobody has gone on with it for long; its device may still give it', async () => {
    const survey = await aSurvey()
    const [givenUp, ended] = [newToken(), newToken()]
    expectOk(await gives(survey, givenUp, { is_ended: false }))
    expectOk(await gives(survey, ended))
    world().clock.advance({ minutes: GIVEN_UP_AFTER / MINUTE - 1 })
    await tidyGivenUp(world().app.context)
    expect(await stored(survey)).toEqual({ begun: 1, marks: 2, ended: 1 })
    const goesOn = newToken()
    expectOk(await gives(survey, goesOn, { is_ended: false }))
    world().clock.advance({ minutes: 2 })
    await tidyGivenUp(world().app.context)
    expect(await stored(survey)).toEqual({ begun: 1, marks: 2, ended: 1 })
    expect((await gives(survey, givenUp, { based_on: 1 })).error?.code).toBe('response_changed')
    expectOk(await gives(survey, givenUp))
    expect(await stored(survey)).toEqual({ begun: 1, marks: 3, ended: 2 })
  })

  it('goes too where its mark was not known', async () => {
    const survey = await aSurvey()
    expectOk(await gives(survey, newToken(), { is_ended: false }))
    const { db } = world().database
    await db.updateTable('response').set({ mark: '' }).where('questionnaire_id', '=', survey.id).execute()
    world().clock.advance({ minutes: GIVEN_UP_AFTER / MINUTE + 1 })
    await tidyGivenUp(world().app.context)
    expect(await stored(survey)).toEqual({ begun: 0, marks: 1, ended: 0 })
  })

  it('and was refused at its end leaves nothing', async () => {
    const survey = await aSurvey({ at_most: 1 })
    expectOk(await gives(survey, newToken()))
    const late = newToken()
    expect((await gives(survey, late)).error?.code).toBe('responses_closed')
    expect(await stored(survey)).toEqual({ begun: 0, marks: 1, ended: 1 })
    expect((await gives(survey, late)).error?.code).toBe('responses_closed')
  })
})
