import { useQuery } from '@tanstack/react-query'
import ArrowLeft from 'lucide-react/icons/arrow-left'
import { Link } from 'react-router'
import type { BrandedOnWire } from '#contract/questionnaires/branding.ts'
import { errorText } from '../../i18n/all-failures.ts'
import { t } from '../../i18n/teachers/brand-form.ts'
import { t as dashboard } from '../../i18n/teachers/dashboard.ts'
import { t as settings } from '../../i18n/teachers/settings.ts'
import { buttonClass } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { ErrorPanel } from '../../ui/error-panel.tsx'
import { SkeletonLines } from '../../ui/skeleton.tsx'
import { accountKeeper, brandQuery } from './api.ts'
import { BrandForm } from './brand-form.tsx'
import { useBrandForm } from './use-brand-form.ts'

/** How all that an account publishes looks to those who open it. */
export function AccountBrand() {
  const found = useQuery({ ...brandQuery, refetchOnMount: 'always' })
  const isTold = found.data !== undefined && found.isFetchedAfterMount
  return (
    <>
      <Link to="/dashboard/settings" className={buttonClass({ variant: 'quiet', size: 'sm' })}>
        <ArrowLeft aria-hidden="true" className="size-4 rtl:-scale-x-100" />
        {settings('settings.back', { list: dashboard('dashboard.settings') })}
      </Link>
      <header className="mt-3 mb-5">
        <h1 className="text-2xl">{t('brandForm.heading')}</h1>
        <p className="mt-1 max-w-prose text-ink-soft">{t('brandForm.means')}</p>
      </header>
      {!isTold && !found.isError && (
        <Card>
          <SkeletonLines lines={8} />
        </Card>
      )}
      {found.isError && !isTold && (
        <ErrorPanel title={t('brandForm.failed')} busy={found.isFetching} onRetry={() => void found.refetch()}>
          {errorText(found.error)}
        </ErrorPanel>
      )}
      {isTold && <Changing {...found.data} />}
    </>
  )
}

function Changing({ brand, frames }: BrandedOnWire) {
  const changing = useBrandForm({ first: brand, account: brand, frames, keeper: accountKeeper })
  return <BrandForm changing={changing} shown={null} />
}
