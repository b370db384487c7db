import { createReadStream, existsSync } from 'node:fs'
import { createInterface } from 'node:readline'
import { DAY, HOUR } from '#domain/time/time-limit.ts'
import { readConfig } from '../../server/config.ts'
import { receiptSecret } from '../../server/receipt-secret.ts'
import { createSigning } from '../../server/secrets.ts'
import { pseudonymOf, pseudonymOfEmail } from '../../server/security-log.ts'
import { endWithReader, parsedArgs, runCommand } from '../operator/command.ts'
import { asText, createSummary, type Wanted, wantedLine } from '../reading-security/read-lines.ts'

const USAGE = `Usage:
  npm run security-log -- [file of the server's log] [options]      without a file it reads standard input
    --event sign_in_failed   one kind of event alone
    --since 24h              the last hours (h) or days (d)
    --about <what>           an account's or attempt's id, an email address, or the address that calls came from
    --summary                counts alone`

type Request = { file: string | null; isSummary: boolean; event?: string; since?: string; about?: string }

const readRequest = (args: string[]): Request | null => {
  const read = parsedArgs({
    args,
    allowPositionals: true,
    options: {
      event: { type: 'string' },
      since: { type: 'string' },
      about: { type: 'string' },
      summary: { type: 'boolean' },
    },
  })
  if (read === null) return null
  const { summary, ...wanted } = read.values
  const isUnderstood = read.positionals.length <= 1 && (wanted.since === undefined || spanOf(wanted.since) !== null)
  return isUnderstood ? { ...wanted, file: read.positionals[0] ?? null, isSummary: summary === true } : null
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

const find = async (request: Request): Promise<boolean> => {
  if (request.file !== null && !existsSync(request.file)) {
    console.error(`There is no file ${request.file}.`)
    return false
  }
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
  return true
}

endWithReader()
await runCommand({ usage: USAGE, read: readRequest, work: find })
