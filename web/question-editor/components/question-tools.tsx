import ArrowDown from 'lucide-react/icons/arrow-down'
import ArrowUp from 'lucide-react/icons/arrow-up'
import Copy from 'lucide-react/icons/copy'
import Redo from 'lucide-react/icons/redo-2'
import Trash from 'lucide-react/icons/trash-2'
import Undo from 'lucide-react/icons/undo-2'
import { t } from '../../i18n/editor.ts'
import { IconButton } from '../../ui/icon-button.tsx'
import type { QuestionSteps } from '../use-question-steps.ts'

export function QuestionTools({ steps, count }: { steps: QuestionSteps; count: number }) {
  const { index, canUndo, canRedo, canAdd, undo, redo, move, duplicate, remove } = steps
  return (
    <div className="-me-2 flex flex-wrap items-center">
      <IconButton label={t('editor.undo')} icon={<Undo />} disabled={!canUndo} onClick={undo} />
      <IconButton label={t('editor.redo')} icon={<Redo />} disabled={!canRedo} onClick={redo} />
      <span aria-hidden="true" className="mx-1 h-6 w-px bg-line" />
      <IconButton
        label={t('editor.moveUp')}
        icon={<ArrowUp />}
        disabled={index === 0}
        onClick={() => move(index, index - 1)}
      />
      <IconButton
        label={t('editor.moveDown')}
        icon={<ArrowDown />}
        disabled={index === count - 1}
        onClick={() => move(index, index + 1)}
      />
      <IconButton label={t('editor.duplicate')} icon={<Copy />} disabled={!canAdd} onClick={duplicate} />
      <IconButton
        label={t('editor.deleteQuestion')}
        icon={<Trash />}
        disabled={count === 1}
        className="hover:text-wrong"
        onClick={remove}
      />
    </div>
  )
}
