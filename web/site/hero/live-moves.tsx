import ChevronRight from 'lucide-react/icons/chevron-right'
import { t } from '../../i18n/students/take.ts'
import { PaletteSign, paletteLabel } from '../../runs/attempt/palette-sign.tsx'
import { type Progress, paletteStateOf } from '../../runs/device/progress.ts'
import { Button } from '../../ui/button.tsx'
import { classNames } from '../../ui/class-names.ts'

type LiveMovesProps = {
  progress: Progress
  className: string | undefined
  onGo: (at: number) => void
  onFinish: () => void
}

/** The palette is short enough to be always in view. */
export function LiveMoves({ progress, className, onGo, onFinish }: LiveMovesProps) {
  const { at, questions } = progress
  const isLast = at >= questions.length - 1
  return (
    <nav
      aria-label={t('take.moves')}
      className={classNames(
        'needs-script col-start-1 row-start-2 flex flex-wrap items-center justify-between gap-3 border-t border-line px-4 py-3',
        className,
      )}
    >
      <ol className="flex flex-wrap gap-2">
        {questions.map((question, index) => {
          const state = paletteStateOf(progress, question)
          return (
            <li key={question}>
              <button
                type="button"
                aria-label={t('take.paletteItem', { number: index + 1, state: paletteLabel(state) })}
                aria-current={index === at ? 'true' : undefined}
                className="block rounded outline-offset-2 aria-[current]:outline-3 aria-[current]:outline-ink"
                onClick={() => onGo(index)}
              >
                <PaletteSign state={state}>{index + 1}</PaletteSign>
              </button>
            </li>
          )
        })}
      </ol>
      <Button onClick={isLast ? onFinish : () => onGo(at + 1)}>
        {isLast ? t('take.finish') : t('take.next')}
        <ChevronRight aria-hidden="true" className="-me-1 size-5 rtl:rotate-180" />
      </Button>
    </nav>
  )
}
