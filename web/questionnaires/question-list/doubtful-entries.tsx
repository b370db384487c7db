import ChevronRight from 'lucide-react/icons/chevron-right'
import { closedAlready } from '#domain/questionnaires/drafts/doubts.ts'
import type { Settings } from '#domain/questionnaires/settings.ts'
import { t } from '../../i18n/teachers/editing.ts'
import { formatInZone } from '../../i18n/zoned.ts'
import { doubtWords } from '../../questions/doubt-words.ts'
import { Button } from '../../ui/button.tsx'
import type { Entry } from '../entries/draft-entries.ts'
import { doubtsAt } from '../entries/entry-doubts.ts'
import { entryNames } from '../entries/entry-name.ts'

/** More than these are said once those are looked through. */
const MOST_NAMED = 12

type DoubtfulEntriesProps = {
  entries: readonly Entry[]
  settings: Settings
  now: number
  onOpen: (key: number) => void
  /** Left out where what opens and closes it is not set here. */
  onSettings?: (() => void) | undefined
}

/** What can be published as it is, and may not have been meant; each leads to itself. */
export function DoubtfulEntries({ entries, settings, now, onOpen, onSettings }: DoubtfulEntriesProps) {
  const names = entryNames(entries)
  const doubted = entries.flatMap((entry, at) => {
    const doubts = doubtsAt(entries, at, settings.order.options).map(doubtWords)
    return doubts.length === 0 ? [] : [{ key: entry.key, name: names[at]?.name ?? '', doubts: doubts.join(' ') }]
  })
  const closed = onSettings ? closedAlready(settings, now) : null
  if (doubted.length === 0 && closed === null) return null
  const more = doubted.length - MOST_NAMED
  return (
    <section aria-labelledby="doubts" className="mt-4 rounded border border-line bg-brand-soft p-3">
      <h3 id="doubts" className="text-base">
        {t('editing.doubts')}
      </h3>
      <p className="text-sm text-ink-soft">{t('editing.doubtsHelp')}</p>
      <ul className="mt-2 divide-y divide-line border-y border-line">
        {closed !== null && onSettings && (
          <Doubted name={t('editing.doubtOpening')} onOpen={onSettings}>
            {t('editing.saidClosed', { at: formatInZone(closed) })}
          </Doubted>
        )}
        {doubted.slice(0, MOST_NAMED).map(({ key, name, doubts }) => (
          <Doubted key={key} name={name} onOpen={() => onOpen(key)}>
            {doubts}
          </Doubted>
        ))}
      </ul>
      {more > 0 && <p className="mt-2 text-sm text-ink-soft">{t('editing.doubtsMore', { count: more })}</p>}
    </section>
  )
}

type DoubtedProps = { name: string; children: string; onOpen: () => void }

function Doubted({ name, children, onOpen }: DoubtedProps) {
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
