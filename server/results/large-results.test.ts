import { expect, it } from 'vitest'
import { listSubmissions } from '#contract/results/analytics.ts'
import { compareGroups } from '#contract/results/trends.ts'
import { LargeRow } from '../growing-portions.ts'
import { describeEachDatabase } from '../testing/describe-each-database.ts'
import { aPublishedQuiz, aTeacher, aVisitor, expectOk } from '../testing/people.ts'
import { sharedWorld } from '../testing/world.ts'
import { BEFORE_ALL, resultsAfter, resultsById } from './quizzes/find-results.ts'

/** Each told in Bengali letters of three bytes, so that a student tells 3 KB. */
const FIELDS = Array.from({ length: 10 }, (_, at) => ({
  id: `f${at}`,
  kind: 'text' as const,
  label: `Field ${at}`,
  required: true,
  identifies: true,
  options: [],
}))
const toldBy = (name: string) => Object.fromEntries(FIELDS.map(({ id }) => [id, `${name} ${'ক'.repeat(90)}`]))

describeEachDatabase('results that are large', (open) => {
  const world = sharedWorld(open)

  const aTakenQuiz = async (...names: string[]) => {
    const teacher = await aTeacher(world())
    const quiz = await aPublishedQuiz(teacher, { settings: { joining: { fields: FIELDS } } })
    for (const name of names) {
      const { browser, details, submits } = aVisitor(world(), quiz)
      const who = { quiz_code: details.quiz_code, fields: toldBy(name) }
      expectOk(await browser.calls('POST', '/student/quiz/start', who))
      world().clock.advance({ seconds: 1 })
      expectOk(await submits([1, 0, 0]))
    }
    return { ...teacher, quiz }
  }

  it('are listed, searched, sorted and grouped like any others, in the order in which they ended', async () => {
    const names = ['e', 'b', 'd', 'a', 'c']
    const { browser, quiz } = await aTakenQuiz(...names)
    const listed = async (query: string) =>
      listSubmissions.data.parse(
        expectOk(await browser.calls('GET', `/teacher/quizzes/${quiz.id}/submissions?${query}`)),
      )
    const ids = (await listed('sort=newest')).rows.map(({ id }) => id).reverse()
    const found = await listed('sort=name')
    expect(found.rows.map(({ id }) => names[ids.indexOf(id)])).toEqual(['a', 'b', 'c', 'd', 'e'])
    expect((await listed(`search=${encodeURIComponent('d ক')}`)).rows.map(({ id }) => id)).toEqual([ids[2]])
    const path = `/teacher/analytics/groups?by=field&field=${encodeURIComponent('Field 3')}`
    const grouped = compareGroups.data.parse(expectOk(await browser.calls('GET', path)))
    expect(grouped).toMatchObject({ left_out: { groups: 5, students: 5 }, untold: 0 })
  })

  it('are only named where their answers are too large to be read with others', async () => {
    const { quiz } = await aTakenQuiz('a', 'b', 'c')
    const { db } = world().database
    const asked = { last: BEFORE_ALL, limit: Number.MAX_SAFE_INTEGER }
    const { found, until } = await resultsAfter(db, quiz.id, asked)
    const large = found.flatMap((each) => (each instanceof LargeRow ? [each] : []))
    expect(large).toHaveLength(3)
    const whole = await resultsById(
      db,
      large.map(({ key }) => key),
    )
    const sizes = await db
      .selectFrom('submission_result')
      .select(['submission_id as id', 'answers'])
      .where('questionnaire_id', '=', quiz.id)
      .execute()
    expect(new Map(large.map(({ key, bytes }) => [key, bytes]))).toEqual(
      new Map(sizes.map(({ id, answers }) => [id, Buffer.byteLength(answers)])),
    )
    expect(until).toMatchObject({ id: large.at(-1)?.key })
    expect(large.map(({ key }) => whole.get(key)?.entries().length)).toEqual([3, 3, 3])
  })
})
