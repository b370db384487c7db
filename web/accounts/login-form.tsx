import type { Problem } from '#domain/problem.ts'
import { t } from '../i18n/accounts.ts'
import { failureText } from '../i18n/all-failures.ts'
import { TextField } from '../ui/text-field.tsx'
import { toast } from '../ui/toast.ts'
import { Toaster } from '../ui/toaster.tsx'
import { fieldText, logInForm } from './account-form.ts'
import { AccountSheet } from './components/account-sheet.tsx'
import { PasswordField } from './components/password-field.tsx'
import { takeKnownEmail } from './known-email.ts'
import { enter } from './signing-in.ts'
import { useAccountForm } from './use-account-form.ts'
import { goOn, useArrival } from './use-arrival.ts'

/** The login screen has words of its own for an address that cannot be one. */
const emailText = (problem: Problem | undefined) =>
  problem === 'email_invalid' ? t('accounts.loginEmailInvalid') : fieldText(problem)

export function LoginForm() {
  const { search, hasSessionEnded } = useArrival()
  const form = useAccountForm({
    schema: logInForm,
    known: () => ({ email: takeKnownEmail() }),
    send: async (details) => {
      const reply = await enter(details)
      if (reply.ok) {
        goOn()
        return null
      }
      toast.error(reply.failure.status === 400 ? t('accounts.invalidCredentials') : failureText(reply.failure))
      return {}
    },
  })
  return (
    <>
      <EndedSession shown={hasSessionEnded} />
      <AccountSheet form={form} isReady={form.isAlive} submitLabel={t('accounts.logIn')}>
        <TextField
          {...form.field('email')}
          label={t('accounts.email')}
          type="email"
          autoComplete="username"
          error={emailText(form.problem('email'))}
        />
        <div>
          <PasswordField
            {...form.field('password')}
            label={t('accounts.password')}
            autoComplete="current-password"
            error={fieldText(form.problem('password'))}
          />
          <p className="mt-2">
            <a href="/auth/forgotpassword" className="font-semibold text-brand underline">
              {t('accounts.forgotLink')}
            </a>
          </p>
        </div>
      </AccountSheet>
      <p className="mt-6 text-ink-soft">
        {t('accounts.noAccount')}{' '}
        <a href={`/auth/signup${search}`} className="font-semibold text-brand underline">
          {t('accounts.signUp')}
        </a>
      </p>
      <Toaster />
    </>
  )
}

function EndedSession({ shown }: { shown: boolean }) {
  return (
    <div role="status">
      {shown && (
        <p className="mt-3 rounded border border-line bg-accent-soft px-4 py-2">{t('accounts.sessionEnded')}</p>
      )}
    </div>
  )
}
