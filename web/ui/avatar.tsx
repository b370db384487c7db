import { useState } from 'react'
import { classNames } from './class-names.ts'

type AvatarProps = {
  /** Beside it stands whose it is: it says nothing of its own. */
  name: string
  src: string | null
  className: string
}

const firstLetter = (name: string): string => {
  const [first] = new Intl.Segmenter().segment(name.trim())
  return first?.segment.toLocaleUpperCase() ?? ''
}

/** Somebody's picture, or the first letter of their name. */
export function Avatar({ name, src, className }: AvatarProps) {
  const [failed, setFailed] = useState<string | null>(null)
  if (src !== null && src !== failed)
    return (
      <img
        src={src}
        alt=""
        className={classNames('shrink-0 rounded-full border border-line object-cover', className)}
        onError={() => setFailed(src)}
      />
    )
  return (
    <span
      aria-hidden="true"
      className={classNames(
        'grid shrink-0 place-items-center rounded-full bg-brand-soft font-semibold text-brand',
        className,
      )}
    >
      {firstLetter(name)}
    </span>
  )
}
