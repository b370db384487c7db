import type { ReactNode } from 'react'
import { Corner } from '../../ui/ornaments/alpona.tsx'

type PageTitleProps = {
  title: string
  text?: ReactNode
  /** Above the title: where one is. */
  above?: ReactNode
  children?: ReactNode
}

/** The top of a page that one reads: quieter than a floor, with a lotus growing out of its corner. */
export function PageTitle({ title, text, above, children }: PageTitleProps) {
  return (
    <header className="relative overflow-clip border-b border-line bg-surface print:border-0">
      <Corner
        petals={16}
        className="pointer-events-none absolute end-0 bottom-0 size-20 rotate-180 text-line-strong opacity-45 sm:size-36 lg:size-56 rtl:-rotate-90 [&_path:nth-child(1)]:stroke-1 [&_path:nth-child(2)]:stroke-[0.6px] [&_path:nth-child(3)]:stroke-2 print:hidden"
      />
      <div className="relative mx-auto w-full max-w-6xl px-4 pt-10 pb-16 print:py-0 sm:py-14 sm:ps-8 sm:pe-40">
        {above}
        <h1 className="max-w-3xl text-3xl sm:text-4xl">{title}</h1>
        {text && <p className="mt-4 max-w-2xl text-lg text-ink-soft">{text}</p>}
        {children}
      </div>
    </header>
  )
}
