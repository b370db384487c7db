import { expect, it } from 'vitest'
import type * as z from 'zod/mini'
import { quizList, quizPage } from '#contract/questionnaires/questionnaires.ts'
import { describeEachDatabase } from '../../testing/describe-each-database.ts'
import { publishMany } from '../../testing/many-quizzes.ts'
import { aPublishedQuiz, aStudent, aTeacher, expectOk, type TeacherInTest } from '../../testing/people.ts'
import { sharedWorld } from '../../testing/world.ts'

type Page = z.infer<typeof quizPage>

describeEachDatabase('the list of a teacher’s quizzes', (open) => {
  const world = sharedWorld(open)
  const reads = ({ browser }: TeacherInTest, query: string) => browser.calls('GET', `/teacher/quizzes?${query}`)
  const pageOf = async (teacher: TeacherInTest, query: string): Promise<Page> =>
    quizPage.parse(expectOk(await reads(teacher, query)))
  const titles = ({ rows }: Page) => rows.map(({ title }) => title)
  const from = (first: number, last: number) =>
    Array.from({ length: Math.abs(last - first) + 1 }, (_, at) => `Quiz ${first < last ? first + at : first - at}`)

  it('comes in pages of 30, in the order and with the search that were asked for', async () => {
    const teacher = await aTeacher(world())
    const ids = await publishMany(world(), teacher, { count: 70 })
    await publishMany(world(), await aTeacher(world()), { count: 3 })
    expectOk(await teacher.browser.calls('POST', `/teacher/quizzes/${ids[69]}/status`, { status: 'archived' }))
    const cases: [string, Partial<Page>, string[]][] = [
      ['page=1', { page: 1, pages: 3, found: 69 }, from(69, 40)],
      ['page=3', { page: 3, pages: 3, found: 69 }, from(9, 1)],
      ['page=99', { page: 3, pages: 3, found: 69 }, from(9, 1)],
      ['sort=title', { page: 1 }, from(1, 30)],
      ['sort=title&order=desc', {}, from(69, 40)],
      ['sort=created&order=asc&page=2', { page: 2 }, from(31, 60)],
      ['search=QUIZ%2012', { page: 1, pages: 1, found: 1 }, ['Quiz 12']],
      ['search=chemistry&page=2', { page: 2, pages: 2, found: 34 }, ['Quiz 8', 'Quiz 6', 'Quiz 4', 'Quiz 2']],
      ['search=nothing', { page: 1, pages: 1, found: 0 }, []],
    ]
    for (const [query, place, shown] of cases) {
      const page = await pageOf(teacher, query)
      expect([query, titles(page)]).toEqual([query, shown])
      expect(page).toMatchObject(place)
      expect(page.totals).toMatchObject({ quizzes: 69, submissions: 0, average_percent: null })
    }
    const all = quizList.parse(expectOk(await reads(teacher, '')))
    expect(all.map(({ title }) => title)).toEqual(from(69, 1))
  })

  it('counts what has just ended, in each row and over all, and sorts by it', async () => {
    const teacher = await aTeacher(world())
    const [popular, quiet] = [await aPublishedQuiz(teacher), await aPublishedQuiz(teacher)]
    for (const quiz of [popular, popular, quiet]) expectOk(await (await aStudent(world(), quiz)).submits([1, 0, 0]))
    await world().app.foldReports()
    expectOk(await (await aStudent(world(), popular)).submits([0, 1, 1]))
    const page = await pageOf(teacher, 'sort=participants&order=desc')
    expect(page.rows.map((row) => [row.id, 'total_submissions' in row && row.total_submissions])).toEqual([
      [popular.id, 3],
      [quiet.id, 1],
    ])
    expect(page.totals).toMatchObject({ quizzes: 2, submissions: 4, average_percent: 75 })
  })

  it('weighs the average by attempts, not by marks, and sorts by each quiz’s own; nobody’s comes last', async () => {
    const teacher = await aTeacher(world())
    const [small, large, none] = [
      await aPublishedQuiz(teacher),
      await aPublishedQuiz(teacher),
      await aPublishedQuiz(teacher),
    ]
    const { db } = world().database
    const report = { highest: 0, changes: 0 }
    await db
      .insertInto('report')
      .values([
        { ...report, questionnaire_id: small.id, count: 5, total_marks: 40, total_out_of: 100 },
        { ...report, questionnaire_id: large.id, count: 15, total_marks: 1200, total_out_of: 1500 },
      ])
      .execute()
    const page = await pageOf(teacher, 'sort=average&order=desc')
    expect(page.rows.map(({ id }) => id)).toEqual([large.id, small.id, none.id])
    expect(page.totals).toMatchObject({ quizzes: 3, submissions: 20, average_percent: 70 })
  })

  it('adds up and sorts more than are looked at together: each once, whatever is equal', {
    tags: ['long'],
  }, async () => {
    const teacher = await aTeacher(world())
    const ids = await publishMany(world(), teacher, { count: 2600 })
    const report = (id: string, at: number) => ({
      ...{ questionnaire_id: id, count: at % 7, highest: 0, changes: 0 },
      ...{ total_marks: (at % 7) * 20, total_out_of: (at % 7) * 40 },
    })
    await world().database.db.insertInto('report').values(ids.map(report)).execute()
    const attempts = ids.reduce((sum, _, at) => sum + (at % 7), 0)
    for (const order of ['asc', 'desc']) {
      const seen: string[] = []
      const counts: number[] = []
      for (let page = 1; page <= 87; page += 1) {
        const { rows, totals } = await pageOf(teacher, `sort=participants&order=${order}&page=${page}`)
        expect(totals).toMatchObject({ quizzes: 2600, submissions: attempts, average_percent: 50 })
        seen.push(...rows.map(({ id }) => id))
        counts.push(...rows.map((row) => ('total_submissions' in row ? row.total_submissions : -1)))
      }
      expect(new Set(seen)).toEqual(new Set(ids))
      expect(seen).toHaveLength(ids.length)
      const direction = order === 'asc' ? 1 : -1
      expect(counts).toEqual(counts.toSorted((one, other) => direction * (one - other)))
    }
  })

  it.each(['page=0', 'page=x', 'sort=secret', 'order=up', `search=${'x'.repeat(101)}`])(
    'refuses %s beside the field',
    async (query) => {
      const { status, error } = await reads(await aTeacher(world()), query)
      expect([status, Object.keys(error?.fields ?? {})]).toEqual([400, [query.split('=')[0]]])
    },
  )
})
