import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { type Config, ConfigError, readConfig } from '../server/config.ts'
import { connect, type Database } from '../server/database/connect.ts'
import { migrate } from '../server/database/migrate.ts'
import { StartRefusedError } from '../server/database/start-refused.ts'
import { leaveNoTrace, overwriteDeleted } from './erasing/leave-no-trace.ts'
import { type Plan, planErasure } from './erasing/plan-erasure.ts'
import { type Request, readRequest, USAGE } from './erasing/read-request.ts'

const NOTHING_ERASED = 1
const NOT_UNDERSTOOD = 2

/** Whoever ends the input, or interrupts, has not said yes. */
const saysYes = (question: string): Promise<boolean> =>
  new Promise((resolve) => {
    const terminal = createInterface({ input: process.stdin, output: process.stdout })
    terminal.on('close', () => resolve(false))
    terminal.question(question, (answer) => {
      resolve(answer.trim().toLowerCase() === 'yes')
      terminal.close()
    })
  })

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
  await overwriteDeleted(db, config)
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

const request = readRequest(process.argv.slice(2))
try {
  if (request === null) console.error(USAGE)
  process.exitCode = request === null ? NOT_UNDERSTOOD : await run(request)
} catch (error) {
  if (!(error instanceof ConfigError || error instanceof StartRefusedError)) throw error
  console.error(error.message)
  process.exitCode = 1
}
