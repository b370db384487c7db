import { sql } from 'kysely'
import { expect, it } from 'vitest'
import { describeBothDatabases, describeOneDatabase } from '../../testing/describe-each-database.ts'
import { aPublishedQuiz, aStudent, aTeacher, expectOk } from '../../testing/people.ts'
import { sharedWorld } from '../../testing/world.ts'
import { isAnybodyRunning } from './find-attempts.ts'

describeBothDatabases('whether anybody is still taking a quiz', (open) => {
  const world = sharedWorld(open)

  it('is told of this quiz alone', async () => {
    const teacher = await aTeacher(world())
    const [quiz, other] = [await aPublishedQuiz(teacher), await aPublishedQuiz(teacher)]
    const student = await aStudent(world(), quiz)
    const running = () => Promise.all([quiz, other].map(({ id }) => isAnybodyRunning(world().database.db, id)))
    expect(await running()).toEqual([true, false])
    expectOk(await student.submits([1]))
    expect(await running()).toEqual([false, false])
  })
})

describeOneDatabase('whether anybody is still taking a quiz', (open) => {
  it('is looked up, however many take others', async () => {
    const { db, close } = await open()
    const question = sql`explain query plan select id from submission where ended_at is null and questionnaire_id = 'z'`
    const { rows } = await question.execute(db)
    expect(JSON.stringify(rows)).toContain('SEARCH submission USING INDEX submission_running ')
    await close()
  })
})
