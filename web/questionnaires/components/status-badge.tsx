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
  archived: { tone: 'neutral', Sign: Trash },
} as const

export function StatusBadge({ status }: { status: QuestionnaireStatus }) {
  const { tone, Sign } = LOOKS[status]
  return (
    <Badge tone={tone} sign={<Sign aria-hidden="true" />}>
      {t(`questionnaires.${status}`)}
    </Badge>
  )
}
