import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import type { EmailChangeOnWire } from '#contract/people/email-change.ts'
import { errorText } from '../../i18n/all-failures.ts'
import { t as tOutbox } from '../../i18n/teachers/outbox.ts'
import { t } from '../../i18n/teachers/profile.ts'
import { Button } from '../../ui/button.tsx'
import { ErrorPanel } from '../../ui/error-panel.tsx'
import { Refusal } from '../../ui/forms/refusal.tsx'
import { toast } from '../../ui/toast.ts'
import { Part } from '../account-settings/part.tsx'
import { meQuery } from '../accounts/api.ts'
import { emailChangeQuery, profileQuery, sendingLinksAgain, withdrawingEmail } from './api.ts'
import { ChangeWaiting } from './change-waiting.tsx'
import { EmailDialog } from './email-dialog.tsx'

/** The address of the account, and the change of it that waits. */
export function EmailPart({ email }: { email: string }) {
  const [isOpen, setOpen] = useState(false)
  // The links are opened in another tab, or on a phone.
  const change = useQuery({ ...emailChangeQuery, refetchOnWindowFocus: 'always' })
  useFollowing(change.data)
  const sendsMail = useQuery(meQuery).data?.sendsMail ?? true
  const actions = useActions(sendsMail)
  const open = () => setOpen(true)
  const waits = change.data?.state === 'open'
  return (
    <Part
      title={t('profile.emailHeading')}
      actions={
        <>
          {waits && (
            <Button busy={actions.again.isPending} onClick={() => actions.again.mutate()}>
              {t('profile.sendAgain')}
            </Button>
          )}
          {change.data && (
            <Button busy={actions.withdraw.isPending} onClick={() => actions.withdraw.mutate()}>
              {waits ? t('profile.withdraw') : t('profile.dismiss')}
            </Button>
          )}
          {!waits && change.isSuccess && <Button onClick={open}>{t('profile.changeEmail')}</Button>}
        </>
      }
    >
      <p className="wrap-anywhere">
        {sendsMail ? t('profile.emailText', { email }) : tOutbox('outbox.emailText', { email })}
      </p>
      {change.isError && !change.data && (
        <ErrorPanel title={t('profile.changeFailed')} onRetry={() => void change.refetch()}>
          {errorText(change.error)}
        </ErrorPanel>
      )}
      <div role="status">
        {change.data && <ChangeWaiting change={change.data} email={email} sendsMail={sendsMail} />}
      </div>
      <Refusal className="mt-3">{actions.refusal}</Refusal>
      {isOpen && <EmailDialog email={email} sendsMail={sendsMail} onClose={() => setOpen(false)} />}
    </Part>
  )
}

/** Once a change waits no more, it may have been made: whatever shows the address asks for it anew. */
const useFollowing = (change: EmailChangeOnWire | null | undefined) => {
  const queryClient = useQueryClient()
  const didWait = useRef(false)
  useEffect(() => {
    if (didWait.current && change === null) {
      void queryClient.invalidateQueries({ queryKey: profileQuery.queryKey })
      void queryClient.invalidateQueries({ queryKey: meQuery.queryKey })
    }
    didWait.current = change?.state === 'open'
  }, [change, queryClient])
}

const useActions = (sendsMail: boolean) => {
  const queryClient = useQueryClient()
  const [refusal, setRefusal] = useState<string | null>(null)
  const settled = {
    onMutate: () => setRefusal(null),
    onError: (error: unknown) => setRefusal(errorText(error)),
    onSettled: () => queryClient.invalidateQueries({ queryKey: emailChangeQuery.queryKey }),
  }
  const again = useMutation({
    mutationFn: () => sendingLinksAgain(),
    onSuccess: () => toast.success(sendsMail ? t('profile.linksSentAgain') : tOutbox('outbox.linkWritten')),
    ...settled,
  })
  const withdraw = useMutation({
    mutationFn: () => withdrawingEmail(),
    onSuccess: () => toast.success(t('profile.withdrawn')),
    ...settled,
  })
  return { again, withdraw, refusal }
}
