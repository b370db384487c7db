import Info from 'lucide-react/icons/info'
import { t } from '../../i18n/teachers/editor.ts'

/** What saving means, to whoever has not published a quiz before. */
export function AboutSaving() {
  return (
    <p className="mt-5 flex items-start gap-3 rounded border border-line bg-brand-soft p-4">
      <Info aria-hidden="true" className="mt-0.5 size-5 shrink-0" />
      <span className="min-w-0">{t('editor.aboutSaving')}</span>
    </p>
  )
}
