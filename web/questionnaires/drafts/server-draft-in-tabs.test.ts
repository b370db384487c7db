import fc from 'fast-check'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { fail } from '../../calls/reply.ts'
import { aPage, aServer, draftOf, type Kept, OFFLINE, refusal, wait } from '../../testing/draft-saving.ts'
import type { QuizDraft } from '../entries/stored-draft.ts'
import type { DraftCalls } from './server-draft-calls.ts'

beforeEach(() => {
  vi.useFakeTimers()
  // How long a save waits that is tried again.
  vi.spyOn(Math, 'random').mockReturnValue(0.5)
})
afterEach(() => {
  vi.restoreAllMocks()
  vi.useRealTimers()
})

describe('a draft in two tabs', () => {
  /** The first of them hears of its saves no sooner than it is let, a third one of what the server has. */
  const inTwoTabs = async () => {
    const server = aServer()
    const kept: Kept = { base: null }
    let hear = () => {}
    const replies = new Promise<void>((resolve) => {
      hear = resolve
    })
    const late = async <Reply>(reply: Promise<Reply>): Promise<Reply> => {
      const heard = await reply
      await replies
      return heard
    }
    const lateSaves: DraftCalls<QuizDraft> = { ...server.calls, save: (...sent) => late(server.calls.save(...sent)) }
    const lateReads: DraftCalls<QuizDraft> = { ...server.calls, read: (id) => late(server.calls.read(id)) }
    const second = aPage(server, kept)
    second.draft.changed(draftOf('Light'))
    await wait()
    const [first, third] = [aPage(server, kept, lateSaves), aPage(server, kept, lateReads)]
    return { server, kept, first, second, third, hear }
  }

  it('that hears late of its own save takes nothing back of what another one has saved since', async () => {
    const { server, kept, first, second, hear } = await inTwoTabs()
    first.draft.changed(draftOf('Lenses'))
    await wait()
    second.draft.changed(draftOf('Mirrors'))
    await wait()
    hear()
    await wait()
    expect(kept.base).toMatchObject({ revision: 3, unsaved: false })
    second.draft.changed(draftOf('Shadows'))
    await wait()
    expect([server.only()?.draft.details.title, second.state()]).toEqual(['Shadows', 'saved'])
  })

  it('that hears late what another one had saved sees no other device in it', async () => {
    const { server, first, second, third, hear } = await inTwoTabs()
    first.draft.changed(draftOf('Lenses'))
    await wait()
    third.draft.changed(draftOf('Shadows'))
    await wait()
    second.draft.changed(draftOf('Mirrors'))
    await wait()
    expect([server.only()?.revision, third.state()]).toEqual([3, 'saving'])
    hear()
    await wait()
    expect([server.only()?.draft.details.title, third.state()]).toEqual(['Shadows', 'saved'])
  })

  it('is known by its save again where another one, which saw that late, has written over it', async () => {
    const { kept, first, hear } = await inTwoTabs()
    first.draft.changed(draftOf('Lenses'))
    await wait()
    kept.base = kept.base && { ...kept.base, revision: 1, sent: [] }
    hear()
    await wait()
    expect(kept.base).toMatchObject({ revision: 2, unsaved: false })
  })

  it('that hears late of what another one has found saved knows that it is, and what that one sends since', async () => {
    const { kept, first, hear } = await inTwoTabs()
    first.draft.changed(draftOf('Lenses'))
    await wait()
    kept.base = kept.base && { ...kept.base, revision: 2, sent: [...kept.base.sent, 'since'] }
    hear()
    await wait()
    expect(kept.base).toMatchObject({ revision: 2, sent: ['since'], unsaved: false })
  })

  it.each(['sent', 'heard of'])('knows what it has %s, though it was written over', async (how) => {
    const { server, kept, second, third, hear } = await inTwoTabs()
    hear()
    const before = kept.base
    second.draft.changed(draftOf('Lenses'))
    await wait()
    const change = server.only()?.change ?? ''
    const tab = how === 'sent' ? second : third
    if (before && how !== 'sent') tab.draft.heard({ ...before, sent: [change] })
    kept.base = before
    tab.draft.changed(draftOf('Mirrors'))
    await wait()
    expect([server.only()?.draft.details.title, tab.state()]).toEqual(['Mirrors', 'saved'])
  })

  it('is noted as unsaved once, since a tab that sees late what another one notes writes over it', async () => {
    const { kept, first, second } = await inTwoTabs()
    first.draft.changed(draftOf('Lenses'))
    const noted = kept.base
    expect(noted?.unsaved).toBe(true)
    second.draft.changed(draftOf('Mirrors'))
    expect(kept.base).toBe(noted)
  })

  it('is to be saved still where another one has written more, and says saved again once that one has', async () => {
    const { kept, first, second, hear } = await inTwoTabs()
    const hears = ({ draft }: typeof first) => kept.base && draft.heard(kept.base)
    first.draft.changed(draftOf('Lenses'))
    await wait()
    second.draft.changed(draftOf('Mirrors'))
    first.draft.dropped()
    hear()
    await wait(100)
    expect([kept.base?.unsaved, first.state()]).toEqual([true, 'none'])
    hears(first)
    expect(first.state()).toBe('none')
    await wait()
    hears(first)
    expect([kept.base?.unsaved, first.state()]).toEqual([false, 'saved'])
  })

  it('does not go on to say that it is being saved once another one has to', async () => {
    const { server, first, hear } = await inTwoTabs()
    server.next('is lost')
    first.draft.changed(draftOf('Lenses'))
    hear()
    await wait()
    expect(first.state()).toBe('waiting')
    first.draft.dropped()
    await wait(60_000)
    expect(first.state()).toBe('none')
  })

  it('says nothing of a save that fails once another one has to', async () => {
    const { server, first, hear } = await inTwoTabs()
    server.next(refusal(413, 'drafts_too_large'))
    first.draft.changed(draftOf('Lenses'))
    await wait()
    first.draft.dropped()
    hear()
    await wait()
    expect(first.state()).toBe('none')
  })
})

