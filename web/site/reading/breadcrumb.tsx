import ChevronRight from 'lucide-react/icons/chevron-right'
import { t } from '../../i18n/site.ts'
import type { SiteLink } from '../frame/site-links.ts'

/** The pages above this one, the nearest last. */
export function Breadcrumb({ links }: { links: readonly SiteLink[] }) {
  return (
    <nav aria-label={t('site.youAreHere')} className="mb-2 print:hidden">
      <ol className="flex flex-wrap items-center gap-x-2">
        {links.map(({ href, label }, index) => (
          <li key={href} className="flex items-center gap-2">
            {index > 0 && <ChevronRight aria-hidden="true" className="size-4 text-ink-soft rtl:rotate-180" />}
            <a href={href} className="inline-flex min-h-11 items-center text-brand hover:underline">
              {label}
            </a>
          </li>
        ))}
      </ol>
    </nav>
  )
}
