import { setImmediate as aTurn } from 'node:timers/promises'
import type { ExpressionBuilder, Transaction } from 'kysely'
import type { Context } from '../../context.ts'
import type { Database } from '../../database/connect.ts'
import type { Tables } from '../../database/tables.ts'
import { inOneTransaction } from '../../database/try-again.ts'
import { recordActivity } from '../../people/activity/store.ts'
import type { OwnedQuestionnaireId } from '../../questionnaires/policy.ts'
import { isOfPerson, personOf } from '../../runs/attempts/store.ts'
import { noteWord } from '../../runs/invigilation/store.ts'
import { eraseAttempts } from './erase-attempts.ts'

type Needs = Pick<Context, 'db' | 'now'>

const AT_ONCE = 20

/**
 * Erases students' parts in one quiz for good: the attempts that are named, and whatever else the same people have there,
 * running, ended or taken out. Answers how many of the named ones are gone.
 */
export const eraseStudents = async (
  { db, now }: Needs,
  questionnaireId: OwnedQuestionnaireId,
  { attempts, by }: { attempts: string[]; by: string },
): Promise<number> => {
  const named = [...new Set(attempts)].sort()
  for (let from = 0; from < named.length; from += AT_ONCE) {
    const some = named.slice(from, from + AT_ONCE)
    if (from > 0) await aTurn()
    await inOneTransaction(db, async (trx) => {
      const keys = await keysOf(trx, { questionnaireId, ids: some })
      const students = await erasePeople(trx, { questionnaireId, keys })
      if (students === 0) return
      const at = now()
      await noteWord(trx, questionnaireId, at)
      await recordActivity(trx, { teacherId: by, at, kind: 'students_erased', questionnaireId, details: { students } })
    })
  }
  return named.length - (await countThere(db, { questionnaireId, ids: named }))
}

type Some = { questionnaireId: string; ids: string[] }

/** By what these attempts know their students again. */
const keysOf = async (trx: Transaction<Tables>, { questionnaireId, ids }: Some): Promise<string[]> => {
  const running = await trx
    .selectFrom('submission')
    .select('participant_key as key')
    .where('id', 'in', ids)
    .where('questionnaire_id', '=', questionnaireId)
    .execute()
  const out = await trx
    .selectFrom('taken_out')
    .select('participant_key as key')
    .where('submission_id', 'in', ids)
    .where('questionnaire_id', '=', questionnaireId)
    .execute()
  return [...new Set([...running, ...out].map(({ key }) => personOf(key)))]
}

type Rows = ExpressionBuilder<Tables, 'submission' | 'taken_out'>

/** How many people had anything there. */
const erasePeople = async (
  trx: Transaction<Tables>,
  { questionnaireId, keys }: { questionnaireId: string; keys: string[] },
): Promise<number> => {
  if (keys.length === 0) return 0
  const isTheirs = (builder: Rows) => builder.or(keys.map((key) => isOfPerson(key)(builder)))
  const there = await trx.selectFrom('submission').select('id').where(isTheirs).execute()
  const out = await trx
    .selectFrom('taken_out')
    .select('submission_id as id')
    .where(isTheirs)
    .where('questionnaire_id', '=', questionnaireId)
    .execute()
  const ids = { ids: there.map(({ id }) => id), out: out.map(({ id }) => id) }
  const erased = await eraseAttempts(trx, { questionnaireId, ...ids })
  return erased === 0 ? 0 : keys.length
}

const countThere = async (db: Database, { questionnaireId, ids }: Some): Promise<number> => {
  const there = await db
    .selectFrom('submission')
    .select('id')
    .where('questionnaire_id', '=', questionnaireId)
    .where('id', 'in', ids)
    .execute()
  const out = await db
    .selectFrom('taken_out')
    .select('submission_id')
    .where('questionnaire_id', '=', questionnaireId)
    .where('submission_id', 'in', ids)
    .execute()
  return there.length + out.length
}
