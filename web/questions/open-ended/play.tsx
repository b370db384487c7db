import { fits, type OpenEnded, openEnded, wordsIn } from '#domain/questions/open-ended.ts'
import { storedText } from '#domain/questions/short-answer.ts'
import { lengthOf, MAX_VALUE_LENGTH } from '#domain/questions/value.ts'
import { t } from '../../i18n/students/play.ts'
import { classNames } from '../../ui/class-names.ts'
import { controlClass, FieldFrame, fieldAttributes } from '../../ui/forms/field-frame.tsx'
import { usableText } from '../editing/usable-text.ts'
import { useTyped } from '../parts/use-typed.ts'
import type { Player, PlayProps } from '../player.tsx'

/** From here on the field says how much more it can hold. */
const NEAR_THE_END = 2_000

const written = (text: string): string => storedText(usableText(text))

const answerOf = (typed: string): string | null | undefined => {
  const text = written(typed)
  if (text === '') return null
  return lengthOf(text) <= MAX_VALUE_LENGTH ? text : undefined
}

/** How much is asked for, in words; null where nothing is said. */
export const lengthHint = (words: OpenEnded['asked']['words']): string | null => {
  const { least = null, most = null } = words ?? {}
  if (least !== null && most !== null)
    return least === most ? t('play.wordsAbout', { most }) : t('play.wordsBetween', { least, most })
  if (least !== null) return t('play.wordsLeast', { least })
  return most === null ? null : t('play.wordsMost', { most })
}

/** A field that grows with a text of any length, saved as it is typed. */
export function PlayOpenEnded({ id, asked, answer, isReadOnly, labelledBy, onAnswer }: PlayProps<OpenEnded>) {
  const { typed, type } = useTyped({ id, answer, typedOf: (given) => given ?? '', answerOf, onAnswer })
  const hint = lengthHint(asked.words)
  const left = MAX_VALUE_LENGTH - lengthOf(written(typed))
  const error = left < 0 ? t('play.essayTooLong', { count: -left }) : undefined
  return (
    <FieldFrame id={id} label={<span id={`${id}-label`}>{t('play.yourAnswer')}</span>} hint={hint} error={error}>
      <textarea
        dir="auto"
        rows={8}
        value={typed}
        readOnly={isReadOnly}
        {...fieldAttributes(id, { hint, error })}
        aria-labelledby={`${id}-label ${labelledBy}`}
        onChange={({ target }) => type(target.value)}
        className={classNames(controlClass, 'field-sizing-content block min-h-52 resize-y read-only:bg-surface-sunken')}
      />
      <p className="tabular mt-1 flex flex-wrap justify-between gap-x-4 text-sm text-ink-soft">
        <span>{t('play.words', { count: wordsIn(typed) })}</span>
        <span role="status" className="font-medium">
          {left >= 0 && left < NEAR_THE_END && t('play.roomLeft', { count: roundedRoom(left) })}
        </span>
      </p>
    </FieldFrame>
  )
}

/** A reader of the screen need not hear of every letter. */
const roundedRoom = (left: number): number => (left > 100 ? Math.floor(left / 100) * 100 : left)

export const openEndedPlayer: Player<OpenEnded> = {
  Play: PlayOpenEnded,
  asked: openEnded.asked,
  fits,
  valueOfKey: () => undefined,
}
