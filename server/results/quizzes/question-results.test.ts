import { describe, expect, it } from 'vitest'
import { listQuestionResults } from '#contract/results/analytics.ts'
import { answerOnWire } from '#contract/runs/attempts.ts'
import { verdict } from '#domain/marking/marking.ts'
import type { Value } from '#domain/questions/value.ts'
import { readEntries } from '../../database/answer-columns.ts'
import { eraseStudent } from '../../personal-data/erasure/erase-student.ts'
import { answersTo } from '../../testing/answers-to.ts'
import { sharedServers } from '../../testing/at-once.ts'
import { describeEachDatabase } from '../../testing/describe-each-database.ts'
import { editQuiz } from '../../testing/edit-quiz.ts'
import { oneOfEachKind } from '../../testing/one-of-each-kind.ts'
import {
  aPublishedQuiz,
  aStudent,
  aTeacher,
  expectOk,
  type QuizInTest,
  type StudentInTest,
  type TeacherInTest,
} from '../../testing/people.ts'
import { cameLate, theEnd } from '../../testing/students/late-students.ts'
import { manyEnds } from '../../testing/students/many-ends.ts'
import { browserOf } from '../../testing/world.ts'

describeEachDatabase('how each question was answered', (open, processes) => {
  const { world, appFor } = sharedServers(open, processes)

  const pathOf = ({ id }: QuizInTest, version?: number) =>
    `/teacher/quizzes/${id}/questions${version === undefined ? '' : `?version=${version}`}`
  const seen = async ({ browser }: TeacherInTest, quiz: QuizInTest, version?: number) =>
    listQuestionResults.data.parse(expectOk(await browser.calls('GET', pathOf(quiz, version))))
  /** Of a quiz whose questions have one right option each: counted row by row, without anything that the server counts by. */
  const counted = async (quiz: QuizInTest, version: number) => {
    const rows = await world()
      .database.db.selectFrom('submission_result')
      .innerJoin('submission', 'submission.id', 'submission_result.submission_id')
      .innerJoin('version', 'version.id', 'submission.version_id')
      .select('answers')
      .where('submission_result.questionnaire_id', '=', quiz.id)
      .where('version.number', '=', version)
      .execute()
    const results = rows.map(({ answers }) => readEntries(answers))
    return (id: string, options: number) => {
      const entries = results.flatMap((entries) => entries.filter(({ questionId }) => questionId === id))
      const times = entries.flatMap(({ timeMs }) => (timeMs > 0 ? timeMs : []))
      const countOf = (matches: (entry: (typeof entries)[number]) => boolean) => entries.filter(matches).length
      return {
        verdicts: Object.fromEntries(verdict.options.map((each) => [each, countOf((entry) => entry.verdict === each)])),
        average_time_ms: times.length === 0 ? null : Math.round(times.reduce((sum, ms) => sum + ms, 0) / times.length),
        // Each question is worth one mark.
        facility:
          entries.length === 0 ? null : entries.reduce((sum, { marks }) => sum + marks / 12, 0) / entries.length,
        tally: { chosen: Array.from({ length: options }, (_, option) => countOf(({ answer }) => answer === option)) },
      }
    }
  }
  const expectRight = async (teacher: TeacherInTest, quiz: QuizInTest, version = 1) => {
    const brute = await counted(quiz, version)
    const { questions } = await seen(teacher, quiz, version)
    for (const { question, verdicts, average_time_ms, tally, statistics } of questions) {
      const { facility, ...expected } = brute(question.id, question.options.length)
      expect({ verdicts, average_time_ms, tally }).toEqual(expected)
      if (facility === null) expect(statistics.facility).toBeNull()
      else expect(statistics.facility).toBeCloseTo(facility, 6)
    }
    return questions.map(({ tally }) => tally)
  }
  const aQuizNow = async () => {
    const teacher = await aTeacher(world())
    return { teacher, quiz: await aPublishedQuiz(teacher) }
  }
  const handsIn = async (quiz: QuizInTest, options: number[]): Promise<StudentInTest> => {
    const student = await aStudent(world(), quiz)
    const answers = options.map((selected_index, at) => ({
      question_id: quiz.questionIds[at],
      selected_index,
      time_ms: 1000 * (at + options.length),
    }))
    expectOk(await student.browser.calls('POST', '/student/quiz/submit', { quiz_code: quiz.code, answers }))
    return student
  }

  it('is nothing before anybody has handed in', async () => {
    const { teacher, quiz } = await aQuizNow()
    await aStudent(world(), quiz)
    const { versions, questions } = await seen(teacher, quiz)
    expect(versions).toEqual([{ number: 1, published_at: expect.any(String), total: 0 }])
    expect(questions.map(({ question }) => question.id)).toEqual(quiz.questionIds)
    expect(questions[0]).toMatchObject({ average_time_ms: null, tally: { chosen: [0, 0, 0] } })
    await expectRight(teacher, quiz)
  })

  it('is told with the key, and grows with every end', async () => {
    const { teacher, quiz } = await aQuizNow()
    await handsIn(quiz, [1, 0, -1])
    expect(await expectRight(teacher, quiz)).toEqual([
      { chosen: [0, 1, 0] },
      { chosen: [1, 0] },
      { chosen: [0, 0, 0, 0] },
    ])
    expect((await seen(teacher, quiz)).questions.map(({ question }) => question.correct_answer)).toEqual([1, 0, 0])
    // At the same moment, and later.
    await Promise.all([handsIn(quiz, [1, 1, 0]), handsIn(quiz, [2, 1, 3])])
    await expectRight(teacher, quiz)
    world().clock.advance({ seconds: 10 })
    await aStudent(world(), quiz)
    await theEnd(world())
    expect(await expectRight(teacher, quiz)).toEqual([
      { chosen: [0, 2, 1] },
      { chosen: [1, 2] },
      { chosen: [1, 0, 0, 1] },
    ])
    expect((await seen(teacher, quiz)).versions[0]?.total).toBe(4)
  })

  it('finds what ended before the last that it has counted, and was committed after it', async () => {
    const { teacher, quiz } = await aQuizNow()
    const students = [await handsIn(quiz, [1, 0, 0]), await handsIn(quiz, [1, 0, 0])]
    expect(students).toHaveLength(2)
    await expectRight(teacher, quiz)
    world().clock.advance({ minutes: -1 })
    await handsIn(quiz, [0, 1, 1])
    world().clock.advance({ minutes: 1 })
    await expectRight(teacher, quiz)
  })

  describe('is counted afresh', () => {
    it.each([
      ['with another score', [1, null, 0]],
      ['with the same score', [2, null, null]],
    ])('when late answers are accepted, and taken out again, %s', async (_, late) => {
      const { teacher, quiz } = await aQuizNow()
      await handsIn(quiz, [1, 0, 0])
      const student = await cameLate(world(), quiz, { saved: [0, 0, -1], late })
      const before = await expectRight(teacher, quiz)
      // Not by the one that is asked, where there may be several.
      const elsewhere = browserOf(await appFor(1))
      elsewhere.bears(teacher.token)
      const judge = async (decision: string) =>
        expectOk(
          await elsewhere.calls('POST', `/teacher/quizzes/${quiz.id}/late-answers`, {
            decision,
            submissions: [student.id],
          }),
        )
      await judge('accepted')
      expect(await expectRight(teacher, quiz)).not.toEqual(before)
      await judge('refused')
      expect(await expectRight(teacher, quiz)).toEqual(before)
    })

    it('when a student is erased, whoever hands in meanwhile', async () => {
      const { teacher, quiz } = await aQuizNow()
      const student = await handsIn(quiz, [1, 0, 0])
      await expectRight(teacher, quiz)
      const { context } = await appFor(1)
      await eraseStudent(context, { questionnaireId: quiz.id, participantKey: `${quiz.id}:${student.details.phone}` })
      await handsIn(quiz, [2, 1, 1])
      expect(await expectRight(teacher, quiz)).toEqual([
        { chosen: [0, 0, 1] },
        { chosen: [0, 1] },
        { chosen: [0, 1, 0, 0] },
      ])
    })
  })

  it('is told of each version by itself, the current one first', async () => {
    const { teacher, quiz } = await aQuizNow()
    await handsIn(quiz, [1, 0, 0])
    await editQuiz(world(), quiz)
    await handsIn({ ...quiz, questionIds: quiz.questionIds.slice(0, 1) }, [2])
    await handsIn({ ...quiz, questionIds: quiz.questionIds.slice(0, 1) }, [2])
    const { version, versions, questions } = await seen(teacher, quiz)
    expect(version).toBe(2)
    expect(versions.map(({ number, total }) => [number, total])).toEqual([
      [2, 2],
      [1, 1],
    ])
    expect(questions.map(({ tally }) => tally)).toEqual([{ chosen: [0, 0, 2] }])
    await expectRight(teacher, quiz, 1)
    await expectRight(teacher, quiz, 2)
    expect((await seen(teacher, quiz, 9)).version).toBe(2)
  })

  it('counts hundreds, page by page, and none of them twice', async () => {
    const { teacher, quiz } = await aQuizNow()
    await manyEnds(world(), quiz, 130)
    await handsIn(quiz, [1, 0, 0])
    await manyEnds(world(), quiz, 70)
    expect((await seen(teacher, quiz)).versions[0]?.total).toBe(201)
    expect((await seen(teacher, quiz)).versions[0]?.total).toBe(201)
  })

  it('has a tally for every kind', async () => {
    const teacher = await aTeacher(world())
    const quiz = await aPublishedQuiz(teacher, { questions: oneOfEachKind() })
    const answerable = await answersTo(world(), quiz)
    for (const each of ['right', 'right', 'wrong'] as const) {
      const student = await aStudent(world(), quiz)
      const answers = answerable.map((question) => {
        const given: Value = question[each]
        return { question_id: question.question.id, ...answerOnWire(given) }
      })
      expectOk(await student.browser.calls('POST', '/student/quiz/submit', { quiz_code: quiz.code, answers }))
    }
    const { questions } = await seen(teacher, quiz)
    expect(questions).toHaveLength(answerable.length)
    for (const { question, verdicts, tally } of questions) {
      const isEssay = question.kind === 'open_ended'
      expect(verdicts).toMatchObject(isEssay ? { waiting: 3, blank: 0 } : { correct: 2, blank: 0 })
      // Each of them counts something twice: what was right; nothing is right about an essay.
      expect(JSON.stringify(tally)).toMatch(isEssay ? /"answers":3/ : /\b2\b/)
    }
  })

  it('is told to nobody but the owner', async () => {
    const { quiz } = await aQuizNow()
    const other = await aTeacher(world())
    expect(await other.browser.calls('GET', pathOf(quiz))).toMatchObject({
      status: 404,
      error: { code: 'quiz_not_found' },
    })
    expect((await world().newBrowser().calls('GET', pathOf(quiz))).status).toBe(401)
    expect((await other.browser.calls('GET', `/teacher/quizzes/${quiz.id}/questions?version=0`)).status).toBe(400)
  })
})
