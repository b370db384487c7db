import type { Item, Numbering } from './tree.ts'

const ROMAN: readonly [number, string][] = [
  [1000, 'm'],
  [900, 'cm'],
  [500, 'd'],
  [400, 'cd'],
  [100, 'c'],
  [90, 'xc'],
  [50, 'l'],
  [40, 'xl'],
  [10, 'x'],
  [9, 'ix'],
  [5, 'v'],
  [4, 'iv'],
  [1, 'i'],
]
const MOST_ROMAN = 3_999
const LETTERS = 26

const roman = (value: number): string => {
  let [left, written] = [value, '']
  for (const [worth, signs] of ROMAN)
    while (left >= worth) {
      written += signs
      left -= worth
    }
  return written
}

/** As lists go on after z: aa, ab. */
const letters = (value: number): string => {
  let written = ''
  for (let left = value; left > 0; left = Math.floor((left - 1) / LETTERS))
    written = String.fromCharCode('a'.charCodeAt(0) + ((left - 1) % LETTERS)) + written
  return written
}

const bengali = (value: number): string =>
  String(value).replace(/\d/g, (digit) => String.fromCharCode('০'.charCodeAt(0) + Number(digit)))

/** The number of an item as it is shown, with its sign; numbers that a way has no signs for are decimal. */
export const labelOf = (value: number, numbering: Numbering): string => {
  if (numbering === 'none') return ''
  if (numbering === 'bullet') return '-'
  if (numbering === 'bengali') return `${bengali(value)}.`
  const isRoman = numbering.endsWith('roman')
  if (numbering === 'decimal' || value < 1 || (isRoman && value > MOST_ROMAN)) return `${value}.`
  const written = isRoman ? roman(value) : letters(value)
  return `${numbering.startsWith('upper') ? written.toUpperCase() : written}.`
}

/** Counts items in their order: deeper items begin anew below each outer one of their list. */
export const numbersOfItems = (): ((item: Item) => number) => {
  const reached = new Map<string, number[]>()
  return ({ list, level, value }) => {
    const counts = reached.get(list) ?? []
    const now = value ?? (counts[level] ?? 0) + 1
    counts.length = level
    counts[level] = now
    reached.set(list, counts)
    return now
  }
}
