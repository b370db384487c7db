import { fontStylesheet } from '#contract/site/brand-fonts.ts'
import type { BrandFont } from '#domain/branding/fonts.ts'

const loading = new Map<BrandFont, Promise<void>>()

const isThere = (href: string): boolean =>
  [...document.querySelectorAll<HTMLLinkElement>('link[rel="stylesheet"]')].some(
    (link) => link.getAttribute('href') === href && link.sheet !== null,
  )

const linkTo = (href: string): HTMLLinkElement => {
  const link = document.createElement('link')
  link.rel = 'stylesheet'
  link.href = href
  return link
}

const loadStylesheet = (link: HTMLLinkElement): Promise<void> =>
  new Promise((resolve, reject) => {
    link.onload = () => resolve()
    link.onerror = () => reject(new Error(link.href))
    document.head.append(link)
  })

const load = async (id: BrandFont): Promise<void> => {
  const href = fontStylesheet(id)
  const link = linkTo(href)
  try {
    if (!isThere(href)) await loadStylesheet(link)
    const faces = await document.fonts.load(`1em brand-${id}`)
    // A network's login page in its place loads as well.
    if (faces.length === 0) throw new Error(href)
  } catch {
    // Without it the text stands in the product's own letters. Whoever asks again gets it asked for again.
    link.remove()
    loading.delete(id)
  }
}

/**
 * Brings a font for whatever stands in `[data-font="<id>"]`: the root of a page, or a sample. Done when it is there or does
 * not come; never fails. Until then, and for letters that it lacks, text stands in the product's own font.
 */
export function loadBrandFont(id: BrandFont): Promise<void> {
  const known = loading.get(id)
  if (known) return known
  const coming = load(id)
  loading.set(id, coming)
  return coming
}
