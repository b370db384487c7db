import * as z from 'zod/mini'
import { floorChoice } from '#domain/marking/floor-choice.ts'
import { fraction, markingScheme } from '#domain/marking/marking.ts'
import {
  MAX_PASSAGES,
  MAX_SECTIONS,
  MAX_TEXTS,
  type PlaceProblem,
  passageText,
  placeProblems,
} from '#domain/questionnaires/items/passage.ts'
import { explanationText, promptText } from '#domain/questionnaires/items/prompt.ts'
import { kindWith } from '#domain/questionnaires/kinds.ts'
import {
  isOffered,
  MAX_QUESTIONS,
  MAX_SUBJECT_LENGTH,
  paperAccess,
  questionnaireStatus,
  subject,
  title,
} from '#domain/questionnaires/questionnaire.ts'
import { quizSort, shownQuizzes } from '#domain/questionnaires/quiz-list.ts'
import { instructionsText, sectionTitle } from '#domain/questionnaires/section.ts'
import { newSettings } from '#domain/questionnaires/settings.ts'
import { fixedPlaces, MAX_OPTIONS, MIN_OPTIONS, optionText } from '#domain/questions/parts/options.ts'
import { storableText } from '#domain/text/text.ts'
import { textFormat } from '#domain/text/text-format.ts'
import { minutes } from '#domain/time/minutes.ts'
import type { Requests } from '../wire/endpoint.ts'
import { deviceKey, pageNumber } from '../wire/inputs.ts'
import { minutesOf } from '../wire/wire.ts'
import { publishedDraft } from './drafts-requests.ts'
import { newOwn, newSectionRules, worth } from './marking-on-wire.ts'

const idText = storableText(64)

const duration = z.number('wrong_type').check(
  z.refine((nanoseconds) => isOffered(minutesOf(nanoseconds)), 'duration_required'),
  z.describe('In nanoseconds: 15, 30, 45, 60, 90, 120 or 180 minutes. Required, unless there are `minutes`.'),
)

const anyMinutes = minutes.check(
  z.describe('Any duration, in whole minutes, instead of `duration`. Where both are there, they have to say the same.'),
)

const place = z.int('wrong_type').check(z.gte(0, 'out_of_range'))
/** A list that is far longer than one of any kind of question. */
const ENDLESS = 1_000

/** Whether a draft has a list that nobody should look at: an empty line counts as well, so this is more than may be published. */
const isEndless = (draft: unknown): boolean =>
  typeof draft === 'object' &&
  draft !== null &&
  Object.values(draft).some((list) => Array.isArray(list) && list.length > ENDLESS)

/** A choice of one option has `options` and `correct_answer`; every other kind names itself, and has a `draft` in its own shape. */
export const newQuestion = z
  .strictObject({
    /** Of the question of an earlier version that it goes on being; a new quiz has none. */
    id: z.optional(idText),
    kind: z.optional(z.string('wrong_type')),
    /** How its texts are written: as prose, or plain where it is left out. */
    format: textFormat,
    problem: promptText,
    options: z.optional(
      z.array(optionText).check(z.minLength(MIN_OPTIONS, 'question_incomplete'), z.maxLength(MAX_OPTIONS, 'too_many')),
    ),
    correct_answer: z.optional(z.int('wrong_type').check(z.gte(0, 'question_incomplete'))),
    /** Places of options that stay where they are when options are mixed. */
    fixed: fixedPlaces(),
    draft: z.optional(z.unknown().check(z.refine((draft) => !isEndless(draft), 'too_many'))),
    /** Why what is right is right: read together with the key, never before. */
    explanation: z.optional(explanationText),
    ...newOwn,
    /** The passage it belongs to, by its place among the `groups`. */
    group: z.optional(place),
  })
  .check(
    z.refine(({ kind, options }) => kind !== undefined || options !== undefined, {
      error: 'required',
      path: ['options'],
    }),
    z.refine(({ kind, correct_answer }) => kind !== undefined || correct_answer !== undefined, {
      error: 'required',
      path: ['correct_answer'],
    }),
    z.refine(({ options, correct_answer }) => !options || !correct_answer || correct_answer < options.length, {
      error: 'question_incomplete',
      path: ['correct_answer'],
    }),
  )

/** Passages that several questions are about; the questions of each follow each other. */
export const newGroups = z._default(
  z.array(z.strictObject({ stimulus: passageText, format: textFormat })).check(z.maxLength(MAX_PASSAGES, 'too_many')),
  [],
)

/** A text that stands before a question, by its place, or after the last: `null`. */
export const newText = { text: passageText, format: textFormat, before: z.nullable(place) }

/** The field that a place was named in. */
const pathOf = (of: PlaceProblem['of'], at: number): (string | number)[] => {
  if (of === 'group' || of === 'section') return [`${of}s`, at]
  return of === 'question' ? ['questions', at, 'group'] : ['texts', at, 'before']
}

