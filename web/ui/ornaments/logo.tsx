import { t } from '../../i18n/ui.ts'
import { classNames } from '../class-names.ts'

/** A ring on the floor, and the petal that makes it a Q. The same drawing as /icon.svg. */
function LogoMark({ className }: { className?: string }) {
  return (
    <svg viewBox="0 0 64 64" aria-hidden="true" className={classNames('size-[min(2.25rem,11vw)] shrink-0', className)}>
      <rect width="64" height="64" rx="14" className="fill-mark" />
      <circle cx="31" cy="30" r="16" fill="none" stroke="#fbfaf6" strokeWidth="6" />
      <path
        d="M29 28C40 28 50 36 53 52C37 49 29 39 29 28Z"
        fill="#ffc21a"
        strokeWidth="4"
        strokeLinejoin="round"
        paintOrder="stroke"
        className="stroke-mark"
      />
    </svg>
  )
}

/** The mark and the name; its size is the font's. */
export function Logo({ className }: { className?: string }) {
  return (
    <span
      className={classNames(
        'inline-flex items-center gap-2.5 text-[min(var(--text-xl),9vw)] whitespace-nowrap',
        className,
      )}
    >
      <LogoMark />
      <span className="font-bold tracking-tight">{t('ui.brand')}</span>
    </span>
  )
}
