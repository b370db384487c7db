import { join } from 'node:path'
import type { Config } from '../../server/config.ts'
import type { Database } from '../../server/database/connect.ts'
import { leaveNoTrace } from '../erasing/leave-no-trace.ts'
import { type Plan, planErasure } from '../erasing/plan-erasure.ts'
import { type Request, readRequest, USAGE } from '../erasing/read-request.ts'
import { runCommand, withDatabase } from '../operator/command.ts'
import { saysYes } from '../operator/says-yes.ts'

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

await runCommand({
  usage: USAGE,
  read: readRequest,
  work: (request) => withDatabase((db, config) => erase(request, config, db)),
})
