import { join } from 'node:path'
import { isoOf } from '#contract/wire/wire.ts'
import { readConfig } from '../../server/config.ts'
import { connect } from '../../server/database/connect.ts'
import { migrate } from '../../server/database/migrate.ts'
import { createLetterSecrets } from '../../server/mail/letter-secrets.ts'
import { listSubscribers } from '../../server/people/newsletter/list-subscribers.ts'
import { makeFilesPrivate } from '../../server/private-files.ts'
import { receiptSecret } from '../../server/receipt-secret.ts'
import { inWordsForOperators } from '../operator/tell-trouble.ts'
import { csvLine } from '../subscribers/csv.ts'

const AT_ONCE = 500

const printAll = async () => {
  const config = readConfig(process.env)
  const origin = config.publicOrigin ?? `http://localhost:${config.port}`
  const db = await connect(config)
  const letters = createLetterSecrets(receiptSecret(config))
  await migrate(db, join(config.dataDir, 'backups'))
  process.stdout.write(csvLine(['email', 'confirmed_at', 'unsubscribe_link']))
  for (let after = ''; ; ) {
    const found = await listSubscribers({ db, letters }, { after, limit: AT_ONCE })
    for (const { email, unsubscribeToken, confirmedAt } of found) {
      const link = `${origin}/newsletter/unsubscribe?token=${unsubscribeToken}`
      process.stdout.write(csvLine([email, isoOf(confirmedAt), link]))
    }
    const last = found.at(-1)
    if (last === undefined) break
    after = last.id
  }
  await db.destroy()
}

/** Whoever reads may have seen enough: `npm run subscribers | head`. */
process.stdout.on('error', ({ code }: NodeJS.ErrnoException) => process.exit(code === 'EPIPE' ? 0 : 1))

makeFilesPrivate()
try {
  await printAll()
} catch (error) {
  const told = inWordsForOperators(error)
  if (told === null) throw error
  console.error(told)
  process.exitCode = 1
}
