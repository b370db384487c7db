import { setImmediate as aTurn } from 'node:timers/promises'
import * as z from 'zod/mini'
import { questionId } from '#domain/question-id.ts'
import { value } from '#domain/questions/value.ts'
import type { ResponseAnswers } from '#domain/response.ts'
import type { Instant } from '#domain/time-limit.ts'
import { readJson } from '../database/columns.ts'
import type { Database } from '../database/connect.ts'
import type { OwnedQuestionnaireId } from '../questionnaires/policy.ts'

/** Reading and counting so many takes a few milliseconds. */
const AT_ONCE = 100

const answers: z.ZodMiniType<ResponseAnswers> = z.record(questionId, value)
const told = z.record(z.string(), z.string())

/** A response as its teacher gets it. */
export type FoundResponse = { id: string; isComplete: boolean; at: Instant; name: string; answers: ResponseAnswers }

type Which = { id: OwnedQuestionnaireId; isAnonymous: boolean }

/** All of them, or where nobody may learn who responded, those that were given to the end: by their ids, which mean nothing there. */
export async function* responsesIn(db: Database, { id, isAnonymous }: Which): AsyncGenerator<FoundResponse> {
  const read = isAnonymous ? anonymousAfter : namedAfter
  let last = ''
  while (true) {
    const found = await read(db, id, last)
    yield* found
    last = found.at(-1)?.id ?? last
    if (found.length < AT_ONCE) return
    await aTurn()
  }
}

const namedAfter = async (db: Database, id: string, last: string): Promise<FoundResponse[]> => {
  const rows = await db
    .selectFrom('response')
    .select(['id', 'answers', 'told', 'saved_at', 'ended_at'])
    .where('questionnaire_id', '=', id)
    .where('id', '>', last)
    .orderBy('id')
    .limit(AT_ONCE)
    .execute()
  return rows.map((row) => ({
    id: row.id,
    isComplete: row.ended_at !== null,
    at: row.ended_at ?? row.saved_at,
    name: readJson(told, row.told).name ?? '',
    answers: readJson(answers, row.answers),
  }))
}

const anonymousAfter = async (db: Database, id: string, last: string): Promise<FoundResponse[]> => {
  const rows = await db
    .selectFrom('anonymous_response')
    .select(['id', 'answers', 'ended_on'])
    .where('questionnaire_id', '=', id)
    .where('id', '>', last)
    .orderBy('id')
    .limit(AT_ONCE)
    .execute()
  return rows.map((row) => ({
    id: row.id,
    isComplete: true,
    at: row.ended_on,
    name: '',
    answers: readJson(answers, row.answers),
  }))
}

/** How many have begun and not given all. */
export const countOpen = async (db: Database, id: OwnedQuestionnaireId): Promise<number> => {
  const { count } = await db
    .selectFrom('response')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('questionnaire_id', '=', id)
    .where('ended_at', 'is', null)
    .executeTakeFirstOrThrow()
  return Number(count)
}
