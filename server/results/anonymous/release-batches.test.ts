import { sql } from 'kysely'
import { expect, it } from 'vitest'
import { readSurveyResponses } from '#contract/results/survey-responses.ts'
import { newToken } from '../../secrets.ts'
import { describeEachDatabase } from '../../testing/describe-each-database.ts'
import { aPublishedPoll, aTeacher, expectOk } from '../../testing/people.ts'
import { aWorld, type World } from '../../testing/world.ts'
import { releaseBatches } from './release-batches.ts'

describeEachDatabase('what is released of an anonymous survey', (open, processes) => {
  const question = {
    kind: 'opinion',
    problem: 'Food?',
    draft: { options: ['Good', 'Bad'], least: null, most: 1, look: 'list', other: false },
  }

  const aScene = async (world: World) => {
    const teacher = await aTeacher(world)
    const responding = { anonymous: true }
    const survey = await aPublishedPoll(teacher, {
      kind: 'survey',
      title: 'Lunch',
      responding,
      sections: [{ questions: [question] }],
    })
    const gives = async (times: number) => {
      const answers = [{ question_id: survey.questionIds[0] ?? '', value: [0] }]
      for (let at = 0; at < times; at += 1)
        expectOk(await world.newBrowser().calls('PUT', '/response', survey.givenBy(newToken(), { answers })))
    }
    const looks = async () => {
      const found = await teacher.browser.calls('GET', `/teacher/surveys/${survey.id}/responses`)
      return readSurveyResponses.data.parse(expectOk(found)).shown
    }
    return { survey, gives, looks }
  }

  /** Every connection that is opened from now on takes no writes; on SQLite the only one. */
  const forbidWrites = async ({ database: { db, place } }: World) => {
    const forbidden =
      processes === 1
        ? 'pragma query_only = on'
        : `alter database ${new URL(place.databaseUrl ?? '').pathname.slice(1)} set default_transaction_read_only = on`
    await sql.raw(forbidden).execute(db)
  }

  it('goes on being told where nothing can be written, and nothing more', async () => {
    const world = await aWorld(open)
    const { survey, gives, looks } = await aScene(world)
    await gives(5)
    expect(await looks()).toBe(5)
    await gives(6)
    await forbidWrites(world)
    const app = processes === 1 ? world.app : await world.secondApp()
    expect(await releaseBatches(app.context.db, survey.id)).toMatchObject({ count: 5 })
    await world.end()
  })
})
