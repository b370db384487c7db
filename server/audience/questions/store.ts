import { setImmediate as aTurn } from 'node:timers/promises'
import {
  type Asked,
  type HallState,
  hallState,
  OPEN_STATES,
  SOON,
  VOTED_STATES,
} from '#domain/audience/audience-question.ts'
import type { Instant } from '#domain/time/time-limit.ts'
import type { Transaction } from '../../database/committer.ts'
import type { Database } from '../../database/connect.ts'
import { lockRows } from '../../database/dialect.ts'
import type { Tables } from '../../database/tables.ts'

export type AudienceQuestion = { id: string; text: string; state: HallState; votes: number; askedAt: Instant }

const COLUMNS = ['id', 'text', 'state', 'votes', 'asked_at'] as const

const asQuestion = (row: Pick<Tables['hall_question'], (typeof COLUMNS)[number]>): AudienceQuestion => ({
  id: row.id,
  text: row.text,
  state: hallState.parse(row.state),
  votes: row.votes,
  askedAt: row.asked_at,
})

type InStates = { questionnaireId: string; states: readonly HallState[]; limit: number }

/** The latest of these, by when their state was set. */
const latestIn = async (db: Database, { questionnaireId, states, limit }: InStates): Promise<AudienceQuestion[]> => {
  const rows = await db
    .selectFrom('hall_question')
    .select(COLUMNS)
    .where('questionnaire_id', '=', questionnaireId)
    .where('state', 'in', [...states])
    .orderBy('changed_at', 'desc')
    .orderBy('id', 'desc')
    .limit(limit)
    .execute()
  return rows.map(asQuestion)
}

/** What a hall looks at. */
const MOST_TOLD = 100
/** What is dealt with already, of each sort. */
const MOST_DONE = 100

/** What the hall may read: of what can be voted on that with the most votes. */
export const toldQuestions = async (db: Database, questionnaireId: string): Promise<AudienceQuestion[]> => {
  const rows = await db
    .selectFrom('hall_question')
    .select(COLUMNS)
    .where('questionnaire_id', '=', questionnaireId)
    .where('state', 'in', [...VOTED_STATES])
    .orderBy('votes', 'desc')
    .orderBy('asked_at')
    .orderBy('id')
    .execute()
  const [now, shown] = [rows.filter(({ state }) => state === 'now'), rows.filter(({ state }) => state !== 'now')]
  const answered = await latestIn(db, { questionnaireId, states: ['answered'], limit: MOST_DONE })
  return [...[...now, ...shown].slice(0, MOST_TOLD).map(asQuestion), ...answered]
}

/** All that somebody still has to do something about, and the latest of the rest. */
export const questionsForTeacher = async (db: Database, questionnaireId: string): Promise<AudienceQuestion[]> => {
  const rows = await db
    .selectFrom('hall_question')
    .select(COLUMNS)
    .where('questionnaire_id', '=', questionnaireId)
    .where('state', 'in', [...OPEN_STATES])
    .orderBy('id')
    .execute()
  const answered = await latestIn(db, { questionnaireId, states: ['answered'], limit: MOST_DONE })
  const hidden = await latestIn(db, { questionnaireId, states: ['hidden'], limit: MOST_DONE })
  return [...rows.map(asQuestion), ...answered, ...hidden]
}

type After = { questionnaireId: string; last: Pick<AudienceQuestion, 'askedAt' | 'id'>; limit: number }

/** In the order in which they were asked, some after another one. */
export const questionsAfter = async (
  db: Database,
  { questionnaireId, last, limit }: After,
): Promise<AudienceQuestion[]> => {
  const rows = await db
    .selectFrom('hall_question')
    .select(COLUMNS)
    .where('questionnaire_id', '=', questionnaireId)
    .where(({ or, and, eb }) =>
      or([eb('asked_at', '>', last.askedAt), and([eb('asked_at', '=', last.askedAt), eb('id', '>', last.id)])]),
    )
    .orderBy('asked_at')
    .orderBy('id')
    .limit(limit)
    .execute()
  return rows.map(asQuestion)
}

export const countQuestions = async (db: Database, questionnaireId: string): Promise<number> => {
  const { count } = await db
    .selectFrom('hall_question')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('questionnaire_id', '=', questionnaireId)
    .executeTakeFirstOrThrow()
  return Number(count)
}

type OfDevice = Pick<Tables['hall_question'], 'holder' | 'ask_key'>

/** What a device has asked under that key. */
export const questionByKey = async (db: Database, { holder, ask_key: key }: OfDevice) => {
  const row = await db
    .selectFrom('hall_question')
    .select(COLUMNS)
    .where('holder', '=', holder)
    .where('ask_key', '=', key)
    .executeTakeFirst()
  return row && asQuestion(row)
}

type Asking = { questionnaireId: string; holder: string; at: Instant }

/** How much was asked before. */
export const countAsked = async (db: Database, { questionnaireId, holder, at }: Asking): Promise<Asked> => {
  const own = await db.selectFrom('hall_question').select(['state', 'asked_at']).where('holder', '=', holder).execute()
  const { open } = await db
    .selectFrom('hall_question')
    .select(({ fn }) => fn.countAll<number>().as('open'))
    .where('questionnaire_id', '=', questionnaireId)
    .where('state', 'in', [...OPEN_STATES])
    .executeTakeFirstOrThrow()
  return {
    waiting: own.filter(({ state }) => state === 'waiting').length,
    soon: own.filter(({ asked_at: asked }) => asked > at - SOON).length,
    open: Number(open),
  }
}

export const insertQuestion = async (trx: Transaction, row: Tables['hall_question']): Promise<void> => {
  await trx.insertInto('hall_question').values(row).execute()
}

