import { giveForOperator } from '../../server/plans/give-plan.ts'
import { parsedArgs, runCommand, withDatabase } from '../operator/command.ts'

const USAGE = `Usage:
  npm run plan -- <email> --give <plan>   gives an account one of the plans in PLANS_FILE, at once
  npm run plan -- <email> --usual         takes that back: the account has the usual plan again`

type Asked = { email: string; plan: string | null }

const SAID = {
  no_account: 'Nobody has signed up with that address. Nothing was changed.',
  no_plans: 'PLANS_FILE is not set: there are no plans. Nothing was changed.',
  no_such_plan: 'PLANS_FILE has no plan of that name. Nothing was changed.',
} as const

const readRequest = (args: string[]): Asked | null => {
  const read = parsedArgs({
    args,
    allowPositionals: true,
    options: { give: { type: 'string' }, usual: { type: 'boolean' } },
  })
  const [email = '', ...more] = read?.positionals ?? []
  const { give, usual = false } = read?.values ?? {}
  if (!email.includes('@') || more.length > 0 || usual === (give !== undefined)) return null
  return { email: email.trim(), plan: give?.trim() ?? null }
}

const saidOf = (plan: string | null): string =>
  plan === null ? 'That account has the usual plan again.' : `That account has the plan ${plan} now.`

await runCommand({
  usage: USAGE,
  read: readRequest,
  work: (asked) =>
    withDatabase(async (db, { plans }) => {
      const outcome = await giveForOperator({ db, plans }, asked)
      console.log(outcome === 'given' ? saidOf(asked.plan) : SAID[outcome])
      return outcome === 'given'
    }),
})
