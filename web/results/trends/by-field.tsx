import type { Grouping } from '#contract/results/trends-requests.ts'
import { SelectField } from '../../ui/forms/select-field.tsx'
import type { TrendsView } from './trends-view.ts'

const FIELD = 'field:'

type ByFieldProps = {
  label: string
  view: Pick<TrendsView, 'by' | 'field'>
  /** What is offered beside the lists of forms, each with its name. */
  offered: readonly (readonly [Exclude<Grouping, 'field'>, string])[]
  /** The lists of forms. */
  fields: readonly string[]
  onView: (change: Pick<TrendsView, 'by' | 'field'>) => void
}

/** What results are told apart by. */
export function ByField({ label, view: { by, field }, offered, fields, onView }: ByFieldProps) {
  const lists = by === 'field' && !fields.includes(field) ? [field, ...fields] : fields
  const pick = (value: string) => {
    if (value.startsWith(FIELD)) onView({ by: 'field', field: value.slice(FIELD.length) })
    else onView({ by: offered.find(([each]) => each === value)?.[0] ?? 'subject', field: '' })
  }
  return (
    <SelectField
      className="grow basis-36 sm:basis-44"
      label={label}
      value={by === 'field' ? FIELD + field : by}
      onChange={({ target }) => pick(target.value)}
    >
      {offered.map(([each, name]) => (
        <option key={each} value={each}>
          {name}
        </option>
      ))}
      {lists.map((each) => (
        <option key={each} value={FIELD + each}>
          {each}
        </option>
      ))}
    </SelectField>
  )
}
