import Star from 'lucide-react/icons/star'
import {
  asLook,
  MAX_STEP_WORDS,
  MOST_STEP,
  SCALE_LOOKS,
  type Scale,
  type ScaleDraft,
  scale,
} from '#domain/questions/scale.ts'
import { formatNumber } from '../../i18n/format.ts'
import { t } from '../../i18n/teachers/opinions.ts'
import { SelectField } from '../../ui/forms/select-field.tsx'
import { TextField } from '../../ui/forms/text-field.tsx'
import { lengthError } from '../editing/length-error.ts'
import type { Editor, EditProps } from '../editor.tsx'
import { PlayScale } from './play.tsx'

const ENDS = ['low', 'middle', 'high'] as const
const UP_TO = Array.from({ length: MOST_STEP - 1 }, (_, at) => at + 2)

function EditScale({ draft, onChange }: EditProps<Scale>) {
  const { look, from, to } = draft
  return (
    <>
      <div className="mt-5 grid grid-cols-1 gap-x-4 gap-y-3 sm:grid-cols-3">
        <SelectField
          label={t('opinions.look')}
          name="look"
          value={look}
          onChange={({ target }) => onChange(asLook(draft, SCALE_LOOKS.find((each) => each === target.value) ?? look))}
        >
          {SCALE_LOOKS.map((each) => (
            <option key={each} value={each}>
              {t(`opinions.look_${each}`)}
            </option>
          ))}
        </SelectField>
        {look === 'numbers' && (
          <SelectField
            label={t('opinions.from')}
            name="from"
            value={from}
            onChange={({ target }) => onChange({ ...draft, from: Number(target.value) })}
          >
            {[0, 1].map((each) => (
              <option key={each} value={each}>
                {formatNumber(each)}
              </option>
            ))}
          </SelectField>
        )}
        {look !== 'nps' && (
          <SelectField
            label={t('opinions.to')}
            name="to"
            value={to}
            onChange={({ target }) => onChange({ ...draft, to: Number(target.value) })}
          >
            {UP_TO.map((each) => (
              <option key={each} value={each}>
                {formatNumber(each)}
              </option>
            ))}
          </SelectField>
        )}
      </div>
      <fieldset className="mt-4">
        <legend className="font-medium">{t('opinions.words')}</legend>
        <p className="mb-2 text-sm text-ink-soft">{t('opinions.wordsHint')}</p>
        <div className="grid grid-cols-1 gap-3 sm:grid-cols-3">
          {ENDS.map((end) => (
            <TextField
              key={end}
              label={t(`opinions.${end}`)}
              name={end}
              dir="auto"
              value={draft[end]}
              error={lengthError(draft[end], MAX_STEP_WORDS)}
              onChange={({ target }) => onChange({ ...draft, [end]: target.value }, end)}
            />
          ))}
        </div>
      </fieldset>
    </>
  )
}

const nothing = () => undefined

function PreviewScale({ draft }: { draft: ScaleDraft }) {
  const { asked } = scale.draft.made(draft, () => 0)
  return (
    <div className="mt-3" inert>
      <PlayScale id="preview-scale" asked={asked} answer={null} isReadOnly labelledBy="" onAnswer={nothing} />
    </div>
  )
}

export const scaleEditor: Editor<Scale> = {
  Sign: Star,
  Edit: EditScale,
  Preview: PreviewScale,
  firstField: 'look',
}
