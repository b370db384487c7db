import { useQuery } from '@tanstack/react-query'
import ChevronRight from 'lucide-react/icons/chevron-right'
import { Link } from 'react-router'
import type { SettingsDefaults } from '#contract/questionnaires/settings-defaults.ts'
import { kindsWith } from '#domain/questionnaires/kinds.ts'
import { valuesOf } from '#domain/questionnaires/setting-values.ts'
import { beginningSettings } from '#domain/questionnaires/settings-defaults.ts'
import { errorText } from '../../i18n/all-failures.ts'
import { t } from '../../i18n/teachers/settings.ts'
import { Card } from '../../ui/card.tsx'
import { ErrorPanel } from '../../ui/error-panel.tsx'
import { SkeletonLines } from '../../ui/skeleton.tsx'
import { KINDS } from '../kinds.tsx'
import { asDefaults, changedIn } from './changes.ts'
import { defaultsQuery } from './defaults-query.ts'
import { settingName } from './setting-texts.ts'

/** How new quizzes, polls and surveys begin: what of it is chosen, and where that is done. */
export function DefaultsPart() {
  const found = useQuery(defaultsQuery)
  return (
    <Card>
      <h2 className="text-xl">{t('settings.defaults')}</h2>
      <p className="mt-1 mb-3 max-w-prose text-ink-soft">{t('settings.defaultsText')}</p>
      {found.isPending && <SkeletonLines lines={3} />}
      {found.isError && !found.data && (
        <ErrorPanel title={t('settings.failed')} busy={found.isFetching} onRetry={() => void found.refetch()}>
          {errorText(found.error)}
        </ErrorPanel>
      )}
      {found.data && <Kinds told={found.data} />}
    </Card>
  )
}

function Kinds({ told }: { told: SettingsDefaults }) {
  return (
    <ul className="-mx-3">
      {kindsWith({}).map((kind) => {
        const { Icon, name, home } = KINDS[kind]
        const own = valuesOf(beginningSettings(kind))
        const chosen = changedIn(asDefaults(kind), valuesOf(told[kind]), own)
        return (
          <li key={kind}>
            <Link
              to={home.replace('/dashboard', '/dashboard/settings')}
              className="flex min-h-14 items-center gap-3 rounded px-3 py-2 text-ink no-underline hover:bg-brand-soft"
            >
              <Icon aria-hidden="true" className="size-5 shrink-0 text-ink-soft" />
              <span className="min-w-0 flex-1">
                <span className="block font-medium">{name()}</span>
                <span className="block text-sm text-ink-soft">
                  {chosen.length === 0 ? t('settings.asQuiznity') : chosen.map(settingName).join(' · ')}
                </span>
              </span>
              <ChevronRight aria-hidden="true" className="size-5 shrink-0 text-ink-soft rtl:-scale-x-100" />
            </Link>
          </li>
        )
      })}
    </ul>
  )
}
