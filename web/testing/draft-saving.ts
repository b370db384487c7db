import { vi } from 'vitest'
import { type CallFailure, fail, ok } from '../calls/reply.ts'
import type { DraftBase } from '../questionnaires/drafts/draft-base.ts'
import { createServerDraft } from '../questionnaires/drafts/server-draft.ts'
import type { DraftCalls, DraftOnServer } from '../questionnaires/drafts/server-draft-calls.ts'
import type { Saving } from '../questionnaires/drafts/server-draft-sending.ts'
import { emptyDetails, type QuizDraft } from '../questionnaires/entries/stored-draft.ts'

export const draftOf = (title: string, prompt = ''): QuizDraft => ({
  details: { ...emptyDetails(), title },
  items: [{ kind: 'single_choice', prompt, draft: { options: ['', ''], correct: null } }],
})

export const refusal = (status: number | null, code: string): CallFailure => ({
  status,
  code,
  fields: {},
  retryAfterMs: null,
})
export const OFFLINE = refusal(null, 'network')

/** A server that keeps drafts as ours does; a reply may be lost on its way, or a call never arrive. */
export const aServer = () => {
  const stored = new Map<string, DraftOnServer<QuizDraft>>()
  let next: 'reaches' | 'is lost' | 'reply is lost' | CallFailure = 'reaches'
  const sent: string[] = []
  const calls: DraftCalls<QuizDraft> = {
    save: async ({ id, basedOn, change, draft }) => {
      sent.push(draft.details.title)
      const how = next
      if (how === 'is lost') return fail(OFFLINE)
      if (typeof how === 'object') return fail(how)
      const stands = stored.get(id)
      if (!stands && basedOn > 0) return fail(refusal(404, 'not_found'))
      if (stands && stands.revision !== basedOn) {
        if (stands.change !== change) return fail(refusal(409, 'draft_changed'))
      } else stored.set(id, { id, revision: basedOn + 1, change, draft, savedAt: 7 })
      if (how === 'reply is lost') return fail(OFFLINE)
      return ok({ revision: stored.get(id)?.revision ?? 0, savedAt: 7 })
    },
    read: async (id) => {
      if (next === 'is lost') return fail(OFFLINE)
      const found = stored.get(id)
      return found ? ok(found) : fail(refusal(404, 'not_found'))
    },
  }
  return {
    calls,
    stored,
    sent,
    only: () => [...stored.values()][0],
    next: (how: typeof next) => {
      next = how
    },
    elsewhere: (title: string) => {
      for (const [id, one] of stored)
        stored.set(id, { ...one, revision: one.revision + 1, change: 'theirs', draft: draftOf(title) })
    },
  }
}

export type Kept = { base: DraftBase | null }

/** `calls`: what this page hears of the server. */
export const aPage = (server: ReturnType<typeof aServer>, kept: Kept = { base: null }, calls = server.calls) => {
  const states: Saving<QuizDraft>[] = []
  const newer: string[] = []
  const draft = createServerDraft<QuizDraft>({
    calls,
    isWorthSaving: ({ details }) => details.title.trim() !== '',
    base: {
      read: () => kept.base,
      write: (base) => {
        kept.base = base
      },
    },
    onSaving: (saving) => states.push(saving),
    onSaved: () => {},
    onNewer: (found) => newer.push(found.draft.details.title),
    keep: () => {},
  })
  const state = () => states.at(-1)?.kind
  return { draft, kept, newer, state }
}

export const wait = (ms = 1_500) => vi.advanceTimersByTimeAsync(ms)
