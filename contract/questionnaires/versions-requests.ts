import * as z from 'zod/mini'
import { subject, title } from '#domain/questionnaires/questionnaire.ts'
import { versionSettings } from '#domain/questionnaires/settings.ts'
import { storableText } from '#domain/text/text.ts'
import type { Requests } from '../wire/endpoint.ts'
import { deviceKey, pageNumber } from '../wire/inputs.ts'
import { publishedDraft } from './drafts-requests.ts'
import { standing, written } from './questionnaires-requests.ts'
import { sameMeanings } from './same-meaning.ts'

const id = storableText(64)
const params = z.object({ id })

const newVersion = z
  .strictObject({
    ...written,
    /** The id of the version that was edited. Where another one is current by now, nothing is published. */
    based_on: id,
    /** Left out: as in the version it is based on. */
    settings: z.optional(versionSettings),
    /** A random key made once per save: sent again because its answer was lost, the same version answers. */
    draft_key: deviceKey,
    /** The draft that this is: refused when it has changed or is gone, deleted once the version is there. */
    draft: z.optional(publishedDraft),
    same_meaning: sameMeanings,
  })
  .check(...standing)
export type NewVersionOnWire = z.input<typeof newVersion>

export const requests = {
  listVersions: {
    summary:
      'All that was ever published of a quiz, the latest first, 30 a page, and how many students have which; `current` is the one that students meet who start now',
    caller: 'teacher',
    params,
    query: z.object({ page: z.optional(pageNumber) }),
    failures: ['quiz_not_found'],
  },
  readContent: {
    summary:
      'A version as its author writes it, in the form of a new quiz: of the current one, or of the `version` with that number',
    caller: 'teacher',
    params,
    query: z.object({ version: z.optional(pageNumber) }),
    failures: ['quiz_not_found', 'not_found'],
  },
  publishVersion: {
    summary:
      'Publish the next version of a quiz: students who start from then on meet it, attempts under way keep theirs. A question with the `id` and kind of one in the version it is based on stays that question',
    caller: 'teacher',
    params,
    body: newVersion,
    bodyLimit: 4 * 1024 * 1024,
    status: 201,
    failures: [
      'quiz_not_found',
      'quiz_changed',
      'draft_changed',
      'draft_gone',
      'quizzes_too_large',
      'too_many_published',
      'too_many_quiz_pictures',
      'busy',
    ],
  },
  renameQuiz: {
    summary:
      'Give a quiz another title and subject: a version with the questions of the current one. Attempts under way keep the title they began with. Said again, it changes nothing',
    caller: 'teacher',
    params,
    /** `subject` left out: it stays. */
    body: z.strictObject({ title, subject: z.optional(subject) }),
    failures: ['quiz_not_found', 'quizzes_too_large', 'too_many_published'],
  },
  makeCurrent: {
    summary:
      'Make an earlier version the one that students meet who start from then on; attempts under way keep theirs. Said again, it changes nothing',
    caller: 'teacher',
    params,
    body: z.strictObject({
      version_id: id,
      /** The id of the version that was seen to be current. Where another one is by now, nothing is changed. */
      instead_of: id,
    }),
    failures: ['quiz_not_found', 'not_found', 'quiz_changed'],
  },
} as const satisfies Requests
