import type { SiteSettings } from '#contract/site/site.ts'
import { t } from '../../i18n/site.ts'

/** A text of the content file without its links, for where only words can stand. */
export const plainText = (text: string, { company, supportEmail }: SiteSettings): string =>
  text
    .replace(/\[([^\]]+)\]\([^)]*\)/g, '$1')
    .replaceAll('{company}', () => company)
    .replaceAll('{support}', () => supportEmail ?? t('site.contactForm'))
