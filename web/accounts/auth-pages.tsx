import type { ReactNode } from 'react'
import { t } from '../i18n/accounts.ts'
import { Island } from '../site/island.tsx'
import type { SitePage } from '../site/site-page.tsx'
import { AuthPage } from './components/auth-page.tsx'
import { ForgotForm } from './forgot-form.tsx'
import { LoginForm } from './login-form.tsx'
import { ResetForm } from './reset-form.tsx'
import { SignupForm } from './signup-form.tsx'

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
  return (
    <>
      <Island name="forgot-form" of={ForgotForm} props={{}} />
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

function NeedsScript() {
  return (
    <noscript>
      <p className="mt-3 rounded border border-line bg-surface p-4">{t('accounts.needsScript')}</p>
    </noscript>
  )
}

const loginPage: SitePage = {
  path: '/auth/login',
  meta: {
    title: t('accounts.logIn'),
    description: t('accounts.loginDescription'),
    image: { title: t('accounts.loginTitle'), subtitle: t('accounts.loginSubtitle') },
  },
  Body: Login,
  Frame: AuthPage,
  isListed: true,
}

const signupPage: SitePage = {
  path: '/auth/signup',
  meta: {
    title: t('accounts.signupTitle'),
    description: t('accounts.signupDescription'),
    image: { title: t('accounts.signupTitle'), subtitle: t('accounts.signupSubtitle') },
  },
  Body: Signup,
  Frame: AuthPage,
  isListed: true,
}

const forgotPage: SitePage = {
  path: '/auth/forgotpassword',
  meta: {
    title: t('accounts.forgotTitle'),
    description: t('accounts.forgotDescription'),
    image: { title: t('accounts.forgotTitle'), subtitle: t('accounts.forgotSubtitle') },
  },
  Body: ForgotPassword,
  Frame: AuthPage,
  isListed: true,
}

const resetPage: SitePage = {
  path: '/auth/resetpassword',
  meta: {
    title: t('accounts.resetTitle'),
    description: t('accounts.resetDescription'),
    image: { title: t('accounts.resetTitle'), subtitle: t('accounts.resetSubtitle') },
  },
  Body: ResetPassword,
  Frame: AuthPage,
  isListed: false,
}

/** `/signup` is where the site's own buttons lead. */
export const authPages: SitePage[] = [
  loginPage,
  signupPage,
  { ...signupPage, path: '/signup', isListed: false, canonical: signupPage.path },
  forgotPage,
  resetPage,
]
