import { sheetOf } from '#contract/answer-entries.ts'
import type { GivenAnswerOnWire } from '#contract/given-answers.ts'
import { answerOf } from '#contract/submissions.ts'
import type { AnswerSheet } from '#domain/answer.ts'
import type { Call } from '#domain/answer-call.ts'
import type { PlainAnswer } from '#domain/plain-answers.ts'
import type { QuestionId } from '#domain/question-id.ts'
import type { Refusal } from '../http/serve.ts'

type Said = {
  answers: GivenAnswerOnWire[]
  revision?: number | undefined
  attempt?: string | undefined
  device?: string | undefined
  turn?: number | undefined
  based_on?: string | undefined
  part?: true | undefined
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
  let made: AnswerSheet | undefined
  const call: Call = {
    kind: 'counted',
    // Made when its turn has come: at the bell thousands wait for theirs, and all that is kept for them is in the way.
    get sheet() {
      made ??= sheetOf(answers, { turn, device })
      return made
    },
    writer: device,
    turn,
    basedOn,
    isPart,
    attempt,
    givenAt,
  }
  return { ok: true, value: call }
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
