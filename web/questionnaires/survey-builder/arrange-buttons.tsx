import ArrowDown from 'lucide-react/icons/arrow-down'
import ArrowUp from 'lucide-react/icons/arrow-up'
import Copy from 'lucide-react/icons/copy'
import Trash2 from 'lucide-react/icons/trash-2'
import { IconButton } from '../../ui/icon-button.tsx'

type ArrangeButtonsProps = {
  labels: { up: string; down: string; copy: string; remove: string }
  onMove: (by: -1 | 1) => void
  onCopy: () => void
  /** Left out: it is the only one. */
  onRemove?: (() => void) | undefined
}

/** What is done with a page or a question as a whole. */
export function ArrangeButtons({ labels, onMove, onCopy, onRemove }: ArrangeButtonsProps) {
  return (
    <div className="flex flex-wrap">
      <IconButton label={labels.up} icon={<ArrowUp aria-hidden="true" />} onClick={() => onMove(-1)} />
      <IconButton label={labels.down} icon={<ArrowDown aria-hidden="true" />} onClick={() => onMove(1)} />
      <IconButton label={labels.copy} icon={<Copy aria-hidden="true" />} onClick={onCopy} />
      {onRemove && <IconButton label={labels.remove} icon={<Trash2 aria-hidden="true" />} onClick={onRemove} />}
    </div>
  )
}
