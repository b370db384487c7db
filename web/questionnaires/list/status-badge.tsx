import type { LucideIcon } from 'lucide-react'
import Archive from 'lucide-react/icons/archive'
import CalendarClock from 'lucide-react/icons/calendar-clock'
import CircleCheck from 'lucide-react/icons/circle-check'
import Hourglass from 'lucide-react/icons/hourglass'
import Lock from 'lucide-react/icons/lock'
import PencilLine from 'lucide-react/icons/pencil-line'
import Trash from 'lucide-react/icons/trash-2'
import type { QuestionnaireStatus } from '#domain/questionnaires/questionnaire.ts'
import type { Shut } from '#domain/questionnaires/responding.ts'
import { t } from '../../i18n/teachers/questionnaires.ts'
import { formatInZone, formatMoment } from '../../i18n/zoned.ts'
import { Badge } from '../../ui/badge.tsx'

const LOOKS = {
  active: { tone: 'correct', Sign: CircleCheck },
  draft: { tone: 'accent', Sign: PencilLine },
  closed: { tone: 'neutral', Sign: Lock },
  archived: { tone: 'neutral', Sign: Archive },
} as const

/** `shut`: why it takes nobody though it is open; instants are milliseconds. */
type StatusBadgeProps = {
  status: QuestionnaireStatus
  shut?: Shut | null
  opensAt?: number | null
  closesAt?: number | null
  isBinned?: boolean
}

export function StatusBadge({
  status,
  shut = null,
  opensAt = null,
  closesAt = null,
  isBinned = false,
}: StatusBadgeProps) {
  if (isBinned) return <Shown tone="neutral" Sign={Trash} words={t('questionnaires.inBin')} />
  if (shut === 'over' && closesAt !== null)
    return (
      <Shown
        tone="neutral"
        Sign={Lock}
        words={t('questionnaires.closedSince', { at: formatMoment(closesAt) })}
        title={formatInZone(closesAt)}
      />
    )
  if (opensAt !== null && opensAt > Date.now())
    return (
      <Shown
        tone="accent"
        Sign={CalendarClock}
        words={t('questionnaires.opens', { at: formatMoment(opensAt) })}
        title={formatInZone(opensAt)}
      />
    )
  if (shut) return <Shown tone="accent" Sign={Hourglass} words={t(`questionnaires.shut_${shut}`)} />
  return <Shown {...LOOKS[status]} words={t(`questionnaires.${status}`)} />
}

type ShownProps = { tone: 'correct' | 'accent' | 'neutral'; Sign: LucideIcon; words: string; title?: string }

function Shown({ tone, Sign, words, title }: ShownProps) {
  return (
    <span title={title}>
      <Badge isNarrow tone={tone} sign={<Sign aria-hidden="true" />}>
        {words}
      </Badge>
    </span>
  )
}
