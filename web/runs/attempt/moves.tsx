import ChevronLeft from 'lucide-react/icons/chevron-left'
import ChevronRight from 'lucide-react/icons/chevron-right'
import LayoutGrid from 'lucide-react/icons/layout-grid'
import { t } from '../../i18n/students/take.ts'
import { Button } from '../../ui/button.tsx'
import { QUIZ_WIDTH } from '../all-pages/surroundings.tsx'
import type { Progress } from '../device/progress.ts'
import type { Guide } from '../movement/guide.ts'

type MovesProps = {
  progress: Progress
  guide?: Guide | undefined
  onGo: (at: number) => void
  onPalette: () => void
  onFinish: () => void
}

/** Always at the same place, within the thumb's reach. */
export function Moves({ progress: { at, questions }, guide, onGo, onPalette, onFinish }: MovesProps) {
  const isLast = at >= questions.length - 1
  return (
    <nav
      aria-label={t('take.moves')}
      className="stays-at-bottom z-10 border-t border-line bg-surface pb-[env(safe-area-inset-bottom)]"
    >
      <div className={`${QUIZ_WIDTH} flex gap-10`}>
        <div className="flex min-w-0 flex-1 flex-wrap justify-center gap-2 py-2 @max-[22rem]:[&_svg]:hidden">
          <Button
            disabled={at === 0 || guide?.mayOpen(at - 1) === false}
            className="grow basis-24 px-2"
            icon={<ChevronLeft aria-hidden="true" className="-ms-1 size-5 @max-[25rem]:hidden rtl:rotate-180" />}
            onClick={() => onGo(at - 1)}
          >
            {t('take.previous')}
          </Button>
          <Button
            variant="quiet"
            icon={<LayoutGrid aria-hidden="true" className="size-5" />}
            className="tabular px-2 text-sm @min-[56.25rem]:hidden"
            onClick={onPalette}
          >
            <span>
              {at + 1}/{questions.length}
              <span className="sr-only"> {t('take.allQuestions')}</span>
            </span>
          </Button>
          <Button
            variant="primary"
            disabled={!isLast && guide?.mayOpen(at + 1) === false}
            className="grow basis-24 px-2"
            onClick={isLast ? onFinish : () => onGo(at + 1)}
          >
            {isLast ? t('take.finish') : t('take.next')}
            <ChevronRight aria-hidden="true" className="-me-1 size-5 @max-[25rem]:hidden rtl:rotate-180" />
          </Button>
        </div>
        <div className="hidden w-80 shrink-0 @min-[56.25rem]:block" />
      </div>
    </nav>
  )
}
