import type { OpenEnded } from '../open-ended.ts'
import type { Columns } from './columns.ts'
import { type InWords, listed, timesOf } from './in-words.ts'
import { oneText } from './usual-columns.ts'

export const openEndedColumns: Columns<OpenEnded> = { of: oneText }

export const openEndedWords: InWords<OpenEnded> = {
  name: 'Open-ended',
  given: (_asked, given) => given,
  right: (_asked, { model, rubric }, plain) =>
    model === null ? listed(rubric.map(({ text }) => plain(text))) : plain(model),
  counts: (_asked, { answers, words }) => listed([timesOf('Answers', answers), timesOf('Words', words)]),
}