/** What a device has asked and what it has voted for, in one questionnaire: that is in `holder`. */
export const ownOf = async (db: Database, holder: string) => {
  const asked = await db
    .selectFrom('hall_question')
    .select(COLUMNS)
    .where('holder', '=', holder)
    .orderBy('id')
    .execute()
  const voted = await db
    .selectFrom('hall_vote')
    .select('question_id')
    .where('holder', '=', holder)
    .orderBy('question_id')
    .execute()
  return { asked: asked.map(asQuestion), voted: voted.map((row) => row.question_id) }
}

/** These questions as they are until the transaction ends, by their ids. */
export const lockQuestions = async (trx: Transaction, ids: readonly string[]) => {
  const wanted = trx
    .selectFrom('hall_question')
    .select([...COLUMNS, 'questionnaire_id', 'holder'])
    .where('id', 'in', [...ids])
    .orderBy('id')
  const rows = await lockRows(trx, wanted, 'hall_question').execute()
  return new Map(
    rows.map((row) => [row.id, { ...asQuestion(row), questionnaireId: row.questionnaire_id, holder: row.holder }]),
  )
}

/** By how much that changes how many votes there are: nothing where it was so before. */
export const setVote = async (trx: Transaction, vote: Tables['hall_vote'], isSet: boolean): Promise<-1 | 0 | 1> => {
  if (isSet) {
    const added = await trx
      .insertInto('hall_vote')
      .values(vote)
      .onConflict((conflict) => conflict.columns(['holder', 'question_id']).doNothing())
      .returning('question_id')
      .execute()
    return added.length > 0 ? 1 : 0
  }
  const gone = await trx
    .deleteFrom('hall_vote')
    .where('holder', '=', vote.holder)
    .where('question_id', '=', vote.question_id)
    .returning('question_id')
    .execute()
  return gone.length > 0 ? -1 : 0
}

export const setVotes = async (
  trx: Transaction,
  { id, votes }: Pick<AudienceQuestion, 'id' | 'votes'>,
): Promise<void> => {
  await trx.updateTable('hall_question').set({ votes }).where('id', '=', id).execute()
}

type Set = { questionnaireId: string; id: string; state: HallState; at: Instant }

/** Null where there is none; its questionnaire is locked before. */
export const setState = async (
  trx: Transaction,
  { questionnaireId, id, state, at }: Set,
): Promise<AudienceQuestion | null> => {
  const row = await trx
    .updateTable('hall_question')
    .set({ state, changed_at: at })
    .where('id', '=', id)
    .where('questionnaire_id', '=', questionnaireId)
    .returning(COLUMNS)
    .executeTakeFirst()
  if (!row) return null
  if (state === 'now')
    await trx
      .updateTable('hall_question')
      .set({ state: 'shown', changed_at: at })
      .where('questionnaire_id', '=', questionnaireId)
      .where('state', '=', 'now')
      .where('id', '!=', id)
      .execute()
  return asQuestion(row)
}

/** So many are gone within a few milliseconds. */
const GONE_AT_ONCE = 500

/** What one device has asked, and what it has voted for. */
export const deleteHallOf = async (trx: Transaction, holder: string): Promise<void> => {
  await trx.deleteFrom('hall_question').where('holder', '=', holder).execute()
  const voted = await trx.selectFrom('hall_vote').select('question_id as id').where('holder', '=', holder).execute()
  if (voted.length === 0) return
  const questions = await lockQuestions(
    trx,
    voted.map(({ id }) => id),
  )
  for (const [id, { votes }] of questions) {
    const more = await setVote(trx, { holder, question_id: id }, false)
    await setVotes(trx, { id, votes: votes + more })
  }
}

/** Some votes on what was asked up to then, or, where it has none, one question; false once there is none. */
export const deleteSomeAsked = async (
  trx: Transaction,
  { questionnaireId, until }: { questionnaireId: string; until: Instant },
): Promise<boolean> => {
  const first = trx
    .selectFrom('hall_question')
    .select('id')
    .where('questionnaire_id', '=', questionnaireId)
    .where('asked_at', '<=', until)
  const question = await first.orderBy('id').limit(1).executeTakeFirst()
  if (!question) return false
  const voters = trx.selectFrom('hall_vote').select('holder').where('question_id', '=', question.id)
  const gone = await trx
    .deleteFrom('hall_vote')
    .where('question_id', '=', question.id)
    .where('holder', 'in', voters.limit(GONE_AT_ONCE))
    .returning('holder')
    .execute()
  if (gone.length < GONE_AT_ONCE) await trx.deleteFrom('hall_question').where('id', '=', question.id).execute()
  return true
}

/** Everything that was asked, with the votes, some at a time: others have their turns between. */
export const deleteHall = async (trx: Transaction, questionnaireId: string): Promise<void> => {
  const questions = trx.selectFrom('hall_question').select('id').where('questionnaire_id', '=', questionnaireId)
  for (let isMore = true; isMore; ) {
    const some = await trx
      .selectFrom('hall_vote')
      .select(['holder', 'question_id'])
      .where('question_id', 'in', questions)
      .orderBy('question_id')
      .orderBy('holder')
      .limit(GONE_AT_ONCE)
      .execute()
    const [first] = some
    if (first)
      await trx
        .deleteFrom('hall_vote')
        .where('question_id', '=', first.question_id)
        .where(
          'holder',
          'in',
          some.filter((vote) => vote.question_id === first.question_id).map(({ holder }) => holder),
        )
        .execute()
    await aTurn()
    isMore = first !== undefined
  }
  await trx.deleteFrom('hall_question').where('questionnaire_id', '=', questionnaireId).execute()
}
