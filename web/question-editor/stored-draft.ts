import * as z from 'zod/mini'
import { draftOnWire } from '#contract/drafts-on-wire.ts'
import type { DraftDetails, DraftQuestion } from '#domain/draft.ts'
import { DURATIONS, MAX_QUESTIONS } from '#domain/questionnaire.ts'
import { MIN_OPTIONS, mayBeCorrect } from '#domain/questions/single-choice.ts'

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
})

const storedQuestions = z
  .array(z.object({ problem: z.string(), options: z.array(z.string()), correct_answer: z.int() }))
  .check(z.minLength(1))

export const emptyDetails = (): DraftDetails => ({
  title: '',
  subject: '',
  minutes: null,
  questionCount: null,
  hasNegativeMarking: false,
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

const encodedDetails = ({ title, subject, minutes, questionCount, hasNegativeMarking }: DraftDetails): string =>
  toBase64(JSON.stringify({ title, subject, duration: minutes, questionCount, hasNegativeMarking }))

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
  return parsed.data.slice(0, MAX_QUESTIONS).map(({ problem, options, correct_answer }) => {
    const missing = Math.max(0, MIN_OPTIONS - options.length)
    const all = [...options, ...Array<string>(missing).fill('')]
    const correct = mayBeCorrect({ options: all, correct: null }, correct_answer) ? correct_answer : null
    return { kind: 'single_choice', prompt: problem, draft: { options: all, correct } }
  })
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
