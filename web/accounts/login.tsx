import { zodResolver } from '@hookform/resolvers/zod'
import { useForm } from 'react-hook-form'
import { Link, useLocation, useNavigate, useSearchParams } from 'react-router'
import * as z from 'zod/mini'
import { t } from '../i18n/accounts.ts'
import { Button } from '../ui/button.tsx'
import { TextField } from '../ui/text-field.tsx'
import { toast } from '../ui/toast.ts'
import { fieldText, logInForm } from './account-form.ts'
import { AuthPage } from './components/auth-page.tsx'
import { PasswordField } from './components/password-field.tsx'
import { currentSession, safeNext } from './session.ts'
import { enter } from './signing-in.ts'

/** The login screen has words of its own for an address that cannot be one. */
const emailText = (problem: string | undefined) =>
  problem === 'email_invalid' ? t('accounts.loginEmailInvalid') : fieldText(problem)

export function Login() {
  const navigate = useNavigate()
  const [params] = useSearchParams()
  const { register, handleSubmit, formState } = useForm({
    resolver: zodResolver(logInForm),
    defaultValues: { email: useKnownEmail(), password: '' },
    mode: 'onTouched',
  })
  const { errors, isSubmitting } = formState

  const submit = handleSubmit(async (details) => {
    const reply = await enter(details)
    if (reply.ok) return navigate(safeNext(params.get('next'), window.location.origin), { replace: true })
    toast.error(reply.failure.status === 400 ? t('accounts.invalidCredentials') : reply.failure.message)
  })

  return (
    <AuthPage title={t('accounts.loginTitle')} footer={<SignUpLine search={params} />}>
      <EndedSession />
      <form noValidate className="mt-6 grid gap-5" onSubmit={(event) => void submit(event)}>
        <TextField
          {...register('email')}
          label={t('accounts.email')}
          type="email"
          autoComplete="username"
          error={emailText(errors.email?.message)}
        />
        <PasswordField
          {...register('password')}
          label={t('accounts.password')}
          autoComplete="current-password"
          error={fieldText(errors.password?.message)}
        />
        <Button type="submit" variant="primary" size="lg" wide busy={isSubmitting}>
          {t('accounts.logIn')}
        </Button>
      </form>
    </AuthPage>
  )
}

/** Signup sends people here who have an account already. */
const useKnownEmail = (): string => {
  const state = z.safeParse(z.object({ email: z.string() }), useLocation().state)
  return state.success ? state.data.email : ''
}

function EndedSession() {
  const session = currentSession()
  if (session.open || session.because !== 'expired') return null
  return (
    <p role="status" className="mt-3 rounded border border-line bg-accent-soft px-4 py-2">
      {t('accounts.sessionEnded')}
    </p>
  )
}

function SignUpLine({ search }: { search: URLSearchParams }) {
  return (
    <>
      {t('accounts.noAccount')}{' '}
      <Link to={{ pathname: '/auth/signup', search: search.toString() }} className="font-semibold text-brand underline">
        {t('accounts.signUp')}
      </Link>
    </>
  )
}
