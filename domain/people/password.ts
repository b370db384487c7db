import * as z from 'zod/mini'
import { storableText } from '../text/text.ts'

export const LONG_PASSWORD = 15
/** Long enough for any passphrase, short enough that hashing one costs the same as hashing another. */
export const MAX_PASSWORD = 128
const SHORT_PASSWORD_RULE = /^(?=.*[A-Za-z])(?=.*\d)(?=.*[@$!%*#?&])[A-Za-z\d@$!%*#?&]{8,}$/

/** Below 15 characters: 8 or more of letters, digits and @$!%*#?&, one of each. From 15 on: anything. */
export const isStrongPassword = (password: string): boolean =>
  [...password].length >= LONG_PASSWORD || SHORT_PASSWORD_RULE.test(password)

const ONE_CHARACTER = /^(.)\1*$/su

/** A password that somebody chooses, whoever it is. */
export const newPassword = storableText(MAX_PASSWORD, 'password_required').check(
  z.minLength(1, 'password_required'),
  z.refine(isStrongPassword, 'password_weak'),
  z.refine((password) => password === '' || !ONE_CHARACTER.test(password), 'password_repeated'),
)

/** Signs and digits that people write for letters. */
const LETTER_FOR: Record<string, string> = {
  '@': 'a',
  '4': 'a',
  '3': 'e',
  '1': 'i',
  '!': 'i',
  '0': 'o',
  $: 's',
  '5': 's',
  '7': 't',
}

const inLetters = (text: string) => text.replace(/[@431!0$57]/g, (sign) => LETTER_FOR[sign] ?? sign)
const plain = (text: string) => text.normalize('NFKC').toLowerCase()
const withoutEnding = (text: string) => text.replace(/[^\p{L}]+$/u, '')
const withoutEnds = (text: string) => withoutEnding(text).replace(/^[^\p{L}]+/u, '')
/** `abcabc` is `abc`, and so is `abcab`. */
const saidOnce = (text: string) => {
  for (let length = 1; length * 3 <= text.length * 2; length += 1)
    if (text.slice(length) === text.slice(0, -length)) return text.slice(0, length)
  return text
}

/** What a password comes down to once the signs and digits that everybody adds, and repetition, are taken away. */
export const coresOf = (password: string): string[] => {
  const typed = [plain(password), saidOnce(plain(password))]
  const cut = typed.flatMap((text) => [text, withoutEnding(text), withoutEnds(text)])
  const spelt = cut.flatMap((text) => [text, inLetters(text)])
  return [...new Set(spelt.flatMap((text) => [text, saidOnce(text)]))].filter((text) => text !== '')
}

const PRODUCT = 'quiznity'
/** Shorter parts of a name stand in too many words. */
const SHORTEST_PART = 3
/** Fewer letters than these beside a name are decoration. */
const OWN_LETTERS = 4

export type Owner = { name: string; email: string; company?: string }

const wordsOf = ({ name, email, company = '' }: Owner): string[] => {
  const [mailbox = '', host = ''] = plain(email).split('@')
  const [site = ''] = host.split('.')
  const whole = [name, mailbox, site, company].map((text) => plain(text))
  const parts = whole.flatMap((text) => [text.replace(/[^\p{L}\p{M}\p{N}]/gu, ''), ...text.split(/[^\p{L}\p{M}]+/u)])
  return [PRODUCT, ...parts]
    .filter((word) => [...word].length >= SHORTEST_PART)
    .toSorted((one, other) => other.length - one.length)
}

/** Whether a password is little more than its owner's name or address, or the product's name: others try these first. */
export const isAboutOwner = (password: string, owner: Owner): boolean => {
  const words = wordsOf(owner)
  return [plain(password), inLetters(plain(password))].some((text) => {
    const rest = words.reduce((left, word) => left.replaceAll(word, ''), text)
    return rest !== text && (rest.match(/\p{L}/gu)?.length ?? 0) < OWN_LETTERS
  })
}
