import type * as z from 'zod/mini'
import type { saveAnswers, submitQuiz } from '#contract/runs/attempts.ts'
import type { GivenAnswerOnWire } from '#contract/runs/given-answers.ts'
import type { Reply } from '../../calls/reply.ts'
import { HELD } from './held.ts'
import { inParts, isHeavy, isLong, uploadMs } from './parts.ts'

/** What a page says of its answers, in a save or a submit. */
export type Told = {
  attempt: string
  turn: number
  device: string
  based_on?: string
  part?: true
  answers: GivenAnswerOnWire[]
}

type Saved = Reply<z.output<typeof saveAnswers.data>>
type Submitted = Reply<z.output<typeof submitQuiz.data>>

/** `moreMs`: how much longer than others the call may take. */
type Send<Answer> = (told: Told, moreMs?: number) => Promise<Answer>

/** `unsent`: the questions of whose answers the server may not have the latest; undefined: that is not known. */
type Saving = { unsent: readonly string[] | undefined; send: Send<Saved> }

/** Not the time or the network: the other parts may be kept though this one is not, or does not count. */
const GOES_ON: readonly string[] = [...HELD, 'invalid_request']

/**
 * A save: all at once; where there are long texts only what has changed, in as many calls as it takes. It is held, or
 * handed over, only where each part was kept.
 */
export const sentInParts = async (told: Told, { unsent, send }: Saving): Promise<Saved> => {
  if (!isHeavy(told.answers)) return send(told)
  const { based_on: _, ...unbased } = told
  const parts = inParts(told.answers.filter(({ question_id: id }) => unsent?.includes(id) ?? true))
  const replies: Saved[] = []
  let next = told
  for (const answers of parts) {
    const reply = await send({ ...next, answers, part: true }, uploadMs(answers))
    if (!reply.ok && !GOES_ON.includes(reply.failure.code)) return reply
    next = reply.ok && !reply.value.handed_over ? { ...told, based_on: reply.value.base } : unbased
    replies.push(reply)
  }
  return together(replies)
}

/** What the parts were told, as one: the worst of it; where all went well the last, with all that was news. */
const together = (replies: readonly Saved[]): Saved => {
  const refused = replies.find((reply) => !reply.ok && !HELD.includes(reply.failure.code))
  const odd = refused ?? replies.findLast((reply) => !reply.ok || reply.value.handed_over)
  const last = odd ?? replies.at(-1)
  if (!last) throw new Error('there is at least one part')
  const news = replies.flatMap((reply) => (reply.ok && reply.value.answers) || [])
  return last.ok && news.length > 0 ? { ...last, value: { ...last.value, answers: news } } : last
}

/** `save`: what of these is unsent, in parts; at least an empty one. */
type Submitting = Pick<Saving, 'unsent'> & {
  save: (unsent: readonly string[] | undefined) => Promise<Saved>
  submit: Send<Submitted>
}

/** A call takes no more than a quarter of a megabyte. */
const PARTS_IN_A_CALL = 3

/**
 * A submit with all answers; where there are long texts all that is unsent is saved before, and it brings the rest. A
 * server that was set back to an older backup is told everything: it may have forgotten what it had acknowledged.
 */
export const submittedAfterParts = async (told: Told, { unsent, save, submit }: Submitting): Promise<Submitted> => {
  if (!isHeavy(told.answers)) return submit(told)
  const { based_on: base = '', ...rest } = told
  let life = base.slice(0, base.lastIndexOf('.'))
  let unsaved = life === '' ? undefined : unsent
  let saved = await save(unsaved)
  if (saved.ok && unsaved && saved.value.epoch !== life) {
    unsaved = undefined
    saved = await save(unsaved)
  }
  if (!saved.ok && !isHeld(saved)) return saved
  if (saved.ok) life = saved.value.epoch
  // What may have come too late is said again: the server tells what became of all that a submit brings.
  const late = saved.ok ? [] : told.answers.filter(({ question_id: id }) => unsaved?.includes(id) ?? true)
  const short = told.answers.filter((answer) => !isLong(answer) && !late.includes(answer))
  // All that is left out here was saved.
  const answers = inParts([...late, ...short])
    .slice(0, PARTS_IN_A_CALL)
    .flat()
  const submitted = await submit({ ...rest, answers }, uploadMs(answers))
  if (!submitted.ok || submitted.value.epoch === life || !(unsaved || saved.ok)) return submitted
  const again = await save(undefined)
  return again.ok || isHeld(again) ? submitted : again
}

const isHeld = (saved: Saved): boolean => !saved.ok && HELD.includes(saved.failure.code)
