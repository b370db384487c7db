import Check from 'lucide-react/icons/check'
import ToggleLeft from 'lucide-react/icons/toggle-left'
import type { TrueFalse, TrueFalseDraft } from '#domain/questions/true-false.ts'
import { t } from '../../i18n/teachers/editor.ts'
import { classNames } from '../../ui/class-names.ts'
import type { Editor, EditProps } from '../editor.tsx'
import { OptionList } from '../parts/option-list.tsx'

const BOTH = [true, false]
const textOf = (value: boolean): string => t(value ? 'editor.true' : 'editor.false')

function EditTrueFalse({ id, draft, onChange }: EditProps<TrueFalse>) {
  return (
    <fieldset className="mt-5">
      <legend className="mb-2 font-medium">{t('editor.trueOrFalse')}</legend>
      <div className="-mx-1 grid grid-cols-1 gap-0.5">
        {BOTH.map((value) => (
          <Row
            key={String(value)}
            text={textOf(value)}
            group={`correct-${id}`}
            isCorrect={draft.correct === value}
            onChoose={() => onChange({ correct: value })}
          />
        ))}
      </div>
    </fieldset>
  )
}

type RowProps = { text: string; group: string; isCorrect: boolean; onChoose: () => void }

function Row({ text, group, isCorrect, onChoose }: RowProps) {
  return (
    <label
      className={classNames(
        'flex min-h-11 flex-wrap items-center gap-x-3 rounded border px-3 py-2',
        isCorrect ? 'border-correct bg-correct-soft' : 'border-transparent',
      )}
    >
      <input type="radio" name={group} data-field="correct" className="check" checked={isCorrect} onChange={onChoose} />
      {text}
      {isCorrect && (
        <span className="flex items-center gap-1 text-sm font-semibold text-correct">
          <Check aria-hidden="true" className="size-4" />
          {t('editor.correctAnswer')}
        </span>
      )}
    </label>
  )
}

function PreviewTrueFalse({ draft: { correct } }: { draft: TrueFalseDraft }) {
  return (
    <OptionList
      options={BOTH.map((value) => ({
        text: textOf(value),
        sign: value ? 'T' : 'F',
        ...(value === correct && { verdict: 'correct', note: t('editor.correctAnswer') }),
      }))}
    />
  )
}

export const trueFalseEditor: Editor<TrueFalse> = {
  Sign: ToggleLeft,
  Edit: EditTrueFalse,
  Preview: PreviewTrueFalse,
  firstField: 'correct',
}
