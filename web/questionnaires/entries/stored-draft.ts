import * as z from 'zod/mini'
import { type DraftContentOnWire, MAX_ITEMS } from '#contract/questionnaires/draft-content.ts'
import { draftFromWire, draftOnWire } from '#contract/questionnaires/drafts-on-wire.ts'
import { marksOf } from '#contract/questionnaires/own-on-wire.ts'
import { sectionRulesFromWire, sectionRulesOnWire } from '#contract/questionnaires/section-rules-on-wire.ts'
import { floorChoice } from '#domain/marking/floor-choice.ts'
import { A_QUARTER, isSameFraction, markingScheme } from '#domain/marking/marking.ts'
import { marksAsNumber, wholeMarks } from '#domain/marking/marks.ts'
import type { DraftDetails, DraftQuestion } from '#domain/questionnaires/drafts/draft.ts'
import { type DraftItem, type DraftPart, isDraftPart } from '#domain/questionnaires/drafts/draft-item.ts'
import { MAX_QUESTIONS } from '#domain/questionnaires/questionnaire.ts'
import { type Settings, settings, usualSettings } from '#domain/questionnaires/settings.ts'
import { MIN_OPTIONS } from '#domain/questions/parts/options.ts'
import { language } from '#domain/text/language.ts'
import { textFormat } from '#domain/text/text-format.ts'

export type QuizDraft = {
  details: DraftDetails
  items: DraftItem[]
  /** The quiz as text, while something in it is in no question. */
  text?: string
}

/** What was typed may be out of range, and comes back as it was. */
const part = z.object({ numerator: z.int(), denominator: z.int() })
const storedMarking = z.catch(
  z.optional(z.object({ wrong_costs: z.optional(part), scheme: z.optional(markingScheme) })),
  undefined,
)
const settingParts = z.record(z.string(), z.unknown())

const without = (stored: unknown, [name, ...inside]: readonly PropertyKey[]): unknown => {
  const parts = z.safeParse(settingParts, stored).data
  if (!parts || name === undefined) return undefined
  const { [String(name)]: part, ...others } = parts
  return inside.length > 0 && part !== undefined ? { ...others, [name]: without(part, inside) } : others
}

type Issue = z.core.$ZodIssue

/** What later pages write by itself, which the server keeps; what is wrong so far inside. */
const pathsOf = (issue: Issue, depth: number): PropertyKey[][] =>
  issue.code === 'unrecognized_keys' ? issue.keys.map((name) => [...issue.path, name]) : [issue.path.slice(0, depth)]

/** A form or a code may be half-typed, and a pattern one that this page does not know: these alone are as usual then. */
const readSettings = (stored: unknown): Settings => {
  let kept = stored
  // First what is wrong in a part, then the parts that are wrong without it.
  for (const depth of [2, 1]) {
    const read = z.safeParse(settings, kept)
    if (read.success) return read.data
    for (const path of read.error.issues.flatMap((issue) => pathsOf(issue, depth))) kept = without(kept, path)
  }
  return z.safeParse(settings, kept).data ?? usualSettings()
}

const storedDetails = z.object({
  title: z.catch(z.string(), ''),
  subject: z.catch(z.string(), ''),
  duration: z.catch(z.nullable(z.int().check(z.gte(0))), null),
  questionCount: z.catch(z.nullable(z.int().check(z.gte(1), z.lte(MAX_QUESTIONS))), null),
  hasNegativeMarking: z.catch(z.boolean(), false),
  scheme: z.catch(markingScheme, 'all_or_nothing'),
  settings: z.catch(settings, ({ value }) => readSettings(value)),
  marksPerQuestion: z.catch(z.number(), 1),
  wrongCosts: z.catch(part, A_QUARTER),
  floor: z.catch(floorChoice, 'none'),
})

