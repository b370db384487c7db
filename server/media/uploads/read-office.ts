import { inflateRawSync } from 'node:zlib'
import type { FileType } from '#domain/questions/parts/upload.ts'

const END = 0x06054b50
const ENTRY = 0x02014b50
const LOCAL = 0x04034b50
const END_SIZE = 22
const MAX_COMMENT = 0xffff
const MOST_ENTRIES = 20_000
const ENCRYPTED = 1
const DEFLATED = 8
/** Of the parts that tell what a document is. */
const MOST_TEXT = 1024 * 1024

type Entry = { name: string; method: number; packed: number; at: number }

/** What runs something, or holds what does. */
const RUNS =
  /vbaproject|vbadata|activex|macrosheets|oleobject\d*\.bin$|\.(?:exe|dll|com|scr|msi|js|jse|vbs|vbe|wsf|hta|bat|cmd|ps1|jar|lnk|sh)$|^(?:basic|scripts)\//i

/** All that an archive says it has; null where it is none, or says it twice, or hides something. */
const entriesIn = (bytes: Buffer): Entry[] | null => {
  const from = Math.max(0, bytes.length - END_SIZE - MAX_COMMENT)
  let end = bytes.length - END_SIZE
  while (end >= from && bytes.readUInt32LE(end) !== END) end -= 1
  if (end < from || end + END_SIZE + bytes.readUInt16LE(end + 20) !== bytes.length) return null
  const count = bytes.readUInt16LE(end + 10)
  if (count === 0 || count > MOST_ENTRIES) return null
  const entries = new Map<string, Entry>()
  let at = bytes.readUInt32LE(end + 16)
  for (let place = 0; place < count; place += 1) {
    if (at + 46 > end || bytes.readUInt32LE(at) !== ENTRY) return null
    const isHidden = (bytes.readUInt16LE(at + 8) & ENCRYPTED) !== 0
    const behind = at + 46 + bytes.readUInt16LE(at + 28)
    const name = bytes.toString('utf8', at + 46, behind)
    if (isHidden || entries.has(name.toLowerCase())) return null
    entries.set(name.toLowerCase(), {
      name,
      method: bytes.readUInt16LE(at + 10),
      packed: bytes.readUInt32LE(at + 20),
      at: bytes.readUInt32LE(at + 42),
    })
    at = behind + bytes.readUInt16LE(at + 30) + bytes.readUInt16LE(at + 32)
  }
  return [...entries.values()]
}

/** What an entry says; null where it can not be read. */
const textIn = (bytes: Buffer, { method, packed, at }: Entry): string | null => {
  if (at + 30 > bytes.length || bytes.readUInt32LE(at) !== LOCAL) return null
  const from = at + 30 + bytes.readUInt16LE(at + 26) + bytes.readUInt16LE(at + 28)
  const content = bytes.subarray(from, from + packed)
  if (content.length < packed) return null
  if (method !== DEFLATED) return method === 0 && packed <= MOST_TEXT ? content.toString('utf8') : null
  return inflateRawSync(content, { maxOutputLength: MOST_TEXT }).toString('utf8')
}

const MAIN: [RegExp, FileType][] = [
  [/wordprocessingml\.document\.main\+xml/, 'docx'],
  [/spreadsheetml\.sheet\.main\+xml/, 'xlsx'],
  [/presentationml\.(?:presentation|slideshow)\.main\+xml/, 'pptx'],
]
const OPEN: Readonly<Record<string, FileType>> = {
  'application/vnd.oasis.opendocument.text': 'odt',
  'application/vnd.oasis.opendocument.spreadsheet': 'ods',
  'application/vnd.oasis.opendocument.presentation': 'odp',
}

const typeByParts = (bytes: Buffer): FileType | null => {
  const entries = entriesIn(bytes)
  if (!entries || entries.some(({ name }) => RUNS.test(name))) return null
  const types = entries.find(({ name }) => name === '[Content_Types].xml')
  if (types) {
    const text = textIn(bytes, types) ?? ''
    // A sign written in another way would hide the word.
    if (/macro|vbaproject|&#/i.test(text)) return null
    return MAIN.find(([pattern]) => pattern.test(text))?.[1] ?? null
  }
  const [first] = entries
  return (first?.name === 'mimetype' && OPEN[textIn(bytes, first) ?? '']) || null
}

/** Which document of an office an archive is; null for any other, and for one that may run something. */
export const officeTypeOf = (bytes: Buffer): FileType | null => {
  try {
    return typeByParts(bytes)
  } catch {
    return null
  }
}
