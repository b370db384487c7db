import { t } from '../../i18n/teachers/analysis.ts'
import type { Reader } from '../review.ts'
import type { ListedOption } from './option-list.tsx'

type Known = {
  isChosen: boolean
  /** Null where that may not be seen. */
  isRight: boolean | null
  reader: Reader
}

/** What is said of an option of which one is chosen and one is right. */
export const outcomeOf = ({ isChosen, isRight, reader }: Known): Pick<ListedOption, 'verdict' | 'note'> => {
  if (isRight) return { verdict: 'correct', note: t(`analysis.${isChosen ? 'chosenRight' : 'right'}_${reader}`) }
  if (!isChosen) return {}
  return { verdict: isRight === null ? 'chosen' : 'wrong', note: t(`analysis.chosen_${reader}`) }
}
