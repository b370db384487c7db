import ChevronLeft from 'lucide-react/icons/chevron-left'
import ChevronRight from 'lucide-react/icons/chevron-right'
import LayoutGrid from 'lucide-react/icons/layout-grid'
import { t } from '../../i18n/take.ts'
import { Button } from '../../ui/button.tsx'
import type { Progress } from '../progress.ts'

type MovesProps = { progress: Progress; onGo: (at: number) => void; onPalette: () => void; onFinish: () => void }

/** Always at the same place, within the thumb's reach. */
export function Moves({ progress: { at, questions }, onGo, onPalette, onFinish }: MovesProps) {
  const isLast = at >= questions.length - 1
  return (
    <nav
      aria-label={t('take.moves')}
      className="sticky bottom-0 z-10 border-t border-line bg-surface pb-[env(safe-area-inset-bottom)]"
    >
      <div className="mx-auto flex w-full max-w-6xl justify-center gap-10 px-4 sm:px-6">
        <div className="grid w-full max-w-2xl grid-cols-[1fr_auto_1fr] gap-2 py-2">
          <Button
            disabled={at === 0}
            icon={<ChevronLeft aria-hidden="true" className="-ms-1 size-5 rtl:rotate-180" />}
            onClick={() => onGo(at - 1)}
          >
            {t('take.previous')}
          </Button>
          <Button
            variant="quiet"
            aria-label={t('take.openPalette', { number: at + 1, total: questions.length })}
            icon={<LayoutGrid aria-hidden="true" className="size-5" />}
            className="tabular min-[56.25rem]:invisible"
            onClick={onPalette}
          >
            {at + 1}/{questions.length}
          </Button>
          <Button variant="primary" onClick={isLast ? onFinish : () => onGo(at + 1)}>
            {isLast ? t('take.finish') : t('take.next')}
            <ChevronRight aria-hidden="true" className="-me-1 size-5 rtl:rotate-180" />
          </Button>
        </div>
        <div className="hidden w-80 shrink-0 min-[56.25rem]:block" />
      </div>
    </nav>
  )
}
