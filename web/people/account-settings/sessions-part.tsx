import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import type { SessionOnWire } from '#contract/people/account-settings.ts'
import { errorText } from '../../i18n/all-failures.ts'
import { formatDateTime } from '../../i18n/format.ts'
import { t } from '../../i18n/teachers/account-settings.ts'
import { Badge } from '../../ui/badge.tsx'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { ErrorPanel } from '../../ui/error-panel.tsx'
import { Refusal } from '../../ui/forms/refusal.tsx'
import { SkeletonLines } from '../../ui/skeleton.tsx'
import { toast } from '../../ui/toast.ts'
import { endingOthers, endingSession, sessionsQuery } from './api.ts'

const nameOf = ({ browser, system }: SessionOnWire) =>
  browser && system
    ? t('accountSettings.on', { browser, system })
    : browser || system || t('accountSettings.unknownDevice')

export function SessionsPart() {
  const sessions = useQuery(sessionsQuery)
  const queryClient = useQueryClient()
  const ending = useMutation({
    mutationFn: (id: string | null) => (id === null ? endingOthers() : endingSession(id)),
    onSuccess: () => toast.success(t('accountSettings.signedOut')),
    onSettled: () => queryClient.invalidateQueries({ queryKey: sessionsQuery.queryKey }),
  })
  const others = sessions.data?.filter((session) => !session.is_this) ?? []
  return (
    <Card>
      <h2 className="mb-3 text-xl">{t('accountSettings.sessions')}</h2>
      {sessions.isPending && <SkeletonLines lines={2} />}
      {sessions.isError && !sessions.data && (
        <ErrorPanel title={t('accountSettings.sessionsFailed')} onRetry={() => void sessions.refetch()}>
          {errorText(sessions.error)}
        </ErrorPanel>
      )}
      <ul className="divide-y divide-line">
        {sessions.data?.map((session) => (
          <li key={session.id} className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 py-3">
            <div className="min-w-0">
              <p className="font-medium wrap-anywhere">{nameOf(session)}</p>
              <p className="text-sm text-ink-soft">
                {t('accountSettings.signedInAt', { date: formatDateTime(Date.parse(session.signed_in_at)) })}
              </p>
            </div>
            {session.is_this ? (
              <Badge tone="brand">{t('accountSettings.thisDevice')}</Badge>
            ) : (
              <Button
                size="sm"
                aria-label={t('accountSettings.signOutOf', { device: nameOf(session) })}
                busy={ending.isPending && ending.variables === session.id}
                onClick={() => ending.mutate(session.id)}
              >
                {t('accountSettings.signOut')}
              </Button>
            )}
          </li>
        ))}
      </ul>
      <Refusal className="mt-3">{ending.isError && errorText(ending.error)}</Refusal>
      {others.length > 0 && (
        <Button
          className="mt-3 max-sm:w-full"
          busy={ending.isPending && ending.variables === null}
          onClick={() => ending.mutate(null)}
        >
          {t('accountSettings.signOutOthers')}
        </Button>
      )}
    </Card>
  )
}
