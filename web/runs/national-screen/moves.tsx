import LayoutGrid from 'lucide-react/icons/layout-grid'
import { t } from '../../i18n/students/national.ts'
import { t as takeText } from '../../i18n/students/take.ts'
import { Button } from '../../ui/button.tsx'
import { QUIZ_WIDTH } from '../all-pages/surroundings.tsx'
import { entryOf } from '../device/changes.ts'
import { hasReviewMarks } from '../movement/review-marks.ts'
import type { ScreenProps } from './screen-parts.ts'

/** What is done with the open question, and where to go from it. Answers are kept as they are given, but in the exam hall: these buttons mark and move. */
export function Moves({ paper, progress, isReadOnly, guide, hall, onStep, onGo, onPalette, onFinish }: ScreenProps) {
  const { at, questions } = progress
  const question = questions[at]
  if (question === undefined) return null
  const { answer, isMarked } = entryOf(progress, question)
  const isLast = at >= questions.length - 1
  const isShut = (place: number) => guide?.mayOpen(place) === false
  const hasNoWayOn = !isLast && isShut(at + 1)
  const onward = () => (isLast ? onFinish() : onGo(at + 1))
  const leave = (marked: boolean) => {
    hall?.save()
    if (isMarked !== marked) onStep({ kind: 'toggle_mark', question })
    onward()
  }
  return (
    <nav aria-label={takeText('take.moves')} className="national-moves stays-at-bottom">
      <div className={`${QUIZ_WIDTH} national-moves-row`}>
        <div className="national-buttons">
          <Button
            className="national-clear"
            disabled={isReadOnly || answer === null}
            onClick={hall?.clear ?? (() => onStep({ kind: 'answer', question, value: null }))}
          >
            {t('national.clear')}
          </Button>
          {hasReviewMarks(paper) && (
            <Button className="national-mark" disabled={isReadOnly || hasNoWayOn} onClick={() => leave(true)}>
              {t(answer === null ? 'national.markNext' : 'national.saveMark')}
            </Button>
          )}
          <span className="national-gap" />
          <Button className="national-back" disabled={at === 0 || isShut(at - 1)} onClick={() => onGo(at - 1)}>
            {t('national.back')}
          </Button>
          <Button
            variant="quiet"
            className="national-all tabular"
            icon={<LayoutGrid aria-hidden="true" className="size-5" />}
            onClick={onPalette}
          >
            <span>
              {at + 1}/{questions.length}
              <span className="sr-only"> {takeText('take.allQuestions')}</span>
            </span>
          </Button>
          <Button className="national-next" disabled={isLast || hasNoWayOn} onClick={() => onGo(at + 1)}>
            {t('national.next')}
          </Button>
          <Button
            variant="primary"
            className="national-save"
            disabled={isReadOnly || hasNoWayOn}
            onClick={() => leave(false)}
          >
            {t(isLast ? 'national.saveFinish' : 'national.saveNext')}
          </Button>
        </div>
        <div className="national-beside" />
      </div>
    </nav>
  )
}
