import type { ComponentProps, MouseEvent, ReactNode } from 'react'
import { classNames } from './class-names.ts'
import { NEXT_STEP } from './next-step.ts'
import { Spinner } from './spinner.tsx'

type ButtonLook = {
  /** primary: the one thing that matters next, at most one in view. */
  variant?: 'primary' | 'secondary' | 'quiet' | 'danger' | undefined
  size?: 'sm' | 'md' | 'lg' | undefined
  /** As wide as its container. */
  wide?: boolean | undefined
}

const variants = {
  primary: `${NEXT_STEP} border-accent-edge bg-accent text-on-accent inset-shadow-edge hover:inset-shadow-stripe active:inset-shadow-none`,
  secondary: 'border-line-strong bg-surface text-ink hover:border-brand hover:bg-brand-soft active:bg-brand-soft',
  quiet: 'border-transparent bg-transparent text-brand hover:bg-brand-soft active:bg-brand-soft',
  danger: 'border-wrong bg-surface text-wrong hover:bg-wrong hover:text-on-wrong active:bg-wrong active:text-on-wrong',
}

const sizes = {
  sm: 'min-h-9 px-3 text-sm pointer-coarse:min-h-11',
  md: 'min-h-11 px-[min(1rem,5vw)] text-base',
  lg: 'min-h-13 px-[min(1.5rem,7.5vw)] text-lg',
}

/** The look of a button, for what is not one: a router's link, a label. */
export function buttonClass({ variant = 'secondary', size = 'md', wide = false }: ButtonLook = {}): string {
  return classNames(
    'relative inline-flex max-w-full items-center justify-center gap-2 rounded border py-1 text-center font-semibold no-underline',
    'transition-[background-color,border-color,color,box-shadow] duration-150 select-none',
    'disabled:border-dashed disabled:border-line-strong disabled:bg-surface-sunken disabled:text-ink-soft',
    'disabled:inset-shadow-none',
    variants[variant],
    sizes[size],
    wide && 'w-full',
  )
}

type ButtonProps = ComponentProps<'button'> &
  ButtonLook & {
    /** Its work is under way: it keeps its size and the focus, and does nothing when pressed again. */
    busy?: boolean | undefined
    icon?: ReactNode
  }

export function Button({ variant, size, wide, busy = false, icon, children, className, ...rest }: ButtonProps) {
  const onClick = busy ? (event: MouseEvent) => event.preventDefault() : rest.onClick
  return (
    <button
      type="button"
      {...rest}
      onClick={onClick}
      aria-busy={busy || undefined}
      className={classNames(buttonClass({ variant, size, wide }), className)}
    >
      <span className={classNames('inline-flex items-center justify-center gap-2', busy && 'opacity-0')}>
        {icon}
        {children}
      </span>
      {busy && (
        <span className="absolute inset-0 grid place-items-center">
          <Spinner />
        </span>
      )}
    </button>
  )
}

type ButtonLinkProps = ComponentProps<'a'> & ButtonLook & { icon?: ReactNode }

export function ButtonLink({ variant, size, wide, icon, children, className, ...rest }: ButtonLinkProps) {
  return (
    <a {...rest} className={classNames(buttonClass({ variant, size, wide }), className)}>
      {icon}
      {children}
    </a>
  )
}
