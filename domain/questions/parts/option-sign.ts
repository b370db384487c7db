const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ'

/** A, B, ... Z, then 27, 28, ... */
export const optionSign = (index: number): string => LETTERS[index] ?? String(index + 1)

/** The option that a key chooses: 1 to 9, or A to I. Null for any other key. */
export const optionOfKey = (key: string): number | null => {
  if (/^[1-9]$/.test(key)) return Number(key) - 1
  if (/^[a-i]$/i.test(key)) return LETTERS.indexOf(key.toUpperCase())
  return null
}
