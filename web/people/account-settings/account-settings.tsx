import { useQuery } from '@tanstack/react-query'
import { errorText } from '../../i18n/all-failures.ts'
import { t } from '../../i18n/teachers/account-settings.ts'
import { RetentionPart } from '../../personal-data/retention-part.tsx'
import { BrandPart } from '../../questionnaires/branding/brand-part.tsx'
import { DefaultsPart } from '../../questionnaires/settings/defaults-part.tsx'
import { Card } from '../../ui/card.tsx'
import { ErrorPanel } from '../../ui/error-panel.tsx'
import { SkeletonLines } from '../../ui/skeleton.tsx'
import { accountQuery } from './api.ts'
import { DataPart } from './data-part.tsx'
import { DeletionPart } from './deletion-part.tsx'
import { NotificationsPart } from './notifications-part.tsx'
import { PasskeysPart } from './passkeys-part.tsx'
import { PasswordPart } from './password-part.tsx'
import { PlanPart } from './plan-part.tsx'
import { SessionsPart } from './sessions-part.tsx'
import { TwoFactorPart } from './two-factor-part.tsx'

/** What guards an account, and how it ends. */
export function AccountSettings() {
  const account = useQuery(accountQuery)
  return (
    <div className="mx-auto grid max-w-3xl grid-cols-1 gap-6">
      <h1 className="text-2xl">{t('accountSettings.heading')}</h1>
      {account.isPending && (
        <Card>
          <SkeletonLines lines={6} />
        </Card>
      )}
      {account.isError && !account.data && (
        <ErrorPanel
          title={t('accountSettings.failed')}
          busy={account.isFetching}
          onRetry={() => void account.refetch()}
        >
          {errorText(account.error)}
        </ErrorPanel>
      )}
      {account.data && (
        <>
          <PasswordPart email={account.data.email} asksCode={account.data.two_factor} />
          <TwoFactorPart isOn={account.data.two_factor} codesLeft={account.data.recovery_codes_left} />
          <PasskeysPart asksCode={account.data.two_factor} />
          <SessionsPart />
          <NotificationsPart />
          <PlanPart />
          <BrandPart />
          <DefaultsPart />
          <RetentionPart quizId={null} />
          <DataPart asksCode={account.data.two_factor} />
          <DeletionPart asksCode={account.data.two_factor} />
        </>
      )}
    </div>
  )
}
