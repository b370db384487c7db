import { type ReactNode, useEffect, useRef } from 'react'

type ToldInSightProps = {
  /** Another one with each try that led to no field; null: none did. */
  tried: object | null
  children: ReactNode
}

/** What keeps something from being published: whoever tries reads it, wherever on the page they are. */
export function ToldInSight({ tried, children }: ToldInSightProps) {
  const told = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (tried) told.current?.scrollIntoView({ block: 'nearest' })
  }, [tried])
  return (
    <div ref={told} className="empty:hidden">
      {children}
    </div>
  )
}
