import { KRUTI_SIGNS, type KrutiRole, type KrutiSign } from './kruti-signs.ts'

/** A syllable as it is put together. `isHalf`: its last letter is one that the stroke of an aa makes whole. */
type Syllable = { reph: string; letters: string; vowel: string; signs: string; isHalf: boolean; waits: boolean }
type Reading = { written: string; syllable: Syllable }

const HASANTA = '्'
const REPH = 'र्'
const AA = 'ा'

const nothing = (): Syllable => ({ reph: '', letters: '', vowel: '', signs: '', isHalf: false, waits: false })

/** What two signs draw together that are typed one behind the other. */
const TOGETHER: ReadonlyMap<string, string> = new Map([
  ['अा', 'आ'],
  ['आे', 'ओ'],
  ['आै', 'औ'],
  ['अॉ', 'ऑ'],
  ['आॅ', 'ऑ'],
  ['एे', 'ऐ'],
  ['इर्', 'ई'],
  ['ाे', 'ो'],
  ['ाै', 'ौ'],
  ['ेा', 'ो'],
  ['ाॅ', 'ॉ'],
])
/** Letters that may have a dot below. */
const DOTTED = /[कखगजडढफयरन]्?$/u
/** A label as no word in these fonts begins: brackets and points are typed by other keys. */
const PLAIN_LABEL =
  /^[^\S\n]*(?:\(\s?[\dA-Ea-e]{1,3}\s?\)|[\dA-Ea-e]{1,3}[.)])(?=\s)|(?<=\s)\(\s?[\dA-Ea-e]{1,2}\s?\)(?=\s|$)/gmu

/** Hindi that was typed for a font such as Kruti Dev 010 or DevLys 010, in Unicode. Characters that the font has no sign for stay. */
export const krutiToUnicode = (text: string): string => {
  let from = 0
  let written = ''
  for (const label of text.matchAll(PLAIN_LABEL)) {
    written += wordsOf(text.slice(from, label.index)) + label[0]
    from = label.index + label[0].length
  }
  return (written + wordsOf(text.slice(from))).normalize('NFC')
}

const wordsOf = (text: string): string => {
  const reading: Reading = { written: '', syllable: nothing() }
  for (const character of text) {
    const sign = KRUTI_SIGNS.get(character)
    if (sign) TAKERS[sign.role](reading, sign)
    else if (character === '~') halve(reading)
    else if (character === '+') dot(reading)
    else alone(reading, character)
  }
  end(reading)
  return reading.written
}

/** Whether the characters of a font are those of Kruti Dev. */
export const isKrutiFont = (name: string): boolean => /^(?:kruti\s?dev|devlys|dev\s?lys)/i.test(name.trim())

const end = (reading: Reading) => {
  const { reph, letters, vowel, signs } = reading.syllable
  reading.written += reph + letters + vowel + signs
  reading.syllable = nothing()
}

const alone = (reading: Reading, text: string) => {
  end(reading)
  reading.written += text
}

const isOpen = ({ letters }: Syllable) => letters.endsWith(HASANTA)

/** Letters go on with a conjunct that is open, or begin a syllable; a short i may wait for them. */
const join = (reading: Reading, letters: string, isHalf: boolean) => {
  const { syllable } = reading
  if (syllable.letters !== '' && !isOpen(syllable)) end(reading)
  reading.syllable.letters += letters
  reading.syllable.isHalf = isHalf
  reading.syllable.waits = false
}

/** `d~`: the letter has no vowel. */
const halve = (reading: Reading) => {
  const { syllable } = reading
  if (syllable.letters === '' || isOpen(syllable)) return
  syllable.letters += HASANTA
}

/** `M+`: the letter has a dot below. */
const dot = (reading: Reading) => {
  const { syllable } = reading
  if (!DOTTED.test(syllable.letters)) return alone(reading, '+')
  const hasanta = isOpen(syllable) ? HASANTA : ''
  syllable.letters = `${syllable.letters.slice(0, syllable.letters.length - hasanta.length)}़${hasanta}`
}

