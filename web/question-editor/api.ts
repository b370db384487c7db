import { completeOnWire } from '#contract/drafts-on-wire.ts'
import { createQuiz } from '#contract/questionnaires.ts'
import { nanosecondsOf } from '#contract/wire.ts'
import type { DraftQuestion } from '#domain/draft.ts'
import type { MarkingScheme } from '#domain/marking.ts'
import { callAsTeacher } from '../accounts/api.ts'
import type { CallInput } from '../api/call.ts'
import { ownStorage } from './own-storage.ts'
import { answered, keyOf } from './unanswered-save.ts'

export type FinishedQuiz = {
  title: string
  subject: string
  minutes: number
  hasNegativeMarking: boolean
  scheme: MarkingScheme
  /** Complete ones. */
  questions: DraftQuestion[]
}

/** A hundred questions over a slow line take their time. */
const PATIENCE_MS = 30_000

type Body = CallInput<typeof createQuiz>['body']

export const publish = async ({ title, subject, minutes, hasNegativeMarking, scheme, questions }: FinishedQuiz) => {
  const body: Body = {
    title,
    subject,
    no_of_questions: questions.length,
    duration: nanosecondsOf(minutes),
    is_negative_marking: hasNegativeMarking,
    marking_scheme: scheme,
    paper: 'with_start',
    questions: questions.map(completeOnWire),
  }
  const storage = ownStorage()
  const draftKey = keyOf(JSON.stringify(body), storage)
  const reply = await callAsTeacher(createQuiz, { body: { ...body, draft_key: draftKey } }, { timeoutMs: PATIENCE_MS })
  if (reply.ok) answered(storage)
  return reply
}