/** What a version says. */
export const written = {
  title,
  subject,
  no_of_questions: z.int('wrong_type'),
  duration: z.optional(duration),
  minutes: z.optional(anyMinutes),
  is_negative_marking: z._default(z.boolean('wrong_type'), false),
  /** Left out: 1. */
  marks_per_question: z.optional(worth),
  /** The part of its marks that a wrong answer takes away; left out: a quarter with `is_negative_marking`, otherwise nothing. */
  wrong_costs: z.optional(fraction),
  /** How answers are marked that are right in part. */
  marking_scheme: z._default(markingScheme, 'all_or_nothing'),
  /** Which totals do not go below zero: each section's, or the paper's. */
  marks_floor: z._default(floorChoice, 'none'),
  questions: z
    .array(newQuestion)
    .check(z.minLength(1, 'question_count_required'), z.maxLength(MAX_QUESTIONS, 'too_many')),
  groups: newGroups,
  texts: z._default(
    z
      .array(
        z.strictObject({
          ...newText,
          /** Where a section begins at its place: it stands at the end of the one before, and not below the heading. */
          ends_section: z.optional(z.literal(true, 'not_one_of')),
        }),
      )
      .check(z.maxLength(MAX_TEXTS, 'too_many')),
    [],
  ),
  /** Headings, in their order, each before the question that its section begins with, by its place. What stands before the first has none. */
  sections: z._default(
    z
      .array(
        z.strictObject({
          title: sectionTitle,
          instructions: z._default(instructionsText, ''),
          format: textFormat,
          ...newSectionRules,
          before: place,
        }),
      )
      .check(z.maxLength(MAX_SECTIONS, 'too_many')),
    [],
  ),
}
type Written = z.infer<z.ZodMiniObject<typeof written>>

type Placed = {
  questions: readonly { group?: number | undefined }[]
  groups: readonly unknown[]
  texts: readonly { before: number | null }[]
  sections?: readonly { before: number }[]
}

/** Whether passages, texts and sections stand where they can; each that does not is named. */
export const placesFit = z.check<Placed>(({ value, issues }) => {
  const { questions, groups, texts, sections = [] } = value
  const places = {
    passageOfEach: questions.map(({ group = null }) => group),
    passageCount: groups.length,
    texts: texts.map(({ before }) => before),
    sections: sections.map(({ before }) => before),
  }
  for (const { of, at, problem } of placeProblems(places))
    issues.push({ code: 'custom', message: problem, input: value, path: pathOf(of, at) })
})

/** Whether all of it stands where it can. */
export const standing = [
  z.refine<Written>(({ duration: described, minutes: any }) => described !== undefined || any !== undefined, {
    error: 'wrong_type',
    path: ['duration'],
    // Named beside whatever else is wrong, as a field is that is required by itself.
    when: ({ value }) => typeof value === 'object' && value !== null,
    abort: true,
  }),
  z.refine<Written>(
    ({ duration: described, minutes: any }) =>
      described === undefined || any === undefined || minutesOf(described) === any,
    { error: 'not_one_of', path: ['minutes'] },
  ),
  z.refine<Written>(({ questions, no_of_questions }) => questions.length === no_of_questions, {
    error: 'question_count_differs',
    path: ['no_of_questions'],
  }),
  placesFit,
] as const

const newQuiz = z
  .strictObject({
    /** Left out: a quiz. */
    kind: z._default(kindWith({ clock: true }), 'quiz'),
    ...written,
    /**
     * Who may read the questions: whoever holds an attempt (`with_start`), or whoever has the link (`with_link`). Left out:
     * `with_start` of an exam, otherwise `with_link`.
     */
    paper: z.optional(paperAccess),
    /** Left out, and each part of it: as it usually is; of an exam mixed, and told of once it is closed. */
    settings: z.optional(newSettings),
    /** A random key made once per save: sent again because its answer was lost, the same quiz answers. */
    draft_key: z.optional(deviceKey),
    /** The draft that this is: refused when it has changed or is gone, deleted once the quiz is there. */
    draft: z.optional(publishedDraft),
  })
  .check(...standing)
export type NewQuizOnWire = z.input<typeof newQuiz>

/** Which part of a list, in which order. */
export const listView = {
  search: z.optional(storableText(100)),
  page: z.optional(pageNumber),
  sort: z.optional(quizSort),
  order: z.optional(z.enum(['asc', 'desc'], 'not_one_of')),
  show: z.optional(shownQuizzes),
  subject: z.optional(storableText(MAX_SUBJECT_LENGTH)),
  tag: z.optional(storableText(100)),
}

export const requests = {
  listQuizzes: {
    summary:
      'The teacher’s own quizzes, without exams, newest first; archived ones are left out. With any of the parameters one page of 30, sorted and searched in titles, subjects and share codes; a page past the last is the last. `show` asks for some of them, for archived ones, or for what is in the bin. With drafts=included what is still being written stands among them',
    caller: 'teacher',
    query: z.object({ ...listView, drafts: z.optional(z.enum(['included'], 'not_one_of')) }),
    failures: [],
  },
  createQuiz: {
    summary:
      'Publish a new quiz, or with `kind` an exam; it takes students at once. An exam’s settings that are left out begin strictly. A question has `options` and `correct_answer`, or a `kind` and a complete `draft` of that kind; what the order of a draft would give away is scrambled. Questions about one passage name their `group`; `sections` stand above the questions from a place on, and may say how these are marked and how many of them count. `settings.pattern` is the examination’s pattern that it is compared with: where it is the same, covers and lists tell its name (`pattern`)',
    caller: 'teacher',
    body: newQuiz,
    bodyLimit: 4 * 1024 * 1024,
    status: 201,
    failures: [
      'too_many_quizzes',
      'too_many_for_plan',
      'quizzes_too_large',
      'too_many_published',
      'too_many_quiz_pictures',
      'draft_changed',
      'draft_gone',
      'busy',
    ],
  },
  changeStatus: {
    summary: 'Close a quiz to new students, open it again, archive it, or take it back from the archive',
    caller: 'teacher',
    params: z.object({ id: idText }),
    body: z.strictObject({ status: questionnaireStatus }),
    failures: ['quiz_not_found', 'status_not_possible', 'too_many_quizzes'],
  },
} as const satisfies Requests
