import ListChecks from 'lucide-react/icons/list-checks'
import { t } from '../../i18n/teachers/editing.ts'
import { Button } from '../../ui/button.tsx'
import type { Several } from '../entries/use-several.ts'
import { keysOf } from '../shortcuts/shortcuts.ts'

/** Above the list in which they are ticked. */
export function ChooseSeveral({ several }: { several: Pick<Several, 'selection' | 'isPossible' | 'begin' | 'end'> }) {
  const isChoosing = several.selection !== null
  return (
    <Button
      size="sm"
      variant="quiet"
      icon={<ListChecks aria-hidden="true" className="size-5" />}
      aria-keyshortcuts={keysOf('choose')}
      aria-pressed={isChoosing}
      disabled={!several.isPossible}
      className="mb-1 px-2! aria-pressed:bg-brand-soft aria-pressed:text-ink"
      onClick={isChoosing ? several.end : several.begin}
    >
      {t('editing.chooseSeveral')}
    </Button>
  )
}
