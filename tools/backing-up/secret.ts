import { existsSync, readFileSync } from 'node:fs'
import type { Config } from '../../server/config.ts'
import { isSecretText, secretFileOf } from '../../server/receipt-secret.ts'

type Settings = Pick<Config, 'dataDir' | 'receiptSecret'>

/** Where the secret is that seals what a backup can't carry: in the settings, in its file, or nowhere. */
export type SecretState = 'configured' | 'in_file' | 'missing' | 'unusable'

export const secretStateOf = ({ dataDir, receiptSecret }: Settings): SecretState => {
  if (receiptSecret !== null) return 'configured'
  const file = secretFileOf(dataDir)
  if (!existsSync(file)) return 'missing'
  return isSecretText(readFileSync(file, 'utf8')) ? 'in_file' : 'unusable'
}

const NEEDED_FOR =
  'without it students’ pages can not bring back what a backup has forgotten, and mail that waits is lost'

/** What an operator does about it; `secret` stands in no backup, so that whoever finds one can open nothing with it. */
export const secretInWords = (settings: Settings): string => {
  const file = secretFileOf(settings.dataDir)
  switch (secretStateOf(settings)) {
    case 'configured':
      return `Keep RECEIPT_SECRET with your backups, which do not hold it: ${NEEDED_FOR}.`
    case 'in_file':
      return `Keep ${file} with your backups, which do not hold it: ${NEEDED_FOR}.`
    case 'missing':
      return `${file} is missing. Put back the one that belongs to this database before a server starts and makes another: ${NEEDED_FOR}.`
    case 'unusable':
      return `${file} does not hold a secret. Put back the file that was there: ${NEEDED_FOR}.`
  }
}
