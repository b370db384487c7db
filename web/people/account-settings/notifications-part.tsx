import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { NOTIFICATIONS, type NotificationChoices, type NotificationKind } from '#domain/people/notification.ts'
import { errorText } from '../../i18n/all-failures.ts'
import { t } from '../../i18n/teachers/account-settings.ts'
import { Card } from '../../ui/card.tsx'
import { ErrorPanel } from '../../ui/error-panel.tsx'
import { CheckboxField } from '../../ui/forms/checkbox-field.tsx'
import { Refusal } from '../../ui/forms/refusal.tsx'
import { SkeletonLines } from '../../ui/skeleton.tsx'
import { meQuery } from '../accounts/api.ts'
import { OutboxNote } from '../accounts/outbox-note.tsx'
import { changingNotifications, notificationsQuery } from './api.ts'

const WORDS: Record<NotificationKind, () => { label: string; hint: string }> = {
  first_response: () => ({ label: t('accountSettings.mailsFirst'), hint: t('accountSettings.mailsFirstHint') }),
  ended: () => ({ label: t('accountSettings.mailsEnded'), hint: t('accountSettings.mailsEndedHint') }),
  weekly: () => ({ label: t('accountSettings.mailsWeekly'), hint: t('accountSettings.mailsWeeklyHint') }),
}

/** Which mails somebody asks for. Each press is kept at once. */
export function NotificationsPart() {
  // A link in a mail may have ended one, in another tab.
  const me = useQuery(meQuery)
  const found = useQuery({ ...notificationsQuery, refetchOnWindowFocus: 'always' })
  return (
    <Card id="notifications">
      <h2 className="text-xl">{t('accountSettings.mails')}</h2>
      <p className="mt-1 mb-3 text-ink-soft">{t('accountSettings.mailsText')}</p>
      {me.data?.sendsMail === false && <OutboxNote className="mb-3" />}
      {found.isPending && <SkeletonLines lines={3} />}
      {found.isError && !found.data && (
        <ErrorPanel
          title={t('accountSettings.mailsFailed')}
          busy={found.isFetching}
          onRetry={() => void found.refetch()}
        >
          {errorText(found.error)}
        </ErrorPanel>
      )}
      {found.data && (
        <>
          {!found.data.email_verified && (
            <p className="mb-3 rounded border border-line bg-surface-sunken px-4 py-3">
              {t('accountSettings.mailsUnverified')}
            </p>
          )}
          <Choices kept={found.data.choices} />
        </>
      )}
    </Card>
  )
}

function Choices({ kept }: { kept: NotificationChoices }) {
  const queryClient = useQueryClient()
  const { queryKey } = notificationsQuery
  const [refusal, setRefusal] = useState<string | null>(null)
  const changing = useMutation({
    mutationFn: changingNotifications,
    onMutate: () => setRefusal(null),
    // One after the other, or the first of two presses could be kept last.
    scope: { id: 'notifications' },
    onSuccess: (now) => queryClient.setQueryData(queryKey, now),
    onError: (error) => {
      setRefusal(errorText(error))
      // Perhaps it was kept, and its answer lost.
      return queryClient.invalidateQueries({ queryKey })
    },
  })
  const choices = changing.isPending ? changing.variables : kept
  return (
    <fieldset>
      <legend className="sr-only">{t('accountSettings.mails')}</legend>
      {NOTIFICATIONS.map((kind) => (
        <CheckboxField
          key={kind}
          {...WORDS[kind]()}
          checked={choices[kind]}
          onChange={({ target }) => changing.mutate({ ...choices, [kind]: target.checked })}
        />
      ))}
      <p role="status" className="mt-2 min-h-6 text-sm text-ink-soft">
        {changing.isPending && t('accountSettings.mailsSaving')}
        {changing.isSuccess && t('accountSettings.mailsSaved')}
      </p>
      <Refusal>{refusal}</Refusal>
    </fieldset>
  )
}
