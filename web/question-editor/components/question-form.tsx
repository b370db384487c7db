import Plus from 'lucide-react/icons/plus'
import { type ClipboardEvent, type Dispatch, type KeyboardEvent, useEffect, useRef, useState } from 'react'
import { type DraftQuestion, excessOf } from '#domain/draft.ts'
import { MAX_OPTION_LENGTH, MAX_OPTIONS, MAX_PROBLEM_LENGTH, MIN_OPTIONS } from '#domain/question.ts'
import { t } from '../../i18n/editor.ts'
import { Button } from '../../ui/button.tsx'
import { TextArea } from '../../ui/text-area.tsx'
import { type DraftStep, takesOptions } from '../draft-list.ts'
import type { Field } from '../gaps.ts'
import { looksLikeQuestions, pastedOptions } from '../pasted-questions.ts'
import { OptionRow } from './option-row.tsx'

/** A wish to write in a field; a new object each time, so that the same wish can be made twice. */
export type FocusWish = { readonly field: Field }

type QuestionFormProps = {
  id: number
  question: DraftQuestion
  focus: FocusWish | null
  dispatch: Dispatch<DraftStep>
  onFocus: (field: Field) => void
  onPasteQuestions: (text: string) => void
  onSaid: (text: string) => void
}

export function QuestionForm({ id, question, focus, dispatch, onFocus, onPasteQuestions, onSaid }: QuestionFormProps) {
  const form = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (focus) fieldIn(form.current, focus.field)?.focus()
  }, [focus])

  const problemKey = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || event.shiftKey || isTaken(event)) return
    event.preventDefault()
    onFocus(0)
  }
  const problemPaste = (event: ClipboardEvent) => {
    const text = event.clipboardData.getData('text/plain')
    if (!looksLikeQuestions(text)) return
    event.preventDefault()
    onPasteQuestions(text)
  }
  const addOption = (after: number) => {
    dispatch({ type: 'addedOption', key: id, after })
    onFocus(after + 1)
  }
  const removeOption = (option: number) => {
    dispatch({ type: 'removedOption', key: id, option })
    onFocus(Math.max(0, option - 1))
    onSaid(t('editor.saidOptionRemoved', { count: question.options.length - 1 }))
  }
  const optionKey = (option: number) => (event: KeyboardEvent) => {
    const action = optionActionOn(event, question, option)
    if (action === null) return
    event.preventDefault()
    if (action === 'choose') dispatch({ type: 'choseCorrect', key: id, option })
    if (action === 'next') onFocus(option + 1)
    if (action === 'add') addOption(option)
    if (action === 'remove') removeOption(option)
  }
  const [refused, setRefused] = useState<RefusedPaste | null>(null)
  const optionPaste = (option: number) => (event: ClipboardEvent<HTMLTextAreaElement>) => {
    const pasted = event.clipboardData.getData('text/plain')
    const texts = withWhatStands(pastedOptions(pasted), event.currentTarget)
    if (texts.length < 2) return
    // The browser pastes it as it is: one text, in which nothing is lost.
    if (!takesOptions(question, option, texts))
      return setRefused({ text: textWith(pasted, event.currentTarget), texts })
    event.preventDefault()
    dispatch({ type: 'pastedOptions', key: id, option, texts })
    onFocus(option + texts.length - 1)
  }

  return (
    <div ref={form}>
      <TextArea
        label={t('editor.questionText')}
        name="problem"
        error={lengthError(question.problem, MAX_PROBLEM_LENGTH)}
        value={question.problem}
        onChange={({ target }) => dispatch({ type: 'wroteProblem', key: id, text: target.value, at: Date.now() })}
        onKeyDown={problemKey}
        onPaste={problemPaste}
      />
      <fieldset className="mt-5">
        <legend className="font-medium">{t('editor.options')}</legend>
        <p className="mb-2 text-sm text-ink-soft">{t('editor.optionsHint')}</p>
        <ol className="-mx-1 grid gap-0.5">
          {question.options.map((text, option) => (
            <OptionRow
              // biome-ignore lint/suspicious/noArrayIndexKey: options have no other identity, and nothing here has a state
              key={option}
              text={text}
              index={option}
              group={`correct-${id}`}
              isCorrect={question.correctOption === option}
              isRemovable={question.options.length > MIN_OPTIONS}
              error={optionError(text, refused)}
              onWrite={(written) => dispatch({ type: 'wroteOption', key: id, option, text: written, at: Date.now() })}
              onChoose={() => dispatch({ type: 'choseCorrect', key: id, option })}
              onRemove={() => removeOption(option)}
              onKeyDown={optionKey(option)}
              onPaste={optionPaste(option)}
            />
          ))}
        </ol>
      </fieldset>
      <Button
        className="mt-1 ms-11"
        variant="quiet"
        icon={<Plus aria-hidden="true" className="size-5" />}
        disabled={question.options.length >= MAX_OPTIONS}
        onClick={() => addOption(question.options.length - 1)}
      >
        {t('editor.addOption')}
      </Button>
    </div>
  )
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

const lengthError = (text: string, most: number): string | undefined => {
  const over = excessOf(text, most)
  return over > 0 ? t('editor.tooLong', { most, over }) : undefined
}

/** Enter that ends a word of an input method, or that means something to the whole page. */
const isTaken = ({ nativeEvent, ctrlKey, metaKey }: KeyboardEvent) => nativeEvent.isComposing || ctrlKey || metaKey

type OptionAction = 'choose' | 'next' | 'add' | 'remove'

const optionActionOn = (event: KeyboardEvent, { options }: DraftQuestion, option: number): OptionAction | null => {
  if (isTaken(event)) return null
  const text = options[option] ?? ''
  if (event.key === 'Backspace') return text === '' && options.length > MIN_OPTIONS ? 'remove' : null
  if (event.key !== 'Enter' || event.shiftKey) return null
  if (event.altKey) return 'choose'
  return option < options.length - 1 ? 'next' : 'add'
}

const fieldIn = (form: HTMLElement | null, field: Field): HTMLElement | null | undefined => {
  const selector = field === 'problem' ? '[name=problem]' : `[name=option-${field}]`
  return form?.querySelector<HTMLElement>(field === 'correct' ? 'input[type=radio]:enabled' : selector)
}