const storedQuestion = z.object({
  id: z.catch(z.optional(z.string()), undefined),
  kind: z.optional(z.string()),
  format: z.catch(textFormat, undefined),
  problem: z.catch(z.string(), ''),
  options: z.catch(z.optional(z.array(z.string())), undefined),
  correct_answer: z.catch(z.optional(z.int()), undefined),
  draft: z.optional(z.unknown()),
  fixed: z.catch(z.optional(z.array(z.int())), undefined),
  explanation: z.catch(z.optional(z.string()), undefined),
  points: z.catch(z.optional(z.number()), undefined),
  marking: storedMarking,
  language: z.catch(z.optional(language), undefined),
  required: z.catch(z.optional(z.literal(true)), undefined),
  in_passage: z.catch(z.optional(z.boolean()), undefined),
})

const storedText = { text: z.string(), format: z.catch(textFormat, undefined) }
/** Sections, passages and texts stand among the questions. */
const storedPart = z.union([
  z.object({ kind: z.enum(['group', 'text']), ...storedText }),
  z.object({
    kind: z.literal('section'),
    title: z.catch(z.string(), ''),
    ...storedText,
    points: z.catch(z.optional(z.number()), undefined),
    marking: storedMarking,
    choose: z.catch(z.optional(z.int()), undefined),
    draw: z.catch(z.optional(z.int()), undefined),
    minutes: z.catch(z.optional(z.int()), undefined),
  }),
])
const storedItem = z.union([storedPart, storedQuestion])

export const emptyDetails = (): DraftDetails => ({
  title: '',
  subject: '',
  minutes: null,
  questionCount: null,
  marksPerQuestion: wholeMarks(1),
  hasNegativeMarking: false,
  wrongCosts: A_QUARTER,
  scheme: 'all_or_nothing',
  floor: 'none',
  settings: usualSettings(),
})

/** As the server keeps it: in the shapes in which devices do. */
export const contentOf = ({ details, items, text }: QuizDraft): DraftContentOnWire => ({
  details: plainDetails(details),
  items: items.map((item) => ({ ...keptItem(item) })),
  ...(text !== undefined && { text }),
})

/** What cannot be read of it is as at first, or left out. */
export const draftOf = ({ details, items, text }: DraftContentOnWire): QuizDraft => ({
  details: readDetails(details) ?? emptyDetails(),
  items: readItems(items) ?? [],
  ...(text !== undefined && { text }),
})

export const isSameDraft = (one: QuizDraft, other: QuizDraft): boolean =>
  JSON.stringify(contentOf(one)) === JSON.stringify(contentOf(other))

/** Its questions are no questions of a published quiz any more. */
export const asNewQuiz = (draft: QuizDraft): QuizDraft => ({
  ...draft,
  items: draft.items.map((item) => {
    if (isDraftPart(item)) return item
    const { id: _, ...question } = item
    return question
  }),
})

const plainDetails = (draft: DraftDetails) => {
  const { minutes, scheme, marksPerQuestion, wrongCosts, floor, settings, ...details } = draft
  const { title, subject, questionCount, hasNegativeMarking } = details
  const described = { title, subject, duration: minutes, questionCount, hasNegativeMarking }
  const unusual = {
    ...(scheme !== 'all_or_nothing' && { scheme }),
    ...(marksPerQuestion !== wholeMarks(1) && { marksPerQuestion: marksAsNumber(marksPerQuestion) }),
    ...(!isSameFraction(wrongCosts, A_QUARTER) && { wrongCosts }),
    ...(floor !== 'none' && { floor }),
    ...(JSON.stringify(settings) !== JSON.stringify(usualSettings()) && { settings }),
  }
  return { ...described, ...unusual }
}

export const writtenDetails = (details: DraftDetails): string => JSON.stringify(plainDetails(details))

/** As earlier pages wrote them. */
export const encodedDetails = (details: DraftDetails): string => toBase64(writtenDetails(details))

export const keptItem = (item: DraftItem): object => {
  if (isDraftPart(item)) return keptPart(item)
  return item.inPassage ? { ...draftOnWire(item), in_passage: true } : draftOnWire(item)
}

