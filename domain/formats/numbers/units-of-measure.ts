import { plainDigits } from '../../text/plain-digits.ts'

/** Units as papers write them behind a number, and currencies before it. */

/** Symbols, each with the prefixes that papers set before it: they mean something only in this case. */
const SYMBOLS: readonly (readonly [symbols: string, prefixes: string])[] = [
  ['m', 'k h da d c m µ n p f'],
  ['g', 'k h da d c m µ n'],
  ['s', 'm µ n p'],
  ['A', 'k m µ n'],
  ['K', 'm'],
  ['mol', 'k m µ n'],
  ['Hz bps', 'k M G T'],
  ['N', 'k M m µ n'],
  ['Pa', 'k M G h m'],
  ['J', 'k M G m'],
  ['W', 'k M G T m µ'],
  ['C', 'm µ n p'],
  ['F', 'm µ n p'],
  ['V eV', 'k M G m µ'],
  ['Ω', 'k M m µ'],
  ['Wh', 'k M G m'],
  ['S T H Wb Gy Sv bar', 'm µ'],
  ['Bq', 'k M G'],
  ['L l', 'k h d c m µ'],
  ['cal', 'k'],
  ['B b', 'k M G T'],
  ['M', 'm µ n'],
  ['cd lm lx rad sr u Å D au ly ° °C °F % ‰ ′ ″ h N·m Nm Ns Ah mAh', ''],
]
/** Without a prefix these are letters of other things. */
const ONLY_WITH_PREFIX = new Set(['B', 'b', 'D', 'S'])

const WORDS = `
  metres? meters? kilometres? kilometers? centimetres? centimeters? millimetres? millimeters? micrometres? micrometers?
  nanometres? nanometers? microns? angstroms? grams? grammes? kilograms? kilogrammes? milligrams? tonnes? tons? quintals?
  seconds? secs? minutes? mins? hours? hrs? hr days? weeks? months? years? yrs? yr centuries century decades? litres?
  liters? millilitres? milliliters? ml cc km kms kg kgs kilos? gm gms cm cms mm mg ha acres? hectares? inch inches in feet
  foot ft yards? yd miles? mph kmph kmh kph rpm rps knots? lbs? pounds? oz ounces? gallons? degrees? degs? deg° celsius
  centigrade fahrenheit kelvins? radians? percent kelvin newtons? joules? kilojoules? watts? kilowatts? megawatts? volts?
  kilovolts? amperes? amps? ohms? kilohms? hertz pascals? kilopascals? moles? coulombs? teslas? farads? henrys? webers?
  lumens? candelas? becquerels? sieverts? calories kilocalories electronvolts? atm torr mmhg ppm ppb db decibels? amu hp
  horsepower dioptres? diopters? bits? bytes? kilobytes? megabytes? gigabytes? units? molar
  rupees? rs inr usd eur gbp bdt tk taka dollars? euros? paise paisa cents?
  মিটার মি সেন্টিমিটার সেমি কিলোমিটার কিমি মিলিমিটার মিমি গ্রাম কেজি কিলোগ্রাম কিগ্রা কিলো মিলিগ্রাম টন কুইন্টাল লিটার লি
  মিলিলিটার মিলি সেকেন্ড সেকেণ্ড মিনিট ঘণ্টা ঘন্টা দিন সপ্তাহ মাস বছর টাকা পয়সা ডিগ্রি ডিগ্রী শতাংশ সেলসিয়াস কেলভিন নিউটন
  জুল ওয়াট ভোল্ট অ্যাম্পিয়ার ওহম ওম হার্টজ হার্জ প্যাসকেল কুলম্ব মোল ক্যালরি ইঞ্চি ফুট গজ মাইল একর হেক্টর একক টি টা জন
  मीटर मी सेंटीमीटर सेमी किलोमीटर किमी मिलीमीटर मिमी ग्राम किग्रा किलोग्राम किलो मिलीग्राम टन क्विंटल लीटर ली मिलीलीटर मिली
  सेकंड सेकेंड सेकण्ड सेकेण्ड मिनट मिनिट घंटा घंटे घण्टा घण्टे दिन सप्ताह महीना महीने माह वर्ष साल रुपये रुपए रुपया रुपयों रु रू
  पैसे पैसा डिग्री प्रतिशत सेल्सियस केल्विन न्यूटन जूल वाट वोल्ट एम्पियर ऐम्पियर ओम ओह्म हर्ट्ज पास्कल कूलॉम मोल कैलोरी इंच फुट
  फीट गज मील एकड़ हेक्टेयर मात्रक इकाई
`
/** Before a unit of length. */
const OF_AREA = /^(?:sq|square|cubic|cu|বর্গ|ঘন|वर्ग|घन)$/u
const GLUED_AREA = /^(?:বর্গ|ঘন|वर्ग|घन)(\p{L}.*)$/u
/** Of two words. */
const OF_TWO =
  /^(?:per cent|light[- ]years?|nautical miles?|astronomical units?|degrees? (?:celsius|centigrade|fahrenheit)|mm hg|ডিগ্রি সেলসিয়াস|डिग्री सेल्सियस)$/u

