import { type ChangeObject, diffArrays } from 'diff'

/** A stretch of words that both texts have, or only the former, or only the later one. */
export type WordChange = { kind: 'same' | 'removed' | 'added'; text: string }

/** A text of which more words came or went is another one; to compare such texts would hold the page up. */
const MOST_CHANGES = 400

/** Words, the spaces between them, and signs, each by itself: put together again they are the text. */
const wordsOf = (text: string): string[] => text.match(/[\p{L}\p{M}\p{N}]+|\s+|[^\p{L}\p{M}\p{N}\s]/gu) ?? []

/** What became of a text, word by word: as much as can stays, everything else came or went. */
export const wordChanges = (before: string, after: string): WordChange[] => {
  const changes = diffArrays(wordsOf(before), wordsOf(after), { maxEditLength: MOST_CHANGES })
  return (
    changes?.map(asChange) ?? [
      { kind: 'removed', text: before },
      { kind: 'added', text: after },
    ]
  )
}

const asChange = ({ added, removed, value }: ChangeObject<string[]>): WordChange => ({
  kind: added ? 'added' : removed ? 'removed' : 'same',
  text: value.join(''),
})
