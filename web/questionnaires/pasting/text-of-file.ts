import { type Decoded, decoded } from '#domain/formats/sheet/decoded.ts'
import { type FileRefusal, MAX_FILE_BYTES } from '#domain/formats/sheet/file-refusals.ts'
import { refusalOf, type TextRefusal } from './refused-text.ts'

/** `unreadable`: the browser can't open it, as a folder. */
export type OpenedFile = { text: string } | { refusal: FileRefusal | TextRefusal | 'unreadable' }

/** Enough to tell what a file is that is too large to be read. */
const ENDS = 8_192

/** The text of a file, or why there is none. */
export const textOfFile = async (file: File): Promise<OpenedFile> => {
  const isLarge = file.size > MAX_FILE_BYTES
  try {
    const read: Decoded = decoded(
      new Uint8Array(await (isLarge ? new Blob([file.slice(0, ENDS), file.slice(-ENDS)]) : file).arrayBuffer()),
    )
    if (isLarge) return { refusal: 'refusal' in read && read.refusal !== 'cut' ? read.refusal : 'too_large' }
    if ('refusal' in read) return read
    const refusal = read.text.trim() === '' ? 'empty' : refusalOf(read.text)
    return refusal === null ? read : { refusal }
  } catch {
    return { refusal: 'unreadable' }
  }
}
