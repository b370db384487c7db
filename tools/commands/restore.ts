import { readConfig } from '../../server/config.ts'
import { runToldCommand } from '../backing-up/command.ts'
import { inWords } from '../backing-up/contents.ts'
import { nameOf, typedFile } from '../backing-up/place.ts'
import { type Present, restoreBackup } from '../backing-up/restore-backup.ts'
import { secretInWords, secretStateOf } from '../backing-up/secret.ts'
import { saysYes } from '../operator/says-yes.ts'

const usage = `Usage:
  npm run restore -- <file>     puts a backup in the place of the database; no server may run
Add --yes to restore without being asked, --json (with --yes) for one JSON object.`

const ERASED_UNKNOWN =
  'What was erased since this backup was made could not be told, as what was there before can not be read: erase it again.'

const presentInWords = (present: Present) => {
  if (present === null) return 'nothing'
  return present === 'unreadable' ? 'a file that can not be read' : inWords(present)
}

await runToldCommand({ usage, accepted: { file: true, yes: true } }, async ({ file, isSure, isJson }) => {
  const config = readConfig(process.env)
  const restored = await restoreBackup(config, {
    file: typedFile(file),
    now: Date.now(),
    mayReplace: async ({ backup, present }) => {
      if (!isJson) {
        console.log(`In ${nameOf(config)} there is now: ${presentInWords(present)}.`)
        console.log(`In its place would be: ${inWords(backup.contents)}.`)
      }
      return isSure || saysYes('Restore? (yes/no) ')
    },
  })
  if (!restored.ok) return restored
  const { ok, ...data } = restored
  const kept =
    restored.keptIn === null ? 'There was nothing before.' : `What was there before is kept in ${restored.keptIn}.`
  const secret = secretStateOf(config)
  const lines = [
    `Restored ${restored.backup.file} (epoch ${restored.epoch}). ${kept}`,
    ...(restored.isErasedKnown ? [] : [ERASED_UNKNOWN]),
    ...(secret === 'missing' || secret === 'unusable' ? [secretInWords(config)] : []),
  ]
  return { ok, data: { ...data, secret }, lines }
})
