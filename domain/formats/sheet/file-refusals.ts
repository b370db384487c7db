/**
 * Why a file is no text. `workbook`, `document`: has to be saved as CSV, or as text, in its own program; `pdf`, `picture`:
 * its text has to be copied; `archive`: has to be unpacked; `cut`: was not copied whole; `encoding`: its letters are written in
 * a way that is not known; `binary`: is something else.
 */
export type FileRefusal =
  | 'too_large'
  | 'empty'
  | 'workbook'
  | 'document'
  | 'pdf'
  | 'picture'
  | 'archive'
  | 'cut'
  | 'encoding'
  | 'binary'

/** In bytes. */
export const MAX_FILE_BYTES = 2 * 1024 * 1024

export const beginsWith = (bytes: Uint8Array, signs: readonly number[], from = 0): boolean =>
  signs.every((sign, at) => bytes[from + at] === sign)

const codesOf = (text: string): number[] => [...text].map((sign) => sign.charCodeAt(0))

const SIGNATURES: [FileRefusal, number[], number?][] = [
  ['pdf', codesOf('%PDF')],
  ['picture', [0x89, ...codesOf('PNG')]],
  ['picture', [0xff, 0xd8, 0xff]],
  ['picture', codesOf('GIF8')],
  ['picture', codesOf('II*\0')],
  ['picture', codesOf('MM\0*')],
  ['picture', codesOf('WEBP'), 8],
  ['picture', codesOf('ftyphei'), 4],
  ['picture', codesOf('ftypmif1'), 4],
  ['picture', codesOf('ftypavif'), 4],
  ['document', codesOf('{\\rtf')],
  ['archive', [0x1f, 0x8b]],
  ['archive', codesOf('7z\u00bc\u00af')],
  ['archive', codesOf('Rar!')],
]
const ZIP = codesOf('PK\u0003\u0004')
/** Office files from before 2007: workbooks and documents begin alike. */
const OLD_OFFICE = [0xd0, 0xcf, 0x11, 0xe0]

const ofLatin1 = (bytes: Uint8Array): string => {
  let text = ''
  for (const byte of bytes) text += String.fromCharCode(byte)
  return text
}

/** Enough of an archive to see what its first files are called. */
const BEGINNING = 8_192

const packed = (bytes: Uint8Array): FileRefusal => {
  const names = ofLatin1(bytes.subarray(0, BEGINNING)) + ofLatin1(bytes.subarray(-BEGINNING))
  if (/xl\/|opendocument\.spreadsheet/.test(names)) return 'workbook'
  return /word\/|ppt\/|opendocument|\[Content_Types\]/.test(names) ? 'document' : 'archive'
}

const oldOffice = (bytes: Uint8Array): FileRefusal =>
  /W\0o\0r\0d\0D\0o\0c/.test(ofLatin1(bytes)) ? 'document' : 'workbook'

/** By the signs that a file begins with, or its size; null: it may be text. */
export const refusalOf = (bytes: Uint8Array): FileRefusal | null => {
  if (bytes.length === 0) return 'empty'
  const known = SIGNATURES.find(([, signs, from]) => beginsWith(bytes, signs, from))
  if (known) return known[0]
  if (beginsWith(bytes, ZIP)) return packed(bytes)
  if (beginsWith(bytes, OLD_OFFICE)) return oldOffice(bytes)
  return bytes.length > MAX_FILE_BYTES ? 'too_large' : null
}
