import type { QuestionId } from '#domain/questions/question-id.ts'
import { t } from '../../i18n/students/take.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialogs/dialog.tsx'
import { countsOf } from '../device/counts.ts'
import { type PaletteState, type Progress, paletteStateOf } from '../device/progress.ts'
import { useIsOnline } from '../device/use-is-online.ts'
import type { Guide } from '../movement/guide.ts'
import { shownStates } from '../movement/review-marks.ts'
import type { ScreenParts } from '../national-screen/screen-parts.ts'
import { PALETTE_STATES, PaletteSign, paletteLabel } from './palette-sign.tsx'

type ConfirmSubmitProps = {
  open: boolean
  paper: Parameters<typeof shownStates>[1]
  progress: Progress
  /** The questions that are answered or still wanted: of a section in which only some count, no others. */
  wanted: readonly QuestionId[]
  /** Shows a state, where the palette has signs of its own. */
  Sign?: ScreenParts['Sign'] | undefined
  /** The questions in which more is typed than can be saved. */
  tooLong: readonly string[]
  guide?: Guide | undefined
  /** Whether this device keeps a copy of the answers. */
  hasCopy: boolean | null
  onClose: () => void
  onGo: (at: number) => void
  onSubmit: () => void
}

/** The last look before the end: what is answered, what is not, and the way to it. */
export function ConfirmSubmit(props: ConfirmSubmitProps) {
  const { open, paper, progress, wanted, Sign = PaletteSign, tooLong, guide, hasCopy, onClose, onGo, onSubmit } = props
  const isOnline = useIsOnline()
  const counts = countsOf(progress, wanted)
  const isOpen = (at: number) => guide?.mayOpen(at) !== false
  const firstOf = (state: PaletteState) =>
    progress.questions.findIndex(
      (id, at) => isOpen(at) && wanted.includes(id) && paletteStateOf(progress, id) === state,
    )
  const footer = (
    <>
      <Button onClick={onClose}>{t('take.keepWorking')}</Button>
      <Button variant="primary" onClick={onSubmit}>
        {t('take.yesSubmit')}
      </Button>
    </>
  )
  return (
    <Dialog open={open} onClose={onClose} title={t('take.confirmTitle')} footer={footer} sheet>
      <p>{t('take.confirmText')}</p>
      {!isOnline && (
        <p role="status" className="mt-3 rounded bg-accent-soft p-3 font-medium">
          {t(hasCopy ? 'take.offline' : 'take.noNetwork')} {t('take.sentWhenBack')} {t('take.keepOpen')}
        </p>
      )}
      {tooLong.length > 0 && (
        <div className="mt-3 rounded bg-wrong-soft p-3">
          <p className="font-medium">{t('take.tooLong')}</p>
          <p className="flex flex-wrap gap-2">
            {progress.questions.map(
              (id, at) =>
                tooLong.includes(id) && (
                  <Button key={id} className="mt-2" onClick={() => onGo(at)}>
                    {t('take.goTo', { number: at + 1 })}
                  </Button>
                ),
            )}
          </p>
        </div>
      )}
      <ul className="mt-4 grid">
        {shownStates(PALETTE_STATES, paper, counts).map((state) => (
          <li key={state} className="flex min-h-14 flex-wrap items-center gap-x-3 border-t border-line py-1.5">
            <Sign state={state}>{counts[state]}</Sign>
            <span className="min-w-0 flex-1 basis-24">
              <span className="sr-only">{counts[state]} </span>
              {paletteLabel(state)}
            </span>
            {firstOf(state) >= 0 && state !== 'answered' && (
              <Button
                variant="quiet"
                className="px-2"
                aria-label={t('take.goToFirst', { state: paletteLabel(state), number: firstOf(state) + 1 })}
                onClick={() => onGo(firstOf(state))}
              >
                {t('take.goTo', { number: firstOf(state) + 1 })}
              </Button>
            )}
          </li>
        ))}
      </ul>
    </Dialog>
  )
}