const keptPart = (part: DraftPart): object => {
  if (part.kind !== 'section') return part
  const { points, marking, choose, draw, minutes, ...written } = part
  return { ...written, ...sectionRulesOnWire({ points, marking, choose, draw, minutes }) }
}

/** The same in a list that pages without passages and texts read as questions: each of these is a blank one there, and the others stay. */
export const keptAsQuestion = (item: DraftItem): object => ({
  ...(isDraftPart(item) && { problem: '' }),
  ...keptItem(item),
})

const readDetails = (stored: unknown): DraftDetails | null => {
  const parsed = storedDetails.safeParse(stored)
  if (!parsed.success) return null
  const { duration, marksPerQuestion, ...rest } = parsed.data
  return {
    ...rest,
    marksPerQuestion: marksOf(marksPerQuestion),
    minutes: duration,
  }
}

export const detailsIn = (written: string): DraftDetails | null => readDetails(jsonOf(written))

/** What earlier pages wrote, in the way in which it is written now; null where it can't be read. */
export const decodedDetails = (encoded: string): string | null => {
  try {
    return fromBase64(encoded)
  } catch {
    return null
  }
}

export const detailsFrom = (encoded: string | null): DraftDetails | null =>
  detailsIn(decodedDetails(encoded ?? '') ?? '')

export const readItems = (stored: unknown): DraftItem[] | null => {
  if (!Array.isArray(stored)) return null
  const items = stored.slice(0, MAX_ITEMS).flatMap((each) => readItem(each) ?? [])
  return items.length > 0 ? items : null
}

export const readItem = (kept: unknown): DraftItem | null => {
  const parsed = storedItem.safeParse(kept)
  return parsed.success ? itemFrom(parsed.data) : null
}

type Stored = z.infer<typeof storedQuestion>

const itemFrom = (stored: z.infer<typeof storedItem>): DraftItem | null => {
  if ('text' in stored) return partFrom(stored)
  const { in_passage: inPassage, ...question } = stored
  const read = questionFrom(question)
  return read && inPassage ? { ...read, inPassage } : read
}

const partFrom = (stored: z.infer<typeof storedPart>): DraftPart => {
  if (stored.kind !== 'section') return stored
  const { points, marking, choose, draw, minutes, ...written } = stored
  return { ...written, ...sectionRulesFromWire({ points, marking, choose, draw, minutes }) }
}

/** Of a kind that this page can't read, every text is kept: as a choice of one option. */
const questionFrom = ({ kind, draft, ...stored }: Stored): DraftQuestion | null => {
  const known = kind === undefined ? null : draftFromWire({ kind, draft, ...stored })
  return known ?? choiceFrom(kind === undefined ? stored : { ...stored, options: textsIn(draft), correct_answer: -1 })
}

const textsIn = (part: unknown): string[] => {
  if (typeof part === 'string') return part.trim() === '' ? [] : [part]
  return typeof part === 'object' && part !== null ? Object.values(part).flatMap(textsIn) : []
}

/** What was kept of a choice of one option may have too few of them, or name one that there is not. */
const choiceFrom = ({ options = [], correct_answer = -1, ...stored }: Stored): DraftQuestion | null => {
  if (stored.problem === '' && options.length === 0) return null
  const all = [...options, ...Array<string>(Math.max(0, MIN_OPTIONS - options.length)).fill('')]
  return draftFromWire({ ...stored, options: all, correct_answer: correct_answer in all ? correct_answer : -1 })
}

const jsonOf = (text: string): unknown => {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}

// Base64 knows bytes only, so that Bengali has to become UTF-8 first.
const toBase64 = (text: string): string =>
  btoa(Array.from(new TextEncoder().encode(text), (byte) => String.fromCharCode(byte)).join(''))

const fromBase64 = (base64: string): string =>
  new TextDecoder('utf-8', { fatal: true }).decode(Uint8Array.from(atob(base64), (char) => char.charCodeAt(0)))
