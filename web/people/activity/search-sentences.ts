import { kindsOfPart } from '#domain/people/activity.ts'
import { writeWordsSaid } from '#domain/people/activity-search.ts'
import { searchWords } from '#domain/questionnaires/quiz-list.ts'
import { plain } from '#domain/text/folded.ts'
import { wordingOf } from '../../i18n/teachers/activity.ts'

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
