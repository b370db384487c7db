/** A lotus petal closing a ring: the Q of Quiznity, and the tick of a right answer. */
export function LogoMark({ className }: { className?: string }) {
  return (
    <svg viewBox="0 0 40 40" aria-hidden="true" className={className}>
      <rect width="40" height="40" rx="9" fill="#1f2561" />
      <rect x="0.5" y="0.5" width="39" height="39" rx="8.5" fill="none" stroke="#f6f4ec" strokeOpacity="0.3" />
      <circle cx="19" cy="19" r="10.5" fill="none" stroke="#f6f4ec" strokeWidth="3.4" />
      <path
        d="M18.6 18.2C26 17.2 32.6 23 33.2 32.8 24.4 32.4 18.2 26 18.6 18.2Z"
        fill="#ffc21a"
        stroke="#1f2561"
        strokeWidth="2"
      />
    </svg>
  )
}

export function Logo() {
  return (
    <span className="inline-flex items-center gap-2.5 text-xl font-bold tracking-tight">
      <LogoMark className="size-9 shrink-0" />
      Quiznity
    </span>
  )
}
