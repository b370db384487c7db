import { beforeEach, describe, expect, it } from 'vitest'
import { listActivity } from '#contract/people/activity.ts'
import { readQuiz } from '#contract/questionnaires/papers.ts'
import { readSettings } from '#contract/questionnaires/settings.ts'
import { readResult, readStudent } from '#contract/runs/attempts.ts'
import { ALL_AT_ONCE, type ReleaseMoment } from '#domain/questionnaires/release.ts'
import { usualSettings } from '#domain/questionnaires/settings.ts'
import { HOUR, MINUTE } from '#domain/time/time-limit.ts'
import { describeEachDatabase } from '../../testing/describe-each-database.ts'
import {
  aPublishedQuiz,
  aStudent,
  aTeacher,
  expectOk,
  type QuizInTest,
  type StudentInTest,
} from '../../testing/people.ts'
import { type Answer, aQuiz, sharedWorld } from '../../testing/world.ts'

const NEVER: ReleaseMoment = { when: 'never' }
const AFTER: ReleaseMoment = { when: 'after_close' }

const QUESTIONS = aQuiz()
  .questions.slice(0, 1)
  .map((question) => ({ ...question, explanation: 'the-reason-why' }))

describeEachDatabase('release', (open) => {
  const world = sharedWorld(open)
  let teacher: Awaited<ReturnType<typeof aTeacher>>
  beforeEach(async () => {
    teacher = await aTeacher(world())
  })

  const aQuizThatShows = (release: Partial<typeof ALL_AT_ONCE>, look?: { intro: string }) =>
    aPublishedQuiz(teacher, {
      no_of_questions: 1,
      questions: QUESTIONS,
      settings: { release: { ...ALL_AT_ONCE, ...release }, ...(look && { look }) },
    })
  const whoHasSubmitted = async (quiz: QuizInTest) => {
    const student = await aStudent(world(), quiz)
    expectOk(await student.submits([1]))
    return student
  }
  const keyOf = (quiz: QuizInTest, { browser }: StudentInTest): Promise<Answer> =>
    browser.calls('GET', `/quiz?code=${quiz.code}&analysis=true`)
  const closes = async (quiz: QuizInTest, status = 'closed') =>
    expectOk(await teacher.browser.calls('POST', `/teacher/quizzes/${quiz.id}/status`, { status }))
  const sets = (quiz: QuizInTest, body: object) =>
    teacher.browser.calls('PUT', `/teacher/quizzes/${quiz.id}/settings`, body)
  /** What a student can reach of the result and of the key, by whichever call. */
  const seenBy = async (quiz: QuizInTest, student: StudentInTest) => {
    const [result, found, key] = [await student.result(), await student.found(), await keyOf(quiz, student)]
    const { score } = readStudent.data.parse(expectOk(found))
    const answers = result.status === 200 ? readResult.data.parse(expectOk(result)).answers : []
    const all = JSON.stringify([result.data, found.data, key.data])
    return {
      result: result.status,
      score: score !== null,
      marks: answers.some((answer) => answer.is_correct !== undefined),
      key: key.status === 200,
      reason: all.includes('the-reason-why'),
    }
  }
  const NOTHING = { result: 403, score: false, marks: false, key: false, reason: false }
  const ALL = { result: 200, score: true, marks: true, key: true, reason: true }

  it('is in the log of its quiz once it is another one, and so are the other settings', async () => {
    const quiz = await aQuizThatShows({})
    const kinds = async () => {
      const log = await teacher.browser.calls('GET', '/teacher/activity?part=quizzes')
      return listActivity.data.parse(expectOk(log)).entries.map(({ kind }) => kind)
    }
    const release = { ...ALL_AT_ONCE, score: NEVER, answers: NEVER, explanations: NEVER }
    for (let times = 0; times < 2; times += 1) {
      world().clock.advance({ minutes: 1 })
      expectOk(await sets(quiz, { release }))
    }
    expect(await kinds()).toEqual(['release_changed', 'quiz_published'])
    world().clock.advance({ minutes: 1 })
    expectOk(await sets(quiz, { release, look: { intro: 'Take your time.' } }))
    expect(await kinds()).toEqual(['settings_changed', 'release_changed', 'quiz_published'])
    expect((await sets(quiz, { look: { intro: 7 } })).status).toBe(400)
    expect(await kinds()).toHaveLength(3)
  })

  it('shows everything at once where nothing else is set', async () => {
    const quiz = await aPublishedQuiz(teacher, { no_of_questions: 1, questions: QUESTIONS })
    expect(await seenBy(quiz, await whoHasSubmitted(quiz))).toEqual(ALL)
  })

  it('shows nothing where nothing is ever released', async () => {
    const quiz = await aQuizThatShows({ score: NEVER, answers: NEVER })
    const student = await whoHasSubmitted(quiz)
    expect(await seenBy(quiz, student)).toEqual(NOTHING)
    await closes(quiz)
    expect(await seenBy(quiz, student)).toEqual(NOTHING)
  })

  it('shows a score without telling which answers are right', async () => {
    const quiz = await aQuizThatShows({ answers: NEVER })
    const student = await whoHasSubmitted(quiz)
    expect(await seenBy(quiz, student)).toEqual({ ...NOTHING, result: 200, score: true })
    expect(readResult.data.parse(expectOk(await student.result())).score).toBe(1)
  })

  it('keeps explanations back for themselves', async () => {
    const quiz = await aQuizThatShows({ explanations: NEVER })
    expect(await seenBy(quiz, await whoHasSubmitted(quiz))).toEqual({ ...ALL, reason: false })
  })

  it('waits until the last one who is taking it has ended, and no longer', async () => {
    const quiz = await aQuizThatShows({ score: AFTER, answers: AFTER, explanations: AFTER })
    const [early, late] = [await whoHasSubmitted(quiz), await aStudent(world(), quiz, 'Mita Pal')]
    expect(await seenBy(quiz, early)).toEqual(NOTHING)
    await closes(quiz)
    expect(await seenBy(quiz, early)).toEqual(NOTHING)
    expectOk(await late.submits([0]))
    expect(await seenBy(quiz, early)).toEqual(ALL)
    await closes(quiz, 'active')
    expect(await seenBy(quiz, early)).toEqual(NOTHING)
  })

  it('shows it from the time that is set', async () => {
    const at = world().clock.now() + HOUR
    const quiz = await aQuizThatShows({ score: { when: 'at_time', at }, answers: { when: 'at_time', at } })
    const student = await whoHasSubmitted(quiz)
    world().clock.advance({ minutes: HOUR / MINUTE, seconds: -1 })
    expect(await seenBy(quiz, student)).toEqual(NOTHING)
    world().clock.advance({ seconds: 1 })
    expect(await seenBy(quiz, student)).toEqual(ALL)
  })

  it('takes a change at once', async () => {
    const quiz = await aQuizThatShows({})
    const student = await whoHasSubmitted(quiz)
    const never = { score: NEVER, answers: NEVER, explanations: NEVER }
    expectOk(await sets(quiz, { release: never }))
    expect(await seenBy(quiz, student)).toEqual(NOTHING)
    expectOk(await sets(quiz, { release: ALL_AT_ONCE }))
    expect(await seenBy(quiz, student)).toEqual(ALL)
  })

  it('gives its owner everything, always', async () => {
    const quiz = await aQuizThatShows({ score: NEVER, answers: NEVER, explanations: NEVER })
    const key = await teacher.browser.calls('GET', `/quiz?code=${quiz.code}&analysis=true`)
    expect(JSON.stringify(readQuiz.data.parse(expectOk(key)))).toContain('the-reason-why')
  })

  describe('the settings themselves', () => {
    it('are told to students where they are not as usual', async () => {
      const paperOf = async ({ code }: QuizInTest) =>
        readQuiz.data.parse(expectOk(await world().newBrowser().calls('GET', `/quiz?code=${code}`)))
      expect((await paperOf(await aQuizThatShows({}))).settings).toBeUndefined()
      const quiz = await aQuizThatShows({ answers: AFTER }, { intro: 'Bring a pen.' })
      expect((await paperOf(quiz)).settings).toEqual({
        release: { ...ALL_AT_ONCE, answers: AFTER },
        look: { intro: 'Bring a pen.' },
      })
    })

    it('are read and changed part by part', async () => {
      const quiz = await aQuizThatShows({ answers: AFTER }, { intro: 'Bring a pen.' })
      expectOk(await sets(quiz, { look: { intro: '  Bring two pens.  ' } }))
      const read = await teacher.browser.calls('GET', `/teacher/quizzes/${quiz.id}/settings`)
      expect(readSettings.data.parse(expectOk(read))).toMatchObject({
        kind: 'quiz',
        share_code: quiz.code,
        settings: {
          ...usualSettings(),
          release: { ...ALL_AT_ONCE, answers: AFTER },
          look: { intro: 'Bring two pens.' },
        },
      })
    })

    it.each([
      ['an unknown part', { timing: {} }],
      ['what belongs to a version', { order: { questions: true, options: false } }],
      ['a release without one of its parts', { release: { score: NEVER, answers: NEVER } }],
      ['a time that is none', { release: { ...ALL_AT_ONCE, score: { when: 'at_time' } } }],
      ['a text without end', { look: { intro: 'a'.repeat(4001) } }],
    ])('refuse %s and stay', async (_name, body) => {
      const quiz = await aQuizThatShows({ answers: AFTER })
      const refused = await sets(quiz, body)
      expect([refused.status, refused.error?.code]).toEqual([400, 'invalid_request'])
      const read = await teacher.browser.calls('GET', `/teacher/quizzes/${quiz.id}/settings`)
      expect(readSettings.data.parse(expectOk(read)).settings.release.answers).toEqual(AFTER)
    })

    it('are nobody else’s', async () => {
      const quiz = await aQuizThatShows({})
      const { browser } = await aTeacher(world())
      const path = `/teacher/quizzes/${quiz.id}/settings`
      expect((await browser.calls('PUT', path, { look: { intro: 'mine' } })).status).toBe(404)
      expect((await browser.calls('GET', path)).status).toBe(404)
    })
  })
})
