import { type SyntheticEvent, useEffect, useMemo, useRef, useState } from 'react'
import { t } from '../../i18n/site.ts'
import { Button } from '../../ui/button.tsx'
import { TextField } from '../../ui/forms/text-field.tsx'
import { isQuery, type SearchEntry, searchOf } from './find.ts'
import { FoundList } from './found-list.tsx'
import { queryFromPath } from './wrong-address.ts'

const GUESSES = 3

export type SearchTexts = { label: string; placeholder: string; button: string; none: string }

type SiteSearchProps = {
  entries: SearchEntry[]
  texts: SearchTexts
  /** Shown while nothing is typed, and to those without scripts. */
  popular?: { title: string; entries: SearchEntry[] }
  /** What lies below this path comes first. */
  preferred?: string
  /** The address leads nowhere: say what it may have meant. */
  isGuessing?: boolean
}

/** Finds pages, articles and answers while one types. Nothing is asked of the server: the page brings the list along. */
export function SiteSearch({ entries, texts, popular, preferred, isGuessing = false }: SiteSearchProps) {
  const [query, setQuery] = useState('')
  const [guesses, setGuesses] = useState<SearchEntry[]>([])
  const whole = useRef<HTMLDivElement>(null)
  const find = useMemo(() => searchOf(entries), [entries])

  useEffect(() => {
    // Typed before the page came to life.
    setQuery(whole.current?.querySelector('input')?.value ?? '')
    if (isGuessing) setGuesses(find(queryFromPath(location.pathname), { limit: GUESSES, isStrict: true }))
  }, [find, isGuessing])

  const isAsked = isQuery(query)
  const found = useMemo(
    () => (isAsked ? find(query, { preferred, smallWords: t('site.smallWords') }) : []),
    [isAsked, find, query, preferred],
  )

  const goToFirst = (event: SyntheticEvent<HTMLFormElement>) => {
    event.preventDefault()
    const first = whole.current?.querySelector<HTMLElement>('[data-found] a')
    if (isAsked && first) first.focus()
    else whole.current?.querySelector('input')?.focus()
  }

  return (
    <div ref={whole}>
      <search className="needs-script">
        <form className="flex flex-wrap items-end gap-3" onSubmit={goToFirst}>
          <TextField
            type="search"
            name="q"
            label={texts.label}
            placeholder={texts.placeholder}
            autoComplete="off"
            spellCheck={false}
            maxLength={100}
            enterKeyHint="search"
            className="min-w-0 flex-1 basis-40 [&_input]:text-ellipsis"
            onChange={(event) => setQuery(event.target.value)}
          />
          <Button type="submit">{texts.button}</Button>
        </form>
      </search>
      <p role="status" className="needs-script mt-3 mb-2 min-h-6 text-sm text-ink-soft">
        {isAsked && (found.length > 0 ? t('site.found', { count: found.length }) : texts.none)}
      </p>
      {isAsked ? <Found entries={found} /> : <Unasked guesses={guesses} popular={popular} />}
    </div>
  )
}

function Found({ entries }: { entries: SearchEntry[] }) {
  if (entries.length === 0)
    return (
      <p>
        <a href="/contact" className="text-link inline-flex min-h-11 items-center">
          {t('site.contact')}
        </a>
      </p>
    )
  return <FoundList entries={entries} />
}

function Unasked({ guesses, popular }: { guesses: SearchEntry[]; popular: SiteSearchProps['popular'] }) {
  const others = popular?.entries.filter(({ path }) => !guesses.some((guess) => guess.path === path)) ?? []
  return (
    <div className="grid gap-8">
      {guesses.length > 0 && <FoundList title={t('site.perhaps')} entries={guesses} />}
      {popular && <FoundList title={popular.title} entries={others} />}
    </div>
  )
}
