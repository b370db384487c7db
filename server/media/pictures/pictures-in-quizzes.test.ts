import { expect, it } from 'vitest'
import { quizAnalysis, quizPaper } from '#contract/questionnaires/papers.ts'
import { readContent } from '#contract/questionnaires/versions.ts'
import { eraseQuiz } from '../../personal-data/erasure/erase-quiz.ts'
import { eraseTeacher } from '../../personal-data/erasure/erase-teacher.ts'
import { describeEachDatabase } from '../../testing/describe-each-database.ts'
import { everyRow, expectGone } from '../../testing/every-row.ts'
import { aPublishedQuiz, aStudent, aTeacher, expectOk } from '../../testing/people.ts'
import { aPicture } from '../../testing/pictures.ts'
import { aQuiz, sharedWorld } from '../../testing/world.ts'
import { deleteUnused, unusedPictures } from './store.ts'

const asking = (problem: string, more = {}) => ({
  format: 'prose' as const,
  problem,
  options: ['yes', 'no'],
  correct_answer: 0,
  ...more,
})

describeEachDatabase('pictures in a quiz', (open) => {
  const world = sharedWorld(open)
  const isServed = async (id: string) => {
    world().clock.advance({ seconds: 2 })
    return (
      (
        await world()
          .newBrowser()
          .sends({ method: 'GET', url: `/media/${id}` })
      ).statusCode === 200
    )
  }

  it('come with their sizes, those of the explanation only together with the key', async () => {
    const teacher = await aTeacher(world())
    const [inPrompt, inOption, explaining] = [await aPicture(teacher), await aPicture(teacher), await aPicture(teacher)]
    const question = asking(`What is this? ${inPrompt.token}`, {
      options: [inOption.token, 'no'],
      explanation: `See ${explaining.token} and ${inPrompt.token}`,
    })
    const quiz = await aPublishedQuiz(teacher, { questions: [question] })
    const frame = { width: 40, height: 30, placeholder: expect.any(String) }
    const student = await aStudent(world(), quiz)
    const { body } = await student.browser.sends({ method: 'GET', url: `/api/v1/quiz?code=${quiz.code}` })
    expect(body).not.toContain(explaining.id)
    const paper = quizPaper.parse(JSON.parse(body).response.data)
    expect(paper.questions[0]?.pictures).toEqual({ [inPrompt.id]: frame, [inOption.id]: frame })
    expectOk(await student.submits([0]))
    const seen = quizAnalysis.parse(
      expectOk(await student.browser.calls('GET', `/quiz?code=${quiz.code}&analysis=true`)),
    )
    expect(seen.questions[0]?.key_pictures).toEqual({ [explaining.id]: frame, [inPrompt.id]: frame })
  })

  it('are fifty at most, each counted once, in a new quiz and in an edited one', async () => {
    const teacher = await aTeacher(world())
    const tokens = Array.from({ length: 51 }, (_, at) => `![seen](${String(at).padStart(22, 'p')})`)
    const publish = (...questions: ReturnType<typeof asking>[]) =>
      teacher.browser.calls('POST', '/quiz/new', aQuiz({ questions }))
    const refused = await publish(...tokens.map((token) => asking(token)))
    expect([refused.status, refused.error?.code]).toEqual([400, 'too_many_quiz_pictures'])
    const fifty = await publish(...tokens.slice(1).map((token) => asking(token)), asking(`${tokens[1]}`))
    expect(fifty.error?.problems, 'as many as there may be, if they were there').toMatchObject({
      'questions.0': 'picture_missing',
    })
    const quiz = await aPublishedQuiz(teacher)
    const path = `/teacher/quizzes/${quiz.id}`
    const content = readContent.data.parse(expectOk(await teacher.browser.calls('GET', `${path}/content`)))
    const { version_id, number: _number, is_current: _current, paper: _paper, settings, ...rest } = content
    const edited = await teacher.browser.calls('POST', `${path}/versions`, {
      ...rest,
      questions: tokens.map((token) => asking(token)),
      no_of_questions: 51,
      based_on: version_id,
      settings: { order: settings.order },
      draft_key: 'a random key of this edit',
    })
    expect([edited.status, edited.error?.code]).toEqual([400, 'too_many_quiz_pictures'])
  })

  it('have to be there, and be their teacher’s own', async () => {
    const teacher = await aTeacher(world())
    const other = await aPicture(await aTeacher(world()))
    const own = await aPicture(teacher)
    const questions = [
      asking(`Mine: ${own.token}`),
      asking(`Not mine: ${other.token}`),
      asking('Explained', { explanation: `![gone](${'A'.repeat(22)})` }),
    ]
    const refused = await teacher.browser.calls('POST', '/quiz/new', aQuiz({ questions }))
    expect(refused).toMatchObject({
      status: 400,
      error: { problems: { 'questions.1': 'picture_missing', 'questions.2': 'picture_missing' } },
    })
    expect(Object.keys(refused.error?.problems ?? {})).toHaveLength(2)
  })

  it('are deleted 90 days after they were sent where no quiz shows them', async () => {
    const teacher = await aTeacher(world())
    const [used, unused] = [await aPicture(teacher), await aPicture(teacher)]
    await aPublishedQuiz(teacher, { questions: [asking(used.token)] })
    world().clock.advance({ minutes: 89 * 24 * 60 })
    await world().app.tidy()
    expect([await isServed(used.id), await isServed(unused.id)]).toEqual([true, true])
    world().clock.advance({ minutes: 24 * 60 })
    await world().app.tidy()
    expect([await isServed(used.id), await isServed(unused.id)]).toEqual([true, false])
  })

  it('are kept when they are sent again while they are to be deleted', async () => {
    const teacher = await aTeacher(world())
    const { db } = world().database
    const [sentAgain, other] = [await aPicture(teacher), await aPicture(teacher)]
    world().clock.advance({ minutes: 60 })
    const before = world().clock.now()
    const ids = await unusedPictures(db, { before, most: 500 })
    expect(ids).toEqual(expect.arrayContaining([sentAgain.id, other.id]))
    await db.updateTable('media').set({ created_at: before }).where('id', '=', sentAgain.id).execute()
    await db.transaction().execute((trx) => deleteUnused(trx, ids, before))
    expect([await isServed(sentAgain.id), await isServed(other.id)]).toEqual([true, false])
  })

  it('are erased with the last quiz that shows them', async () => {
    const teacher = await aTeacher(world())
    const [shared, own] = [await aPicture(teacher), await aPicture(teacher)]
    const first = await aPublishedQuiz(teacher, { questions: [asking(`${shared.token} ${own.token}`)] })
    const second = await aPublishedQuiz(teacher, { questions: [asking(shared.token)] })
    await eraseQuiz(world().app.context, first.id)
    expect([await isServed(shared.id), await isServed(own.id)]).toEqual([true, false])
    await expectGone(world(), [own.id])
    await eraseQuiz(world().app.context, second.id)
    expect(await isServed(shared.id)).toBe(false)
    await expectGone(world(), [shared.id])
  })

  it('are erased with their teacher, those of no quiz too', async () => {
    const before = await everyRow(world())
    const teacher = await aTeacher(world())
    const [used, unused] = [await aPicture(teacher), await aPicture(teacher)]
    await aPublishedQuiz(teacher, { questions: [asking(used.token)] })
    await eraseTeacher(world().app.context, teacher.email)
    expect([await isServed(used.id), await isServed(unused.id)]).toEqual([false, false])
    expect(await everyRow(world())).toEqual(before)
  })
})
