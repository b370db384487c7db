import type { SingleChoice } from '#domain/questions/single-choice.ts'
import { t } from '../../i18n/analysis.ts'
import { type ListedOption, OptionList } from '../parts/option-list.tsx'
import type { ReviewProps } from '../review.ts'

type Reviewed = ReviewProps<SingleChoice>

/** Every option, with what was chosen and what is right by sign, colour and words. */
export function ReviewSingleChoice({ lang, ...reviewed }: Reviewed) {
  return (
    <OptionList
      options={reviewed.asked.options.map((text, option) => ({ text, ...outcomeOf(option, reviewed) }))}
      lang={lang}
    />
  )
}

const outcomeOf = (option: number, { answer, answerKey, reader }: Reviewed): Omit<ListedOption, 'text'> => {
  const isChosen = option === answer
  if (option === answerKey?.correct)
    return { verdict: 'correct', note: t(`analysis.${isChosen ? 'chosenRight' : 'right'}_${reader}`) }
  return isChosen ? { verdict: 'wrong', note: t(`analysis.chosen_${reader}`) } : {}
}
