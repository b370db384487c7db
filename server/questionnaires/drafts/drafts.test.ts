import { describe, expect, it } from 'vitest'
import { type DraftContentOnWire, draftContent } from '#contract/questionnaires/draft-content.ts'
import { deleteDraft, readDraft, saveDraft } from '#contract/questionnaires/drafts.ts'
import { MAX_DRAFT_BYTES } from '#contract/questionnaires/drafts-requests.ts'
import { createQuiz, quizPage } from '#contract/questionnaires/questionnaires.ts'
import { DRAFT_QUOTA } from '#domain/questionnaires/quota.ts'
import { eraseQuiz } from '../../personal-data/erasure/erase-quiz.ts'
import { eraseTeacher } from '../../personal-data/erasure/erase-teacher.ts'
import { newToken } from '../../secrets.ts'
import { atOnce, sharedServers } from '../../testing/at-once.ts'
import { describeEachDatabase } from '../../testing/describe-each-database.ts'
import { expectGone } from '../../testing/every-row.ts'
import { aPublishedQuiz, aTeacher, expectOk, type TeacherInTest } from '../../testing/people.ts'
import { aPicture } from '../../testing/pictures.ts'
import { type Answer, aQuiz, browserOf } from '../../testing/world.ts'

const content = (title: string, more: DraftContentOnWire['items'] = []): DraftContentOnWire => ({
  details: { title, subject: 'Physics', duration: 15 },
  items: [{ problem: 'What is light?', options: ['a wave', ''], correct_answer: -1 }, ...more],
})

const code = ({ status, error }: Answer) => [status, error?.code]

