export type MarkingKey =
  | { kind: 'point'; place: number }
  | { kind: 'full' | 'zero' | 'unmarked' | 'previous' | 'remark' }

const LETTERS: Record<string, MarkingKey> = {
  f: { kind: 'full' },
  '0': { kind: 'zero' },
  n: { kind: 'unmarked' },
  p: { kind: 'previous' },
  c: { kind: 'remark' },
}

/** What a key means to whoever marks; null: nothing. */
export const markingKeyOf = (key: string): MarkingKey | null => {
  const letter = LETTERS[key.toLowerCase()]
  if (letter) return letter
  return /^[1-9]$/.test(key) ? { kind: 'point', place: Number(key) - 1 } : null
}
