import { expect, it } from 'vitest'
import { deleteDraft, listDrafts, readDraft, readEdit, saveDraft } from '#contract/questionnaires/drafts.ts'
import { quizPage } from '#contract/questionnaires/questionnaires.ts'
import { listSurveys } from '#contract/questionnaires/surveys.ts'
import { newToken } from '../../secrets.ts'
import { atOnce, sharedServers } from '../../testing/at-once.ts'
import { describeEachDatabase } from '../../testing/describe-each-database.ts'
import { aPoll, aPublishedPoll, aTeacher, expectOk, type TeacherInTest } from '../../testing/people.ts'
import { type Answer, aQuiz, browserOf } from '../../testing/world.ts'

const content = (title: string) => ({
  details: { title, subject: '', pages: [{ title: 'You', instructions: '', count: 1 }] },
  items: [{ kind: 'opinion', problem: 'How do you come?', draft: { options: ['By train', ''] } }],
})

const code = ({ status, error }: Answer) => [status, error?.code]

describeEachDatabase('a draft of a survey', (open, processes) => {
  const { world, appFor } = sharedServers(open, processes)

  const aDraft = ({ browser }: TeacherInTest, more: object = {}, id = newToken()) => {
    const path = `/teacher/drafts/${id}`
    const sends = (basedOn: number, title: string, other: object = {}) => {
      const said = { based_on: basedOn, change: newToken(), content: content(title), kind: 'survey' }
      return browser.calls('PUT', path, { ...said, ...more, ...other })
    }
    return {
      id,
      path,
      sends,
      saves: async (basedOn: number, title: string) =>
        saveDraft.data.parse(expectOk(await sends(basedOn, title))).revision,
    }
  }

  const draftsOf = async ({ browser }: TeacherInTest, kind = 'survey') =>
    listDrafts.data.parse(expectOk(await browser.calls('GET', `/teacher/drafts?kind=${kind}`)))

  const surveysOf = async ({ browser }: TeacherInTest) =>
    listSurveys.data.parse(expectOk(await browser.calls('GET', '/teacher/surveys')))

  const publishes = ({ browser }: TeacherInTest, more: object) =>
    browser.calls('POST', '/teacher/questionnaires', { ...aPoll({ kind: 'survey', responding: {} }), ...more })

  it('is listed among those of surveys alone, and of its teacher alone', async () => {
    const [teacher, stranger] = [await aTeacher(world()), await aTeacher(world())]
    const draft = aDraft(teacher)
    await draft.saves(0, 'Your way to school')
    expect(await draftsOf(teacher)).toMatchObject([
      { id: draft.id, title: 'Your way to school', no_of_questions: 1, edits: null },
    ])
    expect(await draftsOf(teacher, 'quiz')).toEqual([])
    expect(await draftsOf(stranger)).toEqual([])
    const listed = expectOk(await teacher.browser.calls('GET', '/teacher/quizzes?drafts=included'))
    expect(quizPage.parse(listed).rows).toEqual([])
    expect(code(await stranger.browser.calls('GET', draft.path))).toEqual([404, 'not_found'])
    expect(await draftsOf(teacher, 'poll')).toEqual([])
    expect(code(await teacher.browser.calls('GET', '/teacher/drafts?kind=game'))).toEqual([400, 'invalid_request'])
  })

  it('stays what it is, and becomes no quiz', async () => {
    const teacher = await aTeacher(world())
    const draft = aDraft(teacher)
    await draft.saves(0, 'Your way to school')
    expect(code(await draft.sends(1, 'A quiz', { kind: 'quiz' }))).toEqual([404, 'not_found'])
    const asQuiz = { ...aQuiz(), draft: { id: draft.id, revision: 1 } }
    expect(code(await teacher.browser.calls('POST', '/quiz/new', asQuiz))).toEqual([409, 'draft_gone'])
    expect(code(await publishes(teacher, { kind: 'poll', draft: { id: draft.id, revision: 1 } }))[1]).toBe('draft_gone')
    expect(await draftsOf(teacher)).toHaveLength(1)
  })

  it('is published as it was saved last, once, however often its reply is lost and from wherever it is sent', {
    tags: ['race'],
  }, async () => {
    const teacher = await aTeacher(world())
    const draft = aDraft(teacher)
    await draft.saves(0, 'Your way to school')
    await draft.saves(1, 'Your way to work')
    const key = newToken()
    const old = await publishes(teacher, { draft_key: key, draft: { id: draft.id, revision: 1 } })
    expect(code(old)).toEqual([409, 'draft_changed'])
    const said = { draft_key: key, draft: { id: draft.id, revision: 2 } }
    const answers = await atOnce(6, async (call) => {
      const browser = browserOf(await appFor(call), teacher.browser.cookies)
      browser.bears(teacher.token)
      return publishes({ ...teacher, browser }, said)
    })
    expect(new Set(answers.map((answer) => JSON.stringify(expectOk(answer)))).size).toBe(1)
    expect(await surveysOf(teacher)).toHaveLength(1)
    expect(await draftsOf(teacher)).toEqual([])
    const again = await publishes(teacher, { ...said, draft_key: newToken() })
    expect(code(again)[1]).toBe('draft_gone')
    expect(code(await draft.sends(2, 'Written on elsewhere'))).toEqual([404, 'not_found'])
  })

  it('is taken on its newest revision alone, of two that are sent at once', { tags: ['race'] }, async () => {
    const teacher = await aTeacher(world())
    const draft = aDraft(teacher)
    await draft.saves(0, 'First')
    const answers = await atOnce(4, async (call) => {
      const browser = browserOf(await appFor(call), teacher.browser.cookies)
      browser.bears(teacher.token)
      return aDraft({ ...teacher, browser }, {}, draft.id).sends(1, `From ${call}`)
    })
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
    expect(answers.filter(({ error }) => error?.code === 'draft_changed')).toHaveLength(3)
  })

  it('of a published one is its edit, and comes back after it was deleted', async () => {
    const teacher = await aTeacher(world())
    const survey = await aPublishedPoll(teacher, { kind: 'survey' })
    const edits = { quiz_id: survey.id, version_id: survey.versionId }
    const draft = aDraft(teacher, { edits })
    expect(code(await draft.sends(0, 'As a quiz', { kind: 'quiz' }))).toEqual([404, 'quiz_not_found'])
    await draft.saves(0, 'Mended')
    expect(await draftsOf(teacher)).toMatchObject([{ title: 'Mended', edits: survey.id }])
    const found = async () =>
      readEdit.data.parse(expectOk(await teacher.browser.calls('GET', `/teacher/quizzes/${survey.id}/edit`))).draft
    expect(await found()).toMatchObject({ id: draft.id, kind: 'survey', edits: { version_id: survey.versionId } })
    const deleted = deleteDraft.data.parse(expectOk(await teacher.browser.calls('DELETE', draft.path))).draft
    expect(deleted).toMatchObject({ kind: 'survey', content: content('Mended') })
    expect(await found()).toBeNull()
    await draft.saves(0, 'Mended')
    expect(readDraft.data.parse(expectOk(await teacher.browser.calls('GET', draft.path))).kind).toBe('survey')
    const { sections } = aPoll()
    const body = { title: 'Mended', sections, based_on: survey.versionId, draft_key: newToken() }
    const publish = (revision: number) =>
      teacher.browser.calls('POST', `/teacher/surveys/${survey.id}/versions`, {
        ...body,
        draft: { id: draft.id, revision },
      })
    expect(code(await publish(7))).toEqual([409, 'draft_changed'])
    const made = expectOk(await publish(1))
    expect(expectOk(await publish(1))).toEqual(made)
    expect(await found()).toBeNull()
  })
})
