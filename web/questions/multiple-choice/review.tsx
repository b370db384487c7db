import type { MultipleChoice } from '#domain/questions/multiple-choice.ts'
import { storedPlaces } from '#domain/questions/parts/places-shown.ts'
import { t } from '../../i18n/teachers/analysis.ts'
import { type ListedOption, OptionList } from '../parts/option-list.tsx'
import type { ReviewProps } from '../review.ts'

type Reviewed = ReviewProps<MultipleChoice>

/** Every option, with what was chosen and what is right by sign, colour and words. */
export function ReviewMultipleChoice({ lang, ...reviewed }: Reviewed) {
  const { places = storedPlaces(reviewed.asked) } = reviewed
  return (
    <OptionList
      options={places.map((option) => ({ text: reviewed.asked.options[option] ?? '', ...outcomeOf(option, reviewed) }))}
      lang={lang}
    />
  )
}

const outcomeOf = (option: number, { answer, answerKey, reader }: Reviewed): Omit<ListedOption, 'text'> => {
  const isChosen = answer?.includes(option) ?? false
  if (!answerKey) return isChosen ? { verdict: 'chosen', note: t(`analysis.chosen_${reader}`) } : {}
  if (!answerKey.correct.includes(option))
    return isChosen ? { verdict: 'wrong', note: t(`analysis.chosenWrong_${reader}`) } : {}
  if (isChosen) return { verdict: 'correct', note: t(`analysis.chosenRight_${reader}`) }
  // Of a blank none was left out.
  if (answer === null) return { verdict: 'correct', note: t(`analysis.right_${reader}`) }
  return { verdict: 'missed', note: t('analysis.missed') }
}
