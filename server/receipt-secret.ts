import { randomBytes } from 'node:crypto'
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Config } from './config.ts'
import { StartRefusedError } from './database/start-refused.ts'

const FILE = 'receipt.key'
const BYTES = 32

export const secretFileOf = (dataDir: string): string => join(dataDir, FILE)
export const isSecretText = (text: string): boolean => Buffer.from(text.trim(), 'hex').length === BYTES

/**
 * The secret that seals students' receipts: as configured, or one that is made once and kept beside the database, outside
 * of it. Several processes that share a PostgreSQL server and no folder need it configured.
 */
export const receiptSecret = ({ dataDir, receiptSecret }: Pick<Config, 'dataDir' | 'receiptSecret'>): Buffer => {
  if (receiptSecret !== null) return Buffer.from(receiptSecret, 'hex')
  const file = secretFileOf(dataDir)
  mkdirSync(dataDir, { recursive: true })
  try {
    writeFileSync(file, randomBytes(BYTES).toString('hex'), { mode: 0o600, flag: 'wx' })
  } catch (error) {
    const isThere = error instanceof Error && 'code' in error && error.code === 'EEXIST'
    if (!isThere) throw error
  }
  const text = readFileSync(file, 'utf8')
  if (!isSecretText(text))
    throw new StartRefusedError(`${file} does not hold a secret. Put back the file that was there.`)
  return Buffer.from(text.trim(), 'hex')
}
