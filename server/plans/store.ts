import type { TeacherId } from '#domain/people/account.ts'
import { type Plan, type Plans, planOf, readPlans } from '#domain/plans/plans.ts'
import type { Instant } from '#domain/time/time-limit.ts'
import type { Database } from '../database/connect.ts'
import { isReported } from '../questionnaires/policy.ts'

const NAME = 'plans'

const keptContent = async (db: Database): Promise<string | null> => {
  const row = await db.selectFrom('plans').select('content').where('name', '=', NAME).executeTakeFirst()
  return row?.content ?? null
}

/** The plans that a process was started with, for all processes of this database; null: there are none. Writes only what is new. */
export const keepPlans = async (db: Database, given: Plans | null): Promise<void> => {
  const content = given && JSON.stringify(given)
  if (content === (await keptContent(db))) return
  if (content === null) {
    await db.deleteFrom('plans').where('name', '=', NAME).execute()
    return
  }
  await db
    .insertInto('plans')
    .values({ name: NAME, content })
    .onConflict((conflict) => conflict.column('name').doUpdateSet({ content }))
    .execute()
}

/** What a newer process has kept, and this one does not understand, limits nobody here. */
const keptPlans = async (db: Database): Promise<Plans | null> => {
  const read = readPlans((await keptContent(db)) ?? '')
  return read.ok ? read.plans : null
}

/** The plan of an account; null where the server has no plans. */
export const planOfAccount = async (db: Database, id: TeacherId): Promise<{ name: string; plan: Plan } | null> => {
  const known = await keptPlans(db)
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

/** New questionnaires, those in the bin too; what was erased for good is not counted any more. */
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

/** Attempts that are no practice, and responses, that were begun; none to anonymous surveys, of which nobody learns when. */
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
    .where('response.mark', 'is', null)
    .executeTakeFirstOrThrow()
  return Number(attempts) + Number(responses)
}
