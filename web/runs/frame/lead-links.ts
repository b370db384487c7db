import { staying } from '../all-pages/embedded.ts'

const INSIDE = /^\/(quiz|embed)(\/analysis)?$/

/** Where a link opens: what the frame shows itself stays in it, all else would be an empty frame. */
const lead = (link: HTMLAnchorElement): void => {
  const { origin, pathname, search, hash } = new URL(link.href, location.href)
  const isInside = origin === location.origin && INSIDE.test(pathname)
  if (isInside) link.href = staying(pathname + search + hash)
  const stays = isInside || link.download !== '' || link.getAttribute('href')?.startsWith('#')
  link.target = stays ? '_self' : '_blank'
  if (!stays) link.relList.add('noopener')
}

export const leadLinks = (): void =>
  addEventListener(
    'click',
    ({ target }) => {
      const link = target instanceof Element ? target.closest('a') : null
      if (link?.href) lead(link)
    },
    true,
  )
