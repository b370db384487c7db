import type { ReactNode } from 'react'
import { t } from '../../i18n/accounts.ts'
import { ChangeEmailForm } from '../../people/accounts/change-email-form.tsx'
import { ForgotForm } from '../../people/accounts/forgot-form.tsx'
import { LoginForm } from '../../people/accounts/login-form.tsx'
import { ResetForm } from '../../people/accounts/reset-form.tsx'
import { SignupForm } from '../../people/accounts/signup-form.tsx'
import { StopMailsForm } from '../../people/accounts/stop-mails-form.tsx'
import { VerifyForm } from '../../people/accounts/verify-form.tsx'
import { Island } from '../island.tsx'
import type { SitePage } from '../site-page.tsx'
import { useSettings } from '../site-settings.tsx'
import { AuthPage } from './auth-page.tsx'

function Login() {
  return (
    <TitledForm title={t('accounts.loginTitle')}>
      <Island name="login-form" of={LoginForm} props={{}} />
    </TitledForm>
  )
}

function Signup() {
  return (
    <TitledForm title={t('accounts.signupTitle')}>
      <Island name="signup-form" of={SignupForm} props={{}} />
    </TitledForm>
  )
}

function TitledForm({ title, children }: { title: string; children: ReactNode }) {
  return (
    <>
      <h1 className="text-2xl">{title}</h1>
      <NeedsScript />
      {children}
    </>
  )
}

/** Their titles change with what has been done, so they are parts of the islands. */
function ForgotPassword() {
  const { sendsMail } = useSettings()
  return (
    <>
      <Island name="forgot-form" of={ForgotForm} props={{ sendsMail }} />
      <NeedsScript />
    </>
  )
}

function ResetPassword() {
  return (
    <>
      <Island name="reset-form" of={ResetForm} props={{}} />
      <NeedsScript />
    </>
  )
}

function VerifyEmail() {
  return (
    <>
      <Island name="verify-form" of={VerifyForm} props={{}} />
      <NeedsScript />
    </>
  )
}

function ChangeEmail() {
  return (
    <>
      <Island name="change-email-form" of={ChangeEmailForm} props={{}} />
      <NeedsScript />
    </>
  )
}

function StopMails() {
  return (
    <>
      <Island name="stop-mails-form" of={StopMailsForm} props={{}} />
      <NeedsScript />
    </>
  )
}

function NeedsScript() {
  return (
    <noscript>
      <p className="mt-3 rounded border border-line bg-surface p-4">{t('accounts.needsScript')}</p>
    </noscript>
  )
}

type Name = 'login' | 'signup' | 'forgot' | 'reset' | 'verify' | 'changeEmail' | 'stopMails'

const authPage = (name: Name, own: Pick<SitePage, 'path' | 'Body' | 'isListed'> & { title?: string }): SitePage => {
  const title = t(`accounts.${name}Title`)
  return {
    path: own.path,
    meta: {
      title: own.title ?? title,
      description: t(`accounts.${name}Description`),
      image: { title, subtitle: t(`accounts.${name}Subtitle`) },
    },
    Body: own.Body,
    Frame: AuthPage,
    isListed: own.isListed,
  }
}

const signupPage = authPage('signup', { path: '/auth/signup', Body: Signup, isListed: true })

/** `/signup` is where the site's own buttons lead. */
export const authPages: SitePage[] = [
  authPage('login', { path: '/auth/login', Body: Login, isListed: true, title: t('accounts.logIn') }),
  signupPage,
  { ...signupPage, path: '/signup', isListed: false, canonical: signupPage.path },
  authPage('forgot', { path: '/auth/forgotpassword', Body: ForgotPassword, isListed: true }),
  authPage('reset', { path: '/auth/resetpassword', Body: ResetPassword, isListed: false }),
  authPage('verify', { path: '/auth/verifyemail', Body: VerifyEmail, isListed: false }),
  authPage('changeEmail', { path: '/auth/changeemail', Body: ChangeEmail, isListed: false }),
  authPage('stopMails', { path: '/auth/stopmails', Body: StopMails, isListed: false }),
]
