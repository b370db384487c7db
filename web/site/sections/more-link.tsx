import ArrowRight from 'lucide-react/icons/arrow-right'
import type { ComponentProps } from 'react'
import { classNames } from '../../ui/class-names.ts'

/** Leads on from where a text ends. */
export function MoreLink({ className, children, ...rest }: ComponentProps<'a'>) {
  return (
    <a
      {...rest}
      className={classNames(
        'group inline-flex min-h-11 items-center gap-2 rounded font-semibold text-brand underline-offset-4 hover:underline',
        className,
      )}
    >
      {children}
      <ArrowRight
        aria-hidden="true"
        className="size-5 transition-transform duration-150 group-hover:translate-x-1 rtl:rotate-180 rtl:group-hover:-translate-x-1"
      />
    </a>
  )
}
