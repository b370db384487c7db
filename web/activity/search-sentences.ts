import { kindsOfPart } from '#domain/activity.ts'
import { writeWordsSaid } from '#domain/activity-search.ts'
import { plain, searchWords } from '#domain/quiz-list.ts'
import { wordingOf } from '../i18n/activity.ts'

/** Keyboards have the straight one. */
const straight = (text: string) => text.replaceAll('’', "'")

/** Tells the server, which knows no sentences, which words of a search they have. */
export const wordsSaidIn = (search: string): string => {
  const words = searchWords(search).map(straight)
  return writeWordsSaid(
    new Map(
      kindsOfPart('all').map((kind) => {
        const sentence = straight(plain(wordingOf(`activity.said_${kind}`)))
        return [kind, words.flatMap((word, place) => (sentence.includes(word) ? [place] : []))]
      }),
    ),
  )
}
