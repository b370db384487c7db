import Filter from 'lucide-react/icons/funnel'
import { useState } from 'react'
import { DISTRICTS } from '#domain/people/districts.ts'
import { t } from '../../i18n/teachers/results.ts'
import { Button } from '../../ui/button.tsx'
import { SearchField } from '../../ui/forms/search-field.tsx'
import { SelectField } from '../../ui/forms/select-field.tsx'
import { type ResultsView, SHOWN, SORTS } from './results-view.ts'

type ResultsToolsProps = {
  view: ResultsView
  /** The numbers of the quiz's versions, where there are several. */
  versions: readonly number[]
  /** Whether the form asks for the usual districts. */
  hasDistricts: boolean
  onView: (change: Partial<ResultsView>) => void
}

export function ResultsTools(props: ResultsToolsProps) {
  const { view, onView } = props
  const isFiltered = view.show !== 'all' || view.district !== '' || view.taken !== null
  const [isOpen, setOpen] = useState(isFiltered)
  return (
    <div className="flex flex-wrap items-end gap-3 print:hidden">
      <SearchField
        className="grow-3 basis-56"
        label={t('results.search')}
        search={view.search}
        onSearch={(search) => onView({ search, page: 1 })}
      />
      <SelectField
        className="grow basis-40"
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
      <Button
        aria-expanded={isOpen}
        icon={<Filter aria-hidden="true" className="size-5" />}
        onClick={() => setOpen(!isOpen)}
      >
        {t('results.filter')}
      </Button>
      {isOpen && <Filters {...props} />}
    </div>
  )
}

function Filters({ view, versions, hasDistricts, onView }: ResultsToolsProps) {
  return (
    <fieldset className="flex basis-full flex-wrap gap-3">
      <legend className="sr-only">{t('results.filter')}</legend>
      <SelectField
        className="grow basis-40"
        label={t('results.show')}
        value={view.show}
        onChange={({ target }) => onView({ show: SHOWN.find((show) => show === target.value) ?? 'all', page: 1 })}
      >
        {SHOWN.map((show) => (
          <option key={show} value={show}>
            {t(`results.show_${show}`)}
          </option>
        ))}
      </SelectField>
      {(hasDistricts || view.district !== '') && (
        <SelectField
          className="grow basis-40"
          label={t('results.district')}
          value={view.district}
          onChange={({ target }) => onView({ district: target.value, page: 1 })}
        >
          <option value="">{t('results.anyDistrict')}</option>
          {DISTRICTS.map((district) => (
            <option key={district} value={district}>
              {district}
            </option>
          ))}
        </SelectField>
      )}
      {versions.length > 0 && (
        <SelectField
          className="grow basis-40"
          label={t('results.versionTaken')}
          value={view.taken ?? ''}
          onChange={({ target }) => onView({ taken: Number(target.value) || null, page: 1 })}
        >
          <option value="">{t('results.anyVersion')}</option>
          {versions.map((number) => (
            <option key={number} value={number}>
              {t('results.version', { number })}
            </option>
          ))}
        </SelectField>
      )}
    </fieldset>
  )
}
