import '../../ui/branded.css'
import type { CSSProperties, ReactNode } from 'react'
import type { BrandStyle } from '#domain/branding/packed-style.ts'

type WearingProps = {
  style: BrandStyle
  font?: string | undefined
  scheme?: 'light' | 'dark' | undefined
  className?: string
  children: ReactNode
}

/** A part of a page that wears a brand, whatever the rest wears. */
export function Wearing({ style, font, scheme, className, children }: WearingProps) {
  return (
    <div
      data-brand={'--brand-light' in style ? '' : undefined}
      data-font={font}
      data-theme={scheme}
      style={style as CSSProperties}
      className={className}
    >
      {children}
    </div>
  )
}
