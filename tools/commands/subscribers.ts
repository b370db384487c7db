import { isoOf } from '#contract/wire/wire.ts'
import { createLetterSecrets } from '../../server/mail/letter-secrets.ts'
import { listSubscribers } from '../../server/people/newsletter/list-subscribers.ts'
import { receiptSecret } from '../../server/receipt-secret.ts'
import { endWithReader, parsedArgs, runCommand, withDatabase } from '../operator/command.ts'
import { csvLine } from '../subscribers/csv.ts'

const USAGE = `Usage:
  npm run --silent subscribers > subscribers.csv     lists who confirmed the newsletter, each with the link that ends it`

const AT_ONCE = 500

const printAll = () =>
  withDatabase(async (db, config) => {
    const origin = config.publicOrigin ?? `http://localhost:${config.port}`
    const letters = createLetterSecrets(receiptSecret(config))
    process.stdout.write(csvLine(['email', 'confirmed_at', 'unsubscribe_link']))
    for (let after = ''; ; ) {
      const found = await listSubscribers({ db, letters }, { after, limit: AT_ONCE })
      for (const { email, unsubscribeToken, confirmedAt } of found) {
        const link = `${origin}/newsletter/unsubscribe?token=${unsubscribeToken}`
        process.stdout.write(csvLine([email, isoOf(confirmedAt), link]))
      }
      const last = found.at(-1)
      if (last === undefined) return true
      after = last.id
    }
  })

endWithReader()
await runCommand({ usage: USAGE, read: (args) => parsedArgs({ args }), work: printAll })
