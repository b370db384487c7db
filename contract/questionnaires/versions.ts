import * as z from 'zod/mini'
import { fraction } from '#domain/marking/marking.ts'
import { markingScheme } from '#domain/marking/marking-scheme.ts'
import { paperAccess, questionnaireStatus, subject, title } from '#domain/questionnaires/questionnaire.ts'
import { settings, versionSettings } from '#domain/questionnaires/settings.ts'
import { language } from '#domain/text/language.ts'
import { storableText } from '#domain/text/text.ts'
import { textFormat } from '#domain/text/text-format.ts'
import { endpoint } from '../wire/endpoint.ts'
import { deviceKey, pageNumber } from '../wire/inputs.ts'
import { isoInstant } from '../wire/wire.ts'
import { publishedDraft } from './drafts.ts'
import { standing, written } from './questionnaires.ts'
import { sameMeanings } from './same-meaning.ts'

const id = storableText(64)
const params = z.object({ id })

const count = z.int().check(z.nonnegative())

const listedVersion = z.object({
  id: z.string(),
  number: z.int(),
  title: z.string(),
  no_of_questions: z.int(),
  published_at: isoInstant,
  /** Attempts at it that are under way, and those that have ended. */
  under_way: count,
  handed_in: count,
})
export type ListedVersionOnWire = z.infer<typeof listedVersion>

export const listVersions = endpoint({
  name: 'listVersions',
  summary:
    'All that was ever published of a quiz, the latest first, 30 a page, and how many students have which; `current` is the one that students meet who start now',
  method: 'GET',
  path: '/teacher/quizzes/:id/versions',
  caller: 'teacher',
  params,
  query: z.object({ page: z.optional(pageNumber) }),
  data: z.object({
    quiz: z.object({ id: z.string(), title: z.string(), share_code: z.string(), status: questionnaireStatus }),
    current: listedVersion,
    rows: z.array(listedVersion),
    page: z.int(),
    pages: z.int(),
    found: z.int(),
    /** Attempts under way at any version, and those that have ended. */
    under_way: count,
    handed_in: count,
  }),
  failures: ['quiz_not_found'],
})

/** As a new quiz has it, and with the id that it keeps. */
export const contentQuestion = z.object({
  id: z.optional(z.string()),
  kind: z.optional(z.string()),
  format: textFormat,
  problem: z.string(),
  options: z.optional(z.array(z.string())),
  correct_answer: z.optional(z.int()),
  fixed: z.optional(z.array(z.int())),
  draft: z.optional(z.unknown()),
  explanation: z.optional(z.string()),
  points: z.optional(z.number()),
  marking: z.optional(z.object({ wrong_costs: z.optional(fraction), scheme: z.optional(markingScheme) })),
  language: z.optional(language),
  required: z.optional(z.literal(true)),
  group: z.optional(z.int()),
})

/** The pages of a survey, or the one of a poll, in the form of a new one. */
export const contentPages = z.array(
  z.object({ title: z.string(), instructions: z.string(), format: textFormat, questions: z.array(contentQuestion) }),
)

const content = z.object({
  version_id: z.string(),
  number: z.int(),
  is_current: z.boolean(),
  title: z.string(),
  subject: z.string(),
  duration: z.number(),
  is_negative_marking: z.boolean(),
  marks_per_question: z.optional(z.number()),
  wrong_costs: z.optional(fraction),
  marking_scheme: z.optional(markingScheme),
  paper: paperAccess,
  /** `order` of this version; the rest is the quiz's own. */
  settings,
  questions: z.array(contentQuestion),
  groups: z.array(z.object({ stimulus: z.string(), format: textFormat })),
  texts: z.array(
    z.object({
      text: z.string(),
      format: textFormat,
      before: z.nullable(z.int()),
      ends_section: z.optional(z.literal(true)),
    }),
  ),
  /** Left out where it has none. */
  sections: z.optional(
    z.array(z.object({ title: z.string(), instructions: z.string(), format: textFormat, before: z.int() })),
  ),
})
export type ContentOnWire = z.infer<typeof content>

export const readContent = endpoint({
  name: 'readContent',
  summary:
    'A version as its author writes it, in the form of a new quiz: of the current one, or of the `version` with that number',
  method: 'GET',
  path: '/teacher/quizzes/:id/content',
  caller: 'teacher',
  params,
  query: z.object({ version: z.optional(pageNumber) }),
  data: content,
  failures: ['quiz_not_found', 'not_found'],
})

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

const madeVersion = z.object({ version_id: z.string(), number: z.int() })

export const publishVersion = endpoint({
  name: 'publishVersion',
  summary:
    'Publish the next version of a quiz: students who start from then on meet it, attempts under way keep theirs. A question with the `id` and kind of one in the version it is based on stays that question',
  method: 'POST',
  path: '/teacher/quizzes/:id/versions',
  caller: 'teacher',
  params,
  body: newVersion,
  bodyLimit: 4 * 1024 * 1024,
  data: madeVersion,
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
})

export const renameQuiz = endpoint({
  name: 'renameQuiz',
  summary:
    'Give a quiz another title and subject: a version with the questions of the current one. Attempts under way keep the title they began with. Said again, it changes nothing',
  method: 'PUT',
  path: '/teacher/quizzes/:id/title',
  caller: 'teacher',
  params,
  /** `subject` left out: it stays. */
  body: z.strictObject({ title, subject: z.optional(subject) }),
  data: madeVersion,
  failures: ['quiz_not_found', 'quizzes_too_large', 'too_many_published'],
})

export const makeCurrent = endpoint({
  name: 'makeCurrent',
  summary:
    'Make an earlier version the one that students meet who start from then on; attempts under way keep theirs. Said again, it changes nothing',
  method: 'PUT',
  path: '/teacher/quizzes/:id/versions/current',
  caller: 'teacher',
  params,
  body: z.strictObject({
    version_id: id,
    /** The id of the version that was seen to be current. Where another one is by now, nothing is changed. */
    instead_of: id,
  }),
  data: madeVersion,
  failures: ['quiz_not_found', 'not_found', 'quiz_changed'],
})
