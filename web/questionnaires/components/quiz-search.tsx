import Search from 'lucide-react/icons/search'
import { t } from '../../i18n/questionnaires.ts'

type QuizSearchProps = { search: string; found: number; onSearch: (search: string) => void }

export function QuizSearch({ search, found, onSearch }: QuizSearchProps) {
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2">
      <label className="relative w-full sm:max-w-sm">
        <span className="sr-only">{t('questionnaires.search')}</span>
        <Search
          aria-hidden="true"
          className="pointer-events-none absolute inset-y-0 start-3 my-auto size-5 text-ink-soft"
        />
        <input
          type="search"
          value={search}
          placeholder={t('questionnaires.search')}
          className="min-h-11 w-full rounded border border-line-strong bg-surface ps-10 pe-3 text-ink placeholder:text-ink-soft"
          onChange={(event) => onSearch(event.currentTarget.value)}
        />
      </label>
      <p role="status" className="tabular text-sm text-ink-soft">
        {t('questionnaires.found', { count: found })}
      </p>
    </div>
  )
}
