import * as z from 'zod/mini'
import { patternId } from '#domain/patterns/pattern-id.ts'
import { kindWith } from '#domain/questionnaires/kinds.ts'
import { storableText } from '#domain/text/text.ts'
import type { Requests } from '../wire/endpoint.ts'
import { deviceKey } from '../wire/inputs.ts'
import { draftContent } from './draft-content.ts'

/** Most bytes of one draft as it is sent. */
export const MAX_DRAFT_BYTES = 2 * 1024 * 1024

/** Made by the page, at random. */
const id = deviceKey
const revision = z.int('wrong_type').check(z.gte(0, 'out_of_range'))

const quizId = storableText(64)

const MAX_NAME = 64
const MAX_NAMES = 64

/** Where a draft names a pattern, it is one that there is: all else in it is read leniently again. */
const namesPattern = z.object({ details: z.object({ settings: z.object({ pattern: z.string() }) }) })
const savedContent = draftContent.check(
  z.refine(
    (content) => {
      const named = namesPattern.safeParse(content)
      return !named.success || patternId.safeParse(named.data.details.settings.pattern).success
    },
    { error: 'not_one_of', path: ['details', 'settings', 'pattern'] },
  ),
)

/** A draft that is published: it must be as it was saved last, and is gone once the quiz is there. */
export const publishedDraft = z.strictObject({ id, revision })

export const requests = {
  readDraft: {
    summary: 'A quiz, poll or survey that is being written, with all that it has so far; only its owner can read it',
    caller: 'teacher',
    params: z.object({ id }),
    failures: ['not_found'],
  },
  listDrafts: {
    summary: 'The quizzes, polls or surveys that the teacher is writing, newest first, without what is in them',
    caller: 'teacher',
    query: z.object({ kind: kindWith({ drafts: true }) }),
    failures: [],
  },
  readEdit: {
    summary: 'What its owner has changed in a published quiz, poll or survey and not published yet; null: nothing',
    caller: 'teacher',
    params: z.object({ id: quizId }),
    failures: ['quiz_not_found'],
  },
  saveDraft: {
    summary:
      'Keep a quiz, exam, poll or survey that is being written, under a random id of the caller’s. `based_on` is the revision that was read or saved last, 0 for a new draft; where the stored one is another, nothing is overwritten (`draft_changed`). The same `change` again: the same revision. A draft of a published quiz says so in each save (`edits`): a quiz has one, and another one is refused (`draft_changed`). What it becomes (`kind`) stays as it was at first. `details.settings.pattern`, where there is one, is one of those that are known. What `knows` does not name of `details.floor`, `section.points`, `section.marking`, `section.choose`, `section.minutes`, `section.draw`, `settings.embedding`, `settings.opening`, `settings.pattern`, `settings.practice`, `settings.screen`, `order.sections`, `order.movement` and `order.question_seconds` (of `settings`) stays as it is stored where it is left out; what it names and leaves out is removed',
    caller: 'teacher',
    params: z.object({ id }),
    body: z.strictObject({
      based_on: revision,
      /** A random key of this save. */
      change: deviceKey,
      content: savedContent,
      /** Left out: a quiz. */
      kind: z.optional(kindWith({ drafts: true })),
      /** Which of `LATER_NAMES` the caller writes. One that is not known here changes nothing. */
      knows: z.optional(z.array(storableText(MAX_NAME)).check(z.maxLength(MAX_NAMES, 'too_many'))),
      /** The published quiz that it changes, and the version it is based on. */
      edits: z.optional(z.strictObject({ quiz_id: quizId, version_id: storableText(64) })),
    }),
    bodyLimit: MAX_DRAFT_BYTES,
    failures: [
      'not_found',
      'quiz_not_found',
      'draft_changed',
      'too_many_drafts',
      'drafts_too_large',
      'busy',
      'storage_full',
    ],
  },
  deleteDraft: {
    summary:
      'Delete a draft; the answer is what was deleted, so that it can be put back, and null when nothing was there',
    caller: 'teacher',
    params: z.object({ id }),
    failures: ['busy'],
  },
} as const satisfies Requests
