import { type ReactNode, useLayoutEffect, useRef } from 'react'
import { Medallion } from './extras.tsx'
import { Main } from './surroundings.tsx'

type PanelProps = { title: ReactNode; children: ReactNode }

/** A page that says one thing. */
export function Panel({ title, children }: PanelProps) {
  const heading = useRef<HTMLHeadingElement>(null)
  useLayoutEffect(() => heading.current?.focus(), [])
  return (
    <Main className="mx-auto grid wrap-anywhere min-h-[calc(100dvh-var(--page-top,0px))] max-w-md content-center justify-items-center p-6 text-center">
      <div className="size-40 max-w-full text-brand short:size-16">
        <Medallion className="size-full" drawing />
      </div>
      <h1 ref={heading} tabIndex={-1} className="mt-6 max-w-full text-xl @min-[22rem]:text-2xl short:mt-3">
        {title}
      </h1>
      <div className="mt-3 w-full">{children}</div>
    </Main>
  )
}
