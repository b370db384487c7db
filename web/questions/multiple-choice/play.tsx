import { fits, type MultipleChoice, multipleChoice, toggled } from '#domain/questions/multiple-choice.ts'
import { optionOfKey, optionSign } from '#domain/questions/parts/option-sign.ts'
import { storedPlaces } from '#domain/questions/parts/places-shown.ts'
import { t } from '../../i18n/students/play.ts'
import { spokenLanguage } from '../../i18n/translate.ts'
import { Choice } from '../parts/choice.tsx'
import type { Player, PlayProps } from '../player.tsx'

/** The answers to choose from, any number of them. A tap anywhere on one chooses it, another one takes it back. */
export function PlayMultipleChoice({
  id,
  asked,
  places = storedPlaces(asked),
  answer,
  isReadOnly,
  labelledBy,
  onAnswer,
}: PlayProps<MultipleChoice>) {
  const { options, choose } = asked
  const hint = `${id}-hint`
  return (
    <>
      <p id={hint} lang={spokenLanguage()} className="mb-3 text-ink-soft short:mb-2">
        {choose === null ? t('play.chooseAny') : t('play.chooseExactly', { count: choose })}
      </p>
      {/* biome-ignore lint/a11y/useSemanticElements: what names it stands elsewhere, and a fieldset is named by its legend */}
      <div role="group" aria-labelledby={labelledBy} aria-describedby={hint} className="grid gap-3 short:gap-2">
        {places.map((place, index) => (
          <Choice
            key={place}
            type="checkbox"
            name={id}
            sign={optionSign(index)}
            text={options[place] ?? ''}
            isChosen={answer?.includes(place) ?? false}
            isReadOnly={isReadOnly}
            onChoose={() => onAnswer(toggled(answer, place))}
          />
        ))}
      </div>
      {choose !== null && <ChosenCount chosen={answer?.length ?? 0} choose={choose} />}
    </>
  )
}

/** Below the options: however it wraps, none of them moves under the finger. */
function ChosenCount({ chosen, choose }: { chosen: number; choose: number }) {
  const over = chosen - choose
  return (
    <p role="status" lang={spokenLanguage()} className="tabular mt-3 text-ink-soft short:mt-2">
      {over > 0 ? t('play.chosenOver', { chosen, count: over }) : t('play.chosenOf', { chosen, choose })}
    </p>
  )
}

export const multipleChoicePlayer: Player<MultipleChoice> = {
  Play: PlayMultipleChoice,
  asked: multipleChoice.asked,
  fits,
  numbered: multipleChoice.choices,
  parts: ({ choose }) => choose ?? 1,
  /** 1-9 or A-I choose, and take back. */
  valueOfKey: (key, { asked, answer, places = storedPlaces(asked) }) => {
    const place = places[optionOfKey(key) ?? -1]
    return place === undefined ? undefined : toggled(answer, place)
  },
}
