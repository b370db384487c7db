import X from 'lucide-react/icons/x'
import { type ReactNode, useState } from 'react'
import { MAX_PART_LENGTH, moved, withAfter, without, withPasted, withText } from '#domain/questions/parts/text-list.ts'
import { isFilled } from '#domain/text/text.ts'
import { formatNumber } from '../../i18n/format.ts'
import { t as editing } from '../../i18n/teachers/editing.ts'
import { t } from '../../i18n/teachers/editor.ts'
import { IconButton } from '../../ui/icon-button.tsx'
import { fieldKey } from './field-keys.ts'
import { isTaken } from './is-taken.ts'
import { lengthError } from './length-error.ts'
import { type FieldKey, type FieldPaste, PartField } from './part-field.tsx'
import { PartHandle, rowLook, usePartMoving } from './part-moving.tsx'
import { linesPasted, textWith } from './pasted-into.ts'

type TextFieldsProps = {
  texts: readonly string[]
  fewest: number
  most: number
  /** Of the fields, followed by the place of each. */
  prefix: string
  /** The field to go on in where none is left. */
  afterLast?: string
  say: { label: (number: string) => string; remove: (number: string) => string; removed: (count: number) => string }
  onChange: (texts: string[], typedIn?: string) => void
  onFocus: (field: string) => void
  onSaid: (text: string) => void
  /** More to be done with a text, beside it. */
  tools?: (at: number) => ReactNode
}

/** Several short texts, one below the other: Enter goes on to the next, pasted lines become texts. */
export function TextFields({ texts, fewest, most, prefix, afterLast, say, tools, ...on }: TextFieldsProps) {
  const [refused, setRefused] = useState<RefusedPaste | null>(null)
  const fieldOf = (at: number) => `${prefix}-${at}`
  const remove = (at: number) => {
    on.onChange(without(texts, at))
    on.onFocus(texts.length === 1 && afterLast !== undefined ? afterLast : fieldOf(Math.max(0, at - 1)))
    on.onSaid(say.removed(texts.length - 1))
  }
  const moving = usePartMoving({
    count: texts.length,
    name: prefix,
    fieldOf,
    onMove: (from, to) => on.onChange([...moved(texts, from, to)]),
    onFocus: on.onFocus,
    onSaid: on.onSaid,
  })
  const press = (at: number) => (event: FieldKey) => {
    if (moving.press(at, event)) return
    const action = actionOn(event, { text: texts[at], canRemove: texts.length > fewest })
    if (action === null) return
    event.preventDefault()
    if (action === 'remove') return remove(at)
    if (isLeft(texts, at)) {
      if (texts.length > fewest) on.onChange(without(texts, at))
      return on.onFocus('explanation')
    }
    if (at === texts.length - 1 && texts.length < most) on.onChange(withAfter(texts, at, ['']))
    on.onFocus(fieldOf(at + 1))
  }
  const paste = (at: number) => (event: FieldPaste) => {
    const pasted = event.clipboardData.getData('text/plain')
    const lines = linesPasted(pasted, event.currentTarget)
    if (lines.length < 2) return
    const next = withPasted(texts, at, lines)
    // The browser pastes it as it is: one text, in which nothing is lost.
    if (next.length > most) return setRefused({ text: textWith(pasted, event.currentTarget), count: lines.length })
    event.preventDefault()
    on.onChange(next)
    on.onFocus(fieldOf(at + lines.length - 1))
  }
  const errorOf = (text: string) =>
    refused?.text === text
      ? t('editor.itemLinesRefused', { count: refused.count, most })
      : lengthError(text, MAX_PART_LENGTH)

  return (
    <ol ref={moving.list} className="@container grid grid-cols-[minmax(0,1fr)] gap-1.5">
      {texts.map((text, at) => (
        <li
          // biome-ignore lint/suspicious/noArrayIndexKey: texts have no other identity, and nothing here has a state
          key={at}
          style={rowLook(moving, at).style}
          className={`${rowLook(moving, at).className} flex flex-wrap items-start justify-end gap-x-1 @max-[14rem]:justify-between`}
        >
          <span className="flex min-w-0 flex-1 basis-48 items-start @max-[14rem]:contents">
            <PartHandle
              label={editing('editing.movePart', { name: say.label(formatNumber(at + 1)) })}
              sign={formatNumber(at + 1)}
              at={at}
              moving={moving}
            />
            <PartField
              name={fieldOf(at)}
              label={say.label(formatNumber(at + 1))}
              text={text}
              error={errorOf(text)}
              onWrite={(written) => on.onChange(withText(texts, at, written), fieldOf(at))}
              onKeyDown={press(at)}
              onPaste={paste(at)}
            />
          </span>
          <span className="flex min-w-0 flex-wrap justify-end">
            {tools?.(at)}
            <IconButton
              label={say.remove(formatNumber(at + 1))}
              {...fieldKey('remove', say.remove(formatNumber(at + 1)))}
              icon={<X aria-hidden="true" />}
              disabled={texts.length <= fewest}
              onClick={() => remove(at)}
            />
          </span>
        </li>
      ))}
    </ol>
  )
}

/** Whether Enter in an empty text leads on to what comes next: at the end, once something is written. */
export const isLeft = (texts: readonly (string | undefined)[], at: number): boolean =>
  at === texts.length - 1 && !isFilled(texts[at]) && texts.some(isFilled)

/** Lines that found no room, and what the field is with all of them in it. */
type RefusedPaste = { text: string; count: number }

type Field = { text: string | undefined; canRemove: boolean }

/** What a key does in one of several short texts; null: what it does everywhere. */
export const actionOn = (event: FieldKey, { text, canRemove }: Field): 'next' | 'remove' | null => {
  if (isTaken(event) || event.altKey || event.shiftKey) return null
  if (event.key === 'Backspace') return text === '' && canRemove ? 'remove' : null
  return event.key === 'Enter' ? 'next' : null
}