const CURRENCY_SIGNS = '₹$€£¥৳₨'
const BEFORE = new RegExp(
  `^((?:US|A|C|S)?[${CURRENCY_SIGNS}]|(?:Rs|INR|USD|EUR|GBP|BDT|Tk)(?![a-z])|টাকা|रु|रू|रुपये|रुपए)\\.?\\s?(?=[\\p{Nd}.(])`,
  'iu',
)
const SIGN_ALONE = new RegExp(`^[${CURRENCY_SIGNS}]$`, 'u')
const OTHER_SIGN = new RegExp(`[^\\p{L}\\p{M}\\p{N}\\s°%‰′″./·⋅*×^(){}⁺⁻${CURRENCY_SIGNS}-]`, 'u')

const plain = (text: string): string =>
  text
    .normalize('NFC')
    .replace(/[\u03bcμ]/g, 'µ')
    .replace(/[\u2126]/g, 'Ω')
    .replace(/[\u212b]/g, 'Å')
    .replace(/℃/g, '°C')
    .replace(/℉/g, '°F')
    .replace(/[º˚]/g, '°')
    .replace(/[−–]/g, '-')
    .replace(/\s+/g, ' ')
    .trim()

const symbolsIn = (): Set<string> => {
  const all = SYMBOLS.flatMap(([symbols, prefixes]) =>
    symbols.split(' ').flatMap((symbol) => {
      const prefixed = prefixes.split(' ').map((prefix) => prefix + symbol)
      return ONLY_WITH_PREFIX.has(symbol) ? prefixed.filter((name) => name !== symbol) : [symbol, ...prefixed]
    }),
  )
  // Micro as people type it.
  return new Set([...all, ...all.filter((name) => name.startsWith('µ')).map((name) => name.replace('µ', 'u'))])
}
const KNOWN_SYMBOLS: ReadonlySet<string> = symbolsIn()

const wordsIn = (): Set<string> =>
  new Set(
    plain(WORDS)
      .split(' ')
      .flatMap((word) => (word.endsWith('?') ? [word.slice(0, -2), word.slice(0, -1)] : [word])),
  )
const KNOWN_WORDS: ReadonlySet<string> = wordsIn()

const POWER = /(?:\^?-?\d|[⁺⁻]?[⁰¹²³⁴-⁹])$/u
const MOST_SIDES = 4

const isWord = (text: string): boolean => KNOWN_WORDS.has(text.toLowerCase().replaceAll('.', ''))

/** `m`, `s⁻¹`, `cm^2`, `সে.মি.`. */
const isTerm = (written: string): boolean => {
  const term = written.replace(POWER, '')
  return KNOWN_SYMBOLS.has(term) || isWord(term) || SIGN_ALONE.test(term)
}

/** What stands on one side of a stroke: `kg m`, `N·m`, `sq. cm`, `square metres`. */
const isProduct = (written: string): boolean => {
  const text = written.trim()
  if (isTerm(text) || OF_TWO.test(text.toLowerCase())) return true
  const glued = GLUED_AREA.exec(text)?.[1]
  if (glued !== undefined) return isTerm(glued)
  const [first = '', ...others] = text.split(/[\s·⋅*×]+|(?<=\p{L})[.-](?=\p{L})/u)
  if (others.length === 0) return false
  if (OF_AREA.test(first.toLowerCase().replace('.', '')) && others.length === 1) return others.every(isTerm)
  return [first, ...others].every((term) => KNOWN_SYMBOLS.has(term.replace(POWER, '')))
}

/** Whether a text is nothing but a unit, with its prefixes and powers: `m/s²`, `kg m⁻³`, `°C`, `টাকা`. */
export const isUnit = (text: string): boolean => {
  const unit = plainDigits(plain(text))
  if (unit === '' || unit.length > MOST_LETTERS || OTHER_SIGN.test(unit)) return false
  const sides = unit
    .replace(/\^[({]([-+]?\d)[)}]/g, '^$1')
    .replace(/[()]/g, ' ')
    .replace(/° (?=[CF]$)/, '°')
    .split(/\/|\bper\b(?! cent)/u)
  return sides.length <= MOST_SIDES && sides.every(isProduct)
}
const MOST_LETTERS = 40

/** `₹500`, `Rs. 500`: the currency, and the text behind it. */
export const currencyBefore = (text: string): { unit: string; behind: string } | null => {
  const match = BEFORE.exec(text)
  return match ? { unit: (match[1] ?? '').replace(/\.$/, ''), behind: text.slice(match[0].length) } : null
}
