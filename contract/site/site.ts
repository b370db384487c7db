import * as z from 'zod/mini'

/** What whoever runs the site says about it by environment; everything else stands in the content file. */
export const siteSettings = z.object({
  /** Whose site it is: in the copyright line, the terms and the privacy policy. */
  company: z.string(),
  /** Where people write to; null: the contact form is the only way. */
  supportEmail: z.nullable(z.string()),
  /** Whether mail leaves the server; without that each lies as a file for whoever runs it. */
  sendsMail: z.boolean(),
  /** Addresses of the company's own pages elsewhere; null: not shown. */
  social: z.object({
    youtube: z.nullable(z.string()),
    facebook: z.nullable(z.string()),
    twitter: z.nullable(z.string()),
    instagram: z.nullable(z.string()),
    linkedin: z.nullable(z.string()),
  }),
})

export type SiteSettings = z.infer<typeof siteSettings>

/** A link that writes to an address; what would end the address there is written out (RFC 6068). */
export const mailtoOf = (address: string): string => `mailto:${address.replace(/[%?&#]/g, encodeURIComponent)}`

/** Stands in a rendered page where the address of the server belongs: pages are rendered before anyone has asked. */
export const ORIGIN_TOKEN = 'https://origin.invalid'

/** Stands where the current year belongs. */
export const YEAR_TOKEN = '{current-year}'

/** A page of the public site. */
export type RenderedPage = {
  /** Where it answers; `NOT_FOUND_PATH` is shown wherever there is nothing. */
  path: string
  /** Renders it, whole but for its tokens: when somebody asks for it, since most pages are never asked for in one run. */
  html: () => string
  /** Belongs into the sitemap: people may come to it from a search. */
  isListed: boolean
}

export const NOT_FOUND_PATH = '/404'

/** What the build leaves for the server to call when it starts: `template` is the built index.html. */
export type RenderSite = (given: { template: string; settings: SiteSettings }) => RenderedPage[]
