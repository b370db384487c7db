import ArrowDown from 'lucide-react/icons/arrow-down'
import ArrowUp from 'lucide-react/icons/arrow-up'
import Copy from 'lucide-react/icons/copy'
import Trash from 'lucide-react/icons/trash-2'
import { t } from '../../i18n/teachers/editor.ts'
import { IconButton } from '../../ui/icon-button.tsx'
import { keysOf } from '../shortcuts/shortcuts.ts'
import type { QuestionSteps } from './use-question-steps.ts'

export function QuestionTools({ steps, count }: { steps: QuestionSteps; count: number }) {
  const { index, canDuplicate, removal, move, duplicate, remove } = steps
  return (
    <div className="-me-2 flex flex-wrap items-center">
      <IconButton
        label={t('editor.moveUp')}
        icon={<ArrowUp />}
        aria-keyshortcuts={keysOf('moveUp')}
        disabled={index === 0}
        onClick={() => move(index, index - 1)}
      />
      <IconButton
        label={t('editor.moveDown')}
        icon={<ArrowDown />}
        aria-keyshortcuts={keysOf('moveDown')}
        disabled={index === count - 1}
        onClick={() => move(index, index + 1)}
      />
      <IconButton
        label={t('editor.duplicate')}
        icon={<Copy />}
        aria-keyshortcuts={keysOf('duplicate')}
        disabled={!canDuplicate}
        onClick={duplicate}
      />
      <IconButton
        label={removal.label}
        icon={<Trash />}
        aria-keyshortcuts={keysOf('remove')}
        disabled={!removal.isPossible}
        className="hover:text-wrong"
        onClick={remove}
      />
    </div>
  )
}
