import type { ReactNode } from 'react'
import { classNames } from '../../ui/class-names.ts'

type SectionProps = {
  /** Of the heading that names it. */
  titleId: string
  ground?: 'paper' | 'surface'
  className?: string
  children: ReactNode
}

/**
 * One part of a page. Grounds take turns, so that a reader who scrolls sees where one part ends. It is a container: how
 * many columns there are goes by how many letters fit (`@min-[60rem]:`), so that large letters get one.
 */
export function Section({ titleId, ground = 'paper', className, children }: SectionProps) {
  return (
    <section
      aria-labelledby={titleId}
      className={classNames('@container', ground === 'surface' && 'border-y border-line bg-surface')}
    >
      <div className={classNames('mx-auto w-full max-w-6xl px-4 py-16 sm:px-8 sm:py-20 @min-[60rem]:py-24', className)}>
        {children}
      </div>
    </section>
  )
}

type SectionTitleProps = { id: string; eyebrow?: string; text?: ReactNode; className?: string; children: ReactNode }

export function SectionTitle({ id, eyebrow, text, className, children }: SectionTitleProps) {
  return (
    <div className={className}>
      <h2 id={id} className="max-w-2xl text-2xl text-balance sm:text-3xl">
        {eyebrow && (
          <>
            <span className="mb-2 block text-base font-semibold tracking-normal text-brand">{eyebrow}</span>{' '}
          </>
        )}
        {children}
      </h2>
      {text && <p className="mt-4 max-w-xl text-lg text-ink-soft sm:text-balance">{text}</p>}
    </div>
  )
}
