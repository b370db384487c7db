import { join } from 'node:path'
import { type ParseArgsConfig, parseArgs } from 'node:util'
import { type Config, readConfig } from '../../server/config.ts'
import { connect, type Database } from '../../server/database/connect.ts'
import { migrate } from '../../server/database/migrate.ts'
import { makeFilesPrivate } from '../../server/private-files.ts'
import { inWordsForOperators } from './tell-trouble.ts'

const FAILED = 1
const NOT_UNDERSTOOD = 2

export type Command<Asked> = {
  usage: string
  /** What was asked for by these arguments; null when they can't be understood. */
  read: (args: string[]) => Asked | null
  /** Says how it went: false where nothing was done, or something is not as it has to be. */
  work: (asked: Asked) => Promise<boolean>
}

/** Does the command that was typed, and sets the exit code: 0 done, 1 failed or refused, 2 not understood. */
export const runCommand = async <Asked>({ usage, read, work }: Command<Asked>): Promise<void> => {
  const asked = read(process.argv.slice(2))
  if (asked === null) {
    console.error(usage)
    process.exitCode = NOT_UNDERSTOOD
    return
  }
  makeFilesPrivate()
  try {
    process.exitCode = (await work(asked)) ? 0 : FAILED
  } catch (error) {
    const told = inWordsForOperators(error)
    if (told === null) throw error
    console.error(told)
    process.exitCode = FAILED
  }
}

/** As `parseArgs` of Node reads arguments; null for those that it refuses. */
export const parsedArgs = <const Accepted extends ParseArgsConfig>(accepted: Accepted) => {
  try {
    return parseArgs(accepted)
  } catch {
    return null
  }
}

/** With the database of the settings, which is brought up to date first. */
export const withDatabase = async <Made>(work: (db: Database, config: Config) => Promise<Made>): Promise<Made> => {
  const config = readConfig(process.env)
  const db = await connect(config)
  try {
    await migrate(db, join(config.dataDir, 'backups'))
    return await work(db, config)
  } finally {
    await db.destroy()
  }
}

/** Whoever reads may have seen enough, as in `npm run subscribers | head`: that is no failure. */
export const endWithReader = (): void =>
  void process.stdout.on('error', ({ code }: NodeJS.ErrnoException) => process.exit(code === 'EPIPE' ? 0 : FAILED))
