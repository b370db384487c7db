import type { ComponentProps, ReactNode } from 'react'
import { classNames } from './class-names.ts'

type ChoiceProps = Omit<ComponentProps<'input'>, 'type'> & {
  type: 'radio' | 'checkbox'
  /** A letter or number before the text; it turns into the sign of being chosen. */
  sign: ReactNode
  children: ReactNode
}

/** One of several answers: the whole card is the target, and nothing in it moves when it is chosen. */
export function Choice({ type, sign, children, className, ...input }: ChoiceProps) {
  return (
    <label className={classNames('choice', className)}>
      <input {...input} type={type} className="sr-only" />
      <span aria-hidden="true" className={classNames('choice-sign', type === 'radio' ? 'rounded-full' : 'rounded-sm')}>
        {sign}
      </span>
      <span className="min-w-0 self-center">{children}</span>
    </label>
  )
}
