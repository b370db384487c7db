import { expect, it } from 'vitest'
import { quizPaper } from '#contract/questionnaires/papers.ts'
import { readPoll } from '#contract/questionnaires/polls.ts'
import { readSettings } from '#contract/questionnaires/settings.ts'
import { readSurvey } from '#contract/questionnaires/surveys.ts'
import { readResponded } from '#contract/runs/responses.ts'
import { eraseQuiz } from '../../personal-data/erasure/erase-quiz.ts'
import { newToken } from '../../secrets.ts'
import { describeEachDatabase } from '../../testing/describe-each-database.ts'
import { expectGone } from '../../testing/every-row.ts'
import {
  aPoll,
  aPublishedPoll,
  aPublishedQuiz,
  aTeacher,
  expectOk,
  type PollInTest,
  type TeacherInTest,
} from '../../testing/people.ts'
import { aPicture } from '../../testing/pictures.ts'
import { aQuiz, sharedWorld } from '../../testing/world.ts'

const MATH = expect.stringMatching(/^<math.*<\/math>$/s)
const FRAME = { width: 40, height: 30, placeholder: expect.any(String) }
const PROSE = { format: 'prose' as const }

describeEachDatabase('what is said before, between and after the questions, in prose', (open) => {
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
  const cover = async (code: string) => {
    const paper = quizPaper.parse(expectOk(await world().newBrowser().calls('GET', `/quiz?code=${code}`)))
    return { needs: (paper.needs ?? []).filter((need) => need !== 'bengali'), look: paper.settings?.look }
  }
  const settingsOf = async ({ browser }: TeacherInTest, id: string) =>
    readSettings.data.parse(expectOk(await browser.calls('GET', `/teacher/quizzes/${id}/settings`))).settings
  const changes = ({ browser }: TeacherInTest, id: string, change: object) =>
    browser.calls('PUT', `/teacher/quizzes/${id}/settings`, change)
  const asked = async ({ code }: PollInTest) => {
    const answer = await world().newBrowser().calls('GET', `/response/paper?code=${code}`)
    return readResponded.data.parse(expectOk(answer))
  }
  const aSurvey = async (teacher: TeacherInTest, { thanks = '', welcome = '', instructions = '' }) =>
    aPublishedPoll(teacher, {
      kind: 'survey',
      responding: { thanks, thanks_format: 'prose' },
      taking: { welcome, welcome_format: 'prose', shown: [], jumps: [] },
      sections: aPoll().sections.map((section) => ({ ...section, instructions, ...PROSE })),
    })

  it('an intro has its formulas and pictures on the cover, and its author reads what was typed', async () => {
    const teacher = await aTeacher(world())
    const picture = await aPicture(teacher)
    const look = { intro: `**Bring** $x^2$ ${picture.token}`, ...PROSE }
    const quiz = await aPublishedQuiz(teacher, { settings: { ...aQuiz().settings, look } })
    expect(await cover(quiz.code)).toEqual({
      needs: ['prose', 'formulas'],
      look: { ...look, formulas: { 'x^2': MATH }, pictures: { [picture.id]: FRAME } },
    })
    const settings = await settingsOf(teacher, quiz.id)
    expect(settings.look).toEqual(look)
    expectOk(await changes(teacher, quiz.id, { release: settings.release }))
    expect((await cover(quiz.code)).look?.formulas).toEqual({ 'x^2': MATH })

    const other = await aPicture(teacher)
    expectOk(await changes(teacher, quiz.id, { look: { intro: `$y$ ${other.token}`, ...PROSE } }))
    expect((await cover(quiz.code)).look?.formulas).toEqual({ y: MATH })
    world().clock.advance({ minutes: 91 * 24 * 60 })
    await world().app.tidy()
    expect(await isServed(other.id)).toBe(true)
    await eraseQuiz(world().app.context, quiz.id)
    await expectGone(world(), [picture.id, other.id])
  })

  it('a plain intro stays as it was typed, whatever signs are in it', async () => {
    const teacher = await aTeacher(world())
    const look = { intro: 'It costs $5$ and **more**' }
    const quiz = await aPublishedQuiz(teacher, { settings: { ...aQuiz().settings, look } })
    expect(await cover(quiz.code)).toEqual({ needs: [], look })
    expectOk(await changes(teacher, quiz.id, { look: { intro: 'Nothing but words', ...PROSE } }))
    expect(await cover(quiz.code)).toEqual({ needs: [], look: { intro: 'Nothing but words' } })
  })

  it('is refused by its field, and nobody sends what the server makes', async () => {
    const [teacher, other] = [await aTeacher(world()), await aTeacher(world())]
    const { token } = await aPicture(other)
    const quiz = await aPublishedQuiz(teacher)
    const problems = async (change: object) => (await changes(teacher, quiz.id, change)).error?.problems
    expect(await problems({ look: { intro: token, ...PROSE } })).toEqual({ 'look.intro': 'picture_missing' })
    expect(await problems({ look: { intro: 'x', format: 'html' } })).toEqual({ 'look.format': 'not_one_of' })
    expect(await problems({ look: { intro: '$x$', ...PROSE, formulas: { x: '<math/>' } } })).toBeDefined()
    const table = `\\begin{aligned}${'1&'.repeat(200)}\\end{aligned}`
    const grown = Array.from({ length: 8 }, (_, at) => `$${at}${table}$`).join(' ')
    expect(await problems({ look: { intro: grown, ...PROSE } })).toEqual({ 'look.intro': 'too_long' })
    const thanks = Array.from({ length: 101 }, (_, at) => `$x_{${at}}$`).join(' ')
    const survey = { ...aPoll(), kind: 'survey', responding: { thanks, thanks_format: 'prose' } }
    const refused = await teacher.browser.calls('POST', '/teacher/questionnaires', survey)
    expect(refused.error?.problems).toEqual({ 'responding.thanks': 'too_many' })
    const pages = aPoll().sections.map((section) => ({ ...section, instructions: token, ...PROSE }))
    const lost = await teacher.browser.calls('POST', '/teacher/questionnaires', { ...aPoll(), sections: pages })
    expect(lost.error?.problems).toEqual({ 'sections.0.instructions': 'picture_missing' })
  })

  it('a survey has its welcome, its pages and its thanks so, and keeps them with its next version', async () => {
    const teacher = await aTeacher(world())
    const picture = await aPicture(teacher)
    const texts = { welcome: `Hello $w$ ${picture.token}`, instructions: 'Read $i$', thanks: '*Thanks* $t$' }
    const survey = await aSurvey(teacher, texts)
    const paper = await asked(survey)
    expect(paper.needs).toEqual(['prose', 'formulas'])
    expect(paper.written).toEqual({
      welcome: { ...PROSE, formulas: { w: MATH }, pictures: { [picture.id]: FRAME } },
      thanks: { ...PROSE, formulas: { t: MATH } },
    })
    expect(paper.sections[0]).toMatchObject({ instructions: 'Read $i$', ...PROSE, formulas: { i: MATH } })
    expect(paper.taking).not.toHaveProperty('welcome_format')

    const answer = await teacher.browser.calls('GET', `/teacher/surveys/${survey.id}`)
    const { version_id: based_on, title, sections, taking, responding } = readSurvey.data.parse(expectOk(answer))
    expect([taking?.welcome_format, responding.thanks_format]).toEqual(['prose', 'prose'])
    expect(sections[0]).toMatchObject({ instructions: 'Read $i$', ...PROSE })
    const next = { title, sections, taking: { ...taking, welcome: 'Again $v$' }, based_on, draft_key: newToken() }
    expectOk(await teacher.browser.calls('POST', `/teacher/surveys/${survey.id}/versions`, next))
    const edited = await asked(survey)
    expect(edited.written?.welcome).toEqual({ ...PROSE, formulas: { v: MATH } })
    expect(edited.written?.thanks).toEqual({ ...PROSE, formulas: { t: MATH } })
    await eraseQuiz(world().app.context, survey.id)
    await expectGone(world(), [picture.id])
  })

  it('a poll has its thanks so, through an edit and a presentation', async () => {
    const teacher = await aTeacher(world())
    const poll = await aPublishedPoll(teacher, { responding: { thanks: 'So $t$', thanks_format: 'prose' } })
    const answer = await teacher.browser.calls('GET', `/teacher/polls/${poll.id}`)
    const { version_id: based_on, title, sections, responding } = readPoll.data.parse(expectOk(answer))
    const edited = { title, sections, responding, based_on, draft_key: newToken() }
    expectOk(await teacher.browser.calls('PUT', `/teacher/polls/${poll.id}`, edited))
    expectOk(
      await teacher.browser.calls('PUT', `/teacher/polls/${poll.id}/presentation`, { set: { hides_results: true } }),
    )
    expect((await asked(poll)).written).toEqual({ thanks: { ...PROSE, formulas: { t: MATH } } })
  })
})
