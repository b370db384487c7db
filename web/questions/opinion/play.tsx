import {
  chosenIn,
  fits,
  MAX_OTHER,
  mostOf,
  type Opinion,
  opinion,
  otherIn,
  withOption,
  withOther,
} from '#domain/questions/opinion.ts'
import { optionOfKey, optionSign } from '#domain/questions/parts/option-sign.ts'
import { storedPlaces } from '#domain/questions/parts/places-shown.ts'
import { t } from '../../i18n/students/opinion-play.ts'
import { spokenLanguage } from '../../i18n/translate.ts'
import { classNames } from '../../ui/class-names.ts'
import { usableText } from '../editing/usable-text.ts'
import { tooLongToSave } from '../parts/answer-field.tsx'
import { Choice } from '../parts/choice.tsx'
import { useTyped } from '../parts/use-typed.ts'
import type { Player, PlayProps } from '../player.tsx'
import { optionSaid } from './option-said.ts'
import { OtherField } from './other-field.tsx'

/** What there is to choose from, none of it right: one, or several. */
export function PlayOpinion(playing: PlayProps<Opinion>) {
  const { id, asked, places = storedPlaces(asked), answer, isReadOnly, labelledBy, onAnswer } = playing
  const isOne = asked.most === 1
  const [type, hint] = [isOne ? 'radio' : 'checkbox', isOne ? null : howMany(asked)] as const
  const chosen = chosenIn(answer)
  const isFull = !isOne && (answer?.length ?? 0) >= mostOf(asked)
  return (
    <>
      {hint !== null && (
        <p id={`${id}-hint`} lang={spokenLanguage()} className="mb-3 text-ink-soft short:mb-2">
          {hint}
        </p>
      )}
      {/* biome-ignore lint/a11y/useAriaPropsSupportedByRole: either role may be named */}
      <div
        role={isOne ? 'radiogroup' : 'group'}
        aria-labelledby={labelledBy}
        aria-describedby={hint === null ? undefined : `${id}-hint`}
        className={classNames(
          'grid gap-3 short:gap-2',
          asked.look === 'row'
            ? 'grid-cols-[repeat(auto-fit,minmax(min(9rem,100%),1fr))]'
            : 'grid-cols-[minmax(0,1fr)]',
        )}
      >
        {places.map((place, index) => (
          <Choice
            key={place}
            type={type}
            name={id}
            sign={optionSign(index)}
            text={asked.options[place] ?? ''}
            isChosen={chosen.includes(place)}
            isReadOnly={isReadOnly || (isFull && !chosen.includes(place))}
            onChoose={() => onAnswer(withOption(asked, answer, place))}
          />
        ))}
        {asked.other && <Other {...playing} type={type} isFull={isFull} />}
      </div>
      {!isOne && <ChosenCount chosen={answer?.length ?? 0} asked={asked} />}
    </>
  )
}

type OtherProps = PlayProps<Opinion> & { type: 'radio' | 'checkbox'; isFull: boolean }

/** The option that is none of the options, and what it is, once it is chosen. */
function Other({ id, asked, answer, isReadOnly, onAnswer, type, isFull }: OtherProps) {
  const other = otherIn(answer)
  const { typed, type: write } = useTyped({
    id,
    answer: other,
    typedOf: (given) => given ?? '',
    answerOf: (text) => {
      const written = usableText(text).trim()
      return written.length <= MAX_OTHER ? written : undefined
    },
    onAnswer: (text) => onAnswer(withOther(asked, answer, text ?? '')),
  })
  const choose = () => {
    onAnswer(withOther(asked, answer, type === 'checkbox' && other !== null ? null : ''))
  }
  return (
    <div className="grid min-w-0 gap-2">
      <Choice
        type={type}
        name={id}
        sign="+"
        isSignHidden
        text={t('opinionPlay.other')}
        isChosen={other !== null}
        isReadOnly={isReadOnly || (isFull && other === null)}
        onChoose={choose}
      />
      {other !== null && (
        <OtherField
          id={`${id}-other`}
          text={typed}
          error={tooLongToSave(typed.trim(), MAX_OTHER)}
          isReadOnly={isReadOnly}
          onType={write}
        />
      )}
    </div>
  )
}

/** How many may be chosen, in words. */
export const howMany = ({ least, most }: Pick<Opinion['asked'], 'least' | 'most'>): string => {
  if (least !== null && least > 1 && most !== null)
    return least === most ? t('opinionPlay.exactly', { most }) : t('opinionPlay.between', { least, most })
  if (least !== null && least > 1) return t('opinionPlay.atLeast', { least })
  return most === null ? t('opinionPlay.any') : t('opinionPlay.atMost', { most })
}

/** Below the options: however it wraps, none of them moves under the finger. */
function ChosenCount({ chosen, asked }: { chosen: number; asked: Opinion['asked'] }) {
  if (asked.most === null && (asked.least ?? 1) === 1) return null
  const short = Math.max(0, (asked.least ?? 1) - chosen)
  return (
    <p role="status" lang={spokenLanguage()} className="tabular mt-3 text-ink-soft short:mt-2">
      {chosen > 0 && short > 0
        ? t('opinionPlay.chosenShort', { chosen, count: short })
        : t('opinionPlay.chosen', { count: chosen })}
    </p>
  )
}

export const opinionPlayer: Player<Opinion> = {
  Play: PlayOpinion,
  asked: opinion.asked,
  fits,
  missing: opinion.missing,
  numbered: opinion.choices,
  /** By its text, or by its number from 1. */
  fromText: ({ options }, text) => {
    const place = optionSaid(options, text)
    return place < 0 ? null : [place]
  },
  /** 1-9 or A-I choose; where several may be chosen, they take back as well. */
  valueOfKey: (key, { asked, answer, places = storedPlaces(asked) }) => {
    const place = places[optionOfKey(key) ?? -1]
    if (place === undefined) return undefined
    const next = withOption(asked, answer, place)
    return next === null || fits(asked, next) ? next : undefined
  },
}
