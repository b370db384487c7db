import Plus from 'lucide-react/icons/plus'
import { type ClipboardEvent, type KeyboardEvent, useContext, useState } from 'react'
import {
  MAX_OPTION_LENGTH,
  MAX_OPTIONS,
  type MarkedOptions,
  MIN_OPTIONS,
  rightOptions,
  stayingPlaces,
  takesOptions,
  withFixed,
  withOption,
  withOptionMoved,
  withOptionsAfter,
  withoutOption,
  withPastedOptions,
} from '#domain/questions/parts/options.ts'
import { withWordsAbove } from '#domain/text/picture-tokens.ts'
import { isFilled } from '#domain/text/text.ts'
import { t as editing } from '../../i18n/teachers/editing.ts'
import { t } from '../../i18n/teachers/editor.ts'
import { pastedOptions } from '../../questionnaires/entries/pasted-questions.ts'
import { Button } from '../../ui/button.tsx'
import { OptionList } from '../parts/option-list.tsx'
import { fieldKey } from './field-keys.ts'
import { isTaken } from './is-taken.ts'
import { lengthError } from './length-error.ts'
import { notesOn } from './option-note.tsx'
import { OptionRow } from './option-row.tsx'
import { usePartMoving } from './part-moving.tsx'
import { StayingNote } from './staying-note.tsx'
import { TextLanguage } from './text-language-context.tsx'

/** How what is right is marked. */
const MARKS = { one: 'radio', several: 'checkbox', none: null } as const

const fieldOf = (option: number) => `option-${option}`

type OptionsEditorProps = {
  /** Of the question, unique in its draft. */
  id: number
  marked: MarkedOptions
  /** Whether one option is right, any number of them, or none. */
  right: 'one' | 'several' | 'none'
  hint: string
  onChange: (marked: MarkedOptions, typedIn?: string) => void
  onFocus: (field: string) => void
  onSaid: (text: string) => void
}

/** The options of a question, with what is right among them. */
export function OptionsEditor({ id, marked, right, hint, onChange, onFocus, onSaid }: OptionsEditorProps) {
  const { options, correct } = marked
  const [refused, setRefused] = useState<RefusedPaste | null>(null)
  const [notes, staying] = [notesOn(marked), stayingPlaces(marked)]
  const mark = (option: number) => {
    if (right === 'none' || !isFilled(options[option])) return
    onChange({ ...marked, correct: right === 'one' ? [option] : withTick(marked, option) })
  }
  const addOption = (after: number) => {
    onChange(withOptionsAfter(marked, after, ['']))
    onFocus(fieldOf(after + 1))
  }
  const removeOption = (option: number) => {
    onChange(withoutOption(marked, option))
    onFocus(fieldOf(Math.max(0, option - 1)))
    onSaid(t('editor.saidOptionRemoved', { count: options.length - 1 }))
  }
  const moving = usePartMoving({
    count: options.length,
    name: 'option',
    fieldOf,
    onMove: (from, to) => onChange(withOptionMoved(marked, from, to)),
    onFocus,
    onSaid,
  })
  /** An empty one at the end was one too many. */
  const goOn = (option: number) => {
    if (options.length > MIN_OPTIONS) onChange(withoutOption(marked, option))
    const lacksRight = right !== 'none' && rightOptions(marked).length === 0
    onFocus(lacksRight && options.some(isFilled) ? 'correct' : 'explanation')
  }
  const press = (option: number) => (event: KeyboardEvent) => {
    if (moving.press(option, event)) return
    const action = optionActionOn(event, marked, option)
    if (action === null) return
    event.preventDefault()
    if (action === 'mark') mark(option)
    if (action === 'next') onFocus(fieldOf(option + 1))
    if (action === 'add') addOption(option)
    if (action === 'leave') goOn(option)
    if (action === 'remove') removeOption(option)
  }
  const paste = (option: number) => (event: ClipboardEvent<HTMLTextAreaElement>) => {
    const pasted = event.clipboardData.getData('text/plain')
    const place = into(event.currentTarget, options[option] ?? '')
    const texts = withWhatStands(pastedOptions(pasted), place)
    if (texts.length < 2) return
    // The browser pastes it as it is: one text, in which nothing is lost.
    if (!takesOptions(marked, option, texts)) return setRefused({ text: textWith(pasted, place), texts })
    event.preventDefault()
    onChange(withPastedOptions(marked, option, texts))
    onFocus(fieldOf(option + texts.length - 1))
  }
  return (
    <>
      <fieldset className="@container mt-5 min-w-0">
        <legend className="font-medium">{t('editor.options')}</legend>
        <p className="mb-2 text-sm text-ink-soft">{hint}</p>
        <ol ref={moving.list} className="-mx-1 grid grid-cols-[minmax(0,1fr)] gap-0.5">
          {options.map((text, option) => (
            <OptionRow
              // biome-ignore lint/suspicious/noArrayIndexKey: options have no other identity, and nothing here has a state
              key={option}
              text={text}
              index={option}
              moving={moving}
              mark={MARKS[right]}
              group={`correct-${id}`}
              isCorrect={isFilled(text) && correct.includes(option)}
              note={notes[option] ?? null}
              isRemovable={options.length > MIN_OPTIONS}
              error={optionError(text, refused)}
              onWrite={(written) => onChange(withOption(marked, option, written), fieldOf(option))}
              onChoose={() => mark(option)}
              isFixed={staying.includes(option)}
              onFix={() => onChange(withFixed(marked, option))}
              onRemove={() => removeOption(option)}
              onKeyDown={press(option)}
              onPaste={paste(option)}
            />
          ))}
        </ol>
        <StayingNote marked={marked} onChange={onChange} />
      </fieldset>
      <Button
        className="mt-1 sm:ms-11"
        variant="quiet"
        icon={<Plus aria-hidden="true" className="size-5" />}
        {...fieldKey('add', t('editor.addOption'))}
        disabled={options.length >= MAX_OPTIONS}
        onClick={() => addOption(options.length - 1)}
      >
        {t('editor.addOption')}
      </Button>
      {options.length >= MAX_OPTIONS && (
        <p className="ms-11 text-sm text-ink-soft">{editing('editing.mostOptions', { most: MAX_OPTIONS })}</p>
      )}
    </>
  )
}

