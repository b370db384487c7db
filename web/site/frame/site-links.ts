import { t } from '../../i18n/site.ts'

export type SiteLink = { href: string; label: string }

/** What "Features" opens. */
export const featureLinks: SiteLink[] = [
  { href: '/features', label: t('site.allFeatures') },
  { href: '/features/quiz', label: t('site.createQuiz') },
  { href: '/features/exam', label: t('site.createExam') },
  { href: '/features/survey', label: t('site.createSurvey') },
  { href: '/features/poll', label: t('site.createPoll') },
]

export const homeLink: SiteLink = { href: '/', label: t('site.home') }
export const aboutLink: SiteLink = { href: '/about', label: t('site.about') }
export const contactLink: SiteLink = { href: '/contact', label: t('site.contact') }
export const loginLink: SiteLink = { href: '/auth/login', label: t('site.login') }
export const signUpLink: SiteLink = { href: '/auth/signup', label: t('site.signUp') }
export const dashboardLink: SiteLink = { href: '/dashboard', label: t('site.dashboard') }

export const legalLinks: SiteLink[] = [
  { href: '/privacy_policy', label: t('site.privacy') },
  { href: '/terms', label: t('site.terms') },
  { href: '/support', label: t('site.support') },
  { href: '/sitemap', label: t('site.sitemap') },
]

/** Marks the link to the page one is on, for eyes and for screen readers. */
export const currentPage = (href: string, path: string) => (href === path ? ('page' as const) : undefined)
