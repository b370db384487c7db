import { useMatches } from 'react-router'

/** A route's `handle`: what the page is called, said when it is shown, in the language of then. */
export class PageTitle {
  readonly text: () => string

  constructor(text: () => string) {
    this.text = text
  }
}

export const usePageTitle = (): string | undefined => {
  const handle: unknown = useMatches().at(-1)?.handle
  return handle instanceof PageTitle ? handle.text() : undefined
}
