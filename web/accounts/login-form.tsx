import { t } from '../i18n/accounts.ts'
import { Button } from '../ui/button.tsx'
import { TextField } from '../ui/text-field.tsx'
import { toast } from '../ui/toast.ts'
import { Toaster } from '../ui/toaster.tsx'
import { fieldText, logInForm } from './account-form.ts'
import { PasswordField } from './components/password-field.tsx'
import { takeKnownEmail } from './known-email.ts'
import { enter } from './signing-in.ts'
import { useAccountForm } from './use-account-form.ts'
import { goOn, useArrival } from './use-arrival.ts'

/** The login screen has words of its own for an address that cannot be one. */
const emailText = (problem: string | undefined) =>
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
      toast.error(reply.failure.status === 400 ? t('accounts.invalidCredentials') : reply.failure.message)
      return {}
    },
  })
  return (
    <>
      <EndedSession shown={hasSessionEnded} />
      {/* Before the page's script is there, sending must not put the password into the address. */}
      <form {...form.attributes} method="dialog" noValidate className="mt-6 grid gap-5">
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
        <Button type="submit" variant="primary" size="lg" wide disabled={!form.isAlive} busy={form.isSending}>
          {t('accounts.logIn')}
        </Button>
      </form>
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
