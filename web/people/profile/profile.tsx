import { useQuery } from '@tanstack/react-query'
import { errorText } from '../../i18n/all-failures.ts'
import { t } from '../../i18n/teachers/profile.ts'
import { Card } from '../../ui/card.tsx'
import { ErrorPanel } from '../../ui/error-panel.tsx'
import { SkeletonLines } from '../../ui/skeleton.tsx'
import { profileQuery } from './api.ts'
import { AvatarPart } from './avatar-part.tsx'
import { EmailPart } from './email-part.tsx'
import { IssueReport } from './issue-report.tsx'
import { OwnDetails } from './own-details.tsx'

/** Who a teacher is here, and where to say what does not work. */
export function Profile() {
  const profile = useQuery(profileQuery)
  return (
    <div className="mx-auto grid max-w-3xl grid-cols-1 gap-6">
      <h1 className="text-2xl">{t('profile.heading')}</h1>
      {profile.isPending && (
        <Card>
          <SkeletonLines lines={6} />
        </Card>
      )}
      {profile.isError && !profile.data && (
        <ErrorPanel title={t('profile.failed')} busy={profile.isFetching} onRetry={() => void profile.refetch()}>
          {errorText(profile.error)}
        </ErrorPanel>
      )}
      {profile.data && (
        <>
          <AvatarPart name={profile.data.name} />
          <OwnDetails profile={profile.data} />
          <EmailPart email={profile.data.email} />
          <IssueReport email={profile.data.email} />
        </>
      )}
    </div>
  )
}
