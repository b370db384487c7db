import { runToldCommand } from '../backing-up/command.ts'
import { inWords } from '../backing-up/contents.ts'
import { typedFile } from '../backing-up/place.ts'
import { verifyBackup } from '../backing-up/verify-backup.ts'

const usage = `Usage:
  npm run verify -- <file>     reads a whole backup, and says what is in it
Add --json for one JSON object.`

await runToldCommand({ usage, accepted: { file: true } }, async ({ file }) => {
  const verified = await verifyBackup(typedFile(file))
  if (!verified.ok) return verified
  const { ok, ...data } = verified
  const made =
    verified.madeAt === null
      ? 'It is a copy of a database without a record of its making: that nothing is missing can not be told.'
      : `Made ${verified.madeAt} by Quiznity ${verified.version} from ${verified.source}.`
  return { ok, data, lines: [`${verified.file} is sound: ${inWords(verified.contents)}.`, made] }
})
