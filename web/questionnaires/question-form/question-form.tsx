import { type Dispatch, type ReactNode, useEffect, useRef } from 'react'
import type { MarkingRules } from '#domain/marking/marking.ts'
import type { DraftQuestion } from '#domain/questionnaires/drafts/draft.ts'
import { MAX_EXPLANATION_LENGTH } from '#domain/questionnaires/items/prompt.ts'
import type { Kind } from '#domain/questions/rules.ts'
import { asksFor, isUnscored } from '#domain/questions/traits.ts'
import { isFilled } from '#domain/text/text.ts'
import { t } from '../../i18n/teachers/editor.ts'
import { ProsePreview } from '../../questions/editing/draft-texts.tsx'
import { lengthError } from '../../questions/editing/length-error.ts'
import { PictureField } from '../../questions/editing/picture-field.tsx'
import { TextLanguage } from '../../questions/editing/text-language-context.tsx'
import { EditQuestion, KINDS_FOR } from '../../questions/editors.tsx'
import { withInstruction } from '../../questions/instruction.ts'
import { nameOfKind } from '../../questions/name-of-kind.ts'
import { Button } from '../../ui/button.tsx'
import { SelectField } from '../../ui/forms/select-field.tsx'
import { TextArea } from '../../ui/forms/text-area.tsx'
import type { DraftStep } from '../entries/draft-list.ts'
import { questionAsProse } from '../entries/find-text.ts'
import { changedWithKept, type KeptAside, keptAfter, keptNow } from '../entries/kept-aside.ts'
import type { Offers } from '../entries/offers.ts'
import { KeptAsideLine, keptWords } from './kept-aside-line.tsx'
import { OwnFields } from './own-fields.tsx'
import { PromptField } from './prompt-field.tsx'
import { WritingFields } from './writing-fields.tsx'

/** A wish to write in a field, by its name; a new object each time, so that the same wish can be made twice. */
export type FocusWish = { readonly field: string }

/** What a kind of questionnaire has in the place of the names of all kinds. */
export type KindField = (question: DraftQuestion, onChange: (question: DraftQuestion) => void) => ReactNode

type QuestionFormProps = {
  id: number
  question: DraftQuestion
  kept: readonly KeptAside[]
  offers: Offers
  /** By which it is marked where it says nothing itself; null: nothing is. */
  usual: MarkingRules | null
  /** Whether that is what its section says. */
  isOfSection?: boolean
  focus: FocusWish | null
  dispatch: Dispatch<DraftStep>
  onFocus: (field: string) => void
  /** Left out: what is pasted is text. */
  onPasteQuestions?: ((text: string) => void) | undefined
  onSaid: (text: string) => void
  /** What chooses its kind, below its text, in the place of the field above it. */
  kindField?: KindField | undefined
  /** What else is set of it. */
  children?: ReactNode
}

export function QuestionForm(props: QuestionFormProps) {
  const { id, question, kept, offers, usual, isOfSection = false, focus, dispatch, onFocus } = props
  const { onPasteQuestions, onSaid, kindField, children } = props
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
  const kinds = kindsFor(question.kind, offers)
  const changeKind = (chosen: string) => {
    const kind = kinds.find((known) => known === chosen)
    if (!kind || kind === question.kind) return
    const changed = changedWithKept(question, kind, kept)
    change(changed)
    const left = keptNow(changed, keptAfter(kept, question, changed))
    if (left) onSaid(keptWords(left))
  }

  return (
    <div ref={form} data-form>
      {!kindField && (
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
      )}
      <KeptAsideLine
        kept={keptNow(question, kept)}
        onUndo={(kind) => {
          changeKind(kind)
          onFocus('kind')
        }}
      />
      <Texts format={question.format} lang={question.language}>
        <PromptField question={question} onChange={change} onFocus={onFocus} onPasteQuestions={onPasteQuestions} />
        {question.format === undefined && <ToProse question={question} onChange={change} />}
        {kindField?.(question, change)}
        <EditQuestion
          id={id}
          question={question}
          onChange={(changed, typedIn) => change(withInstruction(changed), typedIn)}
          onFocus={onFocus}
          onSaid={onSaid}
        />
        {hasExplanation(question) && <Explanation question={question} onChange={change} />}
      </Texts>
      {children}
      <OwnFields {...{ question, usual, isOfSection }} onChange={change} />
    </div>
  )
}

/** Others that ask for the same, where it is of a kind that is not offered. */
const kindsFor = (kind: Kind, { kinds }: Offers): readonly Kind[] => {
  if (kinds.includes(kind)) return kinds
  const alike = KINDS_FOR[asksFor(kind)]
  return alike.includes(kind) ? alike : [...alike, kind]
}

type ToProseProps = { question: DraftQuestion; onChange: (question: DraftQuestion) => void }

/** What is plain has no tools: with them it reads the same. */
function ToProse({ question, onChange }: ToProseProps) {
  return (
    <Button size="sm" variant="quiet" className="mt-1 -ms-3" onClick={() => onChange(questionAsProse(question))}>
      {t('editor.toProse')}
    </Button>
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
      {(words, write) => (
        <>
          <TextArea
            label={t('editor.explanation')}
            hint={t('editor.explanationHint')}
            name="explanation"
            lang={question.language}
            data-prose
            error={lengthError(question.explanation ?? '', MAX_EXPLANATION_LENGTH)}
            value={words}
            onChange={({ target }) => write(target.value)}
          />
          <ProsePreview source={question.explanation ?? ''} words={words} />
        </>
      )}
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
  form?.querySelector<HTMLElement>(`[name="${field}"], [data-field="${field}"]:not([disabled])`)
