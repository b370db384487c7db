import { useState } from 'react'
import type { Problem } from '#domain/text/problem.ts'
import { t } from '../../i18n/accounts.ts'
import { failureText } from '../../i18n/all-failures.ts'
import { TextField } from '../../ui/forms/text-field.tsx'
import { toast } from '../../ui/toast.ts'
import { Toaster } from '../../ui/toaster.tsx'
import { fieldText, logInForm } from './account-form.ts'
import { AccountSheet } from './account-sheet.tsx'
import { takeKnownEmail } from './known-email.ts'
import { PasskeyEntry } from './passkey-entry.tsx'
import { PasswordField } from './password-field.tsx'
import { SecondStep } from './second-step.tsx'
import { enter } from './signing-in.ts'
import { useAccountForm } from './use-account-form.ts'
import { goOn, useArrival } from './use-arrival.ts'

/** The login screen has words of its own for an address that cannot be one. */
const emailText = (problem: Problem | undefined) =>
  problem === 'email_invalid' ? t('accounts.loginEmailInvalid') : fieldText(problem)

export function LoginForm() {
  const { search, hasSessionEnded } = useArrival()
  const [asksCode, setAsksCode] = useState(false)
  const [wrongCode, setWrongCode] = useState('')
  const form = useAccountForm({
    schema: logInForm,
    known: () => ({ email: takeKnownEmail() }),
    send: async (details) => {
      const reply = await enter(details)
      if (reply.ok) {
        goOn()
        return null
      }
      const { code } = reply.failure
      setWrongCode(code === 'wrong_code' ? failureText(reply.failure) : '')
      if (code === 'code_required') setAsksCode(true)
      if (code === 'code_required' || code === 'wrong_code') return {}
      if (code !== 'invalid_credentials') return { text: failureText(reply.failure) }
      setAsksCode(false)
      toast.error(t('accounts.invalidCredentials'))
      return { text: t('accounts.notTogether'), at: 'password' }
    },
  })
  return (
    <>
      <EndedSession shown={hasSessionEnded} />
      <AccountSheet form={form} isReady={form.isAlive} submitLabel={t('accounts.logIn')}>
        {/* Both go along with the code, so they stay where they are. */}
        <div hidden={asksCode} className={asksCode ? '' : 'grid grid-cols-1 gap-5'}>
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
        </div>
        {asksCode && <SecondStep form={form} wrong={wrongCode} onBack={() => setAsksCode(false)} />}
      </AccountSheet>
      {!asksCode && (
        <>
          <PasskeyEntry isReady={form.isAlive} />
          <NoAccount search={search} />
        </>
      )}
      <Toaster />
    </>
  )
}

function NoAccount({ search }: { search: string }) {
  return (
    <p className="mt-6 text-ink-soft">
      {t('accounts.noAccount')}{' '}
      <a href={`/auth/signup${search}`} className="font-semibold text-brand underline">
        {t('accounts.signUp')}
      </a>
    </p>
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
