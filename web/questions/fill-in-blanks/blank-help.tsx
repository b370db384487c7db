import ChevronRight from 'lucide-react/icons/chevron-right'
import { t } from '../../i18n/teachers/editor.ts'

const SYNTAX = [
  ['[[100|one hundred]]', 'text'],
  ['[[#9.8±0.1]]', 'number'],
  ['[[#9.7..9.9]]', 'range'],
  ['[[>red|*green|blue]]', 'choice'],
  ['[[Paris]]{2}', 'weight'],
  ['\\[[', 'literal'],
  ['[[a\\|b]]', 'escape'],
] as const

/** All that can be written between double brackets, with an example of each. */
export function BlankHelp() {
  return (
    <details className="mt-1">
      <summary className="flex min-h-9 items-center rounded text-sm text-ink-soft pointer-coarse:min-h-11">
        <ChevronRight aria-hidden="true" className="me-1 size-4 in-open:rotate-90 rtl:-scale-x-100" />
        {t('editor.blankHelp')}
      </summary>
      <dl className="grid grid-cols-1 gap-x-4 gap-y-1 pb-2 text-sm sm:grid-cols-[auto_1fr]">
        {SYNTAX.map(([example, name]) => (
          <div key={name} className="sm:contents">
            <dt dir="ltr" className="wrap-anywhere">
              <code className="rounded-sm bg-surface-sunken px-1">{example}</code>
            </dt>
            <dd className="text-ink-soft">{t(`editor.blankHelp_${name}`)}</dd>
          </div>
        ))}
      </dl>
    </details>
  )
}
