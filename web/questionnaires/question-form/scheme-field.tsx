import type { ReactNode } from 'react'
import { type MarkingScheme, markingScheme } from '#domain/marking/marking.ts'
import { t } from '../../i18n/teachers/editor.ts'
import { SelectField } from '../../ui/forms/select-field.tsx'

type SchemeFieldProps = {
  className?: string
  hint: ReactNode
  scheme: MarkingScheme | null
  /** What it says where a question has no scheme of its own; null where there is nothing to inherit. */
  usual: string | null
  onChange: (scheme: MarkingScheme | null) => void
}

/** What earns an answer that is right in part. */
export function SchemeField({ className, hint, scheme, usual, onChange }: SchemeFieldProps) {
  return (
    <SelectField
      name="scheme"
      className={className}
      label={t('editor.scheme')}
      hint={hint}
      value={scheme ?? ''}
      onChange={({ target }) => onChange(markingScheme.options.find((offered) => offered === target.value) ?? null)}
    >
      {usual !== null && <option value="">{usual}</option>}
      {markingScheme.options.map((offered) => (
        <option key={offered} value={offered}>
          {t(`editor.scheme_${offered}`)}
        </option>
      ))}
    </SelectField>
  )
}