describeEachDatabase('a draft', (open, processes) => {
  const { world, appFor } = sharedServers(open, processes)

  /** A draft of a teacher, as one device sees it. */
  const aDraft = (teacher: TeacherInTest, id = newToken()) => {
    const path = `/teacher/drafts/${id}`
    const sends = (basedOn: number, said: DraftContentOnWire, change = newToken()) =>
      teacher.browser.calls('PUT', path, { based_on: basedOn, change, content: said })
    return {
      id,
      sends,
      saves: async (basedOn: number, said: DraftContentOnWire) =>
        saveDraft.data.parse(expectOk(await sends(basedOn, said))).revision,
      reads: async () => readDraft.data.parse(expectOk(await teacher.browser.calls('GET', path))),
      asks: () => teacher.browser.calls('GET', path),
      deletes: async () => deleteDraft.data.parse(expectOk(await teacher.browser.calls('DELETE', path))).draft,
      publishes: (revision: number, more = {}) =>
        teacher.browser.calls('POST', '/quiz/new', { ...aQuiz(), draft: { id, revision }, ...more }),
    }
  }

  const listOf = async ({ browser }: TeacherInTest, query = 'drafts=included') =>
    quizPage.parse(expectOk(await browser.calls('GET', `/teacher/quizzes?${query}`)))

  /** The same teacher at another server. */
  const elsewhere = async (teacher: TeacherInTest, call: number): Promise<TeacherInTest> => {
    const browser = browserOf(await appFor(call), teacher.browser.cookies)
    browser.bears(teacher.token)
    return { ...teacher, browser }
  }

  it('is read as it was saved last, with all that was sent', async () => {
    const draft = aDraft(await aTeacher(world()))
    expect(await draft.saves(0, content('Light'))).toBe(1)
    world().clock.advance({ minutes: 1 })
    const more = content('Light and \u0000 lenses', [
      { kind: 'group', text: 'a\uD800' },
      { kind: 'of a later page', x: 1 },
    ])
    expect(await draft.saves(1, more)).toBe(2)
    const saved_at = new Date(world().clock.now()).toISOString()
    expect(await draft.reads()).toMatchObject({ id: draft.id, revision: 2, saved_at, content: more })
  })

  it('that was saved but not heard of is the same revision when it is sent again', async () => {
    const draft = aDraft(await aTeacher(world()))
    const change = newToken()
    const replies = [await draft.sends(0, content('Light'), change), await draft.sends(0, content('Light'), change)]
    expect(replies.map(expectOk)).toMatchObject([{ revision: 1 }, { revision: 1 }])
    expect(expectOk(await draft.sends(0, content('Light')))).toMatchObject({ revision: 1 })
    expect(code(await draft.sends(0, content('Shadow')))).toEqual([409, 'draft_changed'])
    expect((await draft.reads()).content).toEqual(content('Light'))
  })

  it('is never overwritten by whoever has not seen it: of many devices at once one wins', {
    tags: ['race'],
  }, async () => {
    const teacher = await aTeacher(world())
    const { id, saves, reads } = aDraft(teacher)
    await saves(0, content('Light'))
    const replies = await atOnce(8, async (at) =>
      aDraft(await elsewhere(teacher, at), id).sends(1, content(`Device ${at}`)),
    )
    const won = replies.flatMap(({ status }, at) => (status === 200 ? [at] : []))
    expect(won).toHaveLength(1)
    expect(replies.filter(({ error }) => error?.code === 'draft_changed')).toHaveLength(7)
    expect(await reads()).toMatchObject({ revision: 2, content: content(`Device ${won[0]}`) })
  })

  it('is made once, however many tabs begin it at the same moment', { tags: ['race'] }, async () => {
    const teacher = await aTeacher(world())
    const { id } = aDraft(teacher)
    const replies = await atOnce(8, async (at) =>
      aDraft(await elsewhere(teacher, at), id).sends(0, content(`Tab ${at}`)),
    )
    expect(replies.map(code).filter(([status]) => status === 200)).toHaveLength(1)
    expect(replies.map(code).filter(([, why]) => why === 'draft_changed')).toHaveLength(7)
    expect((await listOf(teacher)).rows).toHaveLength(1)
  })

  it('that is deleted stays deleted, though it is being saved at that moment, and can be put back', {
    tags: ['race'],
  }, async () => {
    const teacher = await aTeacher(world())
    for (let round = 0; round < 5; round += 1) {
      const draft = aDraft(teacher)
      await draft.saves(0, content('Light'))
      const there = aDraft(await elsewhere(teacher, 1), draft.id)
      const [saved, deleted] = await Promise.all([draft.sends(1, content('Lenses')), there.deletes()])
      expect(code(saved)).toEqual(saved.status === 200 ? [200, undefined] : [404, 'not_found'])
      expect(deleted?.content).toEqual(content(saved.status === 200 ? 'Lenses' : 'Light'))
      expect(code(await draft.asks())).toEqual([404, 'not_found'])
      expect(code(await draft.sends(2, content('Later')))).toEqual([404, 'not_found'])
      expect(await draft.deletes()).toBe(null)
      expect(await draft.saves(0, draftContent.parse(deleted?.content))).toBe(1)
    }
  })

  it('is its owner’s alone: under the same id another teacher has another one', async () => {
    const [mita, anil] = [await aTeacher(world()), await aTeacher(world())]
    const mine = aDraft(mita)
    await mine.saves(0, content('Secret'))
    const theirs = aDraft(anil, mine.id)
    expect(code(await theirs.asks())).toEqual([404, 'not_found'])
    expect(code(await theirs.sends(1, content('Mine now')))).toEqual([404, 'not_found'])
    expect(await theirs.deletes()).toBe(null)
    expect((await listOf(anil)).rows).toEqual([])
    expect(await theirs.saves(0, content('Another'))).toBe(1)
    expect((await mine.reads()).content.details.title).toBe('Secret')
    expect(code(await theirs.publishes(7))).toEqual([409, 'draft_changed'])
  })

  it('is gone once it is published: one quiz, however many devices publish it at once', {
    tags: ['race'],
  }, async () => {
    const teacher = await aTeacher(world())
    const draft = aDraft(teacher)
    await draft.saves(0, content('Light'))
    const replies = await atOnce(6, async (at) =>
      aDraft(await elsewhere(teacher, at), draft.id).publishes(1, { draft_key: newToken() }),
    )
    expect(replies.filter(({ status }) => status === 201)).toHaveLength(1)
    expect(replies.filter(({ error }) => error?.code === 'draft_gone')).toHaveLength(5)
    expect(await listOf(teacher)).toMatchObject({ found: 1, totals: { quizzes: 1, drafts: 0 } })
    expect(code(await draft.sends(1, content('Later')))).toEqual([404, 'not_found'])
  })

  it('whose publishing was not heard of answers with the same quiz, and one that has changed is not published', async () => {
    const teacher = await aTeacher(world())
    const draft = aDraft(teacher)
    await draft.saves(0, content('Light'))
    await draft.saves(1, content('Lenses'))
    const draft_key = newToken()
    expect(code(await draft.publishes(1, { draft_key }))).toEqual([409, 'draft_changed'])
    const first = createQuiz.data.parse(expectOk(await draft.publishes(2, { draft_key })))
    expect(createQuiz.data.parse(expectOk(await draft.publishes(2, { draft_key })))).toEqual(first)
    expect(await listOf(teacher)).toMatchObject({ found: 1, totals: { quizzes: 1, drafts: 0 } })
  })

  it('is listed among the quizzes for whoever asks: counted, searched and sorted', async () => {
    const teacher = await aTeacher(world())
    await aPublishedQuiz(teacher, { title: 'Algebra' })
    world().clock.advance({ minutes: 1 })
    const draft = aDraft(teacher)
    await draft.saves(0, content('Biology', [{ kind: 'group', text: '' }]))
    const titles = async (query: string) => (await listOf(teacher, query)).rows.map(({ title }) => title)
    expect(await listOf(teacher)).toMatchObject({
      rows: [
        { id: draft.id, status: 'draft', title: 'Biology', subject: 'Physics', no_of_questions: 1 },
        { title: 'Algebra' },
      ],
      found: 2,
      totals: { quizzes: 1, drafts: 1, submissions: 0 },
    })
    expect(await titles('drafts=included&sort=title')).toEqual(['Algebra', 'Biology'])
    expect(await titles('drafts=included&sort=status&order=desc')).toEqual(['Biology', 'Algebra'])
    expect(await titles('drafts=included&search=bio')).toEqual(['Biology'])
    expect(await titles('page=1')).toEqual(['Algebra'])
  })

  it('keeps its pictures from being tidied away, and from a quiz that is erased, as long as it shows them', async () => {
    const teacher = await aTeacher(world())
    const [shown, dropped, foreign] = [
      await aPicture(teacher),
      await aPicture(teacher),
      await aPicture(await aTeacher(world())),
    ]
    const draft = aDraft(teacher)
    const showing = (...tokens: string[]) =>
      content(
        'Light',
        tokens.map((problem) => ({ problem })),
      )
    await draft.saves(0, showing(shown.token, dropped.token, foreign.token))
    await draft.saves(1, showing(`Look: ${shown.token}`))
    const question = { format: 'prose' as const, problem: shown.token, options: ['yes', 'no'], correct_answer: 0 }
    const quiz = await aPublishedQuiz(teacher, { questions: [question] })
    await eraseQuiz(world().app.context, quiz.id)
    world().clock.advance({ minutes: 91 * 24 * 60 })
    await world().app.tidy()
    const { db } = world().database
    const left = await db
      .selectFrom('media')
      .select('id')
      .where('id', 'in', [shown.id, dropped.id, foreign.id])
      .execute()
    expect(left).toEqual([{ id: shown.id }])
  })

  it('goes with its owner’s account', async () => {
    const teacher = await aTeacher(world())
    const picture = await aPicture(teacher)
    const draft = aDraft(teacher)
    await draft.saves(0, content('Light', [{ problem: picture.token }]))
    await eraseTeacher(world().app.context, teacher.email)
    await expectGone(world(), [draft.id, teacher.id, picture.id])
  })

  describe('has its limits, and nothing is changed beyond them', () => {
    it.each<[string, object]>([
      ['an id that somebody could guess', { id: 'short' }],
      ['no key of the save', { change: undefined }],
      ['a revision below nothing', { based_on: -1 }],
      ['a title that is no text', { content: { details: { title: 5, subject: '' }, items: [] } }],
      ['more than there can be', { content: { ...content('x'), items: Array.from({ length: 2000 }, () => ({})) } }],
      ['something else beside', { content: { ...content('x'), secret: 1 } }],
    ])('%s', async (_, { id = newToken(), ...changes }: { id?: string }) => {
      const { browser } = await aTeacher(world())
      const body = { based_on: 0, change: newToken(), content: content('x'), ...changes }
      expect((await browser.calls('PUT', `/teacher/drafts/${id}`, body)).status).toBe(400)
      expect((await listOf({ browser } as TeacherInTest)).rows).toEqual([])
    })

    it('of one draft', async () => {
      const draft = aDraft(await aTeacher(world()))
      const huge = content('Light', [{ problem: 'x'.repeat(MAX_DRAFT_BYTES) }])
      expect(code(await draft.sends(0, huge))).toEqual([413, 'body_too_large'])
      expect(await draft.saves(0, content('Light', [{ problem: 'x'.repeat(MAX_DRAFT_BYTES - 1000) }]))).toBe(1)
    })

    it('of all drafts of an account', { tags: ['long'] }, async () => {
      const teacher = await aTeacher(world())
      const drafts = Array.from({ length: DRAFT_QUOTA.drafts }, () => aDraft(teacher))
      for (const draft of drafts) await draft.saves(0, content('Light'))
      expect(code(await aDraft(teacher).sends(0, content('One more')))).toEqual([409, 'too_many_drafts'])
      expect(await drafts[0]?.saves(1, content('Lenses'))).toBe(2)
      const full = content('Light', [{ problem: 'x'.repeat(MAX_DRAFT_BYTES - 1000) }])
      const replies: Answer[] = []
      for (const draft of drafts.slice(1, 28)) replies.push(await draft.sends(1, full))
      expect(code(replies.at(-1) as Answer)).toEqual([413, 'drafts_too_large'])
      expect(replies.map(({ status }) => status).filter((status) => status === 200)).toHaveLength(24)
    })
  })
})
