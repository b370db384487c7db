import { useState } from 'react'
import { forgotPassword } from '#contract/accounts.ts'
import { forgottenPassword } from '#domain/account.ts'
import { call } from '../api/call.ts'
import { t } from '../i18n/accounts.ts'
import { failureText } from '../i18n/all-failures.ts'
import { Button } from '../ui/button.tsx'
import { TextField } from '../ui/text-field.tsx'
import { toast } from '../ui/toast.ts'
import { Toaster } from '../ui/toaster.tsx'
import { fieldText } from './account-form.ts'
import { AccountSheet } from './components/account-sheet.tsx'
import { SpokenHeading } from './components/spoken-heading.tsx'
import { useAccountForm } from './use-account-form.ts'

/** True when the link is on its way, as far as anybody may know; it is told in a notice either way. */
const asksForLink = async (email: string): Promise<boolean> => {
  const reply = await call(forgotPassword, { body: { email } })
  if (reply.ok) toast.success(t('accounts.linkSent'))
  else toast.error(failureText(reply.failure))
  return reply.ok
}

export function ForgotForm() {
  const [sentTo, setSentTo] = useState<string | null>(null)
  return (
    <>
      {sentTo === null ? <AskForLink onSent={setSentTo} /> : <CheckYourEmail email={sentTo} />}
      <p className="mt-6">
        <a href="/auth/login" className="font-semibold text-brand underline">
          {t('accounts.backToLogin')}
        </a>
      </p>
      <Toaster />
    </>
  )
}

function AskForLink({ onSent }: { onSent: (email: string) => void }) {
  const form = useAccountForm({
    schema: forgottenPassword,
    send: async ({ email }) => {
      if (!(await asksForLink(email))) return {}
      onSent(email)
      return null
    },
  })
  return (
    <>
      <h1 className="text-2xl">{t('accounts.forgotTitle')}</h1>
      <p className="mt-2 text-ink-soft">{t('accounts.forgotText')}</p>
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

function CheckYourEmail({ email }: { email: string }) {
  const [isSending, setSending] = useState(false)
  const sendAgain = async () => {
    setSending(true)
    await asksForLink(email)
    setSending(false)
  }
  return (
    <>
      <SpokenHeading>{t('accounts.checkEmail')}</SpokenHeading>
      <p className="mt-2 [overflow-wrap:anywhere]">{t('accounts.checkEmailText', { email })}</p>
      <p className="mt-2 text-ink-soft">{t('accounts.noMail')}</p>
      <Button className="mt-6" busy={isSending} onClick={() => void sendAgain()}>
        {t('accounts.sendAgain')}
      </Button>
    </>
  )
}
