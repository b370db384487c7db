import * as z from 'zod/mini'
import { draftFromWire, draftOnWire } from '#contract/drafts-on-wire.ts'
import type { DraftDetails, DraftQuestion } from '#domain/draft.ts'
import { markingScheme } from '#domain/marking.ts'
import { DURATIONS, MAX_QUESTIONS } from '#domain/questionnaire.ts'
import { MIN_OPTIONS, rightOptions } from '#domain/questions/options.ts'

export type QuizDraft = { details: DraftDetails; questions: DraftQuestion[] }

export type DeviceStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>

export const DETAILS_KEY = 'QBDets'
export const QUESTIONS_KEY = 'Qlist'

const storedDetails = z.object({
  title: z.catch(z.string(), ''),
  subject: z.catch(z.string(), ''),
  duration: z.catch(z.nullable(z.number()), null),
  questionCount: z.catch(z.nullable(z.int().check(z.gte(1), z.lte(MAX_QUESTIONS))), null),
  hasNegativeMarking: z.catch(z.boolean(), false),
  scheme: z.catch(markingScheme, 'all_or_nothing'),
})

const storedQuestions = z
  .array(
    z.object({
      kind: z.optional(z.string()),
      problem: z.string(),
      options: z.optional(z.array(z.string())),
      correct_answer: z.optional(z.int()),
      draft: z.optional(z.unknown()),
      explanation: z.optional(z.string()),
    }),
  )
  .check(z.minLength(1))

export const emptyDetails = (): DraftDetails => ({
  title: '',
  subject: '',
  minutes: null,
  questionCount: null,
  hasNegativeMarking: false,
  scheme: 'all_or_nothing',
})

/** The browser may refuse its storage, and says so by throwing. */
export const deviceStorage = (): DeviceStorage | null => {
  try {
    return window.localStorage
  } catch {
    return null
  }
}

/** What was kept of a quiz; null when nothing usable is there. */
export const readDraft = (storage: DeviceStorage | null): QuizDraft | null => {
  const details = detailsFrom(read(storage, DETAILS_KEY))
  const questions = questionsFrom(read(storage, QUESTIONS_KEY))
  return details || questions ? { details: details ?? emptyDetails(), questions: questions ?? [] } : null
}

/** False when the storage is missing or full. */
export const writeDraft = (storage: DeviceStorage | null, { details, questions }: QuizDraft): boolean => {
  try {
    storage?.setItem(DETAILS_KEY, encodedDetails(details))
    storage?.setItem(QUESTIONS_KEY, encodedQuestions(questions))
    return storage !== null
  } catch {
    return false
  }
}

export const removeDraft = (storage: DeviceStorage | null): void => {
  try {
    storage?.removeItem(DETAILS_KEY)
    storage?.removeItem(QUESTIONS_KEY)
  } catch {
    // A storage that cannot be reached holds nothing that could come back.
  }
}

const read = (storage: DeviceStorage | null, key: string): string | null => {
  try {
    return storage?.getItem(key) ?? null
  } catch {
    return null
  }
}

const encodedDetails = ({ minutes, scheme, ...details }: DraftDetails): string => {
  const { title, subject, questionCount, hasNegativeMarking } = details
  const described = { title, subject, duration: minutes, questionCount, hasNegativeMarking }
  return toBase64(JSON.stringify(scheme === 'all_or_nothing' ? described : { ...described, scheme }))
}

const encodedQuestions = (questions: readonly DraftQuestion[]): string => JSON.stringify(questions.map(draftOnWire))

const detailsFrom = (text: string | null): DraftDetails | null => {
  const parsed = storedDetails.safeParse(jsonOf(text, fromBase64))
  if (!parsed.success) return null
  const { duration, ...rest } = parsed.data
  return { ...rest, minutes: DURATIONS.find((minutes) => minutes === duration) ?? null }
}

const questionsFrom = (text: string | null): DraftQuestion[] | null => {
  const parsed = storedQuestions.safeParse(jsonOf(text, (json) => json))
  if (!parsed.success) return null
  const questions = parsed.data.slice(0, MAX_QUESTIONS).map(questionFrom)
  return questions.every((question) => question !== null) ? questions : null
}

type Stored = z.infer<typeof storedQuestions>[number]

/** What was kept of a choice of one option may have too few of them, or name one that is empty. */
const questionFrom = ({ kind, options = [], correct_answer = -1, ...stored }: Stored): DraftQuestion | null => {
  if (kind !== undefined) return draftFromWire({ kind, ...stored })
  const all = [...options, ...Array<string>(Math.max(0, MIN_OPTIONS - options.length)).fill('')]
  const [right = -1] = rightOptions({ options: all, correct: [correct_answer] })
  return draftFromWire({ ...stored, options: all, correct_answer: right })
}

const jsonOf = (text: string | null, decoded: (text: string) => string): unknown => {
  if (text === null) return null
  try {
    return JSON.parse(decoded(text))
  } catch {
    return null
  }
}

// Base64 knows bytes only, so that Bengali has to become UTF-8 first.
const toBase64 = (text: string): string =>
  btoa(Array.from(new TextEncoder().encode(text), (byte) => String.fromCharCode(byte)).join(''))

const fromBase64 = (base64: string): string =>
  new TextDecoder('utf-8', { fatal: true }).decode(Uint8Array.from(atob(base64), (char) => char.charCodeAt(0)))
