import { queryOptions } from '@tanstack/react-query'
import { judgeLateAnswers, type LateAttemptOnWire, listLateAnswers } from '#contract/runs/late-answers.ts'
import type { LateDecision } from '#domain/answers/late-answers.ts'
import { orThrow } from '../../calls/reply.ts'
import { callAsTeacher } from '../../people/accounts/api.ts'

const instantOrNull = (text: string | null) => (text === null ? null : Date.parse(text))

const fromWire = (attempt: LateAttemptOnWire) => ({
  id: attempt.submission_id,
  name: attempt.name,
  phone: attempt.phone,
  district: attempt.district,
  fields: attempt.fields ?? [],
  why: attempt.why,
  answers: attempt.answers.map(({ question_id, number, counted_words, late_words }) => ({
    questionId: question_id,
    number,
    counted: counted_words,
    late: late_words,
  })),
  score: attempt.score,
  scoreWithLate: attempt.score_with_late,
  maxScore: attempt.max_score,
  endsAt: Date.parse(attempt.ends_at),
  firstAt: Date.parse(attempt.first_at),
  lastAt: Date.parse(attempt.last_at),
  givenAt: instantOrNull(attempt.given_at),
  cameAfterKey: attempt.after_key,
  decision: attempt.decision,
  decidedAt: instantOrNull(attempt.decided_at),
})

/** One attempt and what came too late for it. Answers are in words, null for a blank; instants are milliseconds. */
export type LateAttempt = ReturnType<typeof fromWire>

export const lateAnswersQuery = (quizId: string) =>
  queryOptions({
    queryKey: ['late-answers', quizId],
    queryFn: async () => {
      const listed = await orThrow(callAsTeacher(listLateAnswers, { params: { id: quizId } }))
      const { attempts, waiting_after_key: waitingAfterKey, ...rest } = listed
      return { attempts: attempts.map(fromWire), waitingAfterKey, ...rest }
    },
  })

/** Longer than other calls take: it may be about a thousand attempts. */
const PATIENCE_MS = 30_000

export type Judgement = { decision: LateDecision; attempts: 'all_waiting' | string[] }

/** Said again, because its answer was lost, it changes nothing. */
export const judge = (quizId: string, { decision, attempts }: Judgement) =>
  callAsTeacher(
    judgeLateAnswers,
    { params: { id: quizId }, body: { decision, submissions: attempts } },
    { timeoutMs: PATIENCE_MS },
  )
