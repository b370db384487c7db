import { onOneLine } from '#domain/text/isolated.ts'
import { t } from '../../i18n/teachers/hand-marks.ts'
import { formatMarks } from '../../results/answers/marks-text.ts'
import { Button } from '../../ui/button.tsx'
import type { AnswerToMark } from './api.ts'
import type { Mark } from './mark.ts'

type OwnMarkProps = { answer: AnswerToMark; own: Mark | null; onUse: () => void; onDrop: () => void }

/** What was made of an answer here, beside what somebody else was quicker with; one of them is chosen by a person. */
export function OwnMark({ answer: { rubric, fullMarks }, own, onUse, onDrop }: OwnMarkProps) {
  const points = own?.rubric.flatMap((place) => rubric[place]?.text ?? []) ?? []
  return (
    <section className="mt-4 rounded border border-wrong/40 bg-wrong-soft p-3" aria-label={t('marking.own')}>
      <h3 className="font-semibold">{t('marking.own')}</h3>
      <p className="mt-1">
        {own === null
          ? t('marking.ownNone')
          : t('marking.ownMarks', { count: fullMarks, marks: formatMarks(own.marks), max: formatMarks(fullMarks) })}
      </p>
      {points.length > 0 && (
        <p dir="auto" className="mt-1 wrap-anywhere">
          {onOneLine(points)}
        </p>
      )}
      {own !== null && own.comment !== '' && (
        <p dir="auto" className="mt-1 whitespace-pre-wrap wrap-anywhere">
          {own.comment}
        </p>
      )}
      <div className="mt-3 flex flex-wrap gap-2">
        <Button onClick={onUse}>{t('marking.useOwn')}</Button>
        <Button variant="quiet" onClick={onDrop}>
          {t('marking.dropOwn')}
        </Button>
      </div>
    </section>
  )
}
