import type { FileType } from '#domain/questions/parts/upload.ts'

/** What the first bytes say; of an archive and a text all has to be read. */
type Begins = FileType | 'archive' | null

const BEGINNINGS: [at: number, sign: string, FileType | 'archive'][] = [
  [0, '\xff\xd8\xff', 'jpeg'],
  [0, '\x89PNG\r\n\x1a\n', 'png'],
  [0, 'GIF87a', 'gif'],
  [0, 'GIF89a', 'gif'],
  [8, 'WEBP', 'webp'],
  [0, '%PDF-', 'pdf'],
  [0, 'PK\x03\x04', 'archive'],
]
/** Phones of Apple write them. */
const HEIF = ['heic', 'heix', 'hevc', 'heim', 'heis', 'mif1', 'msf1']

const says = (bytes: Buffer, at: number, sign: string): boolean =>
  bytes.toString('latin1', at, at + sign.length) === sign

/** What a file may be, by how it begins; null for nothing that is taken. */
export const readBeginning = (bytes: Buffer): Begins => {
  if (says(bytes, 4, 'ftyp')) return HEIF.includes(bytes.toString('latin1', 8, 12)) ? 'heic' : null
  if (says(bytes, 0, 'RIFF') !== says(bytes, 8, 'WEBP')) return null
  return BEGINNINGS.find(([at, sign]) => says(bytes, at, sign))?.[2] ?? 'text'
}
