import type { ComponentProps, ReactNode } from 'react'
import { classNames } from './class-names.ts'

type IconButtonProps = Omit<ComponentProps<'button'>, 'children' | 'aria-label'> & {
  /** Its name, for those who cannot see the icon and for the pointer that waits. */
  label: string
  icon: ReactNode
  variant?: 'quiet' | 'outlined'
}

/** How one looks, for a link that does. */
export const iconButtonClass = (variant: IconButtonProps['variant'] = 'quiet', className?: string) =>
  classNames(
    'inline-grid size-11 shrink-0 place-items-center rounded text-ink-soft transition-colors duration-150',
    'hover:bg-brand-soft hover:text-ink disabled:opacity-50 [&_svg]:size-5',
    variant === 'outlined' && 'border border-line-strong bg-surface',
    className,
  )

export function IconButton({ label, icon, variant = 'quiet', className, ...rest }: IconButtonProps) {
  return (
    <button type="button" title={label} {...rest} aria-label={label} className={iconButtonClass(variant, className)}>
      {icon}
    </button>
  )
}
