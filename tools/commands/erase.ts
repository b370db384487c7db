import { join } from 'node:path'
import { type Config, readConfig } from '../../server/config.ts'
import { connect, type Database } from '../../server/database/connect.ts'
import { migrate } from '../../server/database/migrate.ts'
import { makeFilesPrivate } from '../../server/private-files.ts'
import { leaveNoTrace } from '../erasing/leave-no-trace.ts'
import { type Plan, planErasure } from '../erasing/plan-erasure.ts'
import { type Request, readRequest, USAGE } from '../erasing/read-request.ts'
import { saysYes } from '../operator/says-yes.ts'
import { inWordsForOperators } from '../operator/tell-trouble.ts'

const NOTHING_ERASED = 1
const NOT_UNDERSTOOD = 2

const listed = (lines: string[]) => lines.map((line) => `  ${line}`).join('\n')

const placeOf = ({ databaseUrl, dataDir }: Config) =>
  databaseUrl === null ? join(dataDir, 'quiznity.sqlite') : 'the PostgreSQL database'

/** True when something was erased. */
const erase = async (request: Request, config: Config, db: Database): Promise<boolean> => {
  const plan = await planErasure(request, { db, dataDir: config.dataDir })
  if (plan === null) {
    console.log(`Nothing was found in ${placeOf(config)}.`)
    return false
  }
  console.log(`Found in ${placeOf(config)}:\n${listed(plan.found)}`)
  if (!request.isSure && !(await saysYes('Erase? This cannot be undone. (yes/no) '))) {
    console.log('Nothing was erased.')
    return false
  }
  await plan.erase()
  console.log(`Erased. Out of reach:\n${listed([...(await leaveNoTrace(db, config)), ...staysOf(plan, config)])}`)
  return true
}

const staysOf = ({ stays }: Plan, { dataDir }: Config) => [
  ...stays,
  `Backups: ${join(dataDir, 'backups', '*.sqlite')}, and those you made elsewhere.`,
]

const run = async (request: Request): Promise<number> => {
  const config = readConfig(process.env)
  const db = await connect(config)
  try {
    await migrate(db, join(config.dataDir, 'backups'))
    return (await erase(request, config, db)) ? 0 : NOTHING_ERASED
  } finally {
    await db.destroy()
  }
}

makeFilesPrivate()
const request = readRequest(process.argv.slice(2))
try {
  if (request === null) console.error(USAGE)
  process.exitCode = request === null ? NOT_UNDERSTOOD : await run(request)
} catch (error) {
  const told = inWordsForOperators(error)
  if (told === null) throw error
  console.error(told)
  process.exitCode = 1
}
