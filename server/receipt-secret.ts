import { randomBytes } from 'node:crypto'
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Config } from './config.ts'

const FILE = 'receipt.key'
const BYTES = 32

/**
 * The secret that seals students' receipts: as configured, or one that is made once and kept beside the database, outside
 * of it. Several processes that share a PostgreSQL server and no folder need it configured.
 */
export const receiptSecret = ({ dataDir, receiptSecret }: Pick<Config, 'dataDir' | 'receiptSecret'>): Buffer => {
  if (receiptSecret !== null) return Buffer.from(receiptSecret, 'hex')
  const file = join(dataDir, FILE)
  mkdirSync(dataDir, { recursive: true })
  try {
    writeFileSync(file, randomBytes(BYTES).toString('hex'), { mode: 0o600, flag: 'wx' })
  } catch (error) {
    const isThere = error instanceof Error && 'code' in error && error.code === 'EEXIST'
    if (!isThere) throw error
  }
  const secret = Buffer.from(readFileSync(file, 'utf8').trim(), 'hex')
  if (secret.length !== BYTES) throw new Error(`${file} does not hold a secret: put back the file that was there`)
  return secret
}
