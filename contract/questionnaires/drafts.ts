import * as z from 'zod/mini'
import { kindWith } from '#domain/questionnaires/kinds.ts'
import { endpoint } from '../wire/endpoint.ts'
import { isoInstant } from '../wire/wire.ts'
import { draftContent } from './draft-content.ts'
import type { requests } from './drafts-requests.ts'

const storedDraft = z.object({
  id: z.string(),
  kind: kindWith({ drafts: true }),
  /** Left out where it is a new quiz. */
  edits: z.optional(
    z.object({
      quiz_id: z.string(),
      version_id: z.string(),
      /** Of that version. */
      number: z.int(),
    }),
  ),
  revision: z.int(),
  /** Of the save that made it what it is. */
  change: z.string(),
  saved_at: isoInstant,
  content: draftContent,
})

export const readDraft = endpoint<typeof requests.readDraft>()({
  method: 'GET',
  path: '/teacher/drafts/:id',
  data: storedDraft,
})

/** Those of one sort, as their list shows them. */
export const listDrafts = endpoint<typeof requests.listDrafts>()({
  method: 'GET',
  path: '/teacher/drafts',
  data: z.array(
    z.object({
      id: z.string(),
      title: z.string(),
      no_of_questions: z.int(),
      created_at: isoInstant,
      saved_at: isoInstant,
      /** The published one that it changes; null where it is a new one. */
      edits: z.nullable(z.string()),
    }),
  ),
})

export const readEdit = endpoint<typeof requests.readEdit>()({
  method: 'GET',
  path: '/teacher/quizzes/:id/edit',
  data: z.object({ draft: z.nullable(storedDraft) }),
})

export const saveDraft = endpoint<typeof requests.saveDraft>()({
  method: 'PUT',
  path: '/teacher/drafts/:id',
  data: z.object({ revision: z.int(), saved_at: isoInstant }),
})

export const deleteDraft = endpoint<typeof requests.deleteDraft>()({
  method: 'DELETE',
  path: '/teacher/drafts/:id',
  data: z.object({ draft: z.nullable(storedDraft) }),
})
