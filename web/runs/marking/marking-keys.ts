export type MarkingKey =
  | { does: 'point'; place: number }
  | { does: 'full' | 'zero' | 'unmarked' | 'previous' | 'comment' }

const LETTERS: Record<string, MarkingKey> = {
  f: { does: 'full' },
  '0': { does: 'zero' },
  n: { does: 'unmarked' },
  p: { does: 'previous' },
  c: { does: 'comment' },
}

/** What a key means to whoever marks; null: nothing. */
export const markingKeyOf = (key: string): MarkingKey | null => {
  const letter = LETTERS[key.toLowerCase()]
  if (letter) return letter
  return /^[1-9]$/.test(key) ? { does: 'point', place: Number(key) - 1 } : null
}
