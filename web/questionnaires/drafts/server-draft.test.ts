import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { fail, ok } from '../../calls/reply.ts'
import { aPage, aServer, draftOf, OFFLINE, refusal, wait } from '../../testing/draft-saving.ts'
import type { QuizDraft } from '../entries/stored-draft.ts'
import type { DraftCalls } from './server-draft-calls.ts'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

const EDITS = { quizId: 'quiz', versionId: 'v1', number: 1 }

describe('the server’s copy of a draft', () => {
  it('is made once there is a title, and follows what is written within a second', async () => {
    const server = aServer()
    const page = aPage(server)
    page.draft.changed(draftOf(' ', 'What is light?'))
    await wait()
    expect(server.sent).toEqual([])
    page.draft.changed(draftOf('L'))
    page.draft.changed(draftOf('Light'))
    await wait(1_000)
    expect([server.sent, page.state()]).toEqual([['Light'], 'saved'])
    expect(page.kept.base).toMatchObject({ revision: 1, unsaved: false, sent: [] })
    page.draft.changed(draftOf(''))
    await wait()
    expect(server.only()).toMatchObject({ revision: 2, draft: { details: { title: '' } } })
  })

  it('is tried again while the server can’t be reached, with what is newest by then', async () => {
    const server = aServer()
    const page = aPage(server)
    server.next('is lost')
    page.draft.changed(draftOf('Light'))
    await wait()
    expect([page.state(), page.kept.base?.unsaved]).toEqual(['waiting', true])
    page.draft.changed(draftOf('Lenses'))
    server.next('reaches')
    await wait(60_000)
    expect(server.only()).toMatchObject({ revision: 1, draft: { details: { title: 'Lenses' } } })
    expect(page.state()).toBe('saved')
  })

  it('that was saved without an answer is this page’s own, however much is written since, after a reload too', async () => {
    for (const isReloaded of [false, true]) {
      const server = aServer()
      let page = aPage(server)
      page.draft.changed(draftOf('Light'))
      await wait()
      server.next('reply is lost')
      page.draft.changed(draftOf('Lenses'))
      await wait(1_200)
      page.draft.changed(draftOf('Mirrors'))
      server.next('reaches')
      if (isReloaded) {
        page.draft.leave({ forGood: true })
        page = aPage(server, { base: page.kept.base })
        await page.draft.check(draftOf('Mirrors'))
      }
      await wait(60_000)
      expect([page.state(), server.stored.size]).toEqual(['saved', 1])
      expect(server.only()?.draft.details.title).toBe('Mirrors')
    }
  })

  it('that somebody else has changed is not overwritten, and nothing is sent any more', async () => {
    const server = aServer()
    const page = aPage(server)
    page.draft.changed(draftOf('Light'))
    await wait()
    server.elsewhere('Theirs')
    page.draft.changed(draftOf('Mine'))
    await wait()
    page.draft.changed(draftOf('Mine, and more'))
    await wait(60_000)
    expect([page.state(), server.only()?.draft.details.title]).toEqual(['diverged', 'Theirs'])
    expect(server.sent).toEqual(['Light', 'Mine'])
    expect(page.kept.base?.unsaved).toBe(true)
  })

  it('that is newer is taken where nothing was written here', async () => {
    const server = aServer()
    const page = aPage(server)
    page.draft.changed(draftOf('Light'))
    await wait()
    server.elsewhere('Theirs')
    await page.draft.check(draftOf('Light'))
    expect([page.newer, page.state(), page.kept.base?.revision]).toEqual([['Theirs'], 'saved', 2])
  })

  it('that is gone is not made again by itself, but as a draft of its own', async () => {
    const server = aServer()
    const page = aPage(server)
    page.draft.changed(draftOf('Light'))
    await wait()
    server.stored.clear()
    page.draft.changed(draftOf('Lenses'))
    await wait(60_000)
    expect([page.state(), server.stored.size]).toEqual(['gone', 0])
    page.draft.become(null)
    page.draft.changed(draftOf('Lenses'))
    await wait()
    expect([page.state(), server.only()?.revision]).toEqual(['saved', 1])
  })

  it('of a published quiz that another device began first is shown beside it, and that is taken where nothing was written', async () => {
    const theirs = { id: 'another', revision: 4, change: 'theirs', savedAt: 7, draft: draftOf('Theirs'), edits: EDITS }
    for (const isUnsaved of [true, false]) {
      const server = aServer()
      const calls: DraftCalls<QuizDraft> = {
        save: async () => fail(refusal(409, 'draft_changed')),
        read: async () => ok(theirs),
      }
      const base = { id: 'mine', revision: isUnsaved ? 0 : 9, sent: [], unsaved: isUnsaved, edits: EDITS }
      const page = aPage({ ...server, calls }, { base })
      await page.draft.check(draftOf('Mine'))
      await wait()
      expect(page.state()).toBe(isUnsaved ? 'diverged' : 'saved')
      expect(page.newer).toEqual(isUnsaved ? [] : ['Theirs'])
      expect(page.kept.base).toMatchObject(isUnsaved ? { id: 'mine' } : { id: 'another', revision: 4, edits: EDITS })
    }
  })

  it('is tried with the next change where the server does not take it', async () => {
    const server = aServer()
    const page = aPage(server)
    server.next(refusal(413, 'body_too_large'))
    page.draft.changed(draftOf('Light'))
    await wait(60_000)
    expect([page.state(), server.sent]).toEqual(['refused', ['Light']])
    server.next('reaches')
    page.draft.changed(draftOf('Lenses'))
    await wait()
    expect(page.state()).toBe('saved')
  })

  it('of a restored backup, which is older, gets what was written since', async () => {
    const server = aServer()
    const page = aPage(server)
    page.draft.changed(draftOf('Light'))
    await wait()
    if (page.kept.base) page.kept.base.revision = 5
    await page.draft.check(draftOf('Light, newest'))
    await wait()
    expect([page.state(), server.only()?.draft.details.title]).toEqual(['saved', 'Light, newest'])
  })

  it('stands still while it is published: what was written is saved before, and nothing after', async () => {
    const server = aServer()
    const page = aPage(server)
    page.draft.changed(draftOf('Light'))
    const held = await page.draft.hold()
    expect(held).toEqual({ id: server.only()?.id, revision: 1 })
    page.draft.changed(draftOf('Lenses'))
    await wait(60_000)
    expect(server.sent).toEqual(['Light'])
    page.draft.release(OFFLINE)
    await wait()
    expect(server.sent).toEqual(['Light', 'Lenses'])
    page.draft.become(null, { kind: 'done' })
    page.draft.changed(draftOf('Light'))
    await page.draft.check(draftOf('Light'))
    await wait(60_000)
    expect(server.sent).toHaveLength(2)
  })

  it('is saved when the page is left, and not tried again behind it', async () => {
    const server = aServer()
    const page = aPage(server)
    page.draft.changed(draftOf('Light'))
    server.next('is lost')
    page.draft.leave({ forGood: true })
    await wait(60_000)
    expect(server.sent).toEqual(['Light'])
    expect(page.kept.base).toMatchObject({ revision: 0, unsaved: true })
  })
})
