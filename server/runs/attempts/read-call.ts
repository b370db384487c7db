import { sheetOf } from '#contract/runs/answer-entries.ts'
import { answerOf } from '#contract/runs/attempts.ts'
import type { GivenAnswerOnWire } from '#contract/runs/given-answers.ts'
import type { AnswerSheet } from '#domain/answers/answer.ts'
import type { Call } from '#domain/answers/answer-call.ts'
import type { PlainAnswer } from '#domain/answers/plain-answers.ts'
import type { QuestionId } from '#domain/questions/question-id.ts'
import type { Refusal } from '../../http/serve.ts'

type Said = {
  answers: GivenAnswerOnWire[]
  revision?: number | undefined
  attempt?: string | undefined
  device?: string | undefined
  turn?: number | undefined
  based_on?: string | undefined
  part?: true | undefined
  device_key?: string | undefined
}

/** A save or a submit as it was sent; refused where its counts make no sense. */
export const readCall = (said: Said): { ok: true; value: Call } | Refusal<'invalid_request'> => {
  const {
    answers,
    revision = null,
    attempt = null,
    device,
    turn,
    based_on: basedOn = null,
    part: isPart = false,
  } = said
  const missing = said.device_key === undefined ? undefined : unsaidBesideKey(said)
  if (missing !== undefined) return { ok: false, code: 'invalid_request', fields: { [missing]: 'required' } }
  const givenAt = answers.reduce<number | null>((last, { given_at = null }) => laterOf(last, given_at), null)
  if (device === undefined) {
    const counted = answers.findIndex(({ seq, marked_seq }) => seq !== undefined || marked_seq !== undefined)
    if (counted >= 0) return { ok: false, code: 'invalid_request', fields: { device: 'required' } }
    return { ok: true, value: { kind: 'plain', answers: answers.map(asPlain), revision, attempt, givenAt } }
  }
  if (turn === undefined) return { ok: false, code: 'invalid_request', fields: { turn: 'required' } }
  const unclear = answers.findIndex(
    (answer) => answer.seq === undefined || (answer.seq === 0 && answerOf(answer) !== null),
  )
  if (unclear >= 0) return { ok: false, code: 'invalid_request', fields: { [`answers.${unclear}.seq`]: 'required' } }
  const value = new CountedCall(answers, { writer: device, turn, basedOn, isPart, attempt, givenAt })
  return { ok: true, value }
}

/** A key is for what a page still holds of one attempt, whoever else uses its browser. */
const unsaidBesideKey = ({ attempt, device }: Said) =>
  attempt === undefined ? 'attempt' : device === undefined ? 'device' : undefined

type Counted = Extract<Call, { kind: 'counted' }>
type Details = Omit<Counted, 'kind' | 'sheet'>

/** A class, since a getter that each call brings of its own keeps its sheet from being collected young. */
class CountedCall implements Counted {
  readonly kind = 'counted'
  readonly writer: string
  readonly turn: number
  readonly basedOn: string | null
  readonly isPart: boolean
  readonly attempt: string | null
  readonly givenAt: number | null
  readonly #answers: GivenAnswerOnWire[]
  #sheet: AnswerSheet | undefined

  constructor(answers: GivenAnswerOnWire[], { writer, turn, basedOn, isPart = false, attempt, givenAt }: Details) {
    this.#answers = answers
    this.writer = writer
    this.turn = turn
    this.basedOn = basedOn
    this.isPart = isPart
    this.attempt = attempt
    this.givenAt = givenAt
  }

  /** Made when its turn has come: at the bell thousands wait for theirs, and all that is kept for them is in the way. */
  get sheet(): AnswerSheet {
    this.#sheet ??= sheetOf(this.#answers, { turn: this.turn, device: this.writer })
    return this.#sheet
  }
}

const laterOf = (one: number | null, other: number | null) =>
  one === null || other === null ? (one ?? other) : Math.max(one, other)

const asPlain = ({ question_id, marked, time_ms, ...given }: GivenAnswerOnWire): PlainAnswer => ({
  // Whether there is such a question on the paper is judged together with the answer.
  questionId: question_id as QuestionId,
  answer: answerOf(given),
  ...(marked !== undefined && { isMarked: marked }),
  ...(time_ms !== undefined && { timeMs: time_ms }),
})
