import { expect, it } from 'vitest'
import { quizAnalysis, quizPaper } from '#contract/questionnaires/papers.ts'
import { listVersions, publishVersion } from '#contract/questionnaires/versions.ts'
import type { NewVersionOnWire } from '#contract/questionnaires/versions-requests.ts'
import { listQuestionResults, listSubmissions } from '#contract/results/analytics.ts'
import { atOnce, sharedServers } from '../../testing/at-once.ts'
import { describeEachDatabase } from '../../testing/describe-each-database.ts'
import { oneOfEachKind } from '../../testing/one-of-each-kind.ts'
import {
  aPublishedQuiz,
  aStudent,
  aTeacher,
  aVisitor,
  expectOk,
  type QuizInTest,
  type TeacherInTest,
} from '../../testing/people.ts'
import { type Content, contentOf, publishes, savedAs } from '../../testing/publish-version.ts'
import { type Answer, browserOf } from '../../testing/world.ts'

const refusal = ({ status, error }: Answer) => [status, error?.code]

const versionsOf = async ({ browser }: TeacherInTest, { id }: QuizInTest) =>
  listVersions.data.parse(expectOk(await browser.calls('GET', `/teacher/quizzes/${id}/versions`)))

/** Without its first question, and with another one at the end. */
const edited = (content: Content): NewVersionOnWire =>
  savedAs(content, {
    title: 'Physics, mended',
    questions: [
      ...content.questions.slice(1),
      { problem: '3 + 3?', options: ['5', '6'], correct_answer: 1, format: 'prose' },
    ],
  })