/** What happens next: in one of three tabs something is written, and time passes. */
const writing = fc.record({ tab: fc.nat(2), after: fc.oneof(fc.nat(50), fc.nat(2_500)) })
/** Another tab has written. */
const HEARD_AFTER_MS = 100
/** How long a call and its reply are on their way, in ms; `null`: the reply is lost. */
const way = fc.record({ there: fc.nat(1_500), back: fc.option(fc.nat(1_500), { freq: 6 }) })

it('a draft in three tabs is saved whole whatever the calls take, and never seen as another device’s', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(writing, { minLength: 1 }), fc.infiniteStream(way), async (writings, ways) => {
      const server = aServer()
      const kept: Kept = { base: null }
      const onItsWay = async <Reply>(call: () => Promise<Reply>) => {
        const { there, back } = ways.next().value ?? { there: 0, back: 0 }
        await new Promise((resolve) => setTimeout(resolve, there))
        const reply = await call()
        await new Promise((resolve) => setTimeout(resolve, back ?? 0))
        return back === null ? fail(OFFLINE) : reply
      }
      const slow: DraftCalls<QuizDraft> = {
        save: (sent) => onItsWay(() => server.calls.save(sent)),
        read: (id) => onItsWay(() => server.calls.read(id)),
      }
      const tabs = [0, 1, 2].map(() => aPage(server, kept, slow))
      let written = ''
      const wroteLast = [0, 0, 0]
      /** Whoever has written meanwhile too saves both, and everyone else leaves it to the other tab. */
      const hears = (at: number, since: number) => {
        tabs[at]?.draft.dropped()
        if ((wroteLast[at] ?? 0) > since) tabs[at]?.draft.changed(draftOf(written))
      }
      for (const [number, { tab, after }] of writings.entries()) {
        written += `${tab}`
        wroteLast[tab] = number + 1
        tabs[tab]?.draft.changed(draftOf(written))
        const others = [0, 1, 2].filter((at) => at !== tab)
        setTimeout(() => {
          for (const at of others) hears(at, number)
        }, HEARD_AFTER_MS)
        await wait(after)
      }
      await wait(600_000)
      for (const { draft } of tabs) if (kept.base) draft.heard(kept.base)
      expect(server.only()?.draft.details.title).toBe(written)
      expect(tabs.map(({ state }) => state())).toEqual(['saved', 'saved', 'saved'])
      expect(kept.base).toMatchObject({ unsaved: false, revision: server.only()?.revision })
      expect(tabs.flatMap(({ newer }) => newer)).toEqual([])
    }),
  )
})
