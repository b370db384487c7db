import { useState } from 'react'
import { forgotPassword } from '#contract/people/accounts.ts'
import { forgottenPassword } from '#domain/people/account.ts'
import { call } from '../../calls/call.ts'
import { t } from '../../i18n/accounts.ts'
import { failureText } from '../../i18n/all-failures.ts'
import { t as tOutbox } from '../../i18n/teachers/outbox.ts'
import { Button } from '../../ui/button.tsx'
import { Refusal } from '../../ui/forms/refusal.tsx'
import { TextField } from '../../ui/forms/text-field.tsx'
import { toast } from '../../ui/toast.ts'
import { Toaster } from '../../ui/toaster.tsx'
import { fieldText } from './account-form.ts'
import { AccountSheet } from './account-sheet.tsx'
import { OutboxNote } from './outbox-note.tsx'
import { SpokenHeading } from './spoken-heading.tsx'
import { useAccountForm } from './use-account-form.ts'

/** Why it was refused; null when the link is on its way, as far as anybody may know, which is told in a notice. */
const asksForLink = async (email: string, sendsMail: boolean): Promise<string | null> => {
  const reply = await call(forgotPassword, { body: { email } })
  if (!reply.ok) return failureText(reply.failure)
  toast.success(sendsMail ? t('accounts.linkSent') : tOutbox('outbox.noLinkSent'))
  return null
}

/** `sendsMail`: mail leaves the server; else it is told where it lies. */
type ForgotFormProps = { sendsMail: boolean }

export function ForgotForm({ sendsMail }: ForgotFormProps) {
  const [sentTo, setSentTo] = useState<string | null>(null)
  return (
    <>
      {sentTo === null ? (
        <AskForLink sendsMail={sendsMail} onSent={setSentTo} />
      ) : (
        <CheckYourEmail sendsMail={sendsMail} email={sentTo} />
      )}
      <p className="mt-6">
        <a href="/auth/login" className="font-semibold text-brand underline">
          {t('accounts.backToLogin')}
        </a>
      </p>
      <Toaster />
    </>
  )
}

function AskForLink({ sendsMail, onSent }: ForgotFormProps & { onSent: (email: string) => void }) {
  const form = useAccountForm({
    schema: forgottenPassword,
    send: async ({ email }) => {
      const text = await asksForLink(email, sendsMail)
      if (text !== null) return { text, at: 'email' }
      onSent(email)
      return null
    },
  })
  return (
    <>
      <h1 className="text-2xl">{t('accounts.forgotTitle')}</h1>
      <p className="mt-2 text-ink-soft">{sendsMail ? t('accounts.forgotText') : tOutbox('outbox.forgotText')}</p>
      {!sendsMail && <OutboxNote className="mt-4" />}
      <AccountSheet form={form} isReady={form.isAlive} submitLabel={t('accounts.sendLink')}>
        <TextField
          {...form.field('email')}
          label={t('accounts.email')}
          type="email"
          autoComplete="username"
          error={fieldText(form.problem('email'))}
        />
      </AccountSheet>
    </>
  )
}

function CheckYourEmail({ sendsMail, email }: ForgotFormProps & { email: string }) {
  const [isSending, setSending] = useState(false)
  const [refusal, setRefusal] = useState<string | null>(null)
  const sendAgain = async () => {
    setSending(true)
    setRefusal(await asksForLink(email, sendsMail))
    setSending(false)
  }
  return (
    <>
      <SpokenHeading>{sendsMail ? t('accounts.checkEmail') : tOutbox('outbox.checkTitle')}</SpokenHeading>
      <p className="mt-2 [overflow-wrap:anywhere]">
        {sendsMail ? t('accounts.checkEmailText', { email }) : tOutbox('outbox.checkText', { email })}
      </p>
      {sendsMail ? <p className="mt-2 text-ink-soft">{t('accounts.noMail')}</p> : <OutboxNote className="mt-4" />}
      <Refusal className="mt-4">{refusal}</Refusal>
      <Button className="mt-6" busy={isSending} onClick={() => void sendAgain()}>
        {t('accounts.sendAgain')}
      </Button>
    </>
  )
}
