import * as z from 'zod/mini'
import { MAX_GROUPS, MAX_SECTIONS, MAX_TEXTS } from '#domain/questionnaires/items/passage.ts'
import { draftKind } from '#domain/questionnaires/kinds.ts'
import { MAX_QUESTIONS } from '#domain/questionnaires/questionnaire.ts'
import { storableText } from '#domain/text/text.ts'
import { endpoint } from '../wire/endpoint.ts'
import { deviceKey } from '../wire/inputs.ts'
import { isoInstant } from '../wire/wire.ts'

/** Questions with the sections, passages and texts that stand among them. */
export const MAX_ITEMS = MAX_QUESTIONS + MAX_SECTIONS + MAX_GROUPS + MAX_TEXTS

/** Most bytes of one draft as it is sent. */
export const MAX_DRAFT_BYTES = 2 * 1024 * 1024

/** As the page that writes it needs it: half-finished in any way, and read leniently again. What is not known is kept. */
export const draftContent = z.strictObject({
  details: z.looseObject({ title: z.string('wrong_type'), subject: z.string('wrong_type') }),
  items: z.array(z.looseObject({ kind: z.optional(z.string('wrong_type')) })).check(z.maxLength(MAX_ITEMS, 'too_many')),
  /** The quiz as text, while something in it is no question. */
  text: z.optional(z.string('wrong_type')),
})
export type DraftContentOnWire = z.infer<typeof draftContent>

/** Made by the page, at random. */
const id = deviceKey
const revision = z.int('wrong_type').check(z.gte(0, 'out_of_range'))

const quizId = storableText(64)

const storedDraft = z.object({
  id: z.string(),
  kind: draftKind,
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

export const readDraft = endpoint({
  name: 'readDraft',
  summary: 'A quiz or a survey that is being written, with all that it has so far; only its owner can read it',
  method: 'GET',
  path: '/teacher/drafts/:id',
  caller: 'teacher',
  params: z.object({ id }),
  data: storedDraft,
  failures: ['not_found'],
})

/** Those of one sort, as their list shows them. */
export const listDrafts = endpoint({
  name: 'listDrafts',
  summary: 'The quizzes or surveys that the teacher is writing, newest first, without what is in them',
  method: 'GET',
  path: '/teacher/drafts',
  caller: 'teacher',
  query: z.object({ kind: draftKind }),
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
  failures: [],
})

export const readEdit = endpoint({
  name: 'readEdit',
  summary: 'What its owner has changed in a published quiz or survey and not published yet; null: nothing',
  method: 'GET',
  path: '/teacher/quizzes/:id/edit',
  caller: 'teacher',
  params: z.object({ id: quizId }),
  data: z.object({ draft: z.nullable(storedDraft) }),
  failures: ['quiz_not_found'],
})

export const saveDraft = endpoint({
  name: 'saveDraft',
  summary:
    'Keep a quiz or a survey that is being written, under a random id of the caller’s. `based_on` is the revision that was read or saved last, 0 for a new draft; where the stored one is another, nothing is overwritten (`draft_changed`). The same `change` again: the same revision. A draft of a published quiz says so in each save (`edits`): a quiz has one, and another one is refused (`draft_changed`). What it becomes (`kind`) stays as it was at first',
  method: 'PUT',
  path: '/teacher/drafts/:id',
  caller: 'teacher',
  params: z.object({ id }),
  body: z.strictObject({
    based_on: revision,
    /** A random key of this save. */
    change: deviceKey,
    content: draftContent,
    /** Left out: a quiz. */
    kind: z.optional(draftKind),
    /** The published quiz that it changes, and the version it is based on. */
    edits: z.optional(z.strictObject({ quiz_id: quizId, version_id: storableText(64) })),
  }),
  bodyLimit: MAX_DRAFT_BYTES,
  data: z.object({ revision: z.int(), saved_at: isoInstant }),
  failures: [
    'not_found',
    'quiz_not_found',
    'draft_changed',
    'too_many_drafts',
    'drafts_too_large',
    'busy',
    'storage_full',
  ],
})

export const deleteDraft = endpoint({
  name: 'deleteDraft',
  summary:
    'Delete a draft; the answer is what was deleted, so that it can be put back, and null when nothing was there',
  method: 'DELETE',
  path: '/teacher/drafts/:id',
  caller: 'teacher',
  params: z.object({ id }),
  data: z.object({ draft: z.nullable(storedDraft) }),
  failures: ['busy'],
})

/** A draft that is published: it must be as it was saved last, and is gone once the quiz is there. */
export const publishedDraft = z.strictObject({ id, revision })
