import { useQuery } from '@tanstack/react-query'
import { t } from '../../i18n/teachers/trends.ts'
import { groupsQuery } from './api.ts'
import { ByField } from './by-field.tsx'
import { Choice } from './filters.tsx'
import { isOfStudents, type TrendsView } from './trends-view.ts'

type WhoseFieldProps = {
  view: TrendsView
  fields: readonly string[]
  onView: (change: Partial<TrendsView>) => void
}

/** Whose results are followed: everybody's, or those of one district, or of one class of a list. */
export function WhoseField({ view, fields, onView }: WhoseFieldProps) {
  const { by, field, group } = view
  const isNarrowed = isOfStudents(by)
  const groups = useQuery({ ...groupsQuery(view), enabled: isNarrowed })
  const names = groups.data?.groups.map(({ name }) => name) ?? []
  const smaller = groups.data?.leftOut.groups ?? 0
  return (
    <>
      <ByField
        label={t('trends.whose')}
        view={view}
        offered={[
          ['subject', t('trends.everybody')],
          ['district', t('trends.oneDistrict')],
        ]}
        fields={fields}
        onView={(change) => onView({ ...change, group: '', page: 1 })}
      />
      {isNarrowed && (
        <Choice
          label={by === 'field' ? field : t('trends.district')}
          all={t('trends.everybody')}
          value={group}
          options={names.toSorted(new Intl.Collator(undefined, { numeric: true }).compare)}
          onChoose={(chosen) => onView({ group: chosen, page: 1 })}
        />
      )}
      {isNarrowed && smaller > 0 && (
        <p className="order-last basis-full text-sm text-ink-soft">{t('trends.smaller', { count: smaller })}</p>
      )}
    </>
  )
}
