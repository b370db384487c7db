import { expect, it } from 'vitest'
import type { DraftContentOnWire } from '#contract/questionnaires/draft-content.ts'
import { deleteDraft, readEdit, saveDraft } from '#contract/questionnaires/drafts.ts'
import { quizPage } from '#contract/questionnaires/questionnaires.ts'
import { type ContentOnWire, listVersions, publishVersion, readContent } from '#contract/questionnaires/versions.ts'
import { eraseQuiz } from '../../personal-data/erasure/erase-quiz.ts'
import { newToken } from '../../secrets.ts'
import { atOnce, sharedServers } from '../../testing/at-once.ts'
import { describeEachDatabase } from '../../testing/describe-each-database.ts'
import { expectGone } from '../../testing/every-row.ts'
import { aPublishedQuiz, aTeacher, expectOk, type QuizInTest, type TeacherInTest } from '../../testing/people.ts'
import { type Answer, aQuiz, browserOf } from '../../testing/world.ts'

const content = (title: string): DraftContentOnWire => ({
  details: { title, subject: 'Physics', duration: 15 },
  items: [{ problem: 'What is light?', options: ['a wave', ''], correct_answer: -1 }],
})

const code = ({ status, error }: Answer) => [status, error?.code]

describeEachDatabase('what is changed in a published quiz', (open, processes) => {
  const { world, appFor } = sharedServers(open, processes)

  const contentOf = async ({ browser }: TeacherInTest, { id }: QuizInTest) =>
    readContent.data.parse(expectOk(await browser.calls('GET', `/teacher/quizzes/${id}/content`)))

  type Of = { quiz: QuizInTest; base: ContentOnWire }

  /** Changes of a quiz, as one device sees them. */
  const edits = (teacher: TeacherInTest, { quiz, base }: Of, id = newToken()) => {
    const about = { quiz_id: quiz.id, version_id: base.version_id }
    const sends = (basedOn: number, said: DraftContentOnWire, more: object = {}) =>
      teacher.browser.calls('PUT', `/teacher/drafts/${id}`, {
        based_on: basedOn,
        change: newToken(),
        content: said,
        edits: about,
        ...more,
      })
    const publishes = (revision: number, draft_key = newToken()) => {
      const { version_id, number: _number, is_current: _current, paper: _paper, settings, ...rest } = base
      const body = { ...rest, title: 'Mended', no_of_questions: base.questions.length, draft_key, based_on: version_id }
      const all = { ...body, settings: { order: settings.order }, draft: { id, revision } }
      return teacher.browser.calls('POST', `/teacher/quizzes/${quiz.id}/versions`, all)
    }
    return {
      id,
      sends,
      publishes,
      saves: async (basedOn: number, said: DraftContentOnWire) =>
        saveDraft.data.parse(expectOk(await sends(basedOn, said))).revision,
      found: async () =>
        readEdit.data.parse(expectOk(await teacher.browser.calls('GET', `/teacher/quizzes/${quiz.id}/edit`))).draft,
      deletes: async () =>
        deleteDraft.data.parse(expectOk(await teacher.browser.calls('DELETE', `/teacher/drafts/${id}`))).draft,
    }
  }

  const anEdit = async () => {
    const teacher = await aTeacher(world())
    const quiz = await aPublishedQuiz(teacher)
    const base = await contentOf(teacher, quiz)
    return { teacher, quiz, base, edit: edits(teacher, { quiz, base }) }
  }

  const numbersOf = async ({ browser }: TeacherInTest, { id }: QuizInTest) =>
    listVersions.data
      .parse(expectOk(await browser.calls('GET', `/teacher/quizzes/${id}/versions`)))
      .rows.map(({ number }) => number)

  const listOf = async ({ browser }: TeacherInTest) =>
    quizPage.parse(expectOk(await browser.calls('GET', '/teacher/quizzes?drafts=included')))

  /** The same teacher at another server. */
  const elsewhere = async (teacher: TeacherInTest, call: number): Promise<TeacherInTest> => {
    const browser = browserOf(await appFor(call), teacher.browser.cookies)
    browser.bears(teacher.token)
    return { ...teacher, browser }
  }

  it('is found by its quiz on every device, with the text that was not understood, and said on the row of the quiz', async () => {
    const { teacher, quiz, base, edit } = await anEdit()
    expect(await edit.found()).toBeNull()
    const said = { ...content('Light'), text: '1. What is\nAns: z' }
    await edit.saves(0, said)
    expect(await edit.found()).toMatchObject({
      id: edit.id,
      revision: 1,
      edits: { quiz_id: quiz.id, version_id: base.version_id, number: 1 },
      content: said,
    })
    const edited_at = new Date(world().clock.now()).toISOString()
    expect(await listOf(teacher)).toMatchObject({ rows: [{ id: quiz.id, edited_at }], found: 1, totals: { drafts: 0 } })
    await edit.deletes()
    expect((await listOf(teacher)).rows[0]).not.toHaveProperty('edited_at')
  })

  it('is one for each quiz: of many devices that begin at once one wins, and nobody is overwritten', {
    tags: ['race'],
  }, async () => {
    const { teacher, quiz, base } = await anEdit()
    const begun = await atOnce(6, async (at) => edits(await elsewhere(teacher, at), { quiz, base }))
    const replies = await Promise.all(begun.map((edit, at) => edit.sends(0, content(`Device ${at}`))))
    const [won, ...more] = replies.flatMap(({ status }, at) => (status === 200 ? [at] : []))
    expect(more).toEqual([])
    expect(replies.filter(({ error }) => error?.code === 'draft_changed')).toHaveLength(5)
    expect(await begun[0]?.found()).toMatchObject({ id: begun[won ?? 0]?.id, content: content(`Device ${won}`) })
  })

  it('becomes one version, however many devices publish it at once, and is gone with that', {
    tags: ['race'],
  }, async () => {
    const { teacher, quiz, base, edit } = await anEdit()
    await edit.saves(0, content('Light'))
    const replies = await atOnce(6, async (at) =>
      edits(await elsewhere(teacher, at), { quiz, base }, edit.id).publishes(1),
    )
    expect(replies.filter(({ status }) => status === 201)).toHaveLength(1)
    expect(replies.filter(({ error }) => error?.code === 'quiz_changed')).toHaveLength(5)
    expect(await numbersOf(teacher, quiz)).toEqual([2, 1])
    expect(await edit.found()).toBeNull()
    expect(code(await edit.sends(1, content('Later')))).toEqual([404, 'not_found'])
  })

  it('whose publishing was not heard of answers with the same version, and one that has changed is not published', async () => {
    const { teacher, quiz, edit } = await anEdit()
    await edit.saves(0, content('Light'))
    await edit.saves(1, content('Lenses'))
    const key = newToken()
    expect(code(await edit.publishes(1, key))).toEqual([409, 'draft_changed'])
    const [first, again] = [await edit.publishes(2, key), await edit.publishes(2, key)]
    expect(publishVersion.data.parse(expectOk(again))).toEqual(publishVersion.data.parse(expectOk(first)))
    expect(await numbersOf(teacher, quiz)).toEqual([2, 1])
  })

  it('that is saved while it is published is either in what is published or still there, never lost', {
    tags: ['race'],
  }, async () => {
    for (let round = 0; round < 5; round += 1) {
      const { teacher, quiz, base, edit } = await anEdit()
      await edit.saves(0, content('Light'))
      const there = edits(await elsewhere(teacher, 1), { quiz, base }, edit.id)
      const [saved, published] = await Promise.all([edit.sends(1, content('Lenses')), there.publishes(1)])
      const wasSavedFirst = saved.status === 200
      expect(code(saved)).toEqual(wasSavedFirst ? [200, undefined] : [404, 'not_found'])
      expect(code(published)).toEqual(wasSavedFirst ? [409, 'draft_changed'] : [201, undefined])
      expect((await edit.found())?.content).toEqual(wasSavedFirst ? content('Lenses') : undefined)
    }
  })

  it('stays as it is when the quiz becomes another version, and can be based on that', async () => {
    const { teacher, quiz, edit } = await anEdit()
    await edit.saves(0, content('Light'))
    const renamed = { title: 'Renamed', subject: 'Physics' }
    expectOk(await teacher.browser.calls('PUT', `/teacher/quizzes/${quiz.id}/title`, renamed))
    expect(await edit.found()).toMatchObject({ edits: { number: 1 }, content: content('Light') })
    expect(code(await edit.publishes(1))).toEqual([409, 'quiz_changed'])
    const now = await contentOf(teacher, quiz)
    const rebased = edits(teacher, { quiz, base: now }, edit.id)
    expect(await rebased.saves(1, content('Light'))).toBe(2)
    expect(await edit.found()).toMatchObject({ edits: { version_id: now.version_id, number: 2 } })
    expectOk(await rebased.publishes(2))
    expect(await numbersOf(teacher, quiz)).toEqual([3, 2, 1])
    expect(await edit.found()).toBeNull()
  })

  it('stays with a quiz that is deleted, is there when that is taken back, and goes when it is erased', async () => {
    const { teacher, quiz, edit } = await anEdit()
    await edit.saves(0, content('Light'))
    const becomes = (status: string) => teacher.browser.calls('POST', `/teacher/quizzes/${quiz.id}/status`, { status })
    expectOk(await becomes('archived'))
    expect(await edit.saves(1, content('Lenses'))).toBe(2)
    expect((await listOf(teacher)).rows).toEqual([])
    expectOk(await becomes('closed'))
    expect((await listOf(teacher)).rows).toMatchObject([{ id: quiz.id, edited_at: expect.any(String) }])
    await eraseQuiz(world().app.context, quiz.id)
    expect(code(await edit.sends(2, content('Later')))).toEqual([404, 'quiz_not_found'])
    await expectGone(world(), [quiz.id, edit.id])
  })

  it('is nobody else’s, and of no other quiz', async () => {
    const { teacher, quiz, base, edit } = await anEdit()
    await edit.saves(0, content('Secret'))
    const anil = await aTeacher(world())
    const [his, other] = [await aPublishedQuiz(anil), await aPublishedQuiz(teacher)]
    const hisBase = await contentOf(anil, his)
    expect((await anil.browser.calls('GET', `/teacher/quizzes/${quiz.id}/edit`)).status).toBe(404)
    expect(code(await edits(anil, { quiz, base }).sends(0, content('Mine')))).toEqual([404, 'quiz_not_found'])
    expect(code(await edits(anil, { quiz: his, base: hisBase }, edit.id).publishes(1))).toEqual([409, 'draft_gone'])
    const otherBase = await contentOf(teacher, other)
    const mistaken = edits(teacher, { quiz: other, base: otherBase }, edit.id)
    expect(code(await mistaken.publishes(1))).toEqual([409, 'draft_gone'])
    expect(code(await mistaken.sends(1, content('x')))).toEqual([404, 'not_found'])
    expect(code(await edit.sends(1, content('x'), { edits: undefined }))).toEqual([404, 'not_found'])
    const asNewQuiz = aQuiz({ draft: { id: edit.id, revision: 1 } })
    expect(code(await teacher.browser.calls('POST', '/quiz/new', asNewQuiz))).toEqual([409, 'draft_gone'])
    expect(code(await edits(teacher, { quiz: other, base }).sends(0, content('x')))).toEqual([404, 'not_found'])
    expect(await edit.found()).toMatchObject({ revision: 1, content: content('Secret') })
  })

  it('that was thrown away can be put back as what it was', async () => {
    const { edit } = await anEdit()
    await edit.saves(0, content('Light'))
    const was = await edit.deletes()
    expect(was).toMatchObject({ edits: { number: 1 } })
    expect(await edit.saves(0, content('Light'))).toBe(1)
    expect(await edit.found()).toMatchObject({ id: edit.id, edits: was?.edits })
  })
})
