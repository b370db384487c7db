import { useRef, useState } from 'react'
import type { DraftQuestion } from '#domain/questionnaires/drafts/draft.ts'
import { MAX_PROMPT_LENGTH } from '#domain/questionnaires/items/prompt.ts'
import { t } from '../../i18n/teachers/surveys.ts'
import { ProsePreview } from '../../questions/editing/draft-texts.tsx'
import { lengthError } from '../../questions/editing/length-error.ts'
import { PictureField } from '../../questions/editing/picture-field.tsx'
import { useFieldFocus } from '../../questions/editing/use-field-focus.ts'
import { EditQuestion, KINDS_OF_SURVEYS } from '../../questions/editors.tsx'
import { nameOfKind } from '../../questions/name-of-kind.ts'
import { CheckboxField } from '../../ui/forms/checkbox-field.tsx'
import { SelectField } from '../../ui/forms/select-field.tsx'
import { TextArea } from '../../ui/forms/text-area.tsx'
import { changedWithKept, type KeptAside, keptAfter, keptNow } from '../entries/kept-aside.ts'
import { KeptAsideLine } from '../question-form/kept-aside-line.tsx'
import { WritingFields } from '../question-form/writing-fields.tsx'
import type { SurveyQuestion } from '../surveys/draft.ts'
import { ArrangeButtons } from './arrange-buttons.tsx'
import { FilledBy } from './filled-by.tsx'
import { Speaking } from './speaking.tsx'
import { OptionalWhen } from './when-editor.tsx'
import { withInserted } from './with-inserted.ts'

const OFFERED = KINDS_OF_SURVEYS

type QuestionCardProps = {
  entry: SurveyQuestion
  isAnonymous: boolean
  number: number
  before: readonly SurveyQuestion[]
  onChange: (entry: SurveyQuestion) => void
  onMove: (by: -1 | 1) => void
  onCopy: () => void
  onRemove: () => void
}

/** One question as it is written, and when it is asked. */
export function QuestionCard({ entry, isAnonymous, number, before, onChange, ...moves }: QuestionCardProps) {
  const { question } = entry
  const prompt = useRef<HTMLTextAreaElement>(null)
  const { part, focus } = useFieldFocus()
  const write = (changed: DraftQuestion) => onChange({ ...entry, question: changed })
  const [kept, setKept] = useState<readonly KeptAside[]>([])
  const changeKind = (chosen: string) => {
    const kind = OFFERED.find((known) => known === chosen)
    if (!kind) return
    const changed = changedWithKept(question, kind, kept)
    setKept(keptAfter(kept, question, changed))
    write(changed)
  }
  return (
    <section
      ref={part}
      aria-label={t('surveys.question', { number })}
      className="grid grid-cols-[minmax(0,1fr)] gap-4 border-t border-line pt-4"
    >
      <div className="flex flex-wrap items-center gap-1">
        <h3 className="grow font-medium">{t('surveys.question', { number })}</h3>
        <ArrangeButtons
          labels={{
            up: t('surveys.up', { number }),
            down: t('surveys.down', { number }),
            copy: t('surveys.copyQuestion', { number }),
            remove: t('surveys.removeQuestion', { number }),
          }}
          {...moves}
        />
      </div>
      <SelectField
        label={t('surveys.kind')}
        name="kind"
        value={question.kind}
        onChange={({ target }) => changeKind(target.value)}
      >
        {OFFERED.map((kind) => (
          <option key={kind} value={kind}>
            {nameOfKind(kind)}
          </option>
        ))}
      </SelectField>
      <KeptAsideLine
        kept={keptNow(question, kept)}
        onUndo={(kind) => {
          changeKind(kind)
          focus('kind')
        }}
      />
      <WritingFields format={question.format}>
        <PictureField
          name={t('surveys.prompt')}
          text={question.prompt}
          onWrite={(prompt) => write({ ...question, prompt })}
        >
          {(words, writeWords) => (
            <>
              <TextArea
                label={t('surveys.prompt')}
                ref={prompt}
                data-prose
                rows={2}
                error={lengthError(question.prompt, MAX_PROMPT_LENGTH)}
                value={words}
                onChange={({ target }) => writeWords(target.value)}
              />
              <ProsePreview source={question.prompt} words={words} />
            </>
          )}
        </PictureField>
        <Speaking
          texts={[{ text: question.prompt, format: question.format }]}
          before={before}
          onInsert={(token) => write({ ...question, prompt: withInserted(prompt.current, question.prompt, token) })}
        />
        <EditQuestion id={entry.key} question={question} onChange={write} onFocus={focus} onSaid={() => undefined} />
      </WritingFields>
      <CheckboxField
        label={t('surveys.required')}
        checked={question.isRequired === true}
        onChange={({ currentTarget }) => write({ ...question, isRequired: currentTarget.checked || undefined })}
      />
      {!isAnonymous && <FilledBy entry={entry} onChange={onChange} />}
      <OptionalWhen
        label={t('surveys.showIf')}
        before={before}
        when={entry.shownIf}
        onChange={(shownIf) => onChange({ ...entry, shownIf })}
      />
    </section>
  )
}
