import * as z from 'zod/mini'
import { marksFloor } from '#domain/marking/floor-choice.ts'
import { fraction } from '#domain/marking/marking.ts'
import { markingScheme } from '#domain/marking/marking-scheme.ts'
import { paperAccess, questionnaireStatus } from '#domain/questionnaires/questionnaire.ts'
import { settings } from '#domain/questionnaires/settings.ts'
import { language } from '#domain/text/language.ts'
import { textFormat } from '#domain/text/text-format.ts'
import { endpoint } from '../wire/endpoint.ts'
import { isoInstant } from '../wire/wire.ts'
import { kindUnlessQuiz } from './kind-on-wire.ts'
import { sectionRulesSaid } from './section-rules-on-wire.ts'
import type { requests } from './versions-requests.ts'

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

export const listVersions = endpoint<typeof requests.listVersions>()({
  method: 'GET',
  path: '/teacher/quizzes/:id/versions',
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

const contentGroups = z.array(z.object({ stimulus: z.string(), format: textFormat }))
const contentText = { text: z.string(), format: textFormat, before: z.nullable(z.int()) }

/** The pages of a survey, or the one of a poll, in the form of a new one. */
export const contentPages = z.array(
  z.object({
    title: z.string(),
    instructions: z.string(),
    format: textFormat,
    questions: z.array(contentQuestion),
    /** Left out where it has none. */
    groups: z.optional(contentGroups),
    /** Left out where it has none. */
    texts: z.optional(z.array(z.object(contentText))),
  }),
)

const content = z.object({
  ...kindUnlessQuiz,
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
  marks_floor: z.optional(marksFloor),
  paper: paperAccess,
  /** `order` of this version; the rest is the quiz's own. */
  settings,
  questions: z.array(contentQuestion),
  groups: contentGroups,
  texts: z.array(z.object({ ...contentText, ends_section: z.optional(z.literal(true)) })),
  /** Left out where it has none. */
  sections: z.optional(
    z.array(
      z.object({
        ...{ title: z.string(), instructions: z.string(), format: textFormat, before: z.int() },
        ...sectionRulesSaid,
      }),
    ),
  ),
})
export type ContentOnWire = z.infer<typeof content>

export const readContent = endpoint<typeof requests.readContent>()({
  method: 'GET',
  path: '/teacher/quizzes/:id/content',
  data: content,
})

const madeVersion = z.object({ version_id: z.string(), number: z.int() })

export const publishVersion = endpoint<typeof requests.publishVersion>()({
  method: 'POST',
  path: '/teacher/quizzes/:id/versions',
  data: madeVersion,
})

export const renameQuiz = endpoint<typeof requests.renameQuiz>()({
  method: 'PUT',
  path: '/teacher/quizzes/:id/title',
  data: madeVersion,
})

export const makeCurrent = endpoint<typeof requests.makeCurrent>()({
  method: 'PUT',
  path: '/teacher/quizzes/:id/versions/current',
  data: madeVersion,
})
