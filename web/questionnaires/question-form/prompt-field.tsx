import type { ClipboardEvent, KeyboardEvent } from 'react'
import type { DraftQuestion } from '#domain/questionnaires/drafts/draft.ts'
import { MAX_PROMPT_LENGTH } from '#domain/questionnaires/items/prompt.ts'
import { t as editing } from '../../i18n/teachers/editing.ts'
import { t } from '../../i18n/teachers/editor.ts'
import { ProsePreview } from '../../questions/editing/draft-texts.tsx'
import { isTaken } from '../../questions/editing/is-taken.ts'
import { lengthError } from '../../questions/editing/length-error.ts'
import { LinesToBlanks } from '../../questions/editing/lines-to-blanks.tsx'
import { PictureField } from '../../questions/editing/picture-field.tsx'
import { firstFieldOf } from '../../questions/editors.tsx'
import { hasInstruction, usualInstruction, withInstruction, withPromptAsPassage } from '../../questions/instruction.ts'
import { TextArea } from '../../ui/forms/text-area.tsx'
import { looksLikeQuestions } from '../entries/pasted-questions.ts'
import { useRefusedPaste } from './use-refused-paste.ts'

type PromptFieldProps = {
  question: DraftQuestion
  onChange: (question: DraftQuestion, typedIn?: string) => void
  onFocus: (field: string) => void
  /** Left out: what is pasted is text. */
  onPasteQuestions?: ((text: string) => void) | undefined
}

/** What is asked. Where a text with blanks follows, it may stay empty: that is what is asked. */
export function PromptField({ question, onChange, onFocus, onPasteQuestions }: PromptFieldProps) {
  const { kind, prompt, language } = question
  const { onPaste: refuse, error: refused } = useRefusedPaste()
  const press = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || event.shiftKey || isTaken(event)) return
    event.preventDefault()
    onFocus(firstFieldOf(kind))
  }
  const paste = (event: ClipboardEvent<HTMLTextAreaElement>) => {
    refuse(event)
    if (event.defaultPrevented) return
    const text = event.clipboardData.getData('text/plain')
    if (!onPasteQuestions || !looksLikeQuestions(text)) return
    event.preventDefault()
    onPasteQuestions(text)
  }
  const leave = () => {
    const instructed = withInstruction(question)
    if (instructed !== question) onChange(instructed)
  }
  const isAboveBlanks = hasInstruction(kind)
  return (
    <PictureField
      name={t('editor.questionText')}
      text={prompt}
      onWrite={(written, isTyped) => onChange({ ...question, prompt: written }, isTyped ? 'problem' : undefined)}
    >
      {(words, write) => (
        <>
          <TextArea
            label={isAboveBlanks ? editing('editing.instruction') : t('editor.questionText')}
            hint={isAboveBlanks && editing('editing.instructionHint', { usual: usualInstruction() })}
            name="problem"
            lang={language}
            data-prose
            error={refused ?? lengthError(prompt, MAX_PROMPT_LENGTH)}
            value={words}
            onChange={({ target }) => write(target.value)}
            onKeyDown={press}
            onPaste={paste}
            onBlur={leave}
          />
          {isAboveBlanks && (
            <LinesToBlanks
              text={prompt}
              onMake={() => {
                onChange(withPromptAsPassage(question))
                onFocus(firstFieldOf(kind))
              }}
            />
          )}
          <ProsePreview source={prompt} words={words} />
        </>
      )}
    </PictureField>
  )
}
