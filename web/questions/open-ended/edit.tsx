import FileText from 'lucide-react/icons/file-text'
import { MAX_MODEL_LENGTH, MAX_WORDS, type OpenEnded, type OpenEndedDraft } from '#domain/questions/open-ended.ts'
import { storedText } from '#domain/questions/short-answer.ts'
import { isFilled } from '#domain/text/text.ts'
import { t } from '../../i18n/teachers/editor.ts'
import { TextArea } from '../../ui/forms/text-area.tsx'
import { ProsePreview } from '../editing/draft-texts.tsx'
import { lengthError } from '../editing/length-error.ts'
import type { Editor, EditProps } from '../editor.tsx'
import { AnswerLines } from '../parts/answer-lines.tsx'
import { CountField } from './count-field.tsx'
import { lengthHint } from './play.tsx'
import { RubricFields } from './rubric-fields.tsx'
import { RubricPoints } from './rubric-points.tsx'

function EditOpenEnded({ draft, onChange, onFocus, onSaid }: EditProps<OpenEnded>) {
  const { least, most, rubric, model } = draft
  const isReversed = least !== null && most !== null && most > 0 && least > most
  return (
    <>
      <p className="mt-4 rounded border border-line bg-surface-sunken px-3 py-2">{t('editor.byHand')}</p>
      <fieldset className="mt-4">
        <legend className="font-medium">{t('editor.wordCount')}</legend>
        <p className="mb-2 text-sm text-ink-soft">{t('editor.wordCountHint')}</p>
        <div className="flex flex-wrap gap-3">
          <CountField
            className="w-32"
            name="words-least"
            label={t('editor.wordsLeast')}
            most={MAX_WORDS}
            count={least}
            onCount={(count) => onChange({ ...draft, least: count }, 'words-least')}
          />
          <CountField
            className="w-32"
            name="words-most"
            label={t('editor.wordsMost')}
            most={MAX_WORDS}
            count={most}
            onCount={(count) => onChange({ ...draft, most: count }, 'words-most')}
          />
        </div>
        {isReversed && (
          <p role="alert" className="mt-1 text-sm font-medium text-wrong">
            {t('editor.wordsReversed')}
          </p>
        )}
      </fieldset>
      <RubricFields
        rubric={rubric}
        onChange={(next, typedIn) => onChange({ ...draft, rubric: next }, typedIn)}
        onFocus={onFocus}
        onSaid={onSaid}
      />
      <TextArea
        className="mt-4"
        label={t('editor.modelAnswer')}
        hint={t('editor.modelAnswerHint')}
        name="model"
        dir="auto"
        data-prose
        value={model}
        error={lengthError(storedText(model), MAX_MODEL_LENGTH)}
        onChange={({ target }) => onChange({ ...draft, model: target.value }, 'model')}
      />
      <ProsePreview source={model} />
    </>
  )
}

function PreviewOpenEnded({ draft: { least, most, rubric, model } }: { draft: OpenEndedDraft }) {
  const hint = lengthHint({ least, most })
  const points = rubric
    .filter(({ text }) => isFilled(text))
    .map(({ text, weight }) => ({ text: text.trim(), weight: weight ?? 1 }))
  return (
    <>
      {hint !== null && <p className="mt-3 text-sm text-ink-soft">{hint}</p>}
      <p className="mt-3 text-sm text-ink-soft">{t('editor.byHand')}</p>
      <RubricPoints points={points} ticked={null} heading={t('editor.rubric')} />
      {isFilled(model) && (
        <AnswerLines lines={[{ text: model.trim(), isProse: true, note: t('editor.modelAnswer') }]} />
      )}
    </>
  )
}

export const openEndedEditor: Editor<OpenEnded> = {
  Sign: FileText,
  Edit: EditOpenEnded,
  Preview: PreviewOpenEnded,
  firstField: 'words-least',
}
