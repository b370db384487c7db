import { zodResolver } from '@hookform/resolvers/zod'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { Link, useNavigate, useSearchParams } from 'react-router'
import type { CallFailure } from '../api/reply.ts'
import { t } from '../i18n/accounts.ts'
import { Button } from '../ui/button.tsx'
import { TextField } from '../ui/text-field.tsx'
import { toast } from '../ui/toast.ts'
import { EMPTY_SIGN_UP, fieldText, isSignUpField, type SignUpField, signUpForm } from './account-form.ts'
import { AuthPage } from './components/auth-page.tsx'
import { PasswordField } from './components/password-field.tsx'
import { safeNext } from './session.ts'
import { createAccount } from './signing-in.ts'

export function Signup() {
  const navigate = useNavigate()
  const [params] = useSearchParams()
  const [takenEmail, setTakenEmail] = useState<string>()
  const { register, handleSubmit, setError, formState } = useForm({
    resolver: zodResolver(signUpForm),
    defaultValues: EMPTY_SIGN_UP,
    mode: 'onTouched',
  })
  const { errors, isSubmitting, isValid, touchedFields, isSubmitted } = formState
  const errorOf = (field: SignUpField) => fieldText(errors[field]?.message)

  const explain = ({ status, fields, message }: CallFailure, email: string) => {
    if (status === 409) {
      setTakenEmail(email)
      return setError('email', { message }, { shouldFocus: true })
    }
    for (const [field, text] of Object.entries(fields)) if (isSignUpField(field)) setError(field, { message: text })
    toast.error(status === 400 ? t('accounts.invalidUserDetails') : message)
  }

  const submit = handleSubmit(async ({ confirmPassword: _, ...details }) => {
    const reply = await createAccount(details)
    if (reply.ok) return navigate(safeNext(params.get('next'), window.location.origin), { replace: true })
    explain(reply.failure, details.email)
  })

  return (
    <AuthPage title={t('accounts.signupTitle')} footer={<LogInLine search={params} />}>
      <form noValidate className="mt-6 grid gap-5" onSubmit={(event) => void submit(event)}>
        <TextField {...register('name')} label={t('accounts.fullName')} autoComplete="name" error={errorOf('name')} />
        <div>
          <TextField
            {...register('email', { onChange: () => setTakenEmail(undefined) })}
            label={t('accounts.email')}
            type="email"
            autoComplete="email"
            error={errorOf('email')}
          />
          {takenEmail && <LogInInstead email={takenEmail} search={params} />}
        </div>
        <TextField
          {...register('phone')}
          label={t('accounts.mobile')}
          type="tel"
          inputMode="numeric"
          autoComplete="tel-national"
          hint={t('accounts.mobileHint')}
          error={errorOf('phone')}
        />
        <PasswordField
          {...register('password', { deps: ['confirmPassword'] })}
          label={t('accounts.password')}
          autoComplete="new-password"
          hint={t('accounts.passwordHint')}
          error={errorOf('password')}
        />
        <PasswordField
          {...register('confirmPassword')}
          label={t('accounts.confirmPassword')}
          autoComplete="new-password"
          error={touchedFields.confirmPassword || isSubmitted ? errorOf('confirmPassword') : undefined}
        />
        <Button type="submit" variant="primary" size="lg" wide disabled={!isValid} busy={isSubmitting}>
          {t('accounts.createAccount')}
        </Button>
      </form>
    </AuthPage>
  )
}

type LogInLinkProps = { search: URLSearchParams }

function LogInInstead({ email, search }: LogInLinkProps & { email: string }) {
  return (
    <p className="mt-1">
      <Link
        to={{ pathname: '/auth/login', search: search.toString() }}
        state={{ email }}
        className="font-semibold text-brand underline"
      >
        {t('accounts.logInWithThis')}
      </Link>
    </p>
  )
}

function LogInLine({ search }: LogInLinkProps) {
  return (
    <>
      {t('accounts.haveAccount')}{' '}
      <Link to={{ pathname: '/auth/login', search: search.toString() }} className="font-semibold text-brand underline">
        {t('accounts.logIn')}
      </Link>
    </>
  )
}
