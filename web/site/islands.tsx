import type { ComponentType } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { ThemeToggle } from '../ui/theme-toggle.tsx'
import { BackToTop } from './frame/back-to-top.tsx'
import { SiteHeader } from './frame/site-header.tsx'
import { IslandRoot } from './island-root.tsx'

const island =
  <Props extends object>(load: () => Promise<ComponentType<Props>> | ComponentType<Props>) =>
  async (name: string, element: HTMLElement): Promise<void> => {
    const Component = await load()
    const props: Props = JSON.parse(element.dataset.props ?? '{}')
    hydrateRoot(
      element,
      <IslandRoot name={name}>
        <Component {...props} />
      </IslandRoot>,
    )
  }

/** By the name that stands in `data-island`. What is on every page is loaded with the page; the rest when it is met. */
const islands = {
  'site-header': island(() => SiteHeader),
  'theme-toggle': island(() => ThemeToggle),
  'back-to-top': island(() => BackToTop),
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

const bringToLife = (element: HTMLElement) => {
  const name = element.dataset.island
  if (isIslandName(name)) void islands[name](name, element)
}

/** Far enough ahead for an island to be alive when it comes into view. */
const AHEAD = '400px'

/** What is far down the page loads its code when somebody comes near: few scroll to the end. */
const whenNear = (element: HTMLElement) => {
  const observer = new IntersectionObserver(
    (entries) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return
      observer.disconnect()
      bringToLife(element)
    },
    { rootMargin: AHEAD },
  )
  // An island takes no room of its own (`display: contents`): what is inside it does.
  observer.observe(element.firstElementChild ?? element)
}

export const hydrateIslands = (): void => {
  for (const element of document.querySelectorAll<HTMLElement>('[data-island]')) {
    if (element.hasAttribute('data-near')) whenNear(element)
    else bringToLife(element)
  }
}
