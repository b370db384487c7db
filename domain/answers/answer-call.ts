import { isMisfit, type Question } from '../questionnaires/items/question.ts'
import type { QuestionId } from '../questions/question-id.ts'
import { type AnswerSheet, idsIn, someOf, untouched, type Written } from './answer.ts'
import { isPlausible } from './attempt.ts'
import { PLAIN, type PlainAnswer, plainChanges } from './plain-answers.ts'

type Common = {
  /** Which attempt the caller means; null: whichever its token stands for. */
  attempt: string | null
  /** When the last of it was given, by the caller's account; null: it does not say. */
  givenAt: number | null
}

/** What a save or a submit brought: of a page that counts its changes, or of a caller that does not. */
export type Call = Common &
  (
    | {
        kind: 'counted'
        sheet: AnswerSheet
        writer: string
        turn: number
        basedOn: string | null
        /** The sheet is not all that its writer knows: what it is based on holds too. */
        isPart?: boolean
      }
    /** `revision` is null in a submit, which is newer than everything before it. */
    | { kind: 'plain'; answers: PlainAnswer[]; revision: number | null }
  )

/** Answers that do not fit the paper or their count, by the ids of their questions; or the count of all of them. */
export type Misfit = { ok: false; code: 'invalid_request' } & (
  | { wrong: QuestionId[]; problem: 'unknown_question' | 'out_of_range' }
  | { wrong: 'revision'; problem: 'out_of_range' }
)

type Held = {
  questions: Question[]
  topSeq: number
  turn: number
  /** Whoever the attempt was taken from knows of no later turn. */
  isHandedOver?: boolean
}

/** A restore may have forgotten hand-overs that a device knows of, but no attempt goes through so many hands. */
const MAX_TURNS_AHEAD = 1000

/** Null where nothing is wrong: the answers are such as could be given by the holder of a token of this `turn`. */
export const misfitOf = (call: Call, held: Held): Misfit | null => {
  const unknown: QuestionId[] = []
  const ahead: QuestionId[] = []
  if (call.kind === 'plain') {
    if (call.revision !== null && !isPlausible(call.revision, held.topSeq))
      return { ok: false, code: 'invalid_request', wrong: 'revision', problem: 'out_of_range' }
    for (const { questionId, answer } of call.answers) {
      if (isMisfit(held.questions, questionId, answer)) unknown.push(questionId)
    }
  } else {
    for (const id of idsIn(call.sheet)) {
      const { answer, answerBy, firstBy = null, markBy } = call.sheet[id] ?? untouched
      if (isMisfit(held.questions, id, answer)) unknown.push(id)
      if ([answerBy, firstBy, markBy].some((by) => isAhead(by, held))) ahead.push(id)
    }
  }
  if (unknown.length > 0) return { ok: false, code: 'invalid_request', wrong: unknown, problem: 'unknown_question' }
  return ahead.length > 0 ? { ok: false, code: 'invalid_request', wrong: ahead, problem: 'out_of_range' } : null
}

const isAhead = (by: Written | null, { topSeq, turn, isHandedOver = false }: Held): boolean =>
  by !== null && (by.turn > turn + (isHandedOver ? 0 : MAX_TURNS_AHEAD) || !isPlausible(by.seq, topSeq))

type Stored = { sheet: AnswerSheet; topSeq: number; turn: number }

/** What a call changes in what is stored. */
export const changesIn = (call: Call, { sheet, topSeq, turn }: Stored): AnswerSheet =>
  call.kind === 'counted' ? call.sheet : plainChanges(sheet, call.answers, { turn, seq: call.revision ?? topSeq + 1 })

/** The same call without some of its answers. It is no whole sheet then, whatever it was based on. */
export const without = (call: Call, ids: readonly QuestionId[]): Call => {
  if (call.kind === 'plain')
    return { ...call, answers: call.answers.filter(({ questionId }) => !ids.includes(questionId)) }
  const sheet = { ...call.sheet }
  for (const id of ids) delete sheet[id]
  return { ...call, sheet, basedOn: null }
}

/** The same call without answers to these questions, of a caller who keeps what he has of them. */
export const apartFrom = (call: Call, ids: ReadonlySet<QuestionId>): Call => {
  if (call.kind === 'plain') return { ...call, answers: call.answers.filter(({ questionId }) => !ids.has(questionId)) }
  return { ...call, sheet: someOf(call.sheet, (id) => !ids.has(id)), isPart: true }
}

/** All that a call says was answered, to be compared with what counts in the end. */
export const claimOf = (call: Call, { topSeq, turn }: Pick<Stored, 'topSeq' | 'turn'>): AnswerSheet => {
  if (call.kind === 'counted') return call.sheet
  const answerBy: Written = { turn, seq: call.revision ?? topSeq + 1, device: PLAIN }
  const given = call.answers.filter(({ answer }) => answer !== null)
  return Object.fromEntries(
    given.map(({ questionId, answer }) => [questionId, { answer, answerBy, isMarked: false, markBy: null, times: {} }]),
  )
}

/** Who wrote what a call brought. */
export const writerOf = (call: Call): string => (call.kind === 'plain' ? PLAIN : call.writer)
