import { decimalIn } from '#domain/questions/parts/decimal.ts'

/** What a number can still come of: a sign, a power of ten that is not yet written. */
const UNDER_WAY = /^[-+−–.]?$|\d ?e ?[-+−]?$|\d ?[x×*·⋅] ?(?:1|10|10 ?\^ ?\(?[-+−]?|10[⁻⁺])?$/i

/** Whether what is typed says no number and is not on the way to one. */
export const isNoNumber = (text: string): boolean => !UNDER_WAY.test(text.trim()) && decimalIn(text) === null

/** As people write it: 6.02e-23 is 6.02×10⁻²³. */
export const readableNumber = (text: string): string =>
  text
    .replace(/e(-?\d+)$/, (_power, exponent: string) => `×10${[...exponent].map(raised).join('')}`)
    .replace('-', '\u2212')

const raised = (sign: string): string => (sign === '-' ? '⁻' : ('⁰¹²³⁴⁵⁶⁷⁸⁹'[Number(sign)] ?? sign))
