import { resolve } from 'node:path'
import { readConfig } from '../../server/config.ts'
import { runToldCommand } from '../backing-up/command.ts'
import { inWords } from '../backing-up/contents.ts'
import { fileForBackup, makeBackup } from '../backing-up/make-backup.ts'
import { typedFile } from '../backing-up/place.ts'
import { secretInWords, secretStateOf } from '../backing-up/secret.ts'

const usage = `Usage:
  npm run backup                    copies the database into DATA_DIR/backups, while a server runs or not
  npm run backup -- --to <file>     … into that file, which must not be there yet
Add --json for one JSON object.`

await runToldCommand({ usage, accepted: { to: true } }, async ({ to }) => {
  const config = readConfig(process.env)
  const now = Date.now()
  const made = await makeBackup(config, { to: to === null ? resolve(fileForBackup(config, now)) : typedFile(to), now })
  if (!made.ok) return made
  const { ok, ...data } = made
  const lines = [`Backed up into ${made.file}: ${inWords(made.contents)}.`, secretInWords(config)]
  return { ok, data: { ...data, secret: secretStateOf(config) }, lines }
})
