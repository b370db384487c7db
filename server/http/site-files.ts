import { mailtoOf } from '#contract/site/site.ts'
import { readHealth } from '#contract/site/system.ts'
import { API_BASE } from '#contract/wire/wire.ts'
import { DAY, type Instant } from '#domain/time/time-limit.ts'

const HOLDS_FOR = 180 * DAY

const XML_SIGNS: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' }
const escaped = (text: string) => text.replace(/[&<>]/g, (sign) => XML_SIGNS[sign] ?? sign)

type SiteFileFacts = { origin: string; listed: string[]; supportEmail: string | null; now: Instant }

type SiteFile = { type: string; write: (facts: SiteFileFacts) => string }

/** What says where things are to programs, by path: it changes with the address the site is reached at. */
export const SITE_FILES: Record<string, SiteFile> = {
  '/robots.txt': {
    type: 'text/plain; charset=utf-8',
    write: ({ origin }) =>
      lines(
        'User-agent: *',
        // Every page asks for it and believes the server to be down when it can't: so does one that a crawler renders.
        `Allow: ${API_BASE}${readHealth.path}`,
        'Disallow: /api/',
        'Disallow: /dashboard',
        '',
        `Sitemap: ${origin}/sitemap.xml`,
      ),
  },
  '/sitemap.xml': {
    type: 'application/xml; charset=utf-8',
    write: ({ origin, listed }) =>
      lines(
        '<?xml version="1.0" encoding="UTF-8"?>',
        '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
        ...listed.map((path) => `  <url><loc>${escaped(origin + path)}</loc></url>`),
        '</urlset>',
      ),
  },
  // RFC 9116. It must say until when it holds: it is written anew for everyone who asks.
  '/.well-known/security.txt': {
    type: 'text/plain; charset=utf-8',
    write: ({ origin, supportEmail, now }) =>
      lines(
        `Contact: ${supportEmail === null ? `${origin}/contact` : mailtoOf(supportEmail)}`,
        `Expires: ${new Date(now + HOLDS_FOR).toISOString()}`,
        'Preferred-Languages: en, bn',
        `Canonical: ${origin}/.well-known/security.txt`,
      ),
  },
}

const lines = (...each: string[]) => `${each.join('\n')}\n`
