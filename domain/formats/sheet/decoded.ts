import { likelyOldFont } from '../signs/old-fonts.ts'
import { beginsWith, type FileRefusal, refusalOf } from './file-refusals.ts'

/** A file of text: its bytes, in whichever encoding programs wrote them. */

export type Decoded = { text: string } | { refusal: FileRefusal }

type Encoding = 'utf-8' | 'utf-16le' | 'utf-16be' | 'windows-1252'

/** Of every browser and of Node, but not of the language. */
declare const TextDecoder: new (
  encoding: Encoding,
  options?: { fatal: boolean },
) => { decode: (bytes: Uint8Array) => string }

/** Null where the bytes are none in this encoding. */
const decodedAs = (encoding: Encoding, bytes: Uint8Array): string | null => {
  try {
    return new TextDecoder(encoding, { fatal: true }).decode(bytes)
  } catch {
    return null
  }
}

/** Signs that no text has, whatever it is about. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: these are what is looked for
const CONTROLS = /[\u0000-\u0008\u000e-\u0019\u001c-\u001f]/

const checked = (text: string | null, otherwise: FileRefusal): Decoded => {
  if (text === null) return { refusal: otherwise }
  return CONTROLS.test(text) ? { refusal: 'binary' } : { text }
}

const wide = (encoding: 'utf-16le' | 'utf-16be', bytes: Uint8Array): Decoded => {
  if (bytes.length % 2 === 1) return { refusal: 'cut' }
  const text = decodedAs(encoding, bytes)
  // Half of a sign of four bytes at the end.
  if (text === null && decodedAs(encoding, bytes.subarray(0, -2)) !== null) return { refusal: 'cut' }
  return checked(text, 'binary')
}

type Zeros = { even: number; odd: number }

const zerosIn = (bytes: Uint8Array): Zeros => {
  const zeros = { even: 0, odd: 0 }
  for (const [at, byte] of bytes.entries()) if (byte === 0) zeros[at % 2 === 0 ? 'even' : 'odd'] += 1
  return zeros
}

/** Letters of any script that fit in one byte have a zero beside them; of NUL there are two together. */
const withoutMark = (bytes: Uint8Array): Decoded | null => {
  const { even, odd } = zerosIn(bytes)
  if (even === 0 && odd === 0) return null
  if (even > 0 && odd > 0) return { refusal: 'binary' }
  return wide(odd > 0 ? 'utf-16le' : 'utf-16be', bytes)
}

const MOST_HALF = 3

/** Whether the bytes are UTF-8 but for the sign that they end in, which is not whole. */
const isCut = (bytes: Uint8Array): boolean => {
  for (let most = 1; most <= MOST_HALF && most < bytes.length; most += 1) {
    const text = decodedAs('utf-8', bytes.subarray(0, -most))
    if (text !== null) return text.length < bytes.length - most
  }
  return false
}

/** Letters beyond those of English: fewer say nothing of the encoding. */
const FEWEST_BEYOND = 4

/** In Western Europe hardly three letters beyond those of English stand side by side; in other encodings of one byte words do. */
const LONG_RUN = 3

const isOfOtherEncoding = (bytes: Uint8Array): boolean => {
  let [all, inRuns, run] = [0, 0, 0]
  for (const byte of bytes) {
    run = byte < 0x80 ? 0 : run + 1
    if (run > 0) all += 1
    if (run >= LONG_RUN) inRuns += run === LONG_RUN ? LONG_RUN : 1
  }
  return all >= FEWEST_BEYOND && inRuns * 2 > all
}

/** UTF-8, UTF-16 with its mark or without, and what is none of them as Windows writes it in Western Europe. */
export const decoded = (bytes: Uint8Array): Decoded => {
  const refusal = refusalOf(bytes)
  if (refusal !== null) return { refusal }
  if (beginsWith(bytes, [0xff, 0xfe])) return wide('utf-16le', bytes)
  if (beginsWith(bytes, [0xfe, 0xff])) return wide('utf-16be', bytes)
  const ofZeros = withoutMark(bytes)
  if (ofZeros !== null) return ofZeros
  const text = decodedAs('utf-8', bytes)
  if (text !== null) return checked(text, 'binary')
  if (isCut(bytes)) return { refusal: 'cut' }
  const western = new TextDecoder('windows-1252').decode(bytes)
  // An old font is asked about where it is read.
  if (isOfOtherEncoding(bytes) && likelyOldFont(western) === null) return { refusal: 'encoding' }
  return checked(western, 'binary')
}
