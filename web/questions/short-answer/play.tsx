import { fits, MAX_SHORT_ANSWER, type ShortAnswer, shortAnswer, storedText } from '#domain/questions/short-answer.ts'
import { usableText } from '../editing/usable-text.ts'
import { AnswerField, tooLongToSave } from '../parts/answer-field.tsx'
import { useTyped } from '../parts/use-typed.ts'
import type { Player, PlayProps } from '../player.tsx'

const written = (text: string): string => storedText(usableText(text))

const answerOf = (typed: string): string | null | undefined => {
  const text = written(typed)
  if (text === '') return null
  return text.length <= MAX_SHORT_ANSWER ? text : undefined
}

/** A field for a word or a line, saved as it is typed. */
export function PlayShortAnswer({ id, answer, isReadOnly, labelledBy, onAnswer }: PlayProps<ShortAnswer>) {
  const { typed, type } = useTyped({ id, answer, typedOf: (given) => given ?? '', answerOf, onAnswer })
  return (
    <AnswerField
      id={id}
      labelledBy={labelledBy}
      dir="auto"
      value={typed}
      readOnly={isReadOnly}
      error={tooLongToSave(written(typed), MAX_SHORT_ANSWER)}
      onType={type}
    />
  )
}

export const shortAnswerPlayer: Player<ShortAnswer> = {
  Play: PlayShortAnswer,
  asked: shortAnswer.asked,
  fits,
  valueOfKey: () => undefined,
}
