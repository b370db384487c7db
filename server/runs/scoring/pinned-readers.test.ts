import { expect, it } from 'vitest'
import { readResult } from '#contract/runs/attempts.ts'
import { judgeLateAnswers, listLateAnswers } from '#contract/runs/late-answers.ts'
import { MINUTE } from '#domain/time/time-limit.ts'
import { recount } from '../../results/reports/find-reports.ts'
import { describeBothDatabases } from '../../testing/describe-each-database.ts'
import { publishUnpinned } from '../../testing/edit-quiz.ts'
import { aPublishedQuiz, aStudent, aTeacher, expectOk, type QuizInTest } from '../../testing/people.ts'
import { contentOf, publishes, savedAs } from '../../testing/publish-version.ts'
import { theEnd } from '../../testing/students/late-students.ts'
import { sharedWorld } from '../../testing/world.ts'

const RIGHT = ['ঢাকা', ['উৎসব', '৪'], '৪২']
/** Right by the second readers, and wrong by the first. */
const ENDED = ['ঢাকা।', ['উত্সব', '৪।'], '৪২।']

const QUESTIONS = [
  {
    ...{ kind: 'short_answer' as const, problem: 'The capital?' },
    draft: { accepted: ['ঢাকা'], caseMatters: false, accentsMatter: false },
  },
  { kind: 'fill_in_blanks' as const, problem: 'Fill in', draft: { passage: '[[উৎসব]] has [[#4]] days' } },
  {
    ...{ kind: 'numerical' as const, problem: 'How many?' },
    draft: { rows: [{ form: 'tolerance' as const, first: '42', second: '' }], units: '', unit: null, decimals: null },
  },
]

describeBothDatabases('a version marks by the readers that it was published with', (open) => {
  const world = sharedWorld(open, { RATE_LIMIT: 'off' })

  const aScene = async () => {
    const teacher = await aTeacher(world())
    const quiz = await aPublishedQuiz(teacher, { questions: QUESTIONS })
    const entriesOf = (values: readonly unknown[], more: (at: number) => object = () => ({})) =>
      quiz.questionIds.map((question_id, at) => ({
        ...{ question_id, selected_index: -1, value: values[at] },
        ...more(at),
      }))
    const submits = async (values: readonly unknown[]) => {
      const student = await aStudent(world(), quiz)
      const answers = entriesOf(values)
      expectOk(await student.browser.calls('POST', '/student/quiz/submit', { quiz_code: quiz.code, answers }))
      return { student, ...readResult.data.parse(expectOk(await student.result())) }
    }
    /** Saved before the end with what is wrong by any readers, and sent again after it. */
    const cameLate = async (values: readonly unknown[]) => {
      const student = await aStudent(world(), quiz)
      const sends = (revision: number, given: readonly unknown[], more: (at: number) => object) =>
        student.browser.calls('PUT', '/student/quiz/answers', {
          ...{ quiz_code: quiz.code, revision, device: 'phone-0001', turn: student.started.turn },
          answers: entriesOf(given, more),
        })
      expectOk(await sends(1, ['?', ['?', '?'], '?'], (at) => ({ seq: at + 1 })))
      await theEnd(world())
      const givenAt = world().clock.now() - 16 * MINUTE
      await sends(2, values, (at) => ({ seq: 100 + at, given_at: givenAt }))
      return student
    }
    return { teacher, quiz, submits, cameLate }
  }
  const isSound = async ({ id }: QuizInTest) => {
    const { stored, recounted } = await recount(world().database.db, id)
    expect(stored).toEqual(recounted)
  }

  it('the first ones where it names none, also once another version is current', async () => {
    const { teacher, quiz, submits } = await aScene()
    await publishUnpinned(world(), quiz)
    const before = await submits(ENDED)
    expect(before).toMatchObject({ score: 0, max_score: 3 })
    expect(await submits(RIGHT)).toMatchObject({ score: 3 })

    expectOk(await publishes(teacher, quiz, savedAs(await contentOf(teacher, quiz))))
    world().clock.advance({ seconds: 2 })
    expect(await submits(ENDED)).toMatchObject({ score: 3, max_score: 3 })
    const again = readResult.data.parse(expectOk(await before.student.result()))
    expect(again).toMatchObject({ score: 0, max_score: 3 })
    await isSound(quiz)
  })

  it.each([
    ['the first', true, 0],
    ['the second', false, 3],
  ])('%s where answers that came late are accepted, whatever is current by then', async (_name, isUnpinned, score) => {
    const { teacher, quiz, cameLate } = await aScene()
    if (isUnpinned) await publishUnpinned(world(), quiz)
    const student = await cameLate(ENDED)
    expectOk(await publishes(teacher, quiz, savedAs(await contentOf(teacher, quiz))))
    world().clock.advance({ seconds: 2 })
    const path = `/teacher/quizzes/${quiz.id}/late-answers`
    const { attempts } = listLateAnswers.data.parse(expectOk(await teacher.browser.calls('GET', path)))
    expect(attempts).toMatchObject([{ score: 0, score_with_late: score }])
    const body = { decision: 'accepted', submissions: [student.started.id] }
    judgeLateAnswers.data.parse(expectOk(await teacher.browser.calls('POST', path, body)))
    expect(readResult.data.parse(expectOk(await student.result()))).toMatchObject({ score })
    await isSound(quiz)
  })
})
