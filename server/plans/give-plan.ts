import { emailKey, teacherId } from '#domain/people/account.ts'
import type { Plans } from '#domain/plans/plans.ts'
import type { Database } from '../database/connect.ts'
import { givePlan } from './store.ts'

type Asked = { email: string; plan: string | null }
type Outcome = 'no_account' | 'no_plans' | 'no_such_plan' | 'given'

/** Gives an account one of the plans that there are, as whoever hosts asks; null: the usual one again. */
export const giveForOperator = async (
  { db, plans }: { db: Database; plans: Plans | null },
  { email, plan }: Asked,
): Promise<Outcome> => {
  if (plan !== null && plans === null) return 'no_plans'
  if (plan !== null && !Object.hasOwn(plans?.plans ?? {}, plan)) return 'no_such_plan'
  const account = await db
    .selectFrom('teacher')
    .select('id')
    .where('email_key', '=', emailKey(email))
    .executeTakeFirst()
  if (!account) return 'no_account'
  await givePlan(db, teacherId.parse(account.id), plan)
  return 'given'
}
