/** A stretch of words that both texts have, or only the former, or only the later one. */
export type WordChange = { kind: 'same' | 'removed' | 'added'; text: string }

/** Longer texts are compared by what they begin and end with alone. */
const MOST_COMPARED = 400

/** Words, the spaces between them, and signs, each by itself: put together again they are the text. */
const wordsOf = (text: string): string[] => text.match(/[\p{L}\p{M}\p{N}]+|\s+|[^\p{L}\p{M}\p{N}\s]/gu) ?? []

/** What became of a text, word by word: the longest common subsequence stays, everything else came or went. */
export const wordChanges = (before: string, after: string): WordChange[] => {
  const [former, later] = [wordsOf(before), wordsOf(after)]
  const shorter = Math.min(former.length, later.length)
  let start = 0
  while (start < shorter && former[start] === later[start]) start += 1
  let end = 0
  while (end < shorter - start && former.at(-1 - end) === later.at(-1 - end)) end += 1
  return joined([
    ...asKind('same', former.slice(0, start)),
    ...between(former.slice(start, former.length - end), later.slice(start, later.length - end)),
    ...asKind('same', former.slice(former.length - end)),
  ])
}

const asKind = (kind: WordChange['kind'], words: readonly string[]): WordChange[] =>
  words.map((text) => ({ kind, text }))

const between = (former: readonly string[], later: readonly string[]): WordChange[] => {
  if (former.length > MOST_COMPARED || later.length > MOST_COMPARED)
    return [...asKind('removed', former), ...asKind('added', later)]
  const lengths = lengthsOf(former, later)
  const changes: WordChange[] = []
  let [from, to] = [0, 0]
  while (from < former.length || to < later.length) {
    const [was, is] = [former[from], later[to]]
    if (was !== undefined && was === is) {
      changes.push({ kind: 'same', text: was })
      from += 1
      to += 1
    } else if (was !== undefined && (is === undefined || at(lengths, from + 1, to) >= at(lengths, from, to + 1))) {
      changes.push({ kind: 'removed', text: was })
      from += 1
    } else {
      changes.push({ kind: 'added', text: is ?? '' })
      to += 1
    }
  }
  return changes
}

const at = (lengths: readonly number[][], from: number, to: number): number => lengths[from]?.[to] ?? 0

/** Of each pair of ends the length of what they have in common. */
const lengthsOf = (former: readonly string[], later: readonly string[]): number[][] => {
  const lengths: number[][] = Array.from({ length: former.length + 1 }, () => new Array(later.length + 1).fill(0))
  for (let from = former.length - 1; from >= 0; from -= 1) {
    const row = lengths[from] ?? []
    for (let to = later.length - 1; to >= 0; to -= 1) {
      row[to] =
        former[from] === later[to]
          ? at(lengths, from + 1, to + 1) + 1
          : Math.max(at(lengths, from + 1, to), at(lengths, from, to + 1))
    }
  }
  return lengths
}

/** Neighbours of one kind are one; a space alone between two changes belongs to them. */
const joined = (changes: readonly WordChange[]): WordChange[] => {
  const all: WordChange[] = []
  for (const change of changes) {
    const last = all.at(-1)
    if (last?.kind === change.kind) all[all.length - 1] = { ...last, text: last.text + change.text }
    else all.push(change)
  }
  return all
}
