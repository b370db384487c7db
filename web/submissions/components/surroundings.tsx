import { type ComponentProps, createContext, useContext } from 'react'

const Inside = createContext(false)

/**
 * Around these screens where they are a part of a page that has a header, a logo and a main part of its own. Its style
 * says with `--page-top` how much of the window's top that header takes.
 */
export const InsideAnotherPage = Inside.Provider

export const useIsInsideAnotherPage = (): boolean => useContext(Inside)

/** The main part of the page, unless the page around it has one: there may be only one. */
export function Main(props: ComponentProps<'div'>) {
  return useIsInsideAnotherPage() ? <div {...props} /> : <main {...props} />
}
