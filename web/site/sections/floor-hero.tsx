import type { ReactNode } from 'react'

type FloorHeroProps = {
  title: string
  text: ReactNode
  /** Below the text: what to do next. */
  children?: ReactNode
  /** Beside the words; below them where there is no room. */
  beside: ReactNode
}

/** The top of a page: the words, and beside them something to try or to look at. */
export function FloorHero({ title, text, children, beside }: FloorHeroProps) {
  return (
    <section aria-labelledby="page-title" data-theme="dark" className="floor @container relative overflow-clip">
      <div className="mx-auto grid w-full max-w-6xl grid-cols-[minmax(0,1fr)] items-center gap-x-16 gap-y-12 px-4 pt-12 pb-14 sm:px-8 sm:pt-16 sm:pb-20 @min-[60rem]:grid-cols-[minmax(0,1fr)_27rem] @min-[60rem]:py-20">
        <div className="relative z-1 @min-[60rem]:self-start @min-[60rem]:pt-8">
          <h1
            id="page-title"
            className="max-w-xl text-[length:min(var(--text-3xl),12.5cqi)]/[var(--text-3xl--line-height)] @min-[40rem]:text-4xl"
          >
            {title}
          </h1>
          <p className="mt-5 max-w-lg text-lg text-on-floor-soft">{text}</p>
          {children}
        </div>
        <div className="relative">{beside}</div>
      </div>
    </section>
  )
}
