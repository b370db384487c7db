import type { Responding } from '#domain/questionnaires/responding.ts'
import { t as desk } from '../../i18n/teachers/hall-desk.ts'
import { t } from '../../i18n/teachers/polls.ts'
import { CheckboxField } from '../../ui/forms/checkbox-field.tsx'
import { SelectField } from '../../ui/forms/select-field.tsx'

const SHOWN = ['after_vote', 'after_close', 'never'] as const
const HALLS = ['off', 'checked', 'open'] as const
const NAMES = ['no', 'optional', 'required'] as const

type PollSettingsProps = { responding: Responding; onChange: (responding: Responding) => void }

/** How people vote. */
export function PollSettings({ responding, onChange }: PollSettingsProps) {
  return (
    <div className="grid grid-cols-1 gap-3">
      <CheckboxField
        label={t('polls.changeable')}
        hint={t('polls.onceHint')}
        checked={responding.changeable}
        onChange={({ currentTarget }) => onChange({ ...responding, changeable: currentTarget.checked })}
      />
      <CheckboxField
        label={t('polls.hidesResults')}
        hint={t('polls.hidesResultsHint')}
        checked={responding.hides_results}
        onChange={({ currentTarget }) => onChange({ ...responding, hides_results: currentTarget.checked })}
      />
      <SelectField
        className="sm:max-w-xs"
        label={t('polls.resultsShown')}
        value={responding.results}
        onChange={({ target }) =>
          onChange({ ...responding, results: SHOWN.find((shown) => shown === target.value) ?? 'never' })
        }
      >
        {SHOWN.map((shown) => (
          <option key={shown} value={shown}>
            {t(`polls.resultsShown_${shown}`)}
          </option>
        ))}
      </SelectField>
      <SelectField
        className="sm:max-w-xs"
        label={t('polls.askName')}
        value={responding.ask_name}
        onChange={({ target }) =>
          onChange({ ...responding, ask_name: NAMES.find((name) => name === target.value) ?? 'no' })
        }
      >
        {NAMES.map((name) => (
          <option key={name} value={name}>
            {t(`polls.askName_${name}`)}
          </option>
        ))}
      </SelectField>
      <SelectField
        className="sm:max-w-xs"
        label={desk('hallDesk.setting')}
        value={responding.hall_questions}
        onChange={({ target }) =>
          onChange({ ...responding, hall_questions: HALLS.find((mode) => mode === target.value) ?? 'off' })
        }
      >
        {HALLS.map((mode) => (
          <option key={mode} value={mode}>
            {desk(`hallDesk.mode_${mode}`)}
          </option>
        ))}
      </SelectField>
    </div>
  )
}
