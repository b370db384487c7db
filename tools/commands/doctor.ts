import { ConfigError, readConfig } from '../../server/config.ts'
import { runToldCommand } from '../backing-up/command.ts'
import { examinePlace } from '../backing-up/examine-place.ts'
import type { Finding } from '../backing-up/finding.ts'

const usage = `Usage:
  npm run doctor     looks at the settings, the data folder, the database and its backups, and changes nothing
Add --json for one JSON object.`

const findings = async (): Promise<Finding[]> => {
  try {
    const config = readConfig(process.env)
    return [{ check: 'settings', state: 'ok', says: 'All usable.' }, ...(await examinePlace(config, Date.now()))]
  } catch (error) {
    if (!(error instanceof ConfigError)) throw error
    return [{ check: 'settings', state: 'fail', says: error.message }]
  }
}

await runToldCommand({ usage, accepted: {} }, async () => {
  const found = await findings()
  const ok = found.every(({ state }) => state !== 'fail')
  const lines = found.map(({ check, state, says }) => `${state.padEnd(4)}  ${check.padEnd(11)}  ${says}`)
  return { ok, data: { findings: found }, lines }
})
