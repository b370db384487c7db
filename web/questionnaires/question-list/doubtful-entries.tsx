import { closedAlready } from '#domain/questionnaires/drafts/doubts.ts'
import type { Settings } from '#domain/questionnaires/settings.ts'
import { t } from '../../i18n/teachers/editing.ts'
import { formatInZone } from '../../i18n/zoned.ts'
import type { Entry } from '../entries/draft-entries.ts'
import { doubtfulIn } from '../entries/entry-doubts.ts'
import { Doubted, DoubtList } from './doubt-list.tsx'
import { linesWaiting, PastedWaiting } from './pasted-waiting.tsx'

type DoubtfulEntriesProps = {
  entries: readonly Entry[]
  settings: Settings
  now: number
  onOpen: (key: number) => void
  /** To the settings, and to the questions, where what was pasted waits. */
  go: (to: 'set' | 'qsi') => void
  /** What opens and closes it is not set here then. */
  isPublished: boolean
  /** Where the draft lies. */
  place: string
}

/** What may not have been meant, wherever there is any of it. */
export function DoubtfulEntries(props: DoubtfulEntriesProps) {
  const { entries, settings, now, onOpen, go, isPublished, place } = props
  const doubtful = doubtfulIn(entries, settings.order.options)
  const closed = isPublished ? null : closedAlready(settings, now)
  const waiting = linesWaiting(place)
  if (doubtful.length === 0 && closed === null && waiting === 0) return null
  return (
    <section aria-labelledby="doubts" className="mt-4 rounded border border-line bg-brand-soft p-3">
      <h3 id="doubts" className="text-base">
        {t('editing.doubts')}
      </h3>
      <DoubtList {...{ entries, doubtful, onOpen }}>
        <PastedWaiting count={waiting} onOpen={() => go('qsi')} />
        {closed !== null && (
          <Doubted name={t('editing.doubtOpening')} onOpen={() => go('set')}>
            {t('editing.saidClosed', { at: formatInZone(closed) })}
          </Doubted>
        )}
      </DoubtList>
    </section>
  )
}
