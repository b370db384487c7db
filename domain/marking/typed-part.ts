import { type Decimal, decimalIn, decimalText, placesIn } from '../questions/parts/decimal.ts'
import { plainDigits } from '../text/plain-digits.ts'
import { type Fraction, fraction, MOST_PARTS } from './marking.ts'
import { type Marks, UNITS_PER_MARK } from './marks.ts'

/** Why what was typed is no part of a question's marks. */
export type PartFault =
  | 'no_part'
  | 'by_zero'
  | 'more_than_all'
  /** It can't be told exactly in so many parts. */
  | 'too_fine'
  /** A number above 1 alone may be a percentage as well as marks. */
  | 'no_unit'
  /** Marks that are a part of nobody knows how many. */
  | 'of_how_many'

/** `part` is kept even where it is none, so that it can be told as it was typed. */
export type ReadPart = { part: Fraction; fault: PartFault | null }

/** Stands for what was typed and is no fraction; no other fraction is the same. */
const NO_FRACTION: Fraction = { numerator: -1, denominator: 0 }
const HUNDRED = 100n
/** Places before or behind the point, which a part of marks needs far fewer of. */
const MOST_PLACES = 20

type Ratio = { over: bigint; under: bigint }

const ratioOf = (number: Decimal): Ratio => {
  const text = decimalText({ ...number, sign: number.sign === 0 ? 0 : 1 })
  const [over = '', under] = text.split('/')
  if (under !== undefined) return { over: BigInt(over), under: BigInt(under) }
  const places = placesIn(number)
  const zeros = Math.max(0, number.magnitude - number.digits.length)
  return { over: BigInt(number.digits || '0') * 10n ** BigInt(zeros), under: 10n ** BigInt(places) }
}

/** The number above or at zero that a text says; null where it says none that is of use. */
const ratioIn = (text: string): Ratio | null => {
  const number = decimalIn(text)
  if (number === null || number.sign < 0 || Math.abs(number.magnitude) > MOST_PLACES) return null
  return ratioOf(number)
}

const FRACTION = /^(\d{1,15}) ?\/ ?(\d{1,15})$/
const PERCENT = /^(.+?) ?(?:%|per ?cent)$/
const MARKS = /^(.+?) ?(?:marks?(?: of (.+?)(?: ?marks?)?)?|of (.+?)(?: ?marks?)?)$/

/** In one script and one way of writing; "−1/4" is what takes 1/4 away. */
const plainly = (text: string): string =>
  plainDigits(text.replace(/(\p{Nd})(?=\p{No})/gu, '$1 ').normalize('NFKC'))
    .replace(/[⁄∕]/g, '/')
    .replace(/[−‐-―]/g, '-')
    .replace(/\s+/g, ' ')
    .trim()
    .toLowerCase()

const sharedBy = (one: bigint, other: bigint): bigint => (other === 0n ? one : sharedBy(other, one % other))

const lowest = ({ over, under }: Ratio): Ratio => {
  const shared = sharedBy(over, under)
  return { over: over / shared, under: under / shared }
}

const asPart = ({ over, under }: Ratio): Fraction => ({ numerator: Number(over), denominator: Number(under) })

const judged = (ratio: Ratio): ReadPart => {
  if (ratio.over > ratio.under) return { part: asPart(ratio), fault: 'more_than_all' }
  if (fraction.safeParse(asPart(ratio)).success) return { part: asPart(ratio), fault: null }
  const part = asPart(lowest(ratio))
  return fraction.safeParse(part).success ? { part, fault: null } : { part: asPart(ratio), fault: 'too_fine' }
}

/** Decimals and percentages stay such where they can: in hundredths of a percent. */
const inHundredths = (ratio: Ratio): Ratio => {
  const { over, under } = lowest(ratio)
  const most = BigInt(MOST_PARTS)
  return most % under === 0n ? { over: (over * most) / under, under: most } : { over, under }
}

const faulty = (fault: PartFault): ReadPart => ({ part: NO_FRACTION, fault })

const marksOf = (lost: string, of: string | undefined, full: Marks | null): ReadPart => {
  const [taken, whole] = [ratioIn(lost), of === undefined ? fullOf(full) : ratioIn(of)]
  if (taken === null) return faulty('no_part')
  if (whole === null) return faulty(of === undefined ? 'of_how_many' : 'no_part')
  if (whole.over === 0n) return faulty('by_zero')
  return judged(lowest({ over: taken.over * whole.under, under: taken.under * whole.over }))
}

const fullOf = (full: Marks | null): Ratio | null =>
  full === null || full <= 0 ? null : { over: BigInt(full), under: BigInt(UNITS_PER_MARK) }

/** How "1/4", "33.33 %", "0.25", "1 mark of 4" or, of a question worth `full`, "1 mark" is a part of a question's marks, exactly. */
export const partIn = (text: string, full: Marks | null): ReadPart => {
  const typed = plainly(text)
  const plain = typed.replace(/^- ?/, '')
  const [, above, below] = FRACTION.exec(plain) ?? []
  if (above !== undefined && below !== undefined) {
    const ratio = { over: BigInt(above), under: BigInt(below) }
    return ratio.under === 0n ? { part: asPart(ratio), fault: 'by_zero' } : judged(ratio)
  }
  const [, percent] = PERCENT.exec(plain) ?? []
  if (percent !== undefined) {
    const ratio = ratioIn(percent)
    return ratio === null ? faulty('no_part') : judged(inHundredths({ ...ratio, under: ratio.under * HUNDRED }))
  }
  const [, lost, ofMarks, of] = MARKS.exec(plain) ?? []
  if (lost !== undefined) return marksOf(lost, ofMarks ?? of, full)
  const ratio = ratioIn(plain)
  if (ratio === null) return faulty('no_part')
  const isAmbiguous = ratio.over > ratio.under || (plain !== typed && ratio.over > 0n)
  return isAmbiguous ? faulty('no_unit') : judged(inHundredths(ratio))
}

/** A text that `partIn` reads as this part: a percentage where it is counted in hundredths of a percent. */
export const partText = ({ numerator, denominator }: Fraction): string => {
  if (numerator < 0) return ''
  return denominator === MOST_PARTS ? `${numerator / 100} %` : `${numerator}/${denominator}`
}
