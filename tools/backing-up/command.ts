import { parseArgs } from 'node:util'
import { ConfigError } from '../../server/config.ts'
import { NewerDatabaseError } from '../../server/database/migrate.ts'
import { makeFilesPrivate } from '../../server/private-files.ts'
import { inWordsForOperators } from '../operator/tell-trouble.ts'
import { type Refusal, refusal } from './place.ts'

const FAILED = 1
const NOT_UNDERSTOOD = 2

export type Options = {
  /** The file that was named; empty where the command takes none. */
  file: string
  to: string | null
  isSure: boolean
  /** One JSON object on standard output, and nothing else there. */
  isJson: boolean
}
export type Accepted = { file?: boolean; to?: boolean; yes?: boolean }

/** What goes into the JSON beside `ok`, and what a person reads. */
export type Told = { ok: boolean; data: object; lines: string[] } | Refusal

/** What the operator typed; null when it can't be understood. */
export const readOptions = (args: string[], accepted: Accepted): Options | null => {
  try {
    const { values, positionals } = parseArgs({
      args,
      allowPositionals: true,
      options: {
        json: { type: 'boolean' },
        ...(accepted.yes && { yes: { type: 'boolean' } }),
        ...(accepted.to && { to: { type: 'string' } }),
      },
    })
    const [file = ''] = positionals
    if (positionals.length !== Number(accepted.file === true) || (accepted.file && file === '')) return null
    if (values.to === '') return null
    const isJson = values.json === true
    const isSure = values.yes === true
    // A question would have nobody to answer it, and no place beside the JSON.
    if (accepted.yes && isJson && !isSure) return null
    return { file, to: typeof values.to === 'string' ? values.to : null, isSure, isJson }
  } catch {
    return null
  }
}

const asRefusal = (error: unknown): Refusal => {
  if (error instanceof ConfigError) return refusal('settings', error.message)
  if (error instanceof NewerDatabaseError) return refusal('newer_database', error.message)
  const told = inWordsForOperators(error)
  return refusal('failed', told ?? (error instanceof Error ? error.message || String(error) : String(error)))
}

/** Does the command that was typed, says how it went, and sets the exit code: 0 done, 1 failed or refused, 2 not understood. */
export const runCommand = async (
  { usage, accepted }: { usage: string; accepted: Accepted },
  work: (options: Options) => Promise<Told>,
): Promise<void> => {
  const options = readOptions(process.argv.slice(2), accepted)
  if (options === null) {
    console.error(usage)
    process.exitCode = NOT_UNDERSTOOD
    return
  }
  makeFilesPrivate()
  const told = await work(options).catch(asRefusal)
  process.exitCode = told.ok ? 0 : FAILED
  const { ok } = told
  const data = 'why' in told ? { code: told.code, why: told.why } : told.data
  if (options.isJson) console.log(JSON.stringify({ ok, ...data }))
  if ('why' in told) console.error(told.why)
  else if (!options.isJson) console.log(told.lines.join('\n'))
}
