import { t } from '../../i18n/trends.ts'
import { SelectField } from '../../ui/select-field.tsx'
import { PERIODS, type TrendsView } from '../trends-view.ts'

type FiltersProps = {
  view: Pick<TrendsView, 'subject' | 'days'>
  subjects: readonly string[]
  onView: (change: Partial<TrendsView>) => void
}

/** Which quizzes it is about. */
export function Filters({ view: { subject, days }, subjects, onView }: FiltersProps) {
  return (
    <>
      <SelectField
        className="grow basis-44"
        label={t('trends.subject')}
        value={subject}
        onChange={({ target }) => onView({ subject: target.value, page: 1 })}
      >
        <option value="">{t('trends.allSubjects')}</option>
        {subject && !subjects.includes(subject) && <option value={subject}>{subject}</option>}
        {subjects.map((each) => (
          <option key={each} value={each}>
            {each}
          </option>
        ))}
      </SelectField>
      <SelectField
        className="grow basis-44"
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
