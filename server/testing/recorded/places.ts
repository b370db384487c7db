import { mkdtempSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import { brotliCompressSync, brotliDecompressSync, constants } from 'node:zlib'
import * as z from 'zod/mini'
import { account, reading } from './readings.ts'
import { replies } from './replies.ts'

/**
 * What versions have left behind (`tools/commands/record-version.ts`), a folder each by the day on which it was recorded:
 * `replies.json`, the reply to each call; `left/`, the data folder of a server; `backup.sqlite`, a backup of it;
 * `readings.json`, what its accounts read of it; `devices.json`, what the browsers of people held; `pages.json`, the
 * pages and their files as the server answered them. All but the first are compressed, and end in `.br`.
 */
const FIXTURES = join(import.meta.dirname, '../../../fixtures')

/** The oldest first. */
export const recordedVersions = (): string[] => readdirSync(FIXTURES).sort()

export const folderOf = (version: string): string => join(FIXTURES, version)

/** The largest: files that stand at several addresses are kept once. */
const WINDOW = constants.BROTLI_MAX_WINDOW_BITS

export const writePacked = (file: string, content: string | Buffer): void =>
  writeFileSync(`${file}.br`, brotliCompressSync(content, { params: { [constants.BROTLI_PARAM_LGWIN]: WINDOW } }))

/** The bytes of a file that is kept compressed. */
export const unpacked = (version: string, file: string): Buffer =>
  brotliDecompressSync(readFileSync(join(folderOf(version), `${file}.br`)))

export const jsonOf = (version: string, file: string): unknown => JSON.parse(unpacked(version, file).toString())

export const readReplies = (version: string): z.infer<typeof replies> =>
  replies.parse(JSON.parse(readFileSync(join(folderOf(version), 'replies.json'), 'utf8')))

export const recordedReadings = z.object({
  /** What the server’s clock showed when it was stopped. */
  at: z.int(),
  asked: z.array(z.object({ account, readings: z.array(reading) })),
  replies,
})

export const readReadings = (version: string): z.infer<typeof recordedReadings> =>
  recordedReadings.parse(jsonOf(version, 'readings.json'))

/** A new folder with what the server had in its data folder. */
export const unpackData = (version: string): string => {
  const dataDir = mkdtempSync(join(tmpdir(), 'quiznity-recorded-'))
  for (const file of readdirSync(join(folderOf(version), 'left')))
    writeFileSync(join(dataDir, basename(file, '.br')), unpacked(version, `left/${basename(file, '.br')}`))
  return dataDir
}
