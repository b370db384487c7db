import { isolatedList } from '../../text/isolated.ts'
import type { ShortAnswer } from '../short-answer.ts'
import type { Columns } from './columns.ts'
import { countsOfTyped, type InWords } from './in-words.ts'
import { oneText } from './usual-columns.ts'

export const shortAnswerColumns: Columns<ShortAnswer> = { of: oneText }

export const shortAnswerWords: InWords<ShortAnswer> = {
  name: 'Short answer',
  given: (_asked, given) => given,
  right: (_asked, { accepted }) => isolatedList(accepted, ' / '),
  counts: (_asked, tally) => countsOfTyped(tally),
}
