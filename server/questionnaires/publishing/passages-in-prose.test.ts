import { expect, it } from 'vitest'
import { quizAnalysis, quizPaper } from '#contract/questionnaires/papers.ts'
import type { NewQuizOnWire } from '#contract/questionnaires/questionnaires-requests.ts'
import { PAGE_VERSION, PAGE_VERSION_OF_LED, startQuiz } from '#contract/runs/attempts.ts'
import { API_BASE } from '#contract/wire/wire.ts'
import { MAX_FORMULAS } from '#domain/questionnaires/items/question-texts.ts'
import { eraseQuiz } from '../../personal-data/erasure/erase-quiz.ts'
import { newToken } from '../../secrets.ts'
import { describeEachDatabase } from '../../testing/describe-each-database.ts'
import { expectGone } from '../../testing/every-row.ts'
import { aPublishedQuiz, aStudent, aTeacher, aVisitor, expectOk } from '../../testing/people.ts'
import { aPicture } from '../../testing/pictures.ts'
import { aQuiz, sharedWorld } from '../../testing/world.ts'

const question = (problem: string, passage?: number) => ({
  problem,
  options: ['yes', 'no'],
  correct_answer: 0,
  ...(passage !== undefined && { group: passage }),
})

const MATH = expect.stringMatching(/^<math.*<\/math>$/s)
const FRAME = { width: 40, height: 30, placeholder: expect.any(String) }

const quizWith = (groups: NewQuizOnWire['groups'], texts: NewQuizOnWire['texts'] = []) => ({
  paper: 'with_start' as const,
  no_of_questions: 2,
  questions: [question('first', 0), question('last')],
  groups,
  texts,
})

describeEachDatabase('passages and texts in prose', (open) => {
  const world = sharedWorld(open)
  const serves = async (url: string) => world().newBrowser().sends({ method: 'GET', url })
  const isServed = async (id: string) => {
    world().clock.advance({ seconds: 2 })
    return (await serves(`/media/${id}`)).statusCode === 200
  }
  const refused = async (groups: object[], texts: object[] = []) => {
    const { browser } = await aTeacher(world())
    return (await browser.calls('POST', '/quiz/new', { ...aQuiz(), ...quizWith([]), groups, texts })).error?.problems
  }

  it('travel with their formulas and pictures, and never sooner than the questions', async () => {
    const teacher = await aTeacher(world())
    const [inPassage, inText] = [await aPicture(teacher), await aPicture(teacher)]
    const quiz = await aPublishedQuiz(
      teacher,
      quizWith(
        [{ format: 'prose', stimulus: String.raw`canary $\frac{1}{2}$ ${inPassage.token}` }],
        [{ format: 'prose', text: `$$y^2$$ ${inText.token}`, before: null }],
      ),
    )
    const address = `${API_BASE}/quiz?code=${quiz.code}`
    const cover = await serves(address)
    expect(quizPaper.parse(cover.json().response.data).needs).toEqual(['prose', 'formulas'])
    for (const secret of ['canary', '<math', 'frac', 'y^2', inPassage.id, inText.id])
      expect(cover.body).not.toContain(secret)

    const layout = {
      groups: [
        {
          id: expect.any(String),
          stimulus: String.raw`canary $\frac{1}{2}$ ${inPassage.token}`,
          format: 'prose',
          formulas: { [String.raw`\frac{1}{2}`]: MATH },
          pictures: { [inPassage.id]: FRAME },
          question_ids: [quiz.questionIds[0]],
        },
      ],
      texts: [
        {
          id: expect.any(String),
          text: `$$y^2$$ ${inText.token}`,
          format: 'prose',
          formulas: { '$y^2': MATH },
          pictures: { [inText.id]: FRAME },
          before: null,
        },
      ],
    }
    const visitor = aVisitor(world(), quiz)
    const begun = await visitor.starts({ device_key: newToken(), page: PAGE_VERSION })
    expect(startQuiz.data.parse(expectOk(begun)).paper.layout).toEqual(layout)

    const student = await aStudent(world(), quiz)
    expectOk(await student.submits([0, 0]))
    const analysis = expectOk(await student.browser.calls('GET', `/quiz?code=${quiz.code}&analysis=true`))
    expect(quizAnalysis.parse(analysis).layout).toEqual(layout)
  })

  it('with a strip are for pages that know pictures of such a length', async () => {
    const teacher = await aTeacher(world())
    const strip = await aPicture(teacher, { width: 200, height: 2400 })
    const quiz = await aPublishedQuiz(teacher, quizWith([{ format: 'prose', stimulus: strip.token }]))
    const start = (page: number) => aVisitor(world(), quiz).starts({ device_key: newToken(), page })
    const { status, error } = await start(PAGE_VERSION_OF_LED)
    expect([status, error?.code]).toEqual([409, 'page_outdated'])
    const { layout } = startQuiz.data.parse(expectOk(await start(PAGE_VERSION))).paper
    expect(layout?.groups[0]?.pictures?.[strip.id]).toMatchObject({ width: 200, height: 2400 })
  })

  it('keep the pictures that nothing else shows, until their quiz is erased', async () => {
    const teacher = await aTeacher(world())
    const [inPassage, inText, inNone] = [await aPicture(teacher), await aPicture(teacher), await aPicture(teacher)]
    const quiz = await aPublishedQuiz(
      teacher,
      quizWith(
        [{ format: 'prose', stimulus: inPassage.token }],
        [{ format: 'prose', text: `Look: ${inText.token}`, before: 1 }],
      ),
    )
    world().clock.advance({ minutes: 91 * 24 * 60 })
    await world().app.tidy()
    expect(await Promise.all([inPassage, inText, inNone].map(({ id }) => isServed(id)))).toEqual([true, true, false])
    await eraseQuiz(world().app.context, quiz.id)
    expect(await Promise.all([inPassage, inText].map(({ id }) => isServed(id)))).toEqual([false, false])
    await expectGone(world(), [inPassage.id, inText.id])
  })

  it('are refused by their field', async () => {
    const { token } = await aPicture(await aTeacher(world()))
    const prose = { format: 'prose' }
    const many = Array.from({ length: MAX_FORMULAS + 1 }, (_, at) => `$x_{${at}}$`).join(' ')
    expect(await refused([{ ...prose, stimulus: token }], [{ ...prose, text: token, before: null }])).toEqual({
      'groups.0': 'picture_missing',
      'texts.0': 'picture_missing',
    })
    expect(await refused([{ ...prose, stimulus: many }])).toEqual({ 'groups.0': 'too_many' })
    expect(await refused([{ stimulus: 'P' }], [{ ...prose, text: many, before: 0 }])).toEqual({ 'texts.0': 'too_many' })
    expect(await refused([{ format: 'html', stimulus: 'P' }])).toEqual({ 'groups.0.format': 'not_one_of' })
  })

  it('without any markup, and whatever is plain, need nothing and say nothing of it', async () => {
    const quiz = await aPublishedQuiz(
      await aTeacher(world()),
      quizWith(
        [{ format: 'prose', stimulus: 'It costs $5 and $6' }],
        [{ text: 'Plain, with $x$ and **stars**', before: 0 }],
      ),
    )
    const { paper } = (await aStudent(world(), quiz)).started
    expect(paper.needs).toBeUndefined()
    const [passage, text] = [paper.layout?.groups[0], paper.layout?.texts[0]]
    expect(Object.keys(passage ?? {})).toEqual(['id', 'stimulus', 'question_ids'])
    expect(Object.keys(text ?? {})).toEqual(['id', 'text', 'before'])
  })
})
