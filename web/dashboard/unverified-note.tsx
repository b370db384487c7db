import { useQuery } from '@tanstack/react-query'
import MailCheck from 'lucide-react/icons/mail-check'
import { useState } from 'react'
import { failureText } from '../i18n/all-failures.ts'
import { t } from '../i18n/teachers/home.ts'
import { t as tOutbox } from '../i18n/teachers/outbox.ts'
import { meQuery, sendingVerification } from '../people/accounts/api.ts'
import { Button } from '../ui/button.tsx'
import { ActionNotice } from '../ui/dialogs/action-notice.tsx'
import { Refusal } from '../ui/forms/refusal.tsx'
import { toast } from '../ui/toast.ts'

/** Quiet, and gone once the link is opened, be it in another tab or on another device. */
export function UnverifiedNote() {
  const me = useQuery({
    ...meQuery,
    refetchOnWindowFocus: ({ state }) => (state.data?.isVerified === false ? 'always' : false),
  })
  const [isSending, setSending] = useState(false)
  const [refusal, setRefusal] = useState<string | null>(null)
  if (!me.data || me.data.isVerified) return null
  const { email, sendsMail } = me.data
  const sendAgain = async () => {
    setSending(true)
    const reply = await sendingVerification()
    setSending(false)
    setRefusal(reply.ok ? null : failureText(reply.failure))
    if (!reply.ok) return
    if (reply.value.verified) void me.refetch()
    else toast.success(sendsMail ? t('home.verificationSent', { email }) : tOutbox('outbox.linkWritten'))
  }
  return (
    // The page has a gap of its own below it.
    <div className="-mb-4">
      <ActionNotice
        icon={<MailCheck className="size-5" />}
        title={sendsMail ? t('home.unverified', { email }) : tOutbox('outbox.unverified', { email })}
        hint={sendsMail ? t('home.unverifiedHint') : tOutbox('outbox.note')}
        action={
          <Button busy={isSending} className="max-sm:w-full" onClick={() => void sendAgain()}>
            {t('home.sendAgain')}
          </Button>
        }
      />
      <Refusal className="-mt-2 mb-4">{refusal}</Refusal>
    </div>
  )
}
