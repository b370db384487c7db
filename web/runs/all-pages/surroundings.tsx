import { type ComponentProps, createContext, useContext } from 'react'

/** The width of the quiz, with the palette beside the question where there is room: bars and questions share their edges. */
export const QUIZ_WIDTH = 'mx-auto w-full max-w-[45rem] px-4 sm:px-6 @min-[56.25rem]:max-w-[var(--quiz-width,67.5rem)]'

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
