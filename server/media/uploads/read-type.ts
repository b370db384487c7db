import { setImmediate as aTurn } from 'node:timers/promises'
import type { FileType } from '#domain/questions/parts/upload.ts'
import { readBeginning } from './read-beginning.ts'
import { officeTypeOf } from './read-office.ts'

const MARKED_UP = /<!doctype|<!entity|<\?xml|<\?php|<\?=|<html|<head|<body|<script|<svg|<iframe|<object|<embed/i
/** Longer than any of those. */
const OVERLAP = 16
// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what no text has
const NOT_WRITTEN = /[\u0000-\u0008\u000e-\u001a\u001c-\u001f\u007f]/
const PIECE = 256 * 1024

/** Whether it is words and nothing that a browser or a shell would do something about. */
const isPlainText = async (bytes: Buffer): Promise<boolean> => {
  const decoder = new TextDecoder('utf-8', { fatal: true })
  let before = ''
  try {
    for (let at = 0; at < bytes.length; at += PIECE) {
      const isLast = at + PIECE >= bytes.length
      const text = before + decoder.decode(bytes.subarray(at, at + PIECE), { stream: !isLast })
      if ((at === 0 && text.startsWith('#!')) || NOT_WRITTEN.test(text) || MARKED_UP.test(text)) return false
      before = text.slice(-OVERLAP)
      await aTurn()
    }
    return true
  } catch {
    return false
  }
}

/** What a file is, by its content; null for what is not taken. */
export const typeOfContent = async (bytes: Buffer): Promise<FileType | null> => {
  const begins = readBeginning(bytes)
  if (begins === 'archive') return officeTypeOf(bytes)
  if (begins !== 'text') return begins
  return (await isPlainText(bytes)) ? 'text' : null
}
