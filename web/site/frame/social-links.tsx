import type { SiteSettings } from '#contract/site/site.ts'
import { t } from '../../i18n/site.ts'
import { useSettings } from '../site-settings.tsx'

type Network = keyof SiteSettings['social']

/** Names are the networks' own; the signs are theirs too, drawn as plain shapes. */
const networks: { network: Network; name: string; sign: string }[] = [
  {
    network: 'youtube',
    name: 'YouTube',
    sign: 'M21.6 7.2a2.5 2.5 0 0 0-1.8-1.8C18.2 5 12 5 12 5s-6.2 0-7.8.400a2.5 2.5 0 0 0-1.8 1.8C2 8.8 2 12 2 12s0 3.2.400 4.8a2.5 2.5 0 0 0 1.8 1.8c1.6.400 7.8.400 7.8.400s6.2 0 7.8-.4a2.5 2.5 0 0 0 1.8-1.8c.4-1.6.400-4.8.400-4.8s0-3.2-.4-4.8ZM10 15V9l5.2 3L10 15Z',
  },
  {
    network: 'facebook',
    name: 'Facebook',
    sign: 'M13.5 21v-8h2.7l.4-3.2h-3.1V7.8c0-.9.300-1.6 1.6-1.6h1.7V3.3c-.3 0-1.3-.1-2.5-.1-2.4 0-4.1 1.5-4.1 4.2v2.4H7.5V13h2.7v8h3.3Z',
  },
  {
    network: 'twitter',
    name: 'Twitter',
    sign: 'M17.2 3h3.1l-6.8 7.7L21.5 21h-6.2l-4.9-6.4L4.8 21H1.7l7.2-8.3L1.3 3h6.4l4.4 5.9L17.2 3Zm-1.1 16.2h1.7L6.8 4.7H5l11.1 14.5Z',
  },
  {
    network: 'instagram',
    name: 'Instagram',
    sign: 'M8 2h8a6 6 0 0 1 6 6v8a6 6 0 0 1-6 6H8a6 6 0 0 1-6-6V8a6 6 0 0 1 6-6Zm0 2a4 4 0 0 0-4 4v8a4 4 0 0 0 4 4h8a4 4 0 0 0 4-4V8a4 4 0 0 0-4-4H8Zm4 3a5 5 0 1 1 0 10 5 5 0 0 1 0-10Zm0 2a3 3 0 1 0 0 6 3 3 0 0 0 0-6Zm5.3-3.6a1.2 1.2 0 1 1 0 2.4 1.2 1.2 0 0 1 0-2.4Z',
  },
  {
    network: 'linkedin',
    name: 'LinkedIn',
    sign: 'M4.5 9h3.6v12H4.5V9Zm1.8-6a2.1 2.1 0 1 1 0 4.2 2.1 2.1 0 0 1 0-4.2ZM10.3 9h3.4v1.7c.5-.9 1.7-2 3.5-2 3.7 0 4.3 2.4 4.3 5.6V21h-3.6v-6c0-1.4 0-3.2-2-3.2s-2.2 1.5-2.2 3.1V21h-3.5V9Z',
  },
]

/** The operator's own pages elsewhere; those that are not set are not shown. */
export function SocialLinks() {
  const { social } = useSettings()
  const shown = networks.flatMap((each) => {
    const href = social[each.network]
    return href === null ? [] : [{ ...each, href }]
  })
  if (shown.length === 0) return null
  return (
    <ul aria-label={t('site.social')} className="mt-4 -ms-2.5 flex flex-wrap">
      {shown.map(({ network, name, sign, href }) => (
        <li key={network}>
          <a
            href={href}
            rel="me noopener"
            title={name}
            className="grid size-11 place-items-center rounded text-ink-soft hover:bg-brand-soft hover:text-ink"
          >
            <svg viewBox="0 0 24 24" aria-hidden="true" className="size-5" fill="currentColor" fillRule="evenodd">
              <path d={sign} />
            </svg>
            <span className="sr-only">{name}</span>
          </a>
        </li>
      ))}
    </ul>
  )
}
