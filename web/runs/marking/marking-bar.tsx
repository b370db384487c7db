import ChevronLeft from 'lucide-react/icons/chevron-left'
import ChevronRight from 'lucide-react/icons/chevron-right'
import { formatNumber } from '../../i18n/format.ts'
import { t } from '../../i18n/teachers/hand-marks.ts'
import { Button } from '../../ui/button.tsx'
import type { AnswerToMark } from './api.ts'
import { KeyCap } from './key-cap.tsx'
import type { Mark } from './mark.ts'
import type { MarkingKey } from './marking-keys.ts'
import { SaveState } from './save-state.tsx'
import type { Marking } from './use-marking.ts'

type MarkingBarProps = {
  marking: Marking
  hasMoves: boolean
  /** Where the form stands below the answer, so that it moves with its length. */
  hasMarks: boolean
  onPress: (key: MarkingKey) => void
}

/**
 * At the end of the window, so that nothing in it moves from one answer to the next however long they are; what is said of
 * saving grows upwards. Where the text leaves no room for it, it scrolls away with the rest.
 */
export function MarkingBar({ marking, hasMoves, hasMarks, onPress }: MarkingBarProps) {
  const { current, mark, previous, next, nextUnmarked, isLooking } = marking
  return (
    <div className="sticky bottom-[min(0px,(100dvh-30rem)*99)] z-10 -mx-4 mt-auto flex flex-wrap items-end gap-2 border-t border-line bg-paper px-4 py-3 sm:-mx-6 sm:px-6 lg:-mx-8 lg:px-8">
      <div className="min-w-0 grow max-lg:basis-full">
        <SaveState {...marking} />
      </div>
      {hasMarks && current && <QuickMarks answer={current} mark={mark} onPress={onPress} />}
      {hasMoves && (
        <div className="flex flex-wrap gap-2 max-lg:basis-full">
          <Button disabled={previous === null} onClick={() => previous?.()}>
            <ChevronLeft aria-hidden="true" className="size-5 sm:hidden rtl:-scale-x-100" />
            <span className="max-sm:sr-only">{t('marking.previous')}</span> <KeyCap>P</KeyCap>
          </Button>
          <Button disabled={next === null} onClick={() => void next?.()}>
            <ChevronRight aria-hidden="true" className="size-5 sm:hidden rtl:-scale-x-100" />
            <span className="max-sm:sr-only">{t('marking.next')}</span>
          </Button>
          <Button className="grow" variant="primary" busy={isLooking} onClick={() => void nextUnmarked()}>
            {t('marking.nextUnmarked')} <KeyCap>N</KeyCap>
          </Button>
        </div>
      )}
    </div>
  )
}

/** As many have a number of their own, as on the keyboard. */
const MOST_NUMBERED = 9

type QuickMarksProps = Pick<MarkingBarProps, 'onPress'> & { answer: AnswerToMark; mark: Mark | null }

/** The points by their numbers, no marks and all of them. */
function QuickMarks({ answer: { rubric }, mark, onPress }: QuickMarksProps) {
  return (
    <fieldset className="flex flex-wrap gap-2 max-lg:basis-full">
      <legend className="sr-only">{t('marking.form')}</legend>
      {rubric.slice(0, MOST_NUMBERED).map(({ text }, place) => (
        <Button
          // biome-ignore lint/suspicious/noArrayIndexKey: points have no other identity, and nothing here has a state
          key={place}
          className="tabular min-w-11 aria-pressed:border-correct aria-pressed:bg-correct-soft"
          aria-pressed={mark?.rubric.includes(place) ?? false}
          aria-label={t('marking.point', { number: formatNumber(place + 1), text })}
          onClick={() => onPress({ does: 'point', place })}
        >
          {formatNumber(place + 1)}
        </Button>
      ))}
      <Button onClick={() => onPress({ does: 'zero' })}>{t('marking.zero')}</Button>
      <Button onClick={() => onPress({ does: 'full' })}>{t('marking.full')}</Button>
    </fieldset>
  )
}
