import Search from 'lucide-react/icons/search'
import { useEffect, useRef, useState } from 'react'
import { t } from '../../i18n/results.ts'
import { SelectField } from '../../ui/select-field.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { type ResultsView, SORTS } from '../results-view.ts'

type ResultsToolsProps = {
  view: ResultsView
  onView: (change: Partial<ResultsView>) => void
}

const SEARCH_AFTER_MS = 300

export function ResultsTools({ view, onView }: ResultsToolsProps) {
  const search = useSettled(view.search, (settled) => onView({ search: settled, page: 1 }))
  return (
    <div className="grid gap-3 sm:grid-cols-[minmax(0,1fr)_14rem]">
      <TextField
        type="search"
        label={t('results.search')}
        prefix={<Search aria-hidden="true" className="size-5" />}
        maxLength={100}
        autoComplete="off"
        value={search.text}
        onChange={({ target }) => search.write(target.value)}
      />
      <SelectField
        label={t('results.sort')}
        value={view.sort}
        onChange={({ target }) => onView({ sort: SORTS.find((sort) => sort === target.value) ?? view.sort, page: 1 })}
      >
        {SORTS.map((sort) => (
          <option key={sort} value={sort}>
            {t(`results.sort_${sort}`)}
          </option>
        ))}
      </SelectField>
    </div>
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
