import { ConfigError } from '../../server/config.ts'
import { NewerDatabaseError } from '../../server/database/migrate.ts'
import { parsedArgs, runCommand } from '../operator/command.ts'
import { inWordsForOperators } from '../operator/tell-trouble.ts'
import { type Refusal, refusal } from './place.ts'

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
  const read = parsedArgs({
    args,
    allowPositionals: true,
    options: {
      json: { type: 'boolean' },
      ...(accepted.yes && { yes: { type: 'boolean' } }),
      ...(accepted.to && { to: { type: 'string' } }),
    },
  })
  if (read === null) return null
  const { values, positionals } = read
  const [file = ''] = positionals
  if (positionals.length !== Number(accepted.file === true) || (accepted.file && file === '')) return null
  if (values.to === '') return null
  const isJson = values.json === true
  const isSure = values.yes === true
  // A question would have nobody to answer it, and no place beside the JSON.
  if (accepted.yes && isJson && !isSure) return null
  return { file, to: typeof values.to === 'string' ? values.to : null, isSure, isJson }
}

const asRefusal = (error: unknown): Refusal => {
  if (error instanceof ConfigError) return refusal('settings', error.message)
  if (error instanceof NewerDatabaseError) return refusal('newer_database', error.message)
  const told = inWordsForOperators(error)
  return refusal('failed', told ?? (error instanceof Error ? error.message || String(error) : String(error)))
}

const tell = (told: Told, { isJson }: Options): boolean => {
  const { ok } = told
  const data = 'why' in told ? { code: told.code, why: told.why } : told.data
  if (isJson) console.log(JSON.stringify({ ok, ...data }))
  if ('why' in told) console.error(told.why)
  else if (!isJson) console.log(told.lines.join('\n'))
  return ok
}

/** A command that tells what came of it in lines or as JSON, what nobody expected too. */
export const runToldCommand = (
  { usage, accepted }: { usage: string; accepted: Accepted },
  work: (options: Options) => Promise<Told>,
): Promise<void> =>
  runCommand({
    usage,
    read: (args) => readOptions(args, accepted),
    work: async (options) => tell(await work(options).catch(asRefusal), options),
  })
