import { type ComponentProps, type FocusEvent, useState } from 'react'
import { type Comment, comment, fits, lengthOf, storedComment } from '#domain/questions/comment.ts'
import { type Expected, faultIn } from '#domain/questions/parts/comment-checks.ts'
import { decimalIn } from '#domain/questions/parts/decimal.ts'
import { t } from '../../i18n/students/opinion-play.ts'
import { classNames } from '../../ui/class-names.ts'
import { controlClass, FieldFrame, fieldAttributes } from '../../ui/forms/field-frame.tsx'
import { afterPress } from '../editing/after-press.ts'
import { usableText } from '../editing/usable-text.ts'
import { AnswerField } from '../parts/answer-field.tsx'
import { useKeypad } from '../parts/use-keypad.tsx'
import { useTyped } from '../parts/use-typed.ts'
import type { Player, PlayProps } from '../player.tsx'
import { faultWords, asked as hintOf } from './checks-in-words.ts'

/** The field and the keyboard for what is expected. A number is text: it may be written in the digits of any script. */
const FIELDS: Record<Exclude<Expected, 'text'>, ComponentProps<'input'>> = {
  line: { type: 'text', autoCapitalize: 'sentences' },
  number: { type: 'text', inputMode: 'decimal', dir: 'ltr' },
  email: { type: 'email', inputMode: 'email', autoComplete: 'email', dir: 'ltr' },
  phone: { type: 'tel', inputMode: 'tel', autoComplete: 'tel', dir: 'ltr' },
  web: { type: 'url', inputMode: 'url', autoComplete: 'url', dir: 'ltr' },
  date: { type: 'date' },
  time: { type: 'time' },
}

const written = (text: string): string => storedComment(usableText(text))

/** A field for what is asked for, saved as it is typed; what is not yet what is asked for is said once it is left. */
export function PlayComment({ id, asked, answer, isReadOnly, labelledBy, onAnswer }: PlayProps<Comment>) {
  const { expects } = asked
  const most = lengthOf(expects)
  const { typed, type } = useTyped({
    id,
    answer,
    typedOf: (given) => given ?? '',
    answerOf: (text) => {
      const stored = written(text)
      if (stored === '') return null
      return stored.length <= most ? stored : undefined
    },
    onAnswer,
  })
  const [isLeft, setLeft] = useState(answer !== null)
  const stored = written(typed)
  const fault = stored === '' || !isLeft ? null : faultIn(stored, asked)
  const over = stored.length - most
  const error = over > 0 ? t('opinionPlay.tooLong', { most, over }) : fault ? faultWords(fault, asked) : undefined
  const leave = (event: FocusEvent) => afterPress(event, () => setLeft(true))
  const field = { id, labelledBy, hint: hintOf(asked), error, value: typed, readOnly: isReadOnly }
  if (expects === 'text') return <LongField {...field} onType={type} onBlur={leave} />
  const range = expects === 'date' ? { min: asked.from ?? undefined, max: asked.to ?? undefined } : {}
  if (expects === 'number' && mayBeNegative(asked)) return <SignedField {...field} onType={type} onBlur={leave} />
  return <AnswerField dir="auto" {...FIELDS[expects]} {...range} {...field} onType={type} onBlur={leave} />
}

type FieldProps = Pick<ComponentProps<typeof AnswerField>, 'id' | 'labelledBy' | 'hint' | 'error' | 'onType'> & {
  value: string
  readOnly: boolean
  onBlur: (event: FocusEvent) => void
}

const mayBeNegative = ({ from }: Comment['asked']): boolean => from === null || (decimalIn(from)?.sign ?? -1) < 0

/** A field for a number with keys of its own: those of some phones have no minus. */
function SignedField(props: FieldProps) {
  const { id, value, readOnly, onType } = props
  const { field, inputMode, keypad } = useKeypad({ id, text: value, isReadOnly: readOnly, onWrite: onType })
  return (
    <div>
      <AnswerField {...FIELDS.number} {...props} ref={field} inputMode={inputMode} />
      <div className="mt-2">{keypad}</div>
    </div>
  )
}

/** A field that grows with a text. */
function LongField({ id, labelledBy, hint, error, value, readOnly, onType, onBlur }: FieldProps) {
  return (
    <FieldFrame id={id} label={<span id={`${id}-label`}>{t('opinionPlay.answer')}</span>} hint={hint} error={error}>
      <textarea
        dir="auto"
        rows={4}
        value={value}
        readOnly={readOnly}
        {...fieldAttributes(id, { hint, error })}
        aria-labelledby={`${id}-label ${labelledBy}`}
        onChange={({ target }) => onType(target.value)}
        onBlur={onBlur}
        className={classNames(controlClass, 'field-sizing-content block min-h-28 resize-y read-only:bg-surface-sunken')}
      />
    </FieldFrame>
  )
}

export const commentPlayer: Player<Comment> = {
  Play: PlayComment,
  asked: comment.asked,
  fits,
  missing: comment.missing,
  fromText: (_asked, text) => text,
  tellsWho: comment.tellsWho,
  seconds: 30,
  valueOfKey: () => undefined,
}
