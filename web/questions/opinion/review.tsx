import { chosenIn, type Opinion, otherIn } from '#domain/questions/opinion.ts'
import { storedPlaces } from '#domain/questions/parts/places-shown.ts'
import { t } from '../../i18n/teachers/analysis.ts'
import { t as tOfOpinions } from '../../i18n/teachers/opinions.ts'
import { AnswerLines } from '../parts/answer-lines.tsx'
import { outcomeOf } from '../parts/one-right.ts'
import { OptionList } from '../parts/option-list.tsx'
import type { ReviewProps } from '../review.ts'

/** Every option, with those that were chosen, and what was written beside them. */
export function ReviewOpinion({ asked, answer, reader, lang, places = storedPlaces(asked) }: ReviewProps<Opinion>) {
  const [chosen, other] = [chosenIn(answer), otherIn(answer)]
  return (
    <>
      <OptionList
        options={places.map((place) => ({
          text: asked.options[place] ?? '',
          ...outcomeOf({ isChosen: chosen.includes(place), isRight: null, reader }),
        }))}
        lang={lang}
      />
      {other !== null && (
        <AnswerLines
          lines={[{ text: other === '' ? tOfOpinions('opinions.other') : other, note: t(`analysis.chosen_${reader}`) }]}
        />
      )}
    </>
  )
}
