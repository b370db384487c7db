import Plus from 'lucide-react/icons/plus'
import { type ClipboardEvent, type KeyboardEvent, useState } from 'react'
import {
  MAX_OPTION_LENGTH,
  MAX_OPTIONS,
  MIN_OPTIONS,
  mayBeCorrect,
  type SingleChoice,
  type SingleChoiceDraft,
  takesOptions,
  withOption,
  withOptionsAfter,
  withoutOption,
  withPastedOptions,
} from '#domain/questions/single-choice.ts'
import { isFilled } from '#domain/text.ts'
import { t } from '../../i18n/editor.ts'
import { pastedOptions } from '../../question-editor/pasted-questions.ts'
import { Button } from '../../ui/button.tsx'
import type { Editor, EditProps } from '../editor.tsx'
import { isTaken } from '../parts/is-taken.ts'
import { lengthError } from '../parts/length-error.ts'
import { OptionList } from '../parts/option-list.tsx'
import { OptionRow } from './option-row.tsx'

const fieldOf = (option: number) => `option-${option}`

function EditSingleChoice({ id, draft, onChange, onFocus, onSaid }: EditProps<SingleChoice>) {
  const { options, correct } = draft
  const [refused, setRefused] = useState<RefusedPaste | null>(null)
  const choose = (option: number) => {
    if (mayBeCorrect(draft, option)) onChange({ ...draft, correct: option })
  }
  const addOption = (after: number) => {
    onChange(withOptionsAfter(draft, after, ['']))
    onFocus(fieldOf(after + 1))
  }
  const removeOption = (option: number) => {
    onChange(withoutOption(draft, option))
    onFocus(fieldOf(Math.max(0, option - 1)))
    onSaid(t('editor.saidOptionRemoved', { count: options.length - 1 }))
  }
  const press = (option: number) => (event: KeyboardEvent) => {
    const action = optionActionOn(event, draft, option)
    if (action === null) return
    event.preventDefault()
    if (action === 'choose') choose(option)
    if (action === 'next') onFocus(fieldOf(option + 1))
    if (action === 'add') addOption(option)
    if (action === 'remove') removeOption(option)
  }
  const paste = (option: number) => (event: ClipboardEvent<HTMLTextAreaElement>) => {
    const pasted = event.clipboardData.getData('text/plain')
    const texts = withWhatStands(pastedOptions(pasted), event.currentTarget)
    if (texts.length < 2) return
    // The browser pastes it as it is: one text, in which nothing is lost.
    if (!takesOptions(draft, option, texts)) return setRefused({ text: textWith(pasted, event.currentTarget), texts })
    event.preventDefault()
    onChange(withPastedOptions(draft, option, texts))
    onFocus(fieldOf(option + texts.length - 1))
  }

  return (
    <>
      <fieldset className="mt-5">
        <legend className="font-medium">{t('editor.options')}</legend>
        <p className="mb-2 text-sm text-ink-soft">{t('editor.optionsHint')}</p>
        <ol className="-mx-1 grid gap-0.5">
          {options.map((text, option) => (
            <OptionRow
              // biome-ignore lint/suspicious/noArrayIndexKey: options have no other identity, and nothing here has a state
              key={option}
              text={text}
              index={option}
              group={`correct-${id}`}
              isCorrect={correct === option}
              isRemovable={options.length > MIN_OPTIONS}
              error={optionError(text, refused)}
              onWrite={(written) => onChange(withOption(draft, option, written), fieldOf(option))}
              onChoose={() => choose(option)}
              onRemove={() => removeOption(option)}
              onKeyDown={press(option)}
              onPaste={paste(option)}
            />
          ))}
        </ol>
      </fieldset>
      <Button
        className="mt-1 ms-11"
        variant="quiet"
        icon={<Plus aria-hidden="true" className="size-5" />}
        disabled={options.length >= MAX_OPTIONS}
        onClick={() => addOption(options.length - 1)}
      >
        {t('editor.addOption')}
      </Button>
    </>
  )
}

function PreviewSingleChoice({ draft: { options, correct } }: { draft: SingleChoiceDraft }) {
  const written = options
    .map((text, index) => ({ text: text.trim(), isCorrect: index === correct }))
    .filter(({ text }) => isFilled(text))
  return (
    <OptionList
      options={written.map(({ text, isCorrect }) =>
        isCorrect ? { text, verdict: 'correct', note: t('editor.correctAnswer') } : { text },
      )}
    />
  )
}

export const singleChoiceEditor: Editor<SingleChoice> = {
  Edit: EditSingleChoice,
  Preview: PreviewSingleChoice,
  firstField: fieldOf(0),
}

/** Lines that found no room as options, and what the option is with all of them in it. */
type RefusedPaste = { text: string; texts: readonly string[] }

type Written = Pick<HTMLTextAreaElement, 'value' | 'selectionStart' | 'selectionEnd'>

const textWith = (pasted: string, { value, selectionStart, selectionEnd }: Written): string =>
  value.slice(0, selectionStart) + pasted.replace(/\r\n?/g, '\n') + value.slice(selectionEnd)

/** What stands before the cursor stays with the first line, what stands behind it with the last. */
const withWhatStands = (lines: readonly string[], { value, selectionStart, selectionEnd }: Written): string[] =>
  lines.map((line, at) => {
    const before = at === 0 ? value.slice(0, selectionStart) : ''
    return before + line + (at === lines.length - 1 ? value.slice(selectionEnd) : '')
  })

const optionError = (text: string, refused: RefusedPaste | null): string | undefined =>
  refused?.text === text
    ? t('editor.linesRefused', { count: refused.texts.length, most: MAX_OPTIONS })
    : lengthError(text, MAX_OPTION_LENGTH)

type OptionAction = 'choose' | 'next' | 'add' | 'remove'

const optionActionOn = (event: KeyboardEvent, { options }: SingleChoiceDraft, option: number): OptionAction | null => {
  if (isTaken(event)) return null
  const text = options[option] ?? ''
  if (event.key === 'Backspace') return text === '' && options.length > MIN_OPTIONS ? 'remove' : null
  if (event.key !== 'Enter' || event.shiftKey) return null
  if (event.altKey) return 'choose'
  return option < options.length - 1 ? 'next' : 'add'
}
