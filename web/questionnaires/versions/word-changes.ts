import { type ChangeObject, diffArrays } from 'diff'
import { alikeAtFirst } from '../alike-at-first.ts'

/** A stretch of words that both texts have, or only the former, or only the later one. */
export type WordChange = { kind: 'same' | 'removed' | 'added'; text: string }

/** A text of which more words came or went is compared by what it begins and ends with alone: more would hold the page up. */
const MOST_CHANGES = 400

/** Words, the spaces between them, and signs, each by itself: put together again they are the text. */
const wordsOf = (text: string): string[] => text.match(/[\p{L}\p{M}\p{N}]+|\s+|[^\p{L}\p{M}\p{N}\s]/gu) ?? []

/** What became of a text, word by word: as much as can stays, everything else came or went. */
export const wordChanges = (before: string, after: string): WordChange[] => {
  const [former, later] = [wordsOf(before), wordsOf(after)]
  const changes = diffArrays(former, later, { maxEditLength: MOST_CHANGES })
  if (changes) return changes.map(asChange)
  const head = alikeAtFirst(former, later)
  const [formerRest, laterRest] = [former.slice(head), later.slice(head)]
  const tail = alikeAtFirst(formerRest.toReversed(), laterRest.toReversed())
  const told: [WordChange['kind'], string[]][] = [
    ['same', former.slice(0, head)],
    ['removed', formerRest.slice(0, formerRest.length - tail)],
    ['added', laterRest.slice(0, laterRest.length - tail)],
    ['same', formerRest.slice(formerRest.length - tail)],
  ]
  return told.flatMap(([kind, words]) => (words.length > 0 ? [{ kind, text: words.join('') }] : []))
}

const asChange = ({ added, removed, value }: ChangeObject<string[]>): WordChange => ({
  kind: added ? 'added' : removed ? 'removed' : 'same',
  text: value.join(''),
})
