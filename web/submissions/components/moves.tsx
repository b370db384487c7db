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
        <div className="grid w-full max-w-2xl grid-cols-[minmax(0,1fr)_auto_minmax(0,1fr)] gap-2 py-2 max-[22rem]:[&_svg]:hidden">
          <Button
            disabled={at === 0}
            className="px-2"
            icon={<ChevronLeft aria-hidden="true" className="-ms-1 size-5 rtl:rotate-180" />}
            onClick={() => onGo(at - 1)}
          >
            {t('take.previous')}
          </Button>
          <Button
            variant="quiet"
            icon={<LayoutGrid aria-hidden="true" className="size-5" />}
            className="tabular px-2 text-sm min-[56.25rem]:invisible"
            onClick={onPalette}
          >
            <span>
              {at + 1}/{questions.length}
              <span className="sr-only"> {t('take.allQuestions')}</span>
            </span>
          </Button>
          <Button variant="primary" className="px-2" onClick={isLast ? onFinish : () => onGo(at + 1)}>
            {isLast ? t('take.finish') : t('take.next')}
            <ChevronRight aria-hidden="true" className="-me-1 size-5 rtl:rotate-180" />
          </Button>
        </div>
        <div className="hidden w-80 shrink-0 min-[56.25rem]:block" />
      </div>
    </nav>
  )
}
