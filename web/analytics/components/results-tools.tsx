import { t } from '../../i18n/results.ts'
import { SearchField } from '../../ui/search-field.tsx'
import { SelectField } from '../../ui/select-field.tsx'
import { type ResultsView, SORTS } from '../results-view.ts'

type ResultsToolsProps = {
  view: ResultsView
  onView: (change: Partial<ResultsView>) => void
}

export function ResultsTools({ view, onView }: ResultsToolsProps) {
  return (
    <div className="flex flex-wrap items-end gap-3 print:hidden">
      <SearchField
        className="grow-3 basis-56"
        label={t('results.search')}
        search={view.search}
        onSearch={(search) => onView({ search, page: 1 })}
      />
      <SelectField
        className="grow basis-44"
        label={<span className="sr-only">{t('results.sort')}</span>}
        value={view.sort}
        onChange={({ target }) => onView({ sort: SORTS.find((sort) => sort === target.value) ?? view.sort, page: 1 })}
      >
        {SORTS.map((sort) => (
          <option key={sort} value={sort}>
            {t(`results.sort_${sort}`)}
          </option>
        ))}
      </SelectField>
    </div>
  )
}
