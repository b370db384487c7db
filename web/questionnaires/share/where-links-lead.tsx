import { t } from '../../i18n/teachers/sharing.ts'
import { SelectField } from '../../ui/forms/select-field.tsx'
import { chooseShareOrigin, hostOf, useShareOrigin } from './use-share-origin.ts'

/** Says beside what is shared where it leads, where that is not plain; of several addresses one can be chosen. */
export function WhereLinksLead({ className = '' }: { className?: string }) {
  const { origin, note, origins } = useShareOrigin()
  if (note === null) return null
  return (
    <div className={`grid gap-3 rounded border-s-4 border-accent-edge bg-accent-soft p-3 text-start ${className}`}>
      <p className="wrap-anywhere">{note}</p>
      {origins.length > 1 && (
        <SelectField
          label={t('sharing.address')}
          value={origin}
          onChange={({ target }) => chooseShareOrigin(target.value)}
        >
          {origins.map((known) => (
            <option key={known} value={known}>
              {hostOf(known)}
            </option>
          ))}
        </SelectField>
      )}
    </div>
  )
}
