import type { ReactNode } from 'react'
import { t } from '../i18n/accounts.ts'
import { Island } from '../site/island.tsx'
import type { SitePage } from '../site/site-page.tsx'
import { AuthPage } from './components/auth-page.tsx'
import { LoginForm } from './login-form.tsx'
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
      <noscript>
        <p className="mt-3 rounded border border-line bg-surface p-4">{t('accounts.needsScript')}</p>
      </noscript>
      {children}
    </>
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

/** `/signup` is where the site's own buttons lead. */
export const authPages: SitePage[] = [
  loginPage,
  signupPage,
  { ...signupPage, path: '/signup', isListed: false, canonical: signupPage.path },
]
