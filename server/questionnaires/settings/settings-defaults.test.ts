import { expect, it } from 'vitest'
import { quizPaper } from '#contract/questionnaires/papers.ts'
import { readSettings } from '#contract/questionnaires/settings.ts'
import { settingsDefaults } from '#contract/questionnaires/settings-defaults.ts'
import type { QuestionnaireKind } from '#domain/questionnaires/kinds.ts'
import { responding, USUAL_RESPONDING } from '#domain/questionnaires/responding.ts'
import { type Settings, usualSettings } from '#domain/questionnaires/settings.ts'
import { beginningSettings } from '#domain/questionnaires/settings-defaults.ts'
import { eraseTeacher } from '../../personal-data/erasure/erase-teacher.ts'
import { atOnce, sharedServers } from '../../testing/at-once.ts'
import { describeEachDatabase } from '../../testing/describe-each-database.ts'
import { aPublishedPoll, aPublishedQuiz, aTeacher, expectOk, type TeacherInTest } from '../../testing/people.ts'
import { browserOf } from '../../testing/world.ts'

const BEGUN = {
  quiz: beginningSettings('quiz'),
  exam: beginningSettings('exam'),
  poll: beginningSettings('poll'),
  survey: beginningSettings('survey'),
}
const MIXED: Settings = { ...usualSettings(), order: { questions: true, options: true } }

