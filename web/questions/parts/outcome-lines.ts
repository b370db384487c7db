import { t } from '../../i18n/teachers/analysis.ts'
import type { Reader } from '../review.ts'
import type { PartLine, SignedText } from './part-list.tsx'

type Outcome = {
  given: SignedText | null
  /** Null where it may not be seen. */
  right: SignedText | null
  isRight: boolean
  reader: Reader
}

/** What was given for one part, and what would have been right where it was not. */
export const outcomeLines = ({ given, right, isRight, reader }: Outcome): PartLine[] => {
  if (given && isRight) return [{ note: t(`analysis.chosenRight_${reader}`), given, verdict: 'correct' }]
  const own: PartLine = given
    ? { note: t(`analysis.chosen_${reader}`), given, verdict: right ? 'wrong' : undefined }
    : { note: t(`analysis.noChoice_${reader}`) }
  return right ? [own, { note: t(`analysis.right_${reader}`), given: right, verdict: 'correct' }] : [own]
}
