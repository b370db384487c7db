import { useLayoutEffect, useRef } from 'react'

/** The title of what has taken a form's place: it takes the focus, so that everybody is told. */
export function SpokenHeading({ children }: { children: string }) {
  const heading = useRef<HTMLHeadingElement>(null)
  useLayoutEffect(() => heading.current?.focus(), [])
  return (
    <h1 ref={heading} tabIndex={-1} className="text-2xl">
      {children}
    </h1>
  )
}
