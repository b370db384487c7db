import { createReadStream } from 'node:fs'
import { createInterface } from 'node:readline'
import { parseArgs } from 'node:util'
import { DAY, HOUR } from '#domain/time/time-limit.ts'
import { readConfig } from '../../server/config.ts'
import { receiptSecret } from '../../server/receipt-secret.ts'
import { createSigning } from '../../server/secrets.ts'
import { pseudonymOf, pseudonymOfEmail } from '../../server/security-log.ts'
import { inWordsForOperators } from '../operator/tell-trouble.ts'
import { asText, createSummary, type Wanted, wantedLine } from '../reading-security/read-lines.ts'

const USAGE = `Usage:
  npm run security-log -- [file of the server's log] [options]      without a file it reads standard input
    --event sign_in_failed   one kind of event alone
    --since 24h              the last hours (h) or days (d)
    --about <what>           an account's or attempt's id, an email address, or the address that calls came from
    --summary                counts alone`

const NOT_UNDERSTOOD = 2

type Request = { file: string | null; isSummary: boolean; event?: string; since?: string; about?: string }

const readRequest = (): Request | null => {
  try {
    const { values, positionals } = parseArgs({
      allowPositionals: true,
      options: {
        event: { type: 'string' },
        since: { type: 'string' },
        about: { type: 'string' },
        summary: { type: 'boolean' },
      },
    })
    const { summary, ...wanted } = values
    const isUnderstood = positionals.length <= 1 && (wanted.since === undefined || spanOf(wanted.since) !== null)
    return isUnderstood ? { ...wanted, file: positionals[0] ?? null, isSummary: summary === true } : null
  } catch {
    return null
  }
}

const spanOf = (text: string): number | null => {
  const [, count, unit] = /^(\d{1,5})([hd])$/.exec(text) ?? []
  return count === undefined ? null : Number(count) * (unit === 'h' ? HOUR : DAY)
}

/** The log names nobody: whom it means is found by what the server's secret makes of an address. */
const namesOf = (about: string): string[] => {
  const context = { sign: createSigning(receiptSecret(readConfig(process.env))) }
  return [about, pseudonymOf(context, about), pseudonymOfEmail(context, about)]
}

const wantedBy = ({ event, since, about }: Request): Wanted => ({
  event,
  since: since === undefined ? undefined : Date.now() - (spanOf(since) ?? 0),
  about: about === undefined ? undefined : namesOf(about),
})

const run = async (request: Request): Promise<void> => {
  const wanted = wantedBy(request)
  const summary = createSummary()
  const input = request.file === null ? process.stdin : createReadStream(request.file)
  for await (const text of createInterface({ input })) {
    const found = wantedLine(text, wanted)
    if (found === null) continue
    summary.add(found)
    if (!request.isSummary) console.log(asText(found))
  }
  const counted = summary.lines()
  console.log(counted.length === 0 ? 'Nothing was found.' : `${request.isSummary ? '' : '\n'}${counted.join('\n')}`)
}

/** Whoever reads may have seen enough: `npm run security-log | head`. */
process.stdout.on('error', ({ code }: NodeJS.ErrnoException) => process.exit(code === 'EPIPE' ? 0 : 1))

const request = readRequest()
try {
  if (request === null) console.error(USAGE)
  if (request === null) process.exitCode = NOT_UNDERSTOOD
  else await run(request)
} catch (error) {
  const isMissing = error instanceof Error && 'code' in error && error.code === 'ENOENT'
  const told = isMissing ? `There is no file ${request?.file}.` : inWordsForOperators(error)
  if (told === null) throw error
  console.error(told)
  process.exitCode = 1
}
