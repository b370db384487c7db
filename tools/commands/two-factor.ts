import { createLetterSecrets } from '../../server/mail/letter-secrets.ts'
import { turnOffForOperator } from '../../server/people/signing-in/turn-off-for-operator.ts'
import { receiptSecret } from '../../server/receipt-secret.ts'
import { newId } from '../../server/secrets.ts'
import { parsedArgs, runCommand, withDatabase } from '../operator/command.ts'
import { saysYes } from '../operator/says-yes.ts'

const USAGE = `Usage:
  npm run two-factor -- --off <email>   turns two-factor authentication off for an account, and logs it out everywhere
  npm run two-factor -- --off <email> --passkeys   removes its passkeys as well
Be sure first who is asking: whoever has the password gets in then. Add --yes to do it without being asked.`

const SAID = {
  no_account: 'Nobody has signed up with that address. Nothing was changed.',
  not_on: 'That account has nothing of this to turn off. Nothing was changed.',
  off: 'Two-factor authentication is off for that account, and it is logged out everywhere. A letter tells its owner.',
  passkeys_off: 'That account has no passkeys any more, and is logged out everywhere. A letter tells its owner.',
  both_off:
    'That account has no second step and no passkeys any more, and is logged out everywhere. Letters tell its owner.',
} as const

type Asked = { email: string; alsoPasskeys: boolean }
type Request = Asked & { isSure: boolean }

const readRequest = (args: string[]): Request | null => {
  const read = parsedArgs({
    args,
    options: { off: { type: 'string' }, passkeys: { type: 'boolean' }, yes: { type: 'boolean' } },
  })
  if (read === null) return null
  const { off, passkeys = false, yes = false } = read.values
  return off?.includes('@') ? { email: off.trim(), alsoPasskeys: passkeys, isSure: yes } : null
}

/** True when something was turned off. */
const turnOff = (asked: Asked): Promise<boolean> =>
  withDatabase(async (db, config) => {
    const context = {
      db,
      now: Date.now,
      newId,
      letters: createLetterSecrets(receiptSecret(config)),
      company: config.site.company,
      origin: config.publicOrigin ?? `http://localhost:${config.port}`,
    }
    const outcome = await turnOffForOperator(context, asked)
    console.log(SAID[outcome])
    return outcome !== 'no_account' && outcome !== 'not_on'
  })

const question = ({ email, alsoPasskeys }: Asked): string =>
  `Turn the second step off${alsoPasskeys ? ' and remove all passkeys' : ''} for ${email}? (yes/no) `

await runCommand({
  usage: USAGE,
  read: readRequest,
  work: async (request) => {
    if (request.isSure || (await saysYes(question(request)))) return turnOff(request)
    console.log('Nothing was changed.')
    return false
  },
})
