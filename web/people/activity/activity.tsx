import { Link, useSearchParams } from 'react-router'
import { t } from '../../i18n/teachers/activity.ts'
import { SelectField } from '../../ui/forms/select-field.tsx'
import { LogPage } from './log-page.tsx'

const PARTS = ['all', 'security', 'quizzes'] as const

/** What happened to the account and its quizzes. */
export function Activity() {
  const [params, setParams] = useSearchParams()
  const part = PARTS.find((known) => known === params.get('part')) ?? 'all'
  const show = (next: string) => {
    const search = params.get('q')
    setParams(new URLSearchParams({ ...(search && { q: search }), ...(next !== 'all' && { part: next }) }), {
      replace: true,
      preventScrollReset: true,
    })
  }
  return (
    <LogPage heading={t('activity.heading')} intro={t('activity.intro')} part={part}>
      <SelectField
        className="w-full sm:max-w-sm"
        label={t('activity.part')}
        value={part}
        onChange={({ target }) => show(target.value)}
      >
        {PARTS.map((known) => (
          <option key={known} value={known}>
            {t(`activity.part_${known}`)}
          </option>
        ))}
      </SelectField>
      {part === 'security' && (
        <p className="max-w-prose text-ink-soft">
          {t('activity.securityHint')}{' '}
          <Link to="/auth/forgotpassword" reloadDocument className="text-link">
            {t('activity.newPassword')}
          </Link>
        </p>
      )}
    </LogPage>
  )
}