const TAKERS: { [R in KrutiRole]: (reading: Reading, sign: KrutiSign) => void } = {
  base: (reading, { text }) => join(reading, text, false),
  half: (reading, { text }) => join(reading, text, true),
  syllable: (reading, { text }) => {
    join(reading, text.slice(0, -1), false)
    reading.syllable.vowel += text.slice(-1)
  },
  tail: (reading, { text }) => {
    const { syllable } = reading
    if (syllable.letters === '') return alone(reading, text)
    if (!syllable.letters.endsWith(text)) syllable.letters += isOpen(syllable) ? text.slice(1) : text
    syllable.isHalf = false
  },
  behind: (reading, { text }) => {
    const { syllable } = reading
    if (text === AA && syllable.isHalf && isOpen(syllable)) {
      syllable.letters = syllable.letters.slice(0, -1)
      syllable.isHalf = false
      return
    }
    const whole = TOGETHER.get(syllable.letters + text)
    if (whole !== undefined && syllable.vowel === '') syllable.letters = whole
    else if (syllable.letters === '') alone(reading, text)
    else if (!syllable.vowel.endsWith(text))
      syllable.vowel = TOGETHER.get(syllable.vowel + text) ?? syllable.vowel + text
  },
  sign: (reading, { text }) => {
    // A colon is typed by the key of the visarga.
    if (reading.syllable.letters === '') alone(reading, text === 'ः' ? ':' : text)
    else if (!reading.syllable.signs.endsWith(text)) reading.syllable.signs += text
  },
  before: (reading, { text }) => {
    const { syllable } = reading
    if (syllable.waits) return
    if (syllable.letters !== '' && !isOpen(syllable)) end(reading)
    const reph = text.startsWith(REPH) ? REPH : ''
    reading.syllable.reph += reph
    reading.syllable.vowel += 'ि'
    reading.syllable.signs += text.endsWith('ं') ? 'ं' : ''
    reading.syllable.waits = true
  },
  reph: (reading, { text }) => {
    const { syllable } = reading
    const reph = text.startsWith(REPH) ? REPH : ''
    const rest = text.slice(reph.length)
    if (syllable.letters === '') return alone(reading, text)
    const whole = TOGETHER.get(syllable.letters + reph)
    if (whole !== undefined && syllable.vowel === '') syllable.letters = whole
    else if (syllable.reph === '') syllable.reph = reph
    if (rest.startsWith('ी')) syllable.vowel += 'ी'
    if (rest.endsWith('ं')) syllable.signs += 'ं'
  },
  alone: (reading, { text }) => alone(reading, text),
}

/** Frequent words that are no words of other languages. */
const FREQUENT = new Set(
  "dk dh ds dks gS gSa gSA gS\\ gSa\\ esa vkSj fd fdl fdls fdlus fdlds dkSu dkSulk dkSu&lk dkSu&lh D;k D;ksa x;k xbZ ugha Hkkjr fuEu fuEufyf[kr dgk¡ dgka dc Fkk Fkh Fks rFkk gksrk gksrh gksrs dgrs djus djrk djrh fdruk fdruh iz'u mÙkj gks gksxk blds bldk ;g og jkT; gqvk gqbZ gq, lkFk ftl ftls tkrk tkrh lHkh uke".split(
    ' ',
  ),
)
const WORD = /\S+/g
const OTHER_SCRIPT = /[\u0900-\u09ff]/
const AROUND = /^[¼^Þ¿]+|[½*ß\]&%]+$/g
const MOST_LOOKED_AT = 20_000
/** Words that English or formulas have, too. */
const SHORT = /^[a-z]{1,2}$/
/** Different words at least, and their share of all: less is chance. */
const FEWEST = { yes: 4, maybe: 2 }
const LEAST = { yes: 0.12, maybe: 0.2 }

/** Whether a text was typed for a font of Kruti Dev, by its words alone. Nothing may be converted by this without asking. */
export const looksLikeKruti = (text: string): 'yes' | 'maybe' | 'no' => {
  const all = (text.slice(0, MOST_LOOKED_AT).match(WORD) ?? []).filter((word) => !OTHER_SCRIPT.test(word))
  const known = all.map((word) => word.replace(AROUND, '')).filter((word) => FREQUENT.has(word))
  const different = new Set(known).size
  if (different >= FEWEST.yes && known.length >= LEAST.yes * all.length) return 'yes'
  const isTelling = known.some((word) => !SHORT.test(word))
  return isTelling && different >= FEWEST.maybe && known.length >= LEAST.maybe * all.length ? 'maybe' : 'no'
}
