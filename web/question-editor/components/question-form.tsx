import { type ClipboardEvent, type Dispatch, type KeyboardEvent, useEffect, useRef } from 'react'
import { asKind, type DraftQuestion } from '#domain/draft.ts'
import { MAX_EXPLANATION_LENGTH, MAX_PROMPT_LENGTH } from '#domain/prompt.ts'
import { t } from '../../i18n/editor.ts'
import { EditQuestion, firstFieldOf, KINDS } from '../../questions/editors.tsx'
import { isTaken } from '../../questions/parts/is-taken.ts'
import { lengthError } from '../../questions/parts/length-error.ts'
import { SelectField } from '../../ui/select-field.tsx'
import { TextArea } from '../../ui/text-area.tsx'
import type { DraftStep } from '../draft-list.ts'
import { looksLikeQuestions } from '../pasted-questions.ts'

/** A wish to write in a field, by its name; a new object each time, so that the same wish can be made twice. */
export type FocusWish = { readonly field: string }

type QuestionFormProps = {
  id: number
  question: DraftQuestion
  focus: FocusWish | null
  dispatch: Dispatch<DraftStep>
  onFocus: (field: string) => void
  onPasteQuestions: (text: string) => void
  onSaid: (text: string) => void
}

export function QuestionForm({ id, question, focus, dispatch, onFocus, onPasteQuestions, onSaid }: QuestionFormProps) {
  const form = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (focus) fieldIn(form.current, focus.field)?.focus()
  }, [focus])

  const change = (changed: DraftQuestion, typedIn?: string) =>
    dispatch({
      type: 'changed',
      key: id,
      question: changed,
      ...(typedIn !== undefined && { typing: { field: typedIn, at: Date.now() } }),
    })
  const changeKind = (chosen: string) => {
    const kind = KINDS.find((known) => known === chosen)
    if (kind && kind !== question.kind) change(asKind(question, kind))
  }
  const problemKey = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || event.shiftKey || isTaken(event)) return
    event.preventDefault()
    onFocus(firstFieldOf(question.kind))
  }
  const problemPaste = (event: ClipboardEvent) => {
    const text = event.clipboardData.getData('text/plain')
    if (!looksLikeQuestions(text)) return
    event.preventDefault()
    onPasteQuestions(text)
  }

  return (
    <div ref={form}>
      <SelectField
        label={t('editor.kind')}
        name="kind"
        className="mb-4"
        value={question.kind}
        onChange={({ target }) => changeKind(target.value)}
      >
        {KINDS.map((kind) => (
          <option key={kind} value={kind}>
            {t(`editor.kind_${kind}`)}
          </option>
        ))}
      </SelectField>
      <TextArea
        label={t('editor.questionText')}
        name="problem"
        error={lengthError(question.prompt, MAX_PROMPT_LENGTH)}
        value={question.prompt}
        onChange={({ target }) => change({ ...question, prompt: target.value }, 'problem')}
        onKeyDown={problemKey}
        onPaste={problemPaste}
      />
      <EditQuestion id={id} question={question} onChange={change} onFocus={onFocus} onSaid={onSaid} />
      <TextArea
        className="mt-5"
        label={t('editor.explanation')}
        hint={t('editor.explanationHint')}
        name="explanation"
        error={lengthError(question.explanation ?? '', MAX_EXPLANATION_LENGTH)}
        value={question.explanation ?? ''}
        onChange={({ target }) => change({ ...question, explanation: target.value }, 'explanation')}
      />
    </div>
  )
}

const fieldIn = (form: HTMLElement | null, field: string): HTMLElement | null | undefined =>
  form?.querySelector<HTMLElement>(`[name="${field}"], [data-field="${field}"]:enabled`)
