import type { SelectQueryBuilder } from 'kysely'
import type { OwnWishOnWire } from '#contract/personal-data/erasure.ts'
import { isoOf } from '#contract/wire/wire.ts'
import type { Database } from '../../database/connect.ts'
import type { Tables } from '../../database/tables.ts'

/** One's own attempt, as its cookie proves it. */
export type Own = { quizCode: string; tokenHash: string }

/** Null for a cookie of another quiz's as for none. */
export const attemptHeld = (db: Database, { quizCode, tokenHash }: Own) =>
  db
    .selectFrom('submission')
    .innerJoin('questionnaire', 'questionnaire.id', 'submission.questionnaire_id')
    .select(['submission.id', 'questionnaire_id'])
    .where('token_hash', '=', tokenHash)
    .where('share_code', '=', quizCode)
    .executeTakeFirst()

export const wishOf = async (db: Database, attemptId: string): Promise<OwnWishOnWire> => {
  const wish = await db.selectFrom('erasure_wish').selectAll().where('submission_id', '=', attemptId).executeTakeFirst()
  if (!wish) return { state: 'none', asked_at: null, reason: null }
  const isRefused = wish.refused_at !== null
  return {
    state: isRefused ? 'refused' : 'waiting',
    asked_at: isoOf(wish.asked_at),
    reason: isRefused ? wish.reason : null,
  }
}

type Ids = string[] | SelectQueryBuilder<Tables, 'questionnaire', { id: string }>

/** Wishes that their teacher has not answered. */
export const waitingIn = (db: Database, questionnaireIds: Ids) =>
  db
    .selectFrom('erasure_wish as wish')
    .where('wish.questionnaire_id', 'in', questionnaireIds)
    .where('refused_at', 'is', null)

/** How many wishes of each quiz wait for an answer. */
export const waitingWishes = (db: Database, questionnaireIds: Ids): Promise<{ id: string; count: number }[]> =>
  waitingIn(db, questionnaireIds)
    .select(({ fn }) => ['questionnaire_id as id', fn.countAll<number>().as('count')])
    .groupBy('questionnaire_id')
    .execute()
