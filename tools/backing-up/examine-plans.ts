import * as z from 'zod/mini'
import type { Plans } from '#domain/plans/plans.ts'
import { type Ask, counted } from './contents.ts'
import { type Finding, ok, warn } from './finding.ts'

const contentsOfPlans = z.array(z.object({ content: z.string() }))
const givenPlans = z.array(z.object({ plan: z.string(), accounts: z.coerce.number() }))

/** Accounts with a plan that is not there any more, and a server that still has other plans than the file. */
export const examinePlans = async (ask: Ask, plans: Plans | null): Promise<Finding[]> => {
  const check = 'plans'
  const [kept] = contentsOfPlans.parse(await ask('select content from plans'))
  const isOther = kept !== undefined && plans !== null && kept.content !== JSON.stringify(plans)
  const given = givenPlans.parse(
    await ask('select plan, count(*) as accounts from account_plan group by plan order by plan'),
  )
  if (plans === null)
    return given.length === 0
      ? []
      : [warn(check, 'Accounts were given plans, but PLANS_FILE is not set: none has a limit.')]
  const lost = given.filter(({ plan }) => !Object.hasOwn(plans.plans, plan))
  return [
    ...lost.map(({ plan, accounts }) =>
      warn(
        check,
        `PLANS_FILE has no plan ${plan}, which was given to ${counted(accounts, 'account')}: they have the usual one, ${plans.default}.`,
      ),
    ),
    ...(isOther ? [warn(check, 'PLANS_FILE was changed after the last start: the next one takes it up.')] : []),
    ...(lost.length === 0 && !isOther
      ? [ok(check, `${Object.keys(plans.plans).length} in PLANS_FILE, all usable.`)]
      : []),
  ]
}
