import { givenAnswers } from '#contract/runs/answer-entries.ts'
import { saveAnswers, submitQuiz } from '#contract/runs/attempts.ts'
import type { GivenAnswerOnWire } from '#contract/runs/given-answers.ts'
import { call } from '../../calls/call.ts'
import type { Reply } from '../../calls/reply.ts'
import type { Delivery } from './delivery.ts'
import { hasLongTexts, mayBeHeavy, withLongTexts } from './long-text.ts'
import type { Progress } from './progress.ts'
import type { SendOptions } from './saving.ts'
import type { Told } from './sending-parts.ts'

/** A call whose answer tells the server's time. */
type Timed = <T extends { server_now: number }>(make: () => Promise<Reply<T>>) => Promise<Reply<T>>

/** The calls that bring the answers of an attempt at one quiz to the server, in parts where they are too much for one. */
export const deliveryCalls = (code: string, timed: Timed = (make) => make()) => {
  const saveOnce = ({ progress, deviceKey: device_key }: Delivery, told: Told, options: SendOptions) => {
    const body = { quiz_code: code, revision: Math.max(1, progress.changes), device_key, ...told }
    return timed(() => call(saveAnswers, { body }, options))
  }
  const save = (delivery: Delivery, options: SendOptions) => {
    const told = toldOf(delivery)
    const send = (part: Told, moreMs = 0) =>
      saveOnce(delivery, part, { ...options, timeoutMs: options.timeoutMs + moreMs })
    if (!hasLongTexts() && !mayBeHeavy(told.answers)) return send(told)
    return withLongTexts(({ sentInParts }) => sentInParts(told, { unsent: delivery.unsent, send }))
  }
  const submit = (delivery: Delivery, timeoutMs: number) => {
    const { unsent, isAtEnd } = delivery
    const told = toldOf(delivery)
    const send = ({ part: _, ...rest }: Told, moreMs = 0) =>
      call(
        submitQuiz,
        { body: { quiz_code: code, ...rest, ...(isAtEnd && { at_end: true }) } },
        { timeoutMs: timeoutMs + moreMs },
      )
    if (!hasLongTexts() && !mayBeHeavy(told.answers)) return send(told)
    const saved = (left: readonly string[] | undefined) =>
      save({ ...delivery, unsent: left }, { keepalive: false, timeoutMs })
    return withLongTexts(({ submittedAfterParts }) => submittedAfterParts(told, { unsent, save: saved, submit: send }))
  }
  return { save, submit }
}

const toldOf = ({ attempt, progress, isOver }: Delivery): Told => {
  const { sheet, base, writer, changedAt } = progress
  const given = givenAnswers(sheet, writer)
  return {
    attempt,
    ...writer,
    ...(base !== null && { based_on: base }),
    answers: isOver ? given.map((answer) => ({ ...answer, ...momentOf(answer, changedAt) })) : given,
  }
}

const momentOf = ({ question_id }: GivenAnswerOnWire, changedAt: Progress['changedAt']) => {
  const moment = changedAt[question_id]
  return moment === undefined ? {} : { given_at: moment }
}
