import { type ClipboardEvent, type Dispatch, type KeyboardEvent, type ReactNode, useEffect, useRef } from 'react'
import type { DraftQuestion } from '#domain/draft.ts'
import type { MarkingRules } from '#domain/marking.ts'
import { MAX_EXPLANATION_LENGTH, MAX_PROMPT_LENGTH } from '#domain/prompt.ts'
import { asksFor, isUnscored } from '#domain/questions/unscored.ts'
import { isFilled } from '#domain/text.ts'
import { t } from '../../i18n/editor.ts'
import { PictureField } from '../../pictures/picture-field.tsx'
import { EditQuestion, firstFieldOf, KINDS_FOR } from '../../questions/editors.tsx'
import { nameOfKind } from '../../questions/name-of-kind.ts'
import { ProsePreview } from '../../questions/parts/draft-texts.tsx'
import { isTaken } from '../../questions/parts/is-taken.ts'
import { lengthError } from '../../questions/parts/length-error.ts'
import { TextLanguage } from '../../questions/parts/text-language.ts'
import { SelectField } from '../../ui/select-field.tsx'
import { TextArea } from '../../ui/text-area.tsx'
import { changedKind } from '../changed-kind.ts'
import type { DraftStep } from '../draft-list.ts'
import { looksLikeQuestions } from '../pasted-questions.ts'
import { OwnFields } from './own-fields.tsx'
import { WritingFields } from './prose-tools.tsx'

/** A wish to write in a field, by its name; a new object each time, so that the same wish can be made twice. */
export type FocusWish = { readonly field: string }

type QuestionFormProps = {
  id: number
  question: DraftQuestion
  /** By which its quiz is marked. */
  usual: MarkingRules
  focus: FocusWish | null
  dispatch: Dispatch<DraftStep>
  onFocus: (field: string) => void
  onPasteQuestions: (text: string) => void
  onSaid: (text: string) => void
}

export function QuestionForm(props: QuestionFormProps) {
  const { id, question, usual, focus, dispatch, onFocus, onPasteQuestions, onSaid } = props
  const form = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const field = focus && fieldIn(form.current, focus.field)
    field?.closest('details')?.setAttribute('open', '')
    field?.focus()
  }, [focus])

  const change = (changed: DraftQuestion, typedIn?: string) =>
    dispatch({
      type: 'changed',
      key: id,
      question: changed,
      ...(typedIn !== undefined && { typing: { field: typedIn, at: Date.now() } }),
    })
  const offered = KINDS_FOR[asksFor(question.kind)]
  const kinds = offered.includes(question.kind) ? offered : [...offered, question.kind]
  const changeKind = (chosen: string) => {
    const kind = kinds.find((known) => known === chosen)
    if (kind && kind !== question.kind) change(changedKind(question, kind))
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
        {kinds.map((kind) => (
          <option key={kind} value={kind}>
            {nameOfKind(kind)}
          </option>
        ))}
      </SelectField>
      <Texts format={question.format} lang={question.language}>
        <PictureField
          name={t('editor.questionText')}
          text={question.prompt}
          onWrite={(prompt, isTyped) => change({ ...question, prompt }, isTyped ? 'problem' : undefined)}
        >
          <TextArea
            label={t('editor.questionText')}
            name="problem"
            lang={question.language}
            data-prose
            error={lengthError(question.prompt, MAX_PROMPT_LENGTH)}
            value={question.prompt}
            onChange={({ target }) => change({ ...question, prompt: target.value }, 'problem')}
            onKeyDown={problemKey}
            onPaste={problemPaste}
          />
          <ProsePreview source={question.prompt} />
        </PictureField>
        <EditQuestion id={id} question={question} onChange={change} onFocus={onFocus} onSaid={onSaid} />
        {hasExplanation(question) && <Explanation question={question} onChange={change} />}
      </Texts>
      <OwnFields question={question} usual={usual} onChange={change} />
    </div>
  )
}

/** Where nothing is right there is nothing to explain; what was written is kept in sight. */
const hasExplanation = ({ kind, explanation }: DraftQuestion): boolean => !isUnscored(kind) || isFilled(explanation)

type ExplanationProps = { question: DraftQuestion; onChange: (question: DraftQuestion, typedIn?: string) => void }

/** Why what is right is right. */
function Explanation({ question, onChange }: ExplanationProps) {
  return (
    <PictureField
      className="mt-5"
      name={t('editor.explanation')}
      text={question.explanation ?? ''}
      onWrite={(explanation, isTyped) => onChange({ ...question, explanation }, isTyped ? 'explanation' : undefined)}
    >
      <TextArea
        label={t('editor.explanation')}
        hint={t('editor.explanationHint')}
        name="explanation"
        lang={question.language}
        data-prose
        error={lengthError(question.explanation ?? '', MAX_EXPLANATION_LENGTH)}
        value={question.explanation ?? ''}
        onChange={({ target }) => onChange({ ...question, explanation: target.value }, 'explanation')}
      />
      <ProsePreview source={question.explanation ?? ''} />
    </PictureField>
  )
}

type TextsProps = Pick<DraftQuestion, 'format'> & { lang: string | undefined; children: ReactNode }

function Texts({ format, lang, children }: TextsProps) {
  return (
    <WritingFields format={format}>
      <TextLanguage value={lang}>{children}</TextLanguage>
    </WritingFields>
  )
}

const fieldIn = (form: HTMLElement | null, field: string): HTMLElement | null | undefined =>
  form?.querySelector<HTMLElement>(`[name="${field}"], [data-field="${field}"]:enabled`)
