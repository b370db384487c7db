import type { TeacherId } from '#domain/people/account.ts'
import { type Plan, type Plans, planOf, plans } from '#domain/plans/plans.ts'
import type { Instant } from '#domain/time/time-limit.ts'
import type { Database } from '../database/connect.ts'
import { isReported } from '../questionnaires/policy.ts'

const NAME = 'plans'

/** The plans that a process was started with, for all processes of this database; null: there are none. */
export const keepPlans = async (db: Database, given: Plans | null): Promise<void> => {
  if (given === null) {
    await db.deleteFrom('plans').where('name', '=', NAME).execute()
    return
  }
  const content = JSON.stringify(given)
  await db
    .insertInto('plans')
    .values({ name: NAME, content })
    .onConflict((conflict) => conflict.column('name').doUpdateSet({ content }))
    .execute()
}

const readPlans = async (db: Database): Promise<Plans | null> => {
  const row = await db.selectFrom('plans').select('content').where('name', '=', NAME).executeTakeFirst()
  return row ? plans.parse(JSON.parse(row.content)) : null
}

/** The plan of an account; null where the server has no plans. */
export const planOfAccount = async (db: Database, id: TeacherId): Promise<{ name: string; plan: Plan } | null> => {
  const known = await readPlans(db)
  if (known === null) return null
  const given = await db.selectFrom('account_plan').select('plan').where('teacher_id', '=', id).executeTakeFirst()
  return planOf(known, given?.plan ?? null)
}

/** Null: the usual one, whichever that is. */
export const givePlan = async (db: Database, id: TeacherId, plan: string | null): Promise<void> => {
  if (plan === null) {
    await db.deleteFrom('account_plan').where('teacher_id', '=', id).execute()
    return
  }
  await db
    .insertInto('account_plan')
    .values({ teacher_id: id, plan })
    .onConflict((conflict) => conflict.column('teacher_id').doUpdateSet({ plan }))
    .execute()
}

type Counted = { owner: TeacherId; since: Instant }

/** New questionnaires, deleted ones too. */
export const countPublished = async (db: Database, { owner, since }: Counted): Promise<number> => {
  const { count } = await db
    .selectFrom('activity')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('teacher_id', '=', owner)
    .where('at', '>', since)
    .where('kind', '=', 'quiz_published')
    .executeTakeFirstOrThrow()
  return Number(count)
}

/** Mails that were asked for. */
export const countMails = async (db: Database, { owner, since }: Counted): Promise<number> => {
  const { count } = await db
    .selectFrom('notification_sent')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('teacher_id', '=', owner)
    .where('at', '>', since)
    .executeTakeFirstOrThrow()
  return Number(count)
}

/** Attempts that are no practice, and responses whose holder is known, that were begun. */
export const countStudents = async (db: Database, { owner, since }: Counted): Promise<number> => {
  const { attempts } = await db
    .selectFrom('submission')
    .innerJoin('questionnaire', 'questionnaire.id', 'submission.questionnaire_id')
    .select(({ fn }) => fn.countAll<number>().as('attempts'))
    .where('questionnaire.owner_id', '=', owner)
    .where('submission.started_at', '>', since)
    .where(isReported)
    .executeTakeFirstOrThrow()
  const { responses } = await db
    .selectFrom('response')
    .innerJoin('questionnaire', 'questionnaire.id', 'response.questionnaire_id')
    .select(({ fn }) => fn.countAll<number>().as('responses'))
    .where('questionnaire.owner_id', '=', owner)
    .where('response.started_at', '>', since)
    .executeTakeFirstOrThrow()
  return Number(attempts) + Number(responses)
}
