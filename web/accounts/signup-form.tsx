import { useState } from 'react'
import type { CallFailure } from '../api/reply.ts'
import { t } from '../i18n/accounts.ts'
import { Button } from '../ui/button.tsx'
import { TextField } from '../ui/text-field.tsx'
import { toast } from '../ui/toast.ts'
import { Toaster } from '../ui/toaster.tsx'
import { fieldText, signUpForm } from './account-form.ts'
import { PasswordField } from './components/password-field.tsx'
import { keepKnownEmail } from './known-email.ts'
import { createAccount } from './signing-in.ts'
import { useAccountForm } from './use-account-form.ts'
import { goOn, useArrival } from './use-arrival.ts'

/** What to say beside the fields; what belongs beside none is said in a notice. */
const explained = ({ status, fields, message }: CallFailure) => {
  if (status === 409) return { email: message }
  toast.error(status === 400 ? t('accounts.invalidUserDetails') : message)
  return fields
}

export function SignupForm() {
  const { search } = useArrival()
  const [takenEmail, setTakenEmail] = useState<string | null>(null)
  const form = useAccountForm({
    schema: signUpForm,
    send: async ({ confirmPassword: _, ...details }) => {
      const reply = await createAccount(details)
      if (reply.ok) {
        goOn()
        return null
      }
      if (reply.failure.status === 409) setTakenEmail(details.email)
      return explained(reply.failure)
    },
  })
  const field = (name: string) => ({ ...form.field(name), error: fieldText(form.problem(name)) })
  const email = field('email')
  const onEmailChange = () => {
    setTakenEmail(null)
    email.onChange()
  }
  return (
    <>
      {/* Before the page's script is there, sending must not put the password into the address. */}
      <form {...form.attributes} method="dialog" noValidate className="mt-6 grid gap-5">
        <TextField {...field('name')} label={t('accounts.fullName')} autoComplete="name" />
        <div>
          <TextField
            {...email}
            onChange={onEmailChange}
            label={t('accounts.email')}
            type="email"
            autoComplete="email"
          />
          {takenEmail !== null && <LogInInstead email={takenEmail} search={search} />}
        </div>
        <TextField
          {...field('phone')}
          label={t('accounts.mobile')}
          type="tel"
          inputMode="numeric"
          autoComplete="tel-national"
          hint={t('accounts.mobileHint')}
        />
        <PasswordField
          {...field('password')}
          label={t('accounts.password')}
          autoComplete="new-password"
          hint={t('accounts.passwordHint')}
        />
        <PasswordField
          {...field('confirmPassword')}
          label={t('accounts.confirmPassword')}
          autoComplete="new-password"
        />
        <Button type="submit" variant="primary" size="lg" wide disabled={!form.isValid} busy={form.isSending}>
          {t('accounts.createAccount')}
        </Button>
        <p className="flex flex-wrap gap-x-3 text-sm text-ink-soft">
          {t('accounts.accept')}
          <a href="/terms" target="_blank" rel="noopener" className="text-link">
            {t('accounts.terms')}
          </a>
          <a href="/privacy_policy" target="_blank" rel="noopener" className="text-link">
            {t('accounts.privacyPolicy')}
          </a>
        </p>
      </form>
      <p className="mt-6 text-ink-soft">
        {t('accounts.haveAccount')}{' '}
        <a href={`/auth/login${search}`} className="font-semibold text-brand underline">
          {t('accounts.logIn')}
        </a>
      </p>
      <Toaster />
    </>
  )
}

function LogInInstead({ email, search }: { email: string; search: string }) {
  return (
    <p className="mt-1">
      <a
        href={`/auth/login${search}`}
        onClick={() => keepKnownEmail(email)}
        className="font-semibold text-brand underline"
      >
        {t('accounts.logInWithThis')}
      </a>
    </p>
  )
}
