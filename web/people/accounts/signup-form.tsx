import { useState } from 'react'
import type { CallFailure } from '../../calls/reply.ts'
import { t } from '../../i18n/accounts.ts'
import { failureText } from '../../i18n/all-failures.ts'
import { TextField } from '../../ui/forms/text-field.tsx'
import { toast } from '../../ui/toast.ts'
import { Toaster } from '../../ui/toaster.tsx'
import { fieldText, signUpForm } from './account-form.ts'
import { AccountSheet } from './account-sheet.tsx'
import { keepKnownEmail } from './known-email.ts'
import { PasswordPair } from './password-pair.tsx'
import { createAccount } from './signing-in.ts'
import { useAccountForm } from './use-account-form.ts'
import { goOn, useArrival } from './use-arrival.ts'

/** What to say beside the fields, and at the button what belongs beside none. */
const explained = (failure: CallFailure) => {
  const { fields, status } = failure
  if (status === 400) toast.error(t('accounts.invalidUserDetails'))
  return Object.keys(fields).length > 0 ? { fields } : { text: failureText(failure) }
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
      <AccountSheet form={form} isReady={form.isValid} submitLabel={t('accounts.createAccount')}>
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
        <PasswordPair form={form} label={t('accounts.password')} />
      </AccountSheet>
      <p className="mt-5 flex flex-wrap gap-x-3 text-sm text-ink-soft">
        {t('accounts.accept')}
        <a href="/terms" target="_blank" rel="noopener" className="text-link">
          {t('accounts.terms')}
        </a>
        <a href="/privacy_policy" target="_blank" rel="noopener" className="text-link">
          {t('accounts.privacyPolicy')}
        </a>
      </p>
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
