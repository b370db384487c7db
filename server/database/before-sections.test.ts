import { expect, it } from 'vitest'
import { readQuiz } from '#contract/questionnaires/papers.ts'
import { listSubmissions, readSubmission } from '#contract/results/analytics.ts'
import { readResult, readStudent, resumeQuiz, saveAnswers, startQuiz, submitQuiz } from '#contract/runs/attempts.ts'
import { question } from '#domain/questionnaires/items/question-schema.ts'
import {
  addFormerVersions,
  CODE,
  fillAsBeforeSections,
  openEarlier,
  openFilledBefore,
  phoneOf,
  QUESTIONS,
  STUDENTS,
  type Student,
  TEACHER_TOKEN,
} from '../testing/before-sections.ts'
import { aCountingPage } from '../testing/counting-page.ts'
import { describeBothDatabases } from '../testing/describe-each-database.ts'
import { aVisitor, expectOk } from '../testing/people.ts'
import { type Browser, NINE_O_CLOCK, sharedWorld } from '../testing/world.ts'
import { migrate } from './migrate.ts'

const QUIZ = { id: 'z1', code: CODE, questionIds: QUESTIONS.map(({ id }) => id) }
const RIGHT = QUESTIONS.map(({ correctOption }) => correctOption)

describeBothDatabases('a database from before there were sections', (open) => {
  const world = sharedWorld(openFilledBefore(open, NINE_O_CLOCK))

  const deviceOf = (student: Student): Browser => {
    const browser = world().newBrowser()
    browser.cookies.set(`quiznity_attempt_${CODE}`, student)
    return browser
  }
  const theTeacher = (): Browser => {
    const browser = world().newBrowser()
    browser.cookies.set('quiznity_session', TEACHER_TOKEN)
    browser.bears(TEACHER_TOKEN)
    return browser
  }
  const paperFor = async (browser: Browser, more = '') =>
    readQuiz.data.parse(expectOk(await browser.calls('GET', `/quiz?code=${CODE}${more}`)))
  const foundBy = async (browser: Browser) =>
    readStudent.data.parse(expectOk(await browser.calls('GET', `/student?code=${CODE}`)))
  const resultOf = async (browser: Browser) =>
    readResult.data.parse(expectOk(await browser.calls('GET', `/student/result?code=${CODE}`)))

  it('gives its paper to whoever has the link, and the key to its owner alone', async () => {
    const asked = QUESTIONS.map(({ id, problem, options }) => ({ id, problem, options }))
    const paper = await paperFor(world().newBrowser())
    expect(paper).toMatchObject({
      title: 'Physics, first test',
      no_of_questions: 3,
      needs: ['bengali'],
      questions: asked,
    })
    expect(JSON.stringify(paper)).not.toMatch(/correct|"key"|"kind/)
    const analysis = await paperFor(theTeacher(), '&analysis=true')
    expect(analysis.questions.map((each) => Reflect.get(each, 'correct_answer'))).toEqual(RIGHT)
  })

  it('takes a new student from start to analysis', async () => {
    const student = aVisitor(world(), QUIZ)
    const { paper } = startQuiz.data.parse(expectOk(await student.starts()))
    expect(paper.questions.map(({ id }) => id)).toEqual(QUIZ.questionIds)
    expectOk(await student.saves(1, [0, 0, 2]))
    expectOk(await student.submits(RIGHT))
    const result = await resultOf(student.browser)
    expect([result.score, result.answers.map(({ is_correct }) => is_correct)]).toEqual([3, [true, true, true]])
    const { questions } = await paperFor(student.browser, '&analysis=true')
    expect(questions.map((each) => Reflect.get(each, 'correct_answer'))).toEqual(RIGHT)
  })

  it('goes on with an attempt whose page counted its changes', async () => {
    const browser = deviceOf('counted')
    const begun = await foundBy(browser)
    expect(begun.answers.map(({ question_id, selected_index }) => [question_id, selected_index])).toEqual([
      ['q-one', 1],
      ['q-two', 1],
    ])
    const page = aCountingPage({ browser, quiz: QUIZ, begun, device: 'phone-0001' }).countsFrom(2)
    expect(saveAnswers.data.parse(expectOk(await page.gives({ 2: 2 }).saves())).revision).toBe(5)
    expect(page.shows()).toEqual([1, 1, 2])
    expect(submitQuiz.data.parse(expectOk(await page.submits())).outcome).toBe('counted')
    expect((await resultOf(browser)).score).toBe(1.75)
  })

  it('goes on with an attempt from before changes were counted, on another device too', async () => {
    const browser = deviceOf('uncounted')
    const before = await foundBy(browser)
    expect(before.answers.map(({ selected_index, marked }) => [selected_index, marked])).toEqual([
      [1, false],
      [-1, true],
      [2, false],
    ])
    const laptop = world().newBrowser()
    const body = { quiz_code: CODE, phone: phoneOf('uncounted'), resume_code: 'ABC234' }
    const begun = resumeQuiz.data.parse(expectOk(await laptop.calls('POST', '/student/quiz/resume', body)))
    expect(begun.answers).toEqual(before.answers)
    const answers = [{ question_id: 'q-two', selected_index: 0 }]
    expectOk(await laptop.calls('PUT', '/student/quiz/answers', { quiz_code: CODE, revision: 5, answers }))
    expectOk(await laptop.calls('POST', '/student/quiz/submit', { quiz_code: CODE, answers: [] }))
    expect((await resultOf(laptop)).score).toBe(3)
  })

  it('shows a result from then to its student and to the teacher', async () => {
    const result = await resultOf(deviceOf('ended'))
    const answers = [
      { question_id: 'q-one', selected_index: 1, is_correct: true },
      { question_id: 'q-two', selected_index: 1, is_correct: false },
      { question_id: 'q-three', selected_index: -1, is_correct: false },
    ]
    expect(result).toMatchObject({ score: 0.75, max_score: 3, submission_code: 'KMNPQRSTUV', answers })
    const path = '/teacher/submissions/s-ended'
    const seen = readSubmission.data.parse(expectOk(await theTeacher().calls('GET', path)))
    expect(seen.student).toMatchObject({ score: 0.75, answers })
    expect(seen.student.answers.map(({ marks }) => marks)).toEqual([1, -0.25, 0])
    expect(seen.quiz.questions.map(({ correct_answer }) => correct_answer)).toEqual(RIGHT)
  })

  it('counts those who ended then together with those who end now', async () => {
    await world().app.foldReports()
    const path = `/teacher/quizzes/${QUIZ.id}/submissions?sort=score`
    const list = listSubmissions.data.parse(expectOk(await theTeacher().calls('GET', path)))
    expect(list.rows.map(({ score }) => score)).toEqual([3, 3, 1.75, 0.75])
    expect([list.total, list.in_progress, list.highest_score]).toEqual([STUDENTS.length + 1, 0, 3])
  })
})

describeBothDatabases('the versions from before there were sections', (open) => {
  it('are rewritten to the last, however many there are', async () => {
    const database = await openEarlier(open, '0009')
    await fillAsBeforeSections(database, NINE_O_CLOCK)
    await addFormerVersions(database, 45)
    expect((await migrate(database.db, database.place.dataDir))[0]).toBe('0009-sections')
    const rows = await database.db.selectFrom('version').select(['sections', 'kinds', 'question_count']).execute()
    expect(rows).toHaveLength(46)
    for (const { sections, ...front } of rows) {
      const [section] = JSON.parse(sections)
      expect(section.items.map((item: unknown) => question.parse(item))).toEqual(
        QUESTIONS.map(({ id, problem, options, correctOption }) => ({
          id,
          kind: 'single_choice',
          prompt: problem,
          asked: { options },
          key: { correct: correctOption },
        })),
      )
      expect(front).toEqual({ kinds: '["single_choice"]', question_count: 3 })
    }
    await database.close()
  })
})
