import Search from 'lucide-react/icons/search'
import { useEffect, useRef, useState } from 'react'
import { classNames } from '../class-names.ts'
import { controlClass } from './field-frame.tsx'

type SearchFieldProps = {
  label: string
  /** What is searched for now. */
  search: string
  /** Told once the typing pauses. */
  onSearch: (search: string) => void
  className?: string
}

const SEARCH_AFTER_MS = 300
const LONGEST_SEARCH = 100

export function SearchField({ label, search, onSearch, className }: SearchFieldProps) {
  const { text, write } = useSettled(search, onSearch)
  return (
    <label className={classNames('relative block', className)}>
      <span className="sr-only">{label}</span>
      <Search
        aria-hidden="true"
        className="pointer-events-none absolute inset-y-0 start-3 my-auto size-5 text-ink-soft"
      />
      <input
        type="search"
        value={text}
        placeholder={label}
        maxLength={LONGEST_SEARCH}
        autoComplete="off"
        enterKeyHint="search"
        className={classNames(controlClass, 'ps-10 text-ellipsis')}
        onChange={({ target }) => write(target.value)}
      />
    </label>
  )
}

/** Passes on what is typed once the typing pauses; shows what comes from elsewhere, such as Back, when it was not typed. */
const useSettled = (value: string, onSettled: (text: string) => void) => {
  const [typed, setTyped] = useState<string | null>(null)
  const sent = useRef(value)
  const latest = useRef(onSettled)
  latest.current = onSettled

  useEffect(() => {
    if (typed === null) return
    const timer = setTimeout(() => {
      if (typed.trim() === sent.current) return
      sent.current = typed.trim()
      latest.current(sent.current)
    }, SEARCH_AFTER_MS)
    return () => clearTimeout(timer)
  }, [typed])

  useEffect(() => {
    if (value === sent.current) return
    sent.current = value
    setTyped(null)
  }, [value])

  return { text: typed ?? value, write: setTyped }
}
