import { BIJOY_SIGNS, type BijoyRole, type BijoySign } from './bijoy-signs.ts'

/** A syllable as it is put together: its parts come in the order of their places on paper. */
type Syllable = { reph: string; letters: string; before: string; behind: string; signs: string }
type Reading = { written: string; syllable: Syllable }

const HASANTA = '্'
/** Between a ro and a jo-phala, which would otherwise be a reph over a jo. */
const JOINER = '\u200d'
/** Shows a hasanta that is written by itself. */
const NON_JOINER = '\u200c'
const RO = 'র'
const JO_PHALA = '্য'

const nothing = (): Syllable => ({ reph: '', letters: '', before: '', behind: '', signs: '' })

/** Bengali that was typed for a font of Bijoy, such as SutonnyMJ, in Unicode. Characters that the font has no sign for stay. */
export const bijoyToUnicode = (text: string): string => {
  const reading: Reading = { written: '', syllable: nothing() }
  for (const character of text) {
    const sign = BIJOY_SIGNS.get(character)
    if (sign) TAKERS[sign.role](reading, sign)
    else alone(reading, character)
  }
  end(reading)
  return reading.written.normalize('NFC')
}

/** Whether the characters of a font are Bijoy's; the fonts with an O before the MJ are of Unicode. */
export const isBijoyFont = (name: string): boolean =>
  /(?<!O)MJ\d*$/.test(name.trim().replace(/[ -](?:bold|italic|regular)/gi, ''))

const end = (reading: Reading) => {
  const { reph, letters, before, behind, signs } = reading.syllable
  reading.written += reph + letters + before + behind + signs
  reading.syllable = nothing()
}

const alone = (reading: Reading, text: string) => {
  end(reading)
  reading.written += text
}

const isOpen = ({ letters }: Syllable) => letters.endsWith(HASANTA)

/** A vowel that was typed too early: what is drawn below or above belongs to the letters before it. */
const waits = ({ letters, before }: Syllable) => letters === '' && before !== ''

/** Letters go on with a conjunct that is open, or begin a syllable; a vowel may wait for them. */
const join = (reading: Reading, letters: string) => {
  if (reading.syllable.letters !== '' && !isOpen(reading.syllable)) end(reading)
  reading.syllable.letters += letters
}

const TAKERS: { [R in BijoyRole]: (reading: Reading, sign: BijoySign) => void } = {
  base: (reading, { text }) => join(reading, text),
  head: (reading, { text }) => join(reading, text),
  syllable: (reading, { text }) => {
    join(reading, text.slice(0, -1))
    reading.syllable.behind = text.slice(-1)
  },
  tail: ({ syllable }, { text }) => {
    const vowel = text.endsWith('ু') ? 'ু' : ''
    const letters = text.slice(0, text.length - vowel.length)
    if (isOpen(syllable)) syllable.letters += letters.slice(1)
    else syllable.letters += syllable.letters === RO && letters === JO_PHALA ? JOINER + letters : letters
    syllable.behind += vowel
  },
  before: (reading, { text }) => {
    const { syllable } = reading
    // Struck twice it looks like once.
    const isAgain = syllable.letters === '' && syllable.before === text
    if (isAgain) return
    if ((syllable.letters !== '' && !isOpen(syllable)) || syllable.before !== '') end(reading)
    reading.syllable.before = text
  },
  behind: (reading, { text }) => {
    const { syllable } = reading
    if (waits(syllable)) reading.written += text
    else if (syllable.letters === 'অ' && text === 'া') syllable.letters = 'আ'
    else if (!syllable.behind.endsWith(text)) syllable.behind += text
  },
  sign: (reading, { text }) => {
    if (waits(reading.syllable)) reading.written += text
    else reading.syllable.signs += text
  },
  reph: ({ syllable }, { text }) => {
    syllable.reph += text
  },
  hasanta: (reading) => {
    if (reading.syllable.letters === '') return alone(reading, '&')
    if (isOpen(reading.syllable)) return
    reading.syllable.letters += HASANTA
    // The next letter is not joined to it.
    end(reading)
    reading.written += NON_JOINER
  },
  alone: (reading, { text }) => alone(reading, text),
}

/** A vowel before its consonant, as no other writing has it: a dagger with a letter right behind it. */
const VOWEL_BEFORE_LETTER = /[†‡](?=[A-Za-z_`])/
/** Signs that stand within or behind letters in Bijoy alone. */
const SIGN_BEHIND_LETTER = /[ˆ‰](?=[A-Za-z_`])|[A-Za-z_`][©¨ª«¡¢¥§Ö‚~œ](?![A-Z]{2})|[¯š¤®][A-Za-z_`^’—‘Í¢§ú‹¿]/
/** Frequent words that have nothing but letters. */
const FREQUENT = new Set(
  'Avi Ges GB GK GKwU wK bv Kiv nq hvq ev Zvi Kvi KZ wZb Pvi cuvP mvZ evsjv gvb wVK wKQz Kg ejv hw` `yB Rb¨'.split(' '),
)
const WORD = /\S+/g
const LETTER = /[A-Za-z]/g
const BENGALI = /[\u0980-\u09ff]/
const MOST_LOOKED_AT = 20_000

/** Shares of all letters or words, from which on a text is taken for Bijoy; in English and French v and w are 4 % of all letters. */
const LEAST_VOWELS = 0.07
const LEAST_A_VOWELS = 0.04
const LEAST_SIGNED = 0.15
const LEAST_FREQUENT = 0.2

/**
 * Whether a text was typed for a font of Bijoy, by its letters alone. Nothing may be converted by this without asking: only
 * the name of the font says it for sure.
 */
export const looksLikeBijoy = (text: string): 'yes' | 'maybe' | 'no' => {
  const looked = text.slice(0, MOST_LOOKED_AT)
  const words = (looked.match(WORD) ?? []).filter((word) => !BENGALI.test(word))
  const letters = words.join('').match(LETTER) ?? []
  const countOf = (...wanted: string[]) => letters.filter((letter) => wanted.includes(letter)).length
  const before = words.filter((word) => VOWEL_BEFORE_LETTER.test(word)).length
  const signed = words.filter((word) => VOWEL_BEFORE_LETTER.test(word) || SIGN_BEHIND_LETTER.test(word)).length
  const frequent = words.filter((word) => FREQUENT.has(word)).length
  const hasVowels =
    countOf('v', 'w') >= LEAST_VOWELS * letters.length && countOf('v') >= LEAST_A_VOWELS * letters.length
  if (words.length === 0 || !hasVowels) return 'no'
  if (before >= 2 && signed >= 3 && signed >= LEAST_SIGNED * words.length) return 'yes'
  const isFrequent = frequent >= 2 && frequent >= LEAST_FREQUENT * words.length
  return before > 0 || isFrequent ? 'maybe' : 'no'
}
