import type { DraftQuestion } from '#domain/questionnaires/drafts/draft.ts'
import { t } from '../../i18n/teachers/polls.ts'
import { nameOfKind } from '../../questions/name-of-kind.ts'
import { PRESETS } from '../../questions/presets.ts'
import { SelectField } from '../../ui/forms/select-field.tsx'
import { usePreset } from './use-preset.ts'

type PresetFieldProps = { question: DraftQuestion; onChange: (question: DraftQuestion) => void }

/** What a question is answered with, in words that people use for it. */
export function PresetField({ question, onChange }: PresetFieldProps) {
  const { preset, choose } = usePreset(question, onChange)
  return (
    <SelectField
      className="mt-4 sm:max-w-xs"
      name="kind"
      label={t('polls.answeredWith')}
      value={preset ?? ''}
      onChange={({ target }) => {
        const wanted = PRESETS.find((each) => each === target.value)
        if (wanted) choose(wanted)
      }}
    >
      {preset === null && <option value="">{nameOfKind(question.kind)}</option>}
      {PRESETS.map((each) => (
        <option key={each} value={each}>
          {t(`polls.preset_${each}`)}
        </option>
      ))}
    </SelectField>
  )
}
