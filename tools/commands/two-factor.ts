import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { type Config, readConfig } from '../../server/config.ts'
import { connect } from '../../server/database/connect.ts'
import { migrate } from '../../server/database/migrate.ts'
import { createLetterSecrets } from '../../server/mail/letter-secrets.ts'
import { turnOffForOperator } from '../../server/people/signing-in/turn-off-for-operator.ts'
import { makeFilesPrivate } from '../../server/private-files.ts'
import { receiptSecret } from '../../server/receipt-secret.ts'
import { newId } from '../../server/secrets.ts'
import { saysYes } from '../operator/says-yes.ts'
import { inWordsForOperators } from '../operator/tell-trouble.ts'

const USAGE = `Usage:
  npm run two-factor -- --off <email>   turns two-factor authentication off for an account, and logs it out everywhere
  npm run two-factor -- --off <email> --passkeys   removes its passkeys as well
Be sure first who is asking: whoever has the password gets in then. Add --yes to do it without being asked.`

const NOT_UNDERSTOOD = 2

const SAID = {
  no_account: 'Nobody has signed up with that address. Nothing was changed.',
  not_on: 'That account has nothing of this to turn off. Nothing was changed.',
  off: 'Two-factor authentication is off for that account, and it is logged out everywhere. A letter tells its owner.',
  passkeys_off: 'That account has no passkeys any more, and is logged out everywhere. A letter tells its owner.',
  both_off:
    'That account has no second step and no passkeys any more, and is logged out everywhere. Letters tell its owner.',
} as const

type Asked = { email: string; alsoPasskeys: boolean }

const readRequest = (): (Asked & { isSure: boolean }) | null => {
  try {
    const { values } = parseArgs({
      options: { off: { type: 'string' }, passkeys: { type: 'boolean' }, yes: { type: 'boolean' } },
    })
    const { off, passkeys = false, yes = false } = values
    return off?.includes('@') ? { email: off.trim(), alsoPasskeys: passkeys, isSure: yes } : null
  } catch {
    return null
  }
}

const turnOff = async (config: Config, asked: Asked): Promise<number> => {
  const db = await connect(config)
  try {
    await migrate(db, join(config.dataDir, 'backups'))
    const outcome = await turnOffForOperator(
      {
        db,
        now: Date.now,
        newId,
        letters: createLetterSecrets(receiptSecret(config)),
        company: config.site.company,
        origin: config.publicOrigin ?? `http://localhost:${config.port}`,
      },
      asked,
    )
    console.log(SAID[outcome])
    return outcome === 'no_account' || outcome === 'not_on' ? 1 : 0
  } finally {
    await db.destroy()
  }
}

const question = ({ email, alsoPasskeys }: Asked): string =>
  `Turn the second step off${alsoPasskeys ? ' and remove all passkeys' : ''} for ${email}? (yes/no) `

const run = async (): Promise<number> => {
  const request = readRequest()
  if (request === null) {
    console.error(USAGE)
    return NOT_UNDERSTOOD
  }
  if (!request.isSure && !(await saysYes(question(request)))) {
    console.log('Nothing was changed.')
    return 1
  }
  return turnOff(readConfig(process.env), request)
}

makeFilesPrivate()
try {
  process.exitCode = await run()
} catch (error) {
  const told = inWordsForOperators(error)
  if (told === null) throw error
  console.error(told)
  process.exitCode = 1
}