describeEachDatabase('a quiz that is edited after it was published', (open, processes) => {
  const { world, appFor } = sharedServers(open, processes)
  const paperFor = async ({ browser }: { browser: TeacherInTest['browser'] }, { code }: QuizInTest) =>
    quizPaper.parse(expectOk(await browser.calls('GET', `/quiz?code=${code}`)))
  const problemsIn = ({ questions }: { questions: readonly { problem: string }[] }) =>
    questions.map(({ problem }) => problem)

  it('may take any whole minutes', async () => {
    const teacher = await aTeacher(world())
    const quiz = await aPublishedQuiz(teacher)
    const body = savedAs(await contentOf(teacher, quiz), { duration: undefined, minutes: 25 })
    expectOk(await publishes(teacher, quiz, body))
    expect((await contentOf(teacher, quiz)).duration).toBe(25 * 60 * 1e9)
  })

  it('is another one for whoever starts, and the same for whoever has started', async () => {
    const teacher = await aTeacher(world())
    const quiz = await aPublishedQuiz(teacher)
    const before = await aStudent(world(), quiz)
    const done = await aStudent(world(), quiz)
    expectOk(await done.submits([1, 0, 0]))
    expectOk(await publishes(teacher, quiz, edited(await contentOf(teacher, quiz))))

    expect(await versionsOf(teacher, quiz)).toMatchObject({
      current: { number: 2, title: 'Physics, mended', under_way: 0, handed_in: 0 },
      rows: [{ number: 2 }, { number: 1, title: 'Physics, first test', under_way: 1, handed_in: 1 }],
      under_way: 1,
      handed_in: 1,
    })
    const old = await paperFor(before, quiz)
    expect([old.title, problemsIn(old)[0]]).toEqual(['Physics, first test', '2 + 2?'])
    const fresh = await paperFor(aVisitor(world(), quiz), quiz)
    expect([fresh.title, problemsIn(fresh).at(-1)]).toEqual(['Physics, mended', '3 + 3?'])

    const newQuiz = { ...quiz, questionIds: fresh.questions.map(({ id }) => id) }
    const after = await aStudent(world(), newQuiz)
    expect(problemsIn(await paperFor(after, quiz))).toEqual(problemsIn(fresh))
    expectOk(await before.submits([1, 0, 0]))
    expectOk(await after.submits([0, 0, 1]))
    expect(expectOk(await before.result())).toMatchObject({ score: 3, max_score: 3 })
    expect(expectOk(await after.result())).toMatchObject({ score: 3, max_score: 3 })
    expect(await versionsOf(teacher, quiz)).toMatchObject({
      rows: [
        { under_way: 0, handed_in: 1 },
        { under_way: 0, handed_in: 2 },
      ],
    })
    const { rows, ...results } = listSubmissions.data.parse(
      expectOk(await teacher.browser.calls('GET', `/teacher/quizzes/${quiz.id}/submissions`)),
    )
    expect(rows.map(({ version }) => version).toSorted()).toEqual([1, 1, 2])
    expect(results).toMatchObject({ quiz: { title: 'Physics, mended' }, total: 3, in_progress: 0, max_score: 3 })
    expect(results.max_score_varies).toBeUndefined()
  })

  it('knows its questions again: what stays keeps its id, what is another kind or written twice gets its own', async () => {
    const teacher = await aTeacher(world())
    const quiz = await aPublishedQuiz(teacher)
    const content = await contentOf(teacher, quiz)
    const [first, second, third] = content.questions
    if (!first || !second || !third) throw new Error('the quiz has three questions')
    const asTrueFalse = { id: third.id, kind: 'true_false', problem: 'H2O is water', draft: { correct: true } }
    const questions = [{ ...second, problem: 'Another text?' }, first, first, asTrueFalse]
    expectOk(await publishes(teacher, quiz, savedAs(content, { questions })))
    const { questions: now } = await contentOf(teacher, quiz)
    const ids = now.map(({ id }) => id)
    expect(ids.slice(0, 2)).toEqual([second.id, first.id])
    expect(new Set(ids).size).toBe(4)
    expect(quiz.questionIds).not.toContain(ids[2])
    expect(ids[3]).not.toBe(third.id)
  })

  it('is asked as before wherever nothing was changed, in every kind', async () => {
    const teacher = await aTeacher(world())
    const quiz = await aPublishedQuiz(teacher, { questions: oneOfEachKind() })
    const analysis = async () =>
      quizAnalysis
        .parse(expectOk(await teacher.browser.calls('GET', `/quiz?code=${quiz.code}&analysis=true`)))
        .questions.map(({ created_at: _created, updated_at: _updated, ...question }) => question)
    const before = await analysis()
    expectOk(await publishes(teacher, quiz, savedAs(await contentOf(teacher, quiz), { title: 'The same' })))
    world().clock.advance({ seconds: 2 })
    expect(await analysis()).toEqual(before)
  })

  it('keeps passages and texts where they stand', async () => {
    const teacher = await aTeacher(world())
    const choice = { problem: '2 + 2?', options: ['3', '4'], correct_answer: 1 }
    const stood = {
      questions: [choice, { ...choice, group: 0 }, { ...choice, group: 0 }, { ...choice, group: 1 }],
      groups: [{ stimulus: 'One' }, { stimulus: 'Two' }],
      texts: [
        { text: 'Before the first', before: 0 },
        { text: 'Before a passage', before: 1 },
        { text: 'Last', before: null },
      ],
    }
    const quiz = await aPublishedQuiz(teacher, stood)
    const content = await contentOf(teacher, quiz)
    expect(content).toMatchObject({ groups: stood.groups, texts: stood.texts })
    expectOk(await publishes(teacher, quiz, savedAs(content)))
    const again = await contentOf(teacher, quiz)
    expect({ ...again, version_id: '', number: 0 }).toEqual({ ...content, version_id: '', number: 0 })
  })

  it('makes one version, however often the same save is sent at the same moment', { tags: ['race'] }, async () => {
    const teacher = await aTeacher(world())
    const quiz = await aPublishedQuiz(teacher)
    const body = edited(await contentOf(teacher, quiz))
    const replies = await atOnce(8, async (at) => {
      const browser = browserOf(await appFor(at))
      browser.bears(teacher.token)
      return browser.calls('POST', `/teacher/quizzes/${quiz.id}/versions`, body)
    })
    const made = replies.map((reply) => publishVersion.data.parse(expectOk(reply)).number)
    expect(new Set(made)).toEqual(new Set([2]))
    expect(await versionsOf(teacher, quiz)).toMatchObject({ found: 2, current: { number: 2 } })
    // Said again, when another one has long been current.
    expectOk(await publishes(teacher, quiz, savedAs(await contentOf(teacher, quiz))))
    expect(publishVersion.data.parse(expectOk(await publishes(teacher, quiz, body)))).toMatchObject({ number: 2 })
    expect(await versionsOf(teacher, quiz)).toMatchObject({ found: 3, current: { number: 3 } })
  })

  it('takes one of several different edits of the same version, and refuses the others', {
    tags: ['race'],
  }, async () => {
    const teacher = await aTeacher(world())
    const quiz = await aPublishedQuiz(teacher)
    const content = await contentOf(teacher, quiz)
    const replies = await atOnce(6, async (at) => {
      const browser = browserOf(await appFor(at))
      browser.bears(teacher.token)
      return browser.calls('POST', `/teacher/quizzes/${quiz.id}/versions`, savedAs(content, { title: `Edit ${at}` }))
    })
    expect(replies.filter(({ status }) => status === 201)).toHaveLength(1)
    expect(replies.filter(({ status }) => status !== 201).map(refusal)).toEqual(
      Array.from({ length: 5 }, () => [409, 'quiz_changed']),
    )
    expect(await versionsOf(teacher, quiz)).toMatchObject({ found: 2 })
  })

  it('can be taken back to an earlier version, once it is seen what is current', async () => {
    const teacher = await aTeacher(world())
    const quiz = await aPublishedQuiz(teacher)
    const content = await contentOf(teacher, quiz)
    expectOk(await publishes(teacher, quiz, edited(content)))
    const { current } = await versionsOf(teacher, quiz)
    const makes = (version_id: string, instead_of: string) =>
      teacher.browser.calls('PUT', `/teacher/quizzes/${quiz.id}/versions/current`, { version_id, instead_of })
    expect(refusal(await makes('nowhere', current.id))).toEqual([404, 'not_found'])
    expect(refusal(await makes(content.version_id, 'another'))).toEqual([409, 'quiz_changed'])
    for (const _again of [1, 2])
      expect(expectOk(await makes(content.version_id, current.id))).toMatchObject({ number: 1 })
    expect(problemsIn(await paperFor(aVisitor(world(), quiz), quiz))[0]).toBe('2 + 2?')
    // The number after the highest there ever was.
    expectOk(await publishes(teacher, quiz, edited(await contentOf(teacher, quiz))))
    expect(await versionsOf(teacher, quiz)).toMatchObject({ current: { number: 3 } })
  })

  it('is renamed by a version with the same questions, once', async () => {
    const teacher = await aTeacher(world())
    const quiz = await aPublishedQuiz(teacher)
    const student = await aStudent(world(), quiz)
    const body = { title: 'Physics, second test', subject: 'Science' }
    for (const _again of [1, 2])
      expect(expectOk(await teacher.browser.calls('PUT', `/teacher/quizzes/${quiz.id}/title`, body))).toMatchObject({
        number: 2,
      })
    expect(await paperFor(aVisitor(world(), quiz), quiz)).toMatchObject(body)
    expect(await paperFor(student, quiz)).toMatchObject({ title: 'Physics, first test', subject: 'Physics' })
    const { questions } = await contentOf(teacher, quiz)
    expect(questions.map(({ id }) => id)).toEqual(quiz.questionIds)
  })

  it('says where versions have different totals', async () => {
    const teacher = await aTeacher(world())
    const quiz = await aPublishedQuiz(teacher)
    expectOk(await (await aStudent(world(), quiz)).submits([1, 0, 0]))
    const content = await contentOf(teacher, quiz)
    expectOk(await publishes(teacher, quiz, savedAs(content, { questions: content.questions.slice(0, 1) })))
    expect(expectOk(await teacher.browser.calls('GET', `/teacher/quizzes/${quiz.id}/submissions`))).toMatchObject({
      max_score: 1,
      max_score_varies: true,
      rows: [{ version: 1, max_score: 3 }],
    })
  })

  it('tells for each version how its questions were answered', async () => {
    const teacher = await aTeacher(world())
    const quiz = await aPublishedQuiz(teacher)
    expectOk(await (await aStudent(world(), quiz)).submits([1, 0, 0]))
    expectOk(await publishes(teacher, quiz, edited(await contentOf(teacher, quiz))))
    const seen = async (query = '') =>
      listQuestionResults.data.parse(
        expectOk(await teacher.browser.calls('GET', `/teacher/quizzes/${quiz.id}/questions${query}`)),
      )
    expect(await seen()).toMatchObject({
      version: 2,
      versions: [
        { number: 2, total: 0 },
        { number: 1, total: 1 },
      ],
    })
    expect(problemsIn({ questions: (await seen('?version=1')).questions.map(({ question }) => question) })[0]).toBe(
      '2 + 2?',
    )
  })

  it('is nobody else’s to read or to change', async () => {
    const teacher = await aTeacher(world())
    const other = await aTeacher(world())
    const quiz = await aPublishedQuiz(teacher)
    const content = await contentOf(teacher, quiz)
    const path = `/teacher/quizzes/${quiz.id}`
    const replies = [
      await other.browser.calls('GET', `${path}/versions`),
      await other.browser.calls('GET', `${path}/content`),
      await publishes(other, quiz, edited(content)),
      await other.browser.calls('PUT', `${path}/title`, { title: 'Mine', subject: 'Mine' }),
      await other.browser.calls('PUT', `${path}/versions/current`, { version_id: content.version_id, instead_of: 'x' }),
    ]
    expect(replies.map(refusal)).toEqual(replies.map(() => [404, 'quiz_not_found']))
    expect(await versionsOf(teacher, quiz)).toMatchObject({ found: 1 })
    expect(refusal(await teacher.browser.calls('GET', `${path}/content?version=2`))).toEqual([404, 'not_found'])
  })
})
