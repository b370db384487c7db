import { expect, it } from 'vitest'
import { bytesOfAnswer } from '../../http/prepared-answer.ts'
import { atOnce } from '../../testing/at-once.ts'
import { aBigQuiz } from '../../testing/big-quiz.ts'
import { describeEachDatabase, describeOneDatabase } from '../../testing/describe-each-database.ts'
import { aPublishedQuiz, aStudent, aTeacher, expectOk } from '../../testing/people.ts'
import { aQuiz, sharedWorld } from '../../testing/world.ts'

const MIB = 1024 * 1024
/** Versions, questions and papers, as their shelves are bounded. */
const MOST_BYTES = 80 * MIB

describeOneDatabase('papers that are kept ready', (open) => {
  const world = sharedWorld(open)
  const shelf = () => world().app.context.papers

  it('take no more than their bytes, however large they are and whoever asks for them', {
    tags: ['long'],
    timeout: 100_000,
  }, async () => {
    const teacher = await aTeacher(world())
    const quizzes = []
    for (let at = 0; at < 8; at += 1) quizzes.push(await aPublishedQuiz(teacher, aBigQuiz(at)))
    for (const quiz of quizzes) {
      const student = await aStudent(world(), quiz)
      for (const browser of [teacher.browser, student.browser, world().newBrowser()])
        expectOk(await browser.calls('GET', `/quiz?code=${quiz.code}`))
      expectOk(await teacher.browser.calls('GET', `/quiz?code=${quiz.code}&analysis=true`))
      expect(shelf().bytes()).toBeLessThanOrEqual(MOST_BYTES)
    }
    expect(shelf().bytes()).toBeGreaterThan(MOST_BYTES / 3)
  })

  it('are made once for a crowd that asks at the same moment, and again only when they are not there', async () => {
    const { code } = await aPublishedQuiz(await aTeacher(world()), { ...aBigQuiz(0), paper: 'with_start' })
    const { db } = world().app.context
    const id = (await shelf().open(code))?.version.id ?? ''
    const crowd = await atOnce(50, () => shelf().questions(db, id))
    expect(new Set(crowd).size).toBe(1)
    const quiz = await shelf().open(code)
    if (!quiz) throw new Error('the quiz is gone')
    expect(new Set(await atOnce(50, () => shelf().heldPaper(quiz, id, null))).size).toBe(1)
    expect(await shelf().questions(db, id)).toBe(crowd[0])
  })
})

describeOneDatabase('the memory of a paper', (open) => {
  const world = sharedWorld(open)

  it('counts the formulas of its intro as they lie there', async () => {
    const { papers } = world().app.context
    const takenBy = async (look: { intro: string; format?: 'prose' }) => {
      const before = papers.bytes()
      const { code } = await aPublishedQuiz(await aTeacher(world()), { settings: { ...aQuiz().settings, look } })
      const quiz = await papers.open(code)
      if (!quiz) throw new Error('the quiz is gone')
      return { besidePaper: papers.bytes() - before - bytesOfAnswer(quiz.paper), written: quiz.questionnaire.written }
    }
    const intro = `$${'a^b'.repeat(150)}$`
    const [plain, prose] = [await takenBy({ intro }), await takenBy({ intro, format: 'prose' })]
    const written = JSON.stringify(prose.written)
    expect(written).toContain('<math')
    expect(prose.besidePaper - plain.besidePaper).toBeGreaterThan(written.length)
  })
})

describeEachDatabase('a paper whose figures change', (open) => {
  const world = sharedWorld(open)

  it('is not compressed anew: its questions are the same bytes as before', async () => {
    const teacher = await aTeacher(world())
    const quiz = await aPublishedQuiz(teacher, { ...aBigQuiz(1), paper: 'with_link' })
    const { papers, db } = world().app.context
    const before = await papers.open(quiz.code)
    const { deflated } = await papers.questions(db, before?.version.id ?? '')
    const student = await aStudent(world(), quiz)
    expectOk(await student.submits([0, 0]))
    world().clock.advance({ seconds: 11 })
    const after = await papers.open(quiz.code)
    expect([before?.attempts, after?.attempts]).toEqual([0, 1])
    expect(after?.paper.etag).not.toBe(before?.paper.etag)
    for (const opened of [before, after]) expect(opened?.paper.gzipped.some((part) => part === deflated)).toBe(true)
  })
})
