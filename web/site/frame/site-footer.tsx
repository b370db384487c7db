import Award from 'lucide-react/icons/award'
import Star from 'lucide-react/icons/star'
import type { ReactNode } from 'react'
import content from '../../content/en.json'
import { t } from '../../i18n/site.ts'
import { classNames } from '../../ui/class-names.ts'
import { Divider } from '../../ui/ornaments/alpona.tsx'
import { Logo } from '../../ui/ornaments/logo.tsx'
import { ThemeToggle } from '../../ui/theme-toggle.tsx'
import { Island } from '../island.tsx'
import { NewsletterForm } from '../letters/newsletter-form.tsx'
import { RichText } from '../rich-text.tsx'
import { useSettings } from '../site-settings.tsx'
import { aboutLink, contactLink, homeLink, legalLinks, type SiteLink } from './site-links.ts'
import { SocialLinks } from './social-links.tsx'

const quickLinks: SiteLink[] = [
  homeLink,
  aboutLink,
  { href: '/features', label: t('site.features') },
  { href: '/faq', label: t('site.faq') },
  contactLink,
]

const { site, links, newsletterForm } = content
const external = links.external.map(({ label, url }) => ({ label, href: url }))

export function SiteFooter() {
  return (
    <footer className="mt-auto print:hidden border-t border-line bg-surface">
      <div className="mx-auto max-w-6xl px-4 pt-12 pb-8 sm:px-8">
        <div className="grid grid-cols-2 gap-x-8 gap-y-10 lg:grid-cols-[1.6fr_1fr_1fr_1.2fr]">
          <div className="col-span-2 max-w-sm lg:col-span-1">
            <a href="/" className="inline-flex rounded text-ink no-underline">
              <Logo />
            </a>
            <p className="mt-3 text-ink-soft">{site.about}</p>
            <Badges />
            <SocialLinks />
          </div>
          <Links title={t('site.quickLinks')} links={quickLinks}>
            <li className="for-guests">
              <FooterLink href="/auth/login" label={t('site.login')} />
            </li>
            <li className="for-teachers">
              <FooterLink href="/dashboard" label={t('site.dashboard')} />
            </li>
          </Links>
          <Links title={t('site.legal')} links={legalLinks} />
          <Links title={t('site.externalLinks')} links={external} isWide />
        </div>
        <Newsletter />
        <Divider className="mx-auto mt-10 h-8 max-w-full text-line-strong" />
        <div className="mt-6 flex flex-wrap items-center justify-between gap-4 text-sm text-ink-soft">
          <p>
            <RichText text={site.copyright} /> {site.madeWith}
          </p>
          <Island name="theme-toggle" of={ThemeToggle} props={{}} className="needs-script contents" />
        </div>
      </div>
    </footer>
  )
}

function Newsletter() {
  const { sendsMail } = useSettings()
  return (
    <section
      aria-labelledby="newsletter"
      className="needs-script mt-10 grid gap-x-12 gap-y-4 border-t border-line pt-8 lg:grid-cols-2"
    >
      <div>
        <h2 id="newsletter" className="text-lg">
          {newsletterForm.title}
        </h2>
        <p className="mt-1 text-ink-soft">{newsletterForm.text}</p>
      </div>
      <Island name="newsletter-form" of={NewsletterForm} props={{ sendsMail }} />
    </section>
  )
}

/** `isWide`: over the whole width of a phone, in two columns. */
type LinksProps = { title: string; links: SiteLink[]; isWide?: boolean; children?: ReactNode }

function Links({ title, links, isWide = false, children }: LinksProps) {
  return (
    <nav aria-label={title} className={classNames(isWide && 'max-lg:col-span-2')}>
      <h2 className="text-base">{title}</h2>
      <ul className={classNames('mt-2', isWide && 'grid grid-cols-2 gap-x-8 lg:block')}>
        {links.map(({ href, label }) => (
          <li key={label}>
            <FooterLink href={href} label={label} />
          </li>
        ))}
        {children}
      </ul>
    </nav>
  )
}

function FooterLink({ href, label }: SiteLink) {
  return (
    <a href={href} className="inline-flex min-h-10 items-center text-ink-soft hover:text-ink hover:underline">
      {label}
    </a>
  )
}

function Badges() {
  const icons = [Star, Award]
  return (
    <ul className="mt-5 flex flex-wrap gap-2">
      {site.badges.map((badge, index) => {
        const Icon = icons[index] ?? Star
        return (
          <li
            key={badge}
            className="inline-flex items-center gap-2 rounded border border-line px-3 py-1 text-sm font-medium text-ink-soft"
          >
            <Icon aria-hidden="true" className="size-4 text-brand" />
            {badge}
          </li>
        )
      })}
    </ul>
  )
}
