import Archive from 'lucide-react/icons/archive'
import CircleCheck from 'lucide-react/icons/circle-check'
import Lock from 'lucide-react/icons/lock'
import PencilLine from 'lucide-react/icons/pencil-line'
import Trash from 'lucide-react/icons/trash-2'
import type { QuestionnaireStatus } from '#domain/questionnaire.ts'
import { t } from '../../i18n/questionnaires.ts'
import { Badge } from '../../ui/badge.tsx'

const LOOKS = {
  active: { tone: 'correct', Sign: CircleCheck },
  draft: { tone: 'accent', Sign: PencilLine },
  closed: { tone: 'neutral', Sign: Lock },
  archived: { tone: 'neutral', Sign: Archive },
} as const

type StatusBadgeProps = { status: QuestionnaireStatus; isBinned?: boolean }

export function StatusBadge({ status, isBinned = false }: StatusBadgeProps) {
  const { tone, Sign } = isBinned ? { tone: 'neutral' as const, Sign: Trash } : LOOKS[status]
  return (
    <Badge tone={tone} sign={<Sign aria-hidden="true" />}>
      {isBinned ? t('questionnaires.inBin') : t(`questionnaires.${status}`)}
    </Badge>
  )
}
