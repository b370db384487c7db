import type { ComponentType } from 'react'

const island =
  <Props extends object>(load: () => Promise<ComponentType<Props>>) =>
  async (element: HTMLElement): Promise<void> => {
    const [Component, { hydrateIsland }] = await Promise.all([load(), import('./hydrate-island.tsx')])
    hydrateIsland(element, Component)
  }

/** By the name that stands in `data-island`: what brings each to life. */
const islands = {
  'site-header': island(async () => (await import('./frame/site-header.tsx')).SiteHeader),
  'theme-toggle': island(async () => (await import('../ui/theme-toggle.tsx')).ThemeToggle),
  'back-to-top': island(async () => (await import('./frame/back-to-top.tsx')).BackToTop),
  'live-quiz': island(async () => (await import('./hero/live-quiz.tsx')).LiveQuiz),
  'live-poll': island(async () => (await import('./hero/live-poll.tsx')).LivePoll),
  'join-quiz': island(async () => (await import('./components/join-quiz.tsx')).JoinQuiz),
  'login-form': island(async () => (await import('../people/accounts/login-form.tsx')).LoginForm),
  'signup-form': island(async () => (await import('../people/accounts/signup-form.tsx')).SignupForm),
  'forgot-form': island(async () => (await import('../people/accounts/forgot-form.tsx')).ForgotForm),
  'reset-form': island(async () => (await import('../people/accounts/reset-form.tsx')).ResetForm),
  'verify-form': island(async () => (await import('../people/accounts/verify-form.tsx')).VerifyForm),
  'change-email-form': island(async () => (await import('../people/accounts/change-email-form.tsx')).ChangeEmailForm),
  'stop-mails-form': island(async () => (await import('../people/accounts/stop-mails-form.tsx')).StopMailsForm),
  'demo-quiz': island(async () => (await import('./demo/demo-quiz.tsx')).DemoQuiz),
  'newsletter-form': island(async () => (await import('./letters/newsletter-form.tsx')).NewsletterForm),
  'contact-form': island(async () => (await import('./letters/contact-form.tsx')).ContactForm),
  'contact-map': island(async () => (await import('./map/contact-map.tsx')).ContactMap),
  'server-error': island(async () => (await import('./server-error.tsx')).ServerError),
  'site-search': island(async () => (await import('./search/site-search.tsx')).SiteSearch),
  'open-target': island(async () => (await import('./reading/open-target.tsx')).OpenTarget),
  'go-back': island(async () => (await import('./reading/go-back.tsx')).GoBack),
  subscription: island(async () => (await import('./letters/subscription.tsx')).Subscription),
}

export type IslandName = keyof typeof islands

const isIslandName = (name: string | undefined): name is IslandName =>
  name !== undefined && Object.hasOwn(islands, name)

/** Makes the component of what was rendered there, and has it listen. */
export const bringToLife = async (element: HTMLElement): Promise<void> => {
  const name = element.dataset.island
  if (isIslandName(name)) await islands[name](element)
}
