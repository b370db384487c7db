import type { ReactNode } from 'react'
import { classNames } from './class-names.ts'

type BadgeProps = {
  tone?: 'neutral' | 'brand' | 'accent' | 'correct' | 'wrong' | 'review'
  /** Says the same as the colour, for those who do not see it. Without one, a dot. */
  sign?: ReactNode
  /** In a column of a table, where a name needs the room: what is long has two lines. */
  isNarrow?: boolean
  children: ReactNode
}

const tones = {
  neutral: 'border-line bg-surface-sunken text-ink-soft',
  brand: 'border-transparent bg-brand-soft text-brand',
  accent: 'border-transparent bg-accent-soft text-ink',
  correct: 'border-transparent bg-correct-soft text-correct',
  wrong: 'border-transparent bg-wrong-soft text-wrong',
  review: 'border-transparent bg-review-soft text-review',
}

export function Badge({ tone = 'neutral', sign, isNarrow = false, children }: BadgeProps) {
  return (
    <span
      className={classNames(
        'inline-flex max-w-full shrink-0 items-center gap-1.5 rounded-full border px-2.5 py-0.5 text-sm font-medium',
        'whitespace-nowrap max-[24rem]:whitespace-normal',
        isNarrow &&
          '@min-[40rem]/table:w-max @min-[40rem]/table:max-w-36 @min-[40rem]/table:rounded-lg @min-[40rem]/table:leading-tight @min-[40rem]/table:whitespace-normal',
        '[&_svg]:size-3.5 [&_svg]:shrink-0',
        tones[tone],
      )}
    >
      {sign ?? <span aria-hidden="true" className="size-1.5 rounded-full bg-current" />}
      {children}
    </span>
  )
}
