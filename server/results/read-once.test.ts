import type { KyselyPlugin, QueryId, RootOperationNode } from 'kysely'
import { expect, it } from 'vitest'
import { newToken } from '../secrets.ts'
import { describeOneDatabase, type OpenDatabase } from '../testing/describe-each-database.ts'
import {
  aPublishedPoll,
  aPublishedQuiz,
  aStudent,
  aTeacher,
  expectOk,
  type QuizInTest,
  type TeacherInTest,
} from '../testing/people.ts'
import { sharedWorld } from '../testing/world.ts'

/** Says how many rows statements found. */
const listening = () => {
  const heard: { statement: string; rows: number }[] = []
  const statements = new WeakMap<QueryId, string>()
  const plugin: KyselyPlugin = {
    transformQuery: ({ node, queryId }): RootOperationNode => {
      statements.set(queryId, JSON.stringify(node))
      return node
    },
    transformResult: async ({ result, queryId }) => {
      heard.push({ statement: statements.get(queryId) ?? '', rows: result.rows.length })
      return result
    },
  }
  const heardBy =
    (open: OpenDatabase): OpenDatabase =>
    async (...given) => {
      const database = await open(...given)
      return { ...database, db: database.db.withPlugin(plugin) }
    }
  return { heard, heardBy }
}

const mentions =
  (...names: string[]) =>
  (statement: string) =>
    names.every((name) => statement.includes(`"${name}"`))

describeOneDatabase('what is counted of results', (open) => {
  const { heard, heardBy } = listening()
  const world = sharedWorld(heardBy(open))

  /** How many rows of what is counted each page reads. */
  const readsOf = async (
    { browser }: TeacherInTest,
    paths: readonly string[],
    reads: (statement: string) => boolean,
  ) => {
    const counts: number[] = []
    for (const path of paths) {
      heard.length = 0
      expectOk(await browser.calls('GET', path))
      counts.push(heard.reduce((sum, { statement, rows }) => sum + (reads(statement) ? rows : 0), 0))
    }
    return counts
  }
  const aTakenQuiz = async (teacher: TeacherInTest) => {
    const quiz = await aPublishedQuiz(teacher)
    const student = await aStudent(world(), quiz)
    expectOk(await student.submits([1, 0, 0]))
    return quiz
  }

  it.each<[string, (quiz: QuizInTest) => string[], (statement: string) => boolean]>([
    [
      'how questions were answered',
      ({ id }) => [`/teacher/quizzes/${id}/questions`, `/teacher/quizzes/${id}/overview`],
      mentions('submission_result', 'answers', 'started_at'),
    ],
    [
      'what quizzes came to',
      () => ['/teacher/analytics/quizzes', '/teacher/analytics/groups?by=district'],
      (statement) => mentions('submission_result', 'out_of')(statement) && !mentions('district')(statement),
    ],
    [
      'what lists are sorted by',
      ({ id }) => ['score', 'name'].map((sort) => `/teacher/quizzes/${id}/submissions?sort=${sort}`),
      mentions('submission', 'searchText', 'endsAt'),
    ],
  ])('of a quiz is read once, whoever looks at %s', async (_, pathsOf, reads) => {
    const teacher = await aTeacher(world())
    const paths = pathsOf(await aTakenQuiz(teacher))
    expect(await readsOf(teacher, [...paths, ...paths], reads)).toEqual([1, 0, 0, 0])
  })

  it('of a survey is read once, whoever looks at it', async () => {
    const teacher = await aTeacher(world())
    const survey = await aPublishedPoll(teacher, {
      kind: 'survey',
      sections: [{ questions: [{ problem: 'Were you there?', options: ['Yes', 'No'], correct_answer: 0 }] }],
    })
    const [question_id = ''] = survey.questionIds
    const answers = [{ question_id, value: 1 }]
    expectOk(await world().newBrowser().calls('PUT', '/response', survey.givenBy(newToken(), { answers })))
    const path = `/teacher/surveys/${survey.id}/responses`
    const paths = [path, `${path}/list?sort=${question_id}`, `${path}/cross?rows=${question_id}&columns=${question_id}`]
    expect(await readsOf(teacher, paths, mentions('response', 'told', 'answers', 'bytes'))).toEqual([1, 0, 0])
  })

  it('of an anonymous survey is read once, and what is released later is added', async () => {
    const teacher = await aTeacher(world())
    const survey = await aPublishedPoll(teacher, { kind: 'survey', responding: { anonymous: true } })
    const paths = [`/teacher/surveys/${survey.id}/responses`]
    const reads = async (given: number) => {
      for (let at = 0; at < given; at += 1)
        expectOk(
          await world()
            .newBrowser()
            .calls('PUT', '/response', survey.givenBy(newToken(), { answers: [] })),
        )
      return readsOf(teacher, paths, mentions('anonymous_response', 'answers', 'bytes'))
    }
    expect([await reads(6), await reads(0), await reads(7), await reads(1)]).toEqual([[6], [0], [7], [0]])
  })
})
