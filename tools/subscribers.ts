import { join } from 'node:path'
import { isoOf } from '#contract/wire.ts'
import { ConfigError, readConfig } from '../server/config.ts'
import { connect } from '../server/database/connect.ts'
import { migrate } from '../server/database/migrate.ts'
import { StartRefusedError } from '../server/database/start-refused.ts'
import { confirmedSubscribers } from '../server/newsletter/store.ts'
import { csvLine } from './subscribers/csv.ts'

const AT_ONCE = 500

const printAll = async () => {
  const config = readConfig(process.env)
  const origin = config.publicOrigin ?? `http://localhost:${config.port}`
  const db = await connect(config)
  await migrate(db, join(config.dataDir, 'backups'))
  process.stdout.write(csvLine(['email', 'confirmed_at', 'unsubscribe_link']))
  for (let after = ''; ; ) {
    const found = await confirmedSubscribers(db, { after, limit: AT_ONCE })
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

try {
  await printAll()
} catch (error) {
  if (!(error instanceof ConfigError || error instanceof StartRefusedError)) throw error
  console.error(error.message)
  process.exitCode = 1
}
