import ChevronDown from 'lucide-react/icons/chevron-down'
import { t } from '../../i18n/site.ts'

export type Heading = { id: string; title: string }

/** The headings of a long text: folded above it on a phone, beside it and always in sight where there is room. */
export function OnThisPage({ headings }: { headings: readonly Heading[] }) {
  return (
    <>
      <details className="group rounded border border-line bg-surface lg:hidden print:hidden">
        <summary className="flex min-h-12 list-none items-center justify-between rounded px-4 font-semibold [&::-webkit-details-marker]:hidden">
          {t('site.onThisPage')}
          <ChevronDown
            aria-hidden="true"
            className="size-5 text-brand transition-transform duration-150 group-open:rotate-180"
          />
        </summary>
        <nav aria-label={t('site.onThisPage')} className="px-4 pb-3">
          <Headings headings={headings} />
        </nav>
      </details>
      <nav
        aria-labelledby="on-this-page"
        className="sticky top-24 max-h-[calc(100dvh-7rem)] self-start overflow-y-auto max-lg:hidden print:hidden"
      >
        <h2 id="on-this-page" className="text-base">
          {t('site.onThisPage')}
        </h2>
        <Headings headings={headings} />
      </nav>
    </>
  )
}

function Headings({ headings }: { headings: readonly Heading[] }) {
  return (
    <ol className="mt-1">
      {headings.map(({ id, title }) => (
        <li key={id}>
          <a
            href={`#${id}`}
            className="flex min-h-11 items-center rounded py-1 text-ink-soft hover:text-ink hover:underline lg:min-h-9"
          >
            {title}
          </a>
        </li>
      ))}
    </ol>
  )
}
