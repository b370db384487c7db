import type { ReactNode } from 'react'
import { t } from '../../i18n/teachers/questionnaires.ts'
import { SearchField } from '../../ui/forms/search-field.tsx'

type QuizSearchProps = {
  search: string
  /** How many there are, in words. */
  found: string
  onSearch: (search: string) => void
  /** Beside how many there are. */
  children?: ReactNode
}

export function QuizSearch({ search, found, onSearch, children }: QuizSearchProps) {
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2">
      <SearchField
        className="w-full sm:max-w-sm"
        label={t('questionnaires.search')}
        search={search}
        onSearch={onSearch}
      />
      <div className="flex min-h-9 items-center gap-2 max-sm:w-full max-sm:justify-between">
        <p role="status" className="tabular text-sm text-ink-soft">
          {found}
        </p>
        {children}
      </div>
    </div>
  )
}
