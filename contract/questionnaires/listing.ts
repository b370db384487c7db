import * as z from 'zod/mini'
import { questionnaireKind } from '#domain/questionnaires/kinds.ts'
import { shut } from '#domain/questionnaires/responding.ts'
import { endpoint } from '../wire/endpoint.ts'
import { isoInstant } from '../wire/wire.ts'
import type { requests } from './listing-requests.ts'
import { questionnaireSummary } from './papers.ts'
import { listedDraft } from './questionnaires.ts'

const listedQuestionnaire = z.object({
  kind: questionnaireKind,
  ...questionnaireSummary,
  /** Left out where it has no clock. */
  duration: z.optional(z.number()),
  /** Attempts that have ended, or responses that are complete. */
  answered: z.int(),
  /** When the latest response was complete; left out where none, or where that may not be known. */
  last_answered_at: z.optional(isoInstant),
  /** Null where nobody has submitted, or nothing earns marks. */
  average_percent: z.nullable(z.number()),
  /** Answers that a person still has to mark; left out where none. */
  marking_waiting: z.optional(z.int()),
  /** Nobody learns who answered; left out where that is not promised. */
  anonymous: z.optional(z.literal(true)),
  /** Why it takes no answers though it is open; left out where it does. */
  shut: z.optional(shut),
  /** When it opens and closes by itself, where it is open and that is set. */
  opens_at: z.optional(isoInstant),
  closes_at: z.optional(isoInstant),
  /** The name of the examination by whose pattern it is laid out; left out: by none, or changed. */
  pattern: z.optional(z.string()),
  /** Its attempts are practice runs, which are counted nowhere; left out where they are not. */
  practice: z.optional(z.literal(true)),
  /** When changes of it that are not published were saved last; left out where none. */
  edited_at: z.optional(isoInstant),
  /** Left out where it has none. */
  tags: z.optional(z.array(z.string())),
  /** When it is erased; left out where it is not in the bin. */
  bin_until: z.optional(isoInstant),
  created_at: isoInstant,
  updated_at: isoInstant,
})
export type ListedQuestionnaireOnWire = z.infer<typeof listedQuestionnaire>

const listedDraftOfKind = z.extend(listedDraft, { kind: questionnaireKind })
export type ListedDraftOfKindOnWire = z.infer<typeof listedDraftOfKind>

export const listQuestionnaires = endpoint<typeof requests.listQuestionnaires>()({
  method: 'GET',
  path: '/teacher/questionnaires',
  data: z.object({
    rows: z.array(z.union([listedQuestionnaire, listedDraftOfKind])),
    page: z.int(),
    pages: z.int(),
    /** How many the search found, on all pages. */
    found: z.int(),
    /** Of all of the kind that was asked for, whatever was searched for. */
    totals: z.object({
      /** Neither archived nor in the bin. */
      listed: z.int(),
      drafts: z.int(),
      answered: z.int(),
      average_percent: z.nullable(z.number()),
      /** Answers that a person still has to mark, and that count 0 in the average until then; left out where none. */
      marking_waiting: z.optional(z.int()),
      /** What is in none of the figures before. */
      archived: z.int(),
      in_bin: z.int(),
    }),
  }),
})