describeEachDatabase('how new questionnaires begin', (open, processes) => {
  const { world, appFor } = sharedServers(open, processes)

  const address = '/teacher/settings-defaults'
  const keeps = ({ browser }: TeacherInTest, kind: QuestionnaireKind, settings: object) =>
    browser.calls('PUT', `${address}/${kind}`, { ...beginningSettings(kind), ...settings })
  const reads = async ({ browser }: TeacherInTest) =>
    settingsDefaults.parse(expectOk(await browser.calls('GET', address)))
  const rows = () => world().database.db.selectFrom('settings_default').selectAll().orderBy('kind').execute()

  it('is as Quiznity has it, until their teacher says otherwise for one kind, and nobody else’s changes', async () => {
    const [teacher, other] = [await aTeacher(world()), await aTeacher(world())]
    expect(await reads(teacher)).toEqual(BEGUN)
    const kept = settingsDefaults.parse(expectOk(await keeps(teacher, 'quiz', MIXED)))
    expect(kept).toEqual({ ...BEGUN, quiz: MIXED })
    expect(await reads(teacher)).toEqual(kept)
    expect(await reads(other)).toEqual(BEGUN)
  })

  it('is kept as what differs alone, once however often it is said, and not at all where nothing does', async () => {
    const teacher = await aTeacher(world())
    const survey = { ...usualSettings(), responding: { ...USUAL_RESPONDING, anonymous: true, ask_name: 'required' } }
    for (const settings of [survey, survey]) {
      const kept = settingsDefaults.parse(expectOk(await keeps(teacher, 'survey', settings)))
      expect(kept.survey.responding).toEqual({ ...USUAL_RESPONDING, anonymous: true })
    }
    const own = () => rows().then((all) => all.filter((row) => row.teacher_id === teacher.id))
    expect(await own()).toEqual([{ teacher_id: teacher.id, kind: 'survey', chosen: '{"anonymous":true}' }])
    expectOk(await keeps(teacher, 'survey', beginningSettings('survey')))
    expect(await own()).toEqual([])
  })

  it('is the whole of what one of two sent at the same moment', { tags: ['race'] }, async () => {
    const teacher = await aTeacher(world())
    const sent = ['after_close', 'never'] as const
    const replies = await atOnce(6, async (at) => {
      const browser = browserOf(await appFor(at))
      browser.bears(teacher.token)
      const how = { ...USUAL_RESPONDING, results: sent[at % 2], changeable: at % 2 === 0 }
      return browser.calls('PUT', `${address}/poll`, { ...usualSettings(), responding: how })
    })
    expect(replies.map(({ status }) => status)).toEqual(Array(6).fill(200))
    const { results, changeable } = (await reads(teacher)).poll.responding
    expect({ results, changeable }).toEqual({ results: sent[changeable ? 0 : 1], changeable })
    expect((await rows()).filter((row) => row.teacher_id === teacher.id)).toHaveLength(1)
  })

  it.each<[QuestionnaireKind, object, object]>([
    ['poll', { responding: { anonymous: true } }, { 'responding.anonymous': 'not_one_of' }],
    [
      'poll',
      { responding: { ask_name: 'form', until: 5 } },
      { 'responding.ask_name': 'not_one_of', 'responding.until': 'not_one_of' },
    ],
    ['survey', { responding: { hall_questions: 'open' } }, { 'responding.hall_questions': 'not_one_of' }],
    ['quiz', { look: { intro: 'Bring a pen.' } }, { 'look.intro': 'not_one_of' }],
    ['survey', { responding: { anonymous: true, fields: ['ward'] } }, { 'responding.fields': 'anonymous_fields' }],
    ['quiz', { order: { questions: 1, options: true } }, { 'order.questions': 'wrong_type' }],
    ['quiz', { pace: 'slow' }, { pace: 'unknown_field' }],
    ['quiz', { screen: 'wide' }, { screen: 'not_one_of' }],
  ])('is refused for a %s by its field where that can’t be: %j', async (kind, settings, problems) => {
    const teacher = await aTeacher(world())
    const refused = await keeps(teacher, kind, settings)
    expect(refused.status).toBe(400)
    expect(refused.error).toMatchObject({ code: 'invalid_request', problems })
    expect(await reads(teacher)).toEqual(BEGUN)
  })

  it('is as usual in what a former page does not know', async () => {
    const teacher = await aTeacher(world())
    expectOk(await keeps(teacher, 'exam', { screen: 'national' }))
    expect((await reads(teacher)).exam.screen).toBe('national')
    expectOk(await keeps(teacher, 'exam', { screen: undefined }))
    expect((await reads(teacher)).exam.screen).toBe('usual')
  })

  it('leaves out what another version kept and this one does not know', async () => {
    const teacher = await aTeacher(world())
    const of = { teacher_id: teacher.id }
    const chosen = JSON.stringify({ gone_since: 1, order_questions: 'perhaps', order_options: true })
    await world()
      .database.db.insertInto('settings_default')
      .values([
        { ...of, kind: 'quiz', chosen },
        { ...of, kind: 'oral', chosen: '{"anything":1}' },
      ])
      .execute()
    expect(await reads(teacher)).toEqual({
      ...BEGUN,
      quiz: { ...usualSettings(), order: { questions: false, options: true } },
    })
  })

  it('says nothing to whoever publishes by a call that says no settings', async () => {
    const teacher = await aTeacher(world())
    expectOk(await keeps(teacher, 'quiz', MIXED))
    expectOk(await keeps(teacher, 'poll', { responding: { ...USUAL_RESPONDING, ask_name: 'required' } }))
    const quiz = await aPublishedQuiz(teacher)
    const poll = await aPublishedPoll(teacher)
    const settingsOf = async ({ id }: { id: string }) =>
      readSettings.data.parse(expectOk(await teacher.browser.calls('GET', `/teacher/quizzes/${id}/settings`))).settings
    expect(await settingsOf(quiz)).toEqual(usualSettings())
    expect((await settingsOf(poll)).responding).toEqual(responding.parse({}))
    const paper = quizPaper.parse(expectOk(await teacher.browser.calls('GET', `/quiz?code=${quiz.code}`)))
    expect(paper.questions.map(({ id }) => id)).toEqual(quiz.questionIds)
  })

  it('goes with its account', async () => {
    const teacher = await aTeacher(world())
    expectOk(await keeps(teacher, 'quiz', MIXED))
    await eraseTeacher(world().app.context, teacher.email)
    expect((await rows()).filter((row) => row.teacher_id === teacher.id)).toEqual([])
  })
})
