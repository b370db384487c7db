import ChevronRight from 'lucide-react/icons/chevron-right'
import type { ReactNode } from 'react'
import { t } from '../../i18n/teachers/editing.ts'
import { doubtWords } from '../../questions/doubt-words.ts'
import { Button } from '../../ui/button.tsx'
import type { Entry } from '../entries/draft-entries.ts'
import type { DoubtfulEntry } from '../entries/entry-doubts.ts'
import { entryNames } from '../entries/entry-name.ts'

/** More than these are said once those are looked through. */
const MOST_NAMED = 12

type DoubtListProps = {
  entries: readonly Entry[]
  doubtful: readonly DoubtfulEntry[]
  onOpen: (key: number) => void
  /** What is in doubt besides, above the others. */
  children?: ReactNode
}

/** What can be published as it is, and may not have been meant; each leads to itself. */
export function DoubtList({ entries, doubtful, onOpen, children }: DoubtListProps) {
  const names = entryNames(entries)
  const more = doubtful.length - MOST_NAMED
  return (
    <>
      <p className="text-sm text-ink-soft">{t('editing.doubtsHelp')}</p>
      <ul className="mt-2 divide-y divide-line border-y border-line">
        {children}
        {doubtful.slice(0, MOST_NAMED).map(({ key, at, doubts }) => (
          <Doubted key={key} name={names[at]?.name ?? ''} onOpen={() => onOpen(key)}>
            {doubts.map(doubtWords).join(' ')}
          </Doubted>
        ))}
      </ul>
      {more > 0 && <p className="mt-2 text-sm text-ink-soft">{t('editing.doubtsMore', { count: more })}</p>}
    </>
  )
}

type DoubtedProps = { name: string; children: string; onOpen: () => void }

export function Doubted({ name, children, onOpen }: DoubtedProps) {
  return (
    <li>
      <Button
        variant="quiet"
        className="w-full justify-between! px-2! text-start wrap-anywhere *:flex-1 *:justify-between"
        onClick={onOpen}
      >
        <span>
          <span className="font-semibold">{name}</span> <span className="font-normal">{children}</span>
        </span>
        <ChevronRight aria-hidden="true" className="size-5 shrink-0" />
      </Button>
    </li>
  )
}
