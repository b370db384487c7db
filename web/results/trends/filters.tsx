import { t } from '../../i18n/teachers/trends.ts'
import { PickerField } from '../../ui/forms/picker-field.tsx'
import { SelectField } from '../../ui/forms/select-field.tsx'
import { PERIODS, type TrendsView } from './trends-view.ts'

type FiltersProps = {
  view: Pick<TrendsView, 'subject' | 'tag' | 'days'>
  choices: { subjects: readonly string[]; tags: readonly string[] }
  onView: (change: Partial<TrendsView>) => void
}

/** Which quizzes it is about. */
export function Filters({ view: { subject, tag, days }, choices, onView }: FiltersProps) {
  return (
    <>
      <Choice
        label={t('trends.subject')}
        all={t('trends.allSubjects')}
        value={subject}
        options={choices.subjects}
        onChoose={(chosen) => onView({ subject: chosen, page: 1 })}
      />
      {(tag !== '' || choices.tags.length > 0) && (
        <Choice
          label={t('trends.tag')}
          all={t('trends.allTags')}
          value={tag}
          options={choices.tags}
          onChoose={(chosen) => onView({ tag: chosen, page: 1 })}
        />
      )}
      <SelectField
        className="grow basis-36 sm:basis-44"
        label={t('trends.period')}
        value={days}
        onChange={({ target }) => onView({ days: PERIODS.find((each) => String(each) === target.value) ?? 0, page: 1 })}
      >
        {PERIODS.map((each) => (
          <option key={each} value={each}>
            {t(`trends.period_${each}`)}
          </option>
        ))}
      </SelectField>
    </>
  )
}

type ChoiceProps = {
  label: string
  /** What choosing none is called. */
  all: string
  value: string
  options: readonly string[]
  onChoose: (value: string) => void
}

/** One of some names, or all; what the address says is among them, whatever there is. */
export function Choice({ label, all, value, options, onChoose }: ChoiceProps) {
  const names = value === '' || options.includes(value) ? options : [value, ...options]
  return (
    <PickerField
      className="grow basis-36 sm:basis-44"
      label={label}
      value={value}
      options={[{ value: '', name: all }, ...names.map((name) => ({ value: name, name }))]}
      onPick={onChoose}
    />
  )
}
