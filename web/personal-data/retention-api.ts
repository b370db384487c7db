import { queryOptions } from '@tanstack/react-query'
import {
  changeQuizRetention,
  changeRetention,
  foreseeRetention,
  readQuizRetention,
  readRetention,
} from '#contract/personal-data/retention.ts'
import { KEEP, type RetentionRule } from '#domain/questionnaires/retention.ts'
import { SECOND } from '#domain/time/time-limit.ts'
import { fail, ok, orThrow, type Reply } from '../calls/reply.ts'
import { callAsTeacher } from '../people/accounts/api.ts'

/** Whose rule: the account's where there is no quiz. */
export type Whose = string | null

/** `inherited`: what holds without a rule of one's own; an account has nothing to inherit. */
export type Retention = { rule: RetentionRule | null; inherited: RetentionRule | null; ownRules: number }

const read = async (quizId: Whose): Promise<Retention> => {
  if (quizId !== null) {
    const own = await orThrow(callAsTeacher(readQuizRetention, { params: { id: quizId } }))
    return { ...own, ownRules: 0 }
  }
  const { rule, own_rules: ownRules } = await orThrow(callAsTeacher(readRetention, {}))
  return { rule, inherited: null, ownRules }
}

export const retentionQuery = (quizId: Whose) =>
  queryOptions({ queryKey: ['retention', quizId], queryFn: () => read(quizId) })

/** Many attempts are counted in many small steps. */
const PATIENCE = { timeoutMs: 30 * SECOND }

export const foreseenQuery = (quizId: Whose, { deed, months }: RetentionRule) =>
  queryOptions({
    queryKey: ['retention-foreseen', quizId, deed, months],
    queryFn: () => {
      const query = { deed, months, ...(quizId !== null && { quiz: quizId }) }
      return orThrow(callAsTeacher(foreseeRetention, { query }, PATIENCE))
    },
    enabled: deed !== 'keep',
  })

export const saveRule = async (quizId: Whose, rule: RetentionRule | null): Promise<Reply<null>> => {
  const reply =
    quizId !== null
      ? await callAsTeacher(changeQuizRetention, { params: { id: quizId }, body: rule ?? { ...KEEP, deed: 'inherit' } })
      : rule && (await callAsTeacher(changeRetention, { body: rule }))
  return reply === null || reply.ok ? ok(null) : fail(reply.failure)
}
