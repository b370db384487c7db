// @module-tag long
import { expect, it } from 'vitest'
import { listSubmissions } from '#contract/results/analytics.ts'
import { type AttemptSort, attemptSort, FALLING } from '#contract/results/analytics-requests.ts'
import { eraseStudent } from '../../personal-data/erasure/erase-student.ts'
import { describeEachDatabase } from '../../testing/describe-each-database.ts'
import {
  aPublishedQuiz,
  aStudent,
  aTeacher,
  expectOk,
  type QuizInTest,
  type TeacherInTest,
} from '../../testing/people.ts'
import { manyEnds } from '../../testing/students/many-ends.ts'
import { sharedWorld } from '../../testing/world.ts'

const MANY = 620

describeEachDatabase('orders of a long list of results', (open) => {
  const world = sharedWorld(open)

  const allPages = async ({ browser }: TeacherInTest, { id }: QuizInTest, query: string) => {
    const path = `/teacher/quizzes/${id}/submissions?${query}`
    const ids: string[] = []
    for (let page = 1; ; page += 1) {
      const list = listSubmissions.data.parse(expectOk(await browser.calls('GET', `${path}&page=${page}`)))
      ids.push(...list.rows.map((row) => row.id))
      if (page < list.pages) continue
      expect(list.found).toBe(ids.length)
      return ids
    }
  }
  /** Sorted here, row by row, of what the tables have. */
  const expected = async (quiz: QuizInTest, sort: AttemptSort) => {
    const rows = await world()
      .database.db.selectFrom('submission_result as result')
      .innerJoin('submission', 'submission.id', 'result.submission_id')
      .select([
        'submission.id',
        'score',
        'district',
        'search_text',
        'started_at',
        'ends_at',
        'result.ended_at',
        'ended_by',
      ])
      .where('result.questionnaire_id', '=', quiz.id)
      .execute()
    const keyOf = (row: (typeof rows)[number]) =>
      ({
        newest: row.ended_at,
        score: row.score,
        name: row.search_text,
        time: Math.min(row.ended_at, row.ends_at) - row.started_at,
        district: row.district,
        ended: row.ended_by,
      })[sort]
    const way = sort === 'newest' || sort === 'score' ? -1 : 1
    const compare = <Key extends string | number>(one: Key, other: Key) => (one < other ? -1 : Number(one > other))
    return rows
      .sort((one, other) => way * (compare(keyOf(one), keyOf(other)) || compare(one.id, other.id)))
      .map(({ id }) => id)
  }
  const expectRight = async (teacher: TeacherInTest, quiz: QuizInTest) => {
    for (const sort of attemptSort.options) {
      const usual = await expected(quiz, sort)
      const [same, turned] = FALLING.has(sort) ? ['down', 'up'] : ['up', 'down']
      expect(await allPages(teacher, quiz, `sort=${sort}`), sort).toEqual(usual)
      expect(await allPages(teacher, quiz, `sort=${sort}&order=${same}`), sort).toEqual(usual)
      expect(await allPages(teacher, quiz, `sort=${sort}&order=${turned}`), sort).toEqual(usual.toReversed())
    }
  }
  const submits = async (quiz: QuizInTest, name: string) => {
    const student = await aStudent(world(), quiz, name)
    world().clock.advance({ seconds: 3 })
    expectOk(await student.submits([1, 0, 0]))
    return student
  }

  it('stay right while more end, and once one is erased', async () => {
    const teacher = await aTeacher(world())
    const quiz = await aPublishedQuiz(teacher)
    await manyEnds(world(), quiz, MANY)
    await expectRight(teacher, quiz)

    world().clock.advance({ seconds: 1 })
    const late = await submits(quiz, 'Aarav first in the alphabet')
    await submits(quiz, 'Zoya last in it')
    await expectRight(teacher, quiz)
    expect(await allPages(teacher, quiz, 'search=AARAV')).toEqual([late.started.id])
    expect(await allPages(teacher, quiz, 'search=one%20of%20many&sort=score')).toHaveLength(MANY)

    const { participant_key: participantKey } = await world()
      .database.db.selectFrom('submission')
      .select('participant_key')
      .where('id', '=', late.started.id)
      .executeTakeFirstOrThrow()
    await eraseStudent(world().app.context, { questionnaireId: quiz.id, participantKey })
    await expectRight(teacher, quiz)
    expect(await allPages(teacher, quiz, 'search=AARAV')).toEqual([])
  })
})
