import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { takeBackDeletion } from '#contract/people/account-settings.ts'
import { orThrow } from '../calls/reply.ts'
import { errorText } from '../i18n/all-failures.ts'
import { formatDateTime } from '../i18n/format.ts'
import { t } from '../i18n/teachers/dashboard.ts'
import { callAsTeacher, meQuery } from '../people/accounts/api.ts'
import { Button } from '../ui/button.tsx'
import { Card } from '../ui/card.tsx'
import { ErrorPanel } from '../ui/error-panel.tsx'
import { toast } from '../ui/toast.ts'

/** Whoever has asked for their account to be deleted is asked about nothing else. */
export function UnlessGoing({ children }: { children: ReactNode }) {
  const me = useQuery(meQuery)
  const erasedAt = me.data?.erasedAt
  return erasedAt ? <Going erasedAt={erasedAt} /> : children
}

function Going({ erasedAt }: { erasedAt: string }) {
  const queryClient = useQueryClient()
  const keeping = useMutation({
    mutationFn: () => orThrow(callAsTeacher(takeBackDeletion, {})),
    onSuccess: async () => {
      toast.success(t('dashboard.kept'))
      await queryClient.invalidateQueries()
    },
  })
  return (
    <Card className="mx-auto max-w-2xl">
      <h1 className="text-2xl">{t('dashboard.goingTitle')}</h1>
      <p className="mt-3">{t('dashboard.goingText', { date: formatDateTime(Date.parse(erasedAt)) })}</p>
      <p className="mt-3 text-ink-soft">{t('dashboard.goingKeep')}</p>
      {keeping.isError && (
        <div className="mt-4">
          <ErrorPanel title={t('dashboard.keepFailed')}>{errorText(keeping.error)}</ErrorPanel>
        </div>
      )}
      <Button
        variant="primary"
        size="lg"
        className="mt-6 max-sm:w-full"
        busy={keeping.isPending}
        onClick={() => keeping.mutate()}
      >
        {t('dashboard.keepAccount')}
      </Button>
    </Card>
  )
}
