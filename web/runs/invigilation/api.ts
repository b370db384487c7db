import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import {
  bringBack,
  endAttempts,
  giveMinutes,
  listRunning,
  listTakenOut,
  type RunningOnWire,
  showPhone,
  showResumeCode,
  type TakenOutOnWire,
  takeOut,
} from '#contract/runs/invigilation.ts'
import { SECOND } from '#domain/time/time-limit.ts'
import { orThrow } from '../../calls/reply.ts'
import { callAsTeacher } from '../../people/accounts/api.ts'

/** Often enough to see who needs help. */
const ASK_EVERY = 5 * SECOND

const runningFromWire = (each: RunningOnWire) => ({
  id: each.id,
  name: each.name,
  phone: each.phone,
  facts: [each.phone, each.district, ...(each.fields ?? []).map(({ value }) => value)].filter(
    (fact) => fact !== '' && fact !== each.name,
  ),
  answered: each.answered,
  of: each.of,
  startedAt: each.started_at,
  endsAt: each.ends_at,
  lastAnswerAt: each.last_answer_at,
  givenMs: each.given_ms,
})

/** Somebody who is taking a quiz; instants are the server's. */
export type RunningStudent = ReturnType<typeof runningFromWire>

type Asked = { quizId: string; search: string; page: number }

const readRunning = async ({ quizId, search, page }: Asked) => {
  const query = { page, order: 'silence' as const, ...(search && { search }) }
  const data = await orThrow(callAsTeacher(listRunning, { params: { id: quizId }, query }))
  const { students, server_now: serverNow, ...rest } = data
  return { ...rest, search, students: students.map(runningFromWire), serverAhead: serverNow - performance.now() }
}
export type RunningPage = Awaited<ReturnType<typeof readRunning>>

export const runningKey = (quizId: string) => ['running', quizId]

export const runningQuery = (asked: Asked) =>
  queryOptions({
    queryKey: [...runningKey(asked.quizId), asked.search, asked.page],
    queryFn: () => readRunning(asked),
    placeholderData: keepPreviousData,
    refetchInterval: ASK_EVERY,
  })

const takenOutFromWire = ({ removed_at, kept_until, max_score: maxScore, ...each }: TakenOutOnWire) => ({
  ...each,
  maxScore,
  at: Date.parse(removed_at),
  until: Date.parse(kept_until),
})
export type TakenOut = ReturnType<typeof takenOutFromWire>

export const takenOutKey = (quizId: string) => ['taken-out', quizId]

export const takenOutQuery = (quizId: string) =>
  queryOptions({
    queryKey: takenOutKey(quizId),
    queryFn: async () => {
      const { submissions: attempts, ...rest } = await orThrow(callAsTeacher(listTakenOut, { params: { id: quizId } }))
      return { ...rest, attempts: attempts.map(takenOutFromWire) }
    },
  })

/** Longer than other calls take: it may be about a thousand attempts. */
const PATIENCE = { timeoutMs: 30 * SECOND }

export type Wanted = 'all_running' | string[]

type Gift = { attempts: Wanted; minutes: number; change: string }

export const giveTime = (quizId: string, { attempts, ...gift }: Gift) =>
  callAsTeacher(giveMinutes, { params: { id: quizId }, body: { submissions: attempts, ...gift } }, PATIENCE)

export const endNow = (quizId: string, attempts: Wanted) =>
  callAsTeacher(endAttempts, { params: { id: quizId }, body: { submissions: attempts } }, PATIENCE)

export type TakeOut = { attempts: string[]; why: 'reset' | 'removed'; reason: string }

export const take = (quizId: string, { attempts, ...said }: TakeOut) =>
  callAsTeacher(takeOut, { params: { id: quizId }, body: { submissions: attempts, ...said } }, PATIENCE)

export const putBack = (quizId: string, attempts: string[]) =>
  callAsTeacher(bringBack, { params: { id: quizId }, body: { submissions: attempts } }, PATIENCE)

export const resumeCodeOf = (id: string, fresh: boolean) =>
  callAsTeacher(showResumeCode, { params: { id }, body: { fresh } })

export const phoneOf = (id: string) => callAsTeacher(showPhone, { params: { id } })
