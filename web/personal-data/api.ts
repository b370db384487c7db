import { queryOptions } from '@tanstack/react-query'
import {
  type ErasureRequestOnWire,
  eraseQuizData,
  eraseResponses,
  eraseStudents,
  listErasureRequests,
  refuseErasure,
} from '#contract/personal-data/erasure.ts'
import { SECOND } from '#domain/time/time-limit.ts'
import { orThrow } from '../calls/reply.ts'
import { callAsTeacher } from '../people/accounts/api.ts'

const requestFromWire = (each: ErasureRequestOnWire) => ({
  id: each.id,
  name: each.name,
  facts: [each.phone, each.district, ...(each.fields ?? []).map(({ value }) => value)].filter(
    (fact) => fact !== '' && fact !== each.name,
  ),
  askedAt: Date.parse(each.asked_at),
  isRunning: each.ended_at === null,
})
/** A student who waits for an answer. */
export type ErasureRequest = ReturnType<typeof requestFromWire>

export const requestsKey = (quizId: string) => ['erasure-requests', quizId]

export const requestsQuery = (quizId: string) =>
  queryOptions({
    queryKey: requestsKey(quizId),
    queryFn: async () => {
      const { requests, ...rest } = await orThrow(callAsTeacher(listErasureRequests, { params: { id: quizId } }))
      return { ...rest, requests: requests.map(requestFromWire) }
    },
  })

/** Longer than other calls take: it may be about a thousand attempts. */
const PATIENCE = { timeoutMs: 30 * SECOND }

export const erasing = (quizId: string, attempts: string[]) =>
  callAsTeacher(eraseStudents, { params: { id: quizId }, body: { submissions: attempts } }, PATIENCE)

export const erasingResponses = (id: string, responses: string[]) =>
  callAsTeacher(eraseResponses, { params: { id }, body: { responses } }, PATIENCE)

export const erasingAll = (quizId: string, body: { quiz_code: string; change: string }) =>
  callAsTeacher(eraseQuizData, { params: { id: quizId }, body }, PATIENCE)

export const refusing = (quizId: string, { attempt, reason }: { attempt: string; reason: string }) =>
  callAsTeacher(refuseErasure, { params: { id: quizId }, body: { submission: attempt, reason } })
