import { t } from '../../i18n/students/opening.ts'
import { COMMON_ZONE, formatInZone } from '../../i18n/zoned.ts'
import { useIsAlive } from '../../ui/use-is-alive.ts'
import type { OpeningOnWire } from './door-parts.ts'

/** When a quiz opens and closes, what late ones get, and whether a code is asked for. */
export function DoorFacts({ opening }: { opening: OpeningOnWire }) {
  const isAlive = useIsAlive()
  // The server does not know where its reader is.
  const at = (instant: number) => formatInZone(instant, isAlive ? undefined : COMMON_ZONE)
  const { opens_at: from, closes_at: until, late_start: late, needs_access_code: needsCode } = opening
  return (
    <ul className="mb-5 grid gap-1 rounded border border-line bg-surface p-4">
      {from !== undefined && <li className="font-semibold">{t('opening.openFrom', { at: at(from) })}</li>}
      {until !== undefined && (
        <li>
          <span className="font-semibold">{t('opening.closes', { at: at(until) })}</span>
          <br />
          {t(late === 'full_time' ? 'opening.lateFullTime' : 'opening.lateUntilClose')}
        </li>
      )}
      {needsCode && <li>{t('opening.needsCode')}</li>}
    </ul>
  )
}
