import type { WhoOnWire } from '#contract/runs/who.ts'
import { t } from '../../i18n/teachers/trends.ts'

/** What else is known of a student: the number masked, the district, what identifies them in a form of the teacher's own. */
export function Who({ student: { name, phone, district, fields = [] } }: { student: WhoOnWire }) {
  const others = fields.filter(({ identifies, value }) => identifies && value !== name)
  const told = [phone, district, ...others.map(({ label, value }) => t('trends.told', { label, value }))].filter(
    Boolean,
  )
  return (
    <span dir="auto" className="tabular flex flex-wrap gap-x-4 text-sm text-ink-soft">
      {told.map((each) => (
        <span key={each}>{each}</span>
      ))}
    </span>
  )
}
