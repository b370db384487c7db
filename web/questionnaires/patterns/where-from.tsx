import { sourcesOf } from '#domain/patterns/evidence.ts'
import type { Pattern } from '#domain/patterns/pattern.ts'
import { t } from '../../i18n/teachers/patterns.ts'
import { Explained } from '../../ui/explained.tsx'

/** Whose word a pattern is, and the pages that say it. */
export function WhereFrom({ pattern }: { pattern: Pattern }) {
  if (pattern.name === null) return <p className="text-sm text-ink-soft">{t('patterns.ours')}</p>
  return (
    <div>
      <p className="text-sm text-ink-soft">{t('patterns.press')}</p>
      <Explained title={t('patterns.sources')}>
        <ul className="grid gap-2">
          {sourcesOf(pattern).map((address) => (
            <li key={address}>
              <a href={address} target="_blank" rel="noreferrer" className="wrap-anywhere">
                {address}
              </a>
            </li>
          ))}
        </ul>
        <p>{t('patterns.sourcesRead', { month: monthOf(pattern.name.read) })}</p>
      </Explained>
    </div>
  )
}

const monthOf = (read: string): string =>
  read === ''
    ? ''
    : new Intl.DateTimeFormat('en', { month: 'long', year: 'numeric', timeZone: 'UTC' }).format(new Date(`${read}-15`))
