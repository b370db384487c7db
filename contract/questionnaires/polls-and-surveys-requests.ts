import * as z from 'zod/mini'
import { refusedIn } from '#domain/questionnaires/described-settings.ts'
import { MAX_INSTRUCTIONS_LENGTH, MAX_PASSAGES, MAX_SECTIONS, MAX_TEXTS } from '#domain/questionnaires/items/passage.ts'
import { joining } from '#domain/questionnaires/joining.ts'
import { kindWith } from '#domain/questionnaires/kinds.ts'
import { MAX_QUESTIONS, title } from '#domain/questionnaires/questionnaire.ts'
import { responding } from '#domain/questionnaires/responding.ts'
import { taking } from '#domain/questionnaires/taking.ts'
import { storableText } from '#domain/text/text.ts'
import { textFormat } from '#domain/text/text-format.ts'
import type { Requests } from '../wire/endpoint.ts'
import { deviceKey } from '../wire/inputs.ts'
import { publishedDraft } from './drafts-requests.ts'
import { newGroups, newQuestion, newText, placesFit } from './questionnaires-requests.ts'

/** A page; all places in it count from its own first question. */
const newSection = z
  .strictObject({
    title: z._default(storableText(200).check(z.trim()), ''),
    instructions: z._default(storableText(MAX_INSTRUCTIONS_LENGTH).check(z.trim()), ''),
    /** Of the instructions; titles are plain. */
    format: textFormat,
    questions: z
      .array(newQuestion)
      .check(z.minLength(1, 'question_count_required'), z.maxLength(MAX_QUESTIONS, 'too_many')),
    groups: newGroups,
    texts: z._default(z.array(z.strictObject(newText)).check(z.maxLength(MAX_TEXTS, 'too_many')), []),
  })
  .check(placesFit)

type Counted = Record<'questions' | 'groups' | 'texts', readonly unknown[]>

const atMostInAll = (list: keyof Counted, most: number) =>
  z.refine<readonly Counted[]>((pages) => pages.reduce((sum, page) => sum + page[list].length, 0) <= most, 'too_many')

/** What a version of a poll or a survey says. */
export const writtenSections = {
  title,
  sections: z
    .array(newSection)
    .check(
      z.minLength(1, 'question_count_required'),
      z.maxLength(MAX_SECTIONS, 'too_many'),
      atMostInAll('questions', MAX_QUESTIONS),
      atMostInAll('groups', MAX_PASSAGES),
      atMostInAll('texts', MAX_TEXTS),
    ),
}
export type NewSectionOnWire = z.infer<typeof newSection>

const newResponded = z
  .strictObject({
    kind: kindWith({ clock: false }),
    ...writtenSections,
    responding: z.optional(responding),
    /** What is asked of those who respond where `ask_name` is `form`. */
    joining: z.optional(joining),
    /** Left out: all are asked everything, page after page. */
    taking: z.optional(taking),
    /** A random key made once per save: sent again because its answer was lost, the same one answers. */
    draft_key: z.optional(deviceKey),
    /** The draft that it is, as it was saved last; it is gone once this is there. */
    draft: z.optional(publishedDraft),
  })
  .check(
    z.check(({ value: { kind, responding: how }, issues }) => {
      for (const setting of how ? refusedIn(kind, how) : []) {
        issues.push({ code: 'custom', message: 'not_one_of', path: ['responding', setting], input: how })
      }
    }),
  )
export type NewRespondedOnWire = z.input<typeof newResponded>

export const requests = {
  createResponded: {
    summary:
      'Make a poll or a survey, which takes responses at once. `sections` are its pages: each has `questions`, and may have passages (`groups`; a question about one names its `group`) and `texts` between the questions; places count within the page',
    caller: 'teacher',
    body: newResponded,
    bodyLimit: 4 * 1024 * 1024,
    status: 201,
    failures: [
      'too_many_quizzes',
      'too_many_for_plan',
      'quizzes_too_large',
      'too_many_published',
      'too_many_quiz_pictures',
      'busy',
      'draft_changed',
      'draft_gone',
    ],
  },
} as const satisfies Requests
