import Filter from 'lucide-react/icons/funnel'
import { type ReactNode, useState } from 'react'
import { DISTRICTS } from '#domain/people/districts.ts'
import { t } from '../../i18n/teachers/results.ts'
import { Button } from '../../ui/button.tsx'
import { PickerField } from '../../ui/forms/picker-field.tsx'
import { SearchField } from '../../ui/forms/search-field.tsx'
import { SelectField } from '../../ui/forms/select-field.tsx'
import { useMedia } from '../../ui/use-media.ts'
import { otherOrder, type ResultsView, SHOWN, SORTS, usualOrder } from './results-view.ts'

type ResultsToolsProps = {
  view: ResultsView
  /** The numbers of the quiz's versions, where there are several. */
  versions: readonly number[]
  /** Whether the form asks for the usual districts. */
  hasDistricts: boolean
  onView: (change: Partial<ResultsView>) => void
  /** What else stands in their line. */
  children: ReactNode
}

/** On phones all but the search is folded away: the list begins where it is seen. */
export function ResultsTools({ children, ...props }: ResultsToolsProps) {
  const { view, onView } = props
  const isFiltered = view.show !== 'all' || view.district !== '' || view.taken !== null
  const [isOpen, setOpen] = useState(isFiltered)
  const isRoomy = useMedia('(width >= 40rem)')
  return (
    <div className="flex flex-wrap items-end gap-2 sm:gap-3 print:hidden">
      <SearchField
        className="grow-3 basis-40 sm:basis-56"
        label={t('results.search')}
        search={view.search}
        onSearch={(search) => onView({ search, page: 1 })}
      />
      {isRoomy && <SortField view={view} onView={onView} />}
      <Button
        aria-expanded={isOpen}
        icon={<Filter aria-hidden="true" className="size-5" />}
        onClick={() => setOpen(!isOpen)}
      >
        <span className="max-sm:sr-only">{t(isRoomy ? 'results.filter' : 'results.sortAndFilter')}</span>
      </Button>
      {children}
      {isOpen && (
        <fieldset className="flex basis-full flex-wrap gap-3">
          <legend className="sr-only">{t('results.filter')}</legend>
          {!isRoomy && <SortField view={view} onView={onView} />}
          <Filters {...props} />
        </fieldset>
      )}
    </div>
  )
}

/** Both ways of each sort. */
const WAYS = SORTS.flatMap((sort) => [
  { value: sort as string, sort, order: usualOrder(sort), isTurned: false },
  { value: `${sort} turned`, sort, order: otherOrder(usualOrder(sort)), isTurned: true },
])

function SortField({ view, onView }: Pick<ResultsToolsProps, 'view' | 'onView'>) {
  const chosen = WAYS.find(({ sort, order }) => sort === view.sort && order === view.order)
  const choose = (value: string) => {
    const way = WAYS.find((each) => each.value === value)
    if (way) onView({ sort: way.sort, order: way.order, page: 1 })
  }
  return (
    <SelectField
      className="grow basis-40"
      label={<span className="sr-only">{t('results.sort')}</span>}
      value={chosen?.value}
      onChange={({ target }) => choose(target.value)}
    >
      {WAYS.map(({ value, sort, isTurned }) => (
        <option key={value} value={value}>
          {t(isTurned ? `results.turned_${sort}` : `results.sort_${sort}`)}
        </option>
      ))}
    </SelectField>
  )
}

function Filters({ view, versions, hasDistricts, onView }: Omit<ResultsToolsProps, 'children'>) {
  return (
    <>
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
        <PickerField
          className="grow basis-40"
          label={t('results.district')}
          value={view.district}
          options={[
            { value: '', name: t('results.anyDistrict') },
            ...DISTRICTS.map((district) => ({ value: district, name: district })),
          ]}
          onPick={(district) => onView({ district, page: 1 })}
        />
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
    </>
  )
}
