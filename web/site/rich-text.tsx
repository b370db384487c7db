import type { ReactNode } from 'react'
import { mailtoOf, YEAR_TOKEN } from '#contract/site/site.ts'
import { t } from '../i18n/site.ts'
import { useSettings } from './site-settings.tsx'

const LINK = /\[([^\]]+)\]\(((?:\/|https:\/\/)[^)\s]*)\)|(\{support\})/

/** A text of the content file with its tokens filled and its links alive: `[text](/path)`, `{support}`, `{company}`. */
export function RichText({ text }: { text: string }) {
  const { company } = useSettings()
  // After the links are found: what an operator calls the company is a text, whatever signs are in it.
  const filled = (part: string) => part.replaceAll('{company}', () => company).replaceAll('{year}', YEAR_TOKEN)
  return <>{withLinks(text).map((part) => (typeof part === 'string' ? filled(part) : part))}</>
}

const withLinks = (text: string): ReactNode[] => {
  const found = LINK.exec(text)
  if (!found) return [text]
  const [whole, label, href, support] = found
  const link = support ? (
    <SupportLink key={found.index} />
  ) : (
    <a key={found.index} href={href} className="text-link">
      {label}
    </a>
  )
  return [text.slice(0, found.index), link, ...withLinks(text.slice(found.index + whole.length))]
}

/** The support's e-mail address where the operator gives one; the contact form otherwise. */
export function SupportLink({ children, className }: { children?: ReactNode; className?: string }) {
  const { supportEmail } = useSettings()
  return (
    <a href={supportHref(supportEmail)} className={className ?? 'text-link'}>
      {children ?? supportEmail ?? t('site.contactForm')}
    </a>
  )
}

export const supportHref = (supportEmail: string | null): string =>
  supportEmail === null ? '/contact' : mailtoOf(supportEmail)