/** The options as they will be published, with what is right among them. */
export function OptionsPreview({ marked: { options, correct } }: { marked: MarkedOptions }) {
  const written = options
    .map((text, option) => ({ text: text.trim(), isCorrect: correct.includes(option) }))
    .filter(({ text }) => isFilled(text))
  return (
    <OptionList
      lang={useContext(TextLanguage)}
      options={written.map(({ text, isCorrect }) =>
        isCorrect ? { text, verdict: 'correct', note: t('editor.correctAnswer') } : { text },
      )}
    />
  )
}

export const FIRST_OPTION = fieldOf(0)

/** The right ones with one more, or without it; those that are empty for now stay among them. */
const withTick = ({ options, correct }: MarkedOptions, option: number): number[] => {
  const others = correct.filter((place) => place !== option && place in options)
  return correct.includes(option) ? others : [...others, option].sort((one, other) => one - other)
}

/** Lines that found no room as options, and what the option is with all of them in it. */
type RefusedPaste = { text: string; texts: readonly string[] }

type Into = { before: string; after: string; text: string }

/** `text`: of the option, which begins with what its field shows: pictures may stand below. */
const into = ({ value, selectionStart, selectionEnd }: HTMLTextAreaElement, text: string): Into => ({
  before: value.slice(0, selectionStart),
  after: value.slice(selectionEnd),
  text: value === text ? '' : text,
})

const textWith = (pasted: string, { before, after, text }: Into): string =>
  withWordsAbove(text, before + pasted.replace(/\r\n?/g, '\n') + after)

/** What stands before the cursor stays with the first line, what stands behind it with the last. */
const withWhatStands = (lines: readonly string[], { before, after, text }: Into): string[] =>
  lines.map((line, at) => {
    const begun = at === 0 ? before + line : line
    return at === lines.length - 1 ? withWordsAbove(text, begun + after) : begun
  })

const optionError = (text: string, refused: RefusedPaste | null): string | undefined =>
  refused?.text === text
    ? t('editor.linesRefused', { count: refused.texts.length, most: MAX_OPTIONS })
    : lengthError(text, MAX_OPTION_LENGTH)

type OptionAction = 'mark' | 'next' | 'add' | 'leave' | 'remove'

const optionActionOn = (event: KeyboardEvent, { options }: MarkedOptions, option: number): OptionAction | null => {
  if (isTaken(event)) return null
  const text = options[option] ?? ''
  if (event.key === 'Backspace') return text === '' && options.length > MIN_OPTIONS ? 'remove' : null
  if (event.key !== 'Enter' || event.shiftKey) return null
  if (event.altKey) return 'mark'
  if (option < options.length - 1) return 'next'
  const isWritten = options.filter(isFilled).length >= MIN_OPTIONS
  if (!isFilled(text) && isWritten) return 'leave'
  return 'add'
}
