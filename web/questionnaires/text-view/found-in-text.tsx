import type { Marked } from '#domain/formats/quiz-text/read-quiz-text.ts'
import { marksAsNumber } from '#domain/marking/marks.ts'
import { type DraftDetails, rulesOf } from '#domain/questionnaires/drafts/draft.ts'
import { type DraftItem, isDraftPart } from '#domain/questionnaires/drafts/draft-item.ts'
import { formatMinutes, formatNumber } from '../../i18n/format.ts'
import { t as editorText } from '../../i18n/teachers/editor.ts'
import { t } from '../../i18n/teachers/quiz-text.ts'
import { EVERY_KIND } from '../../questions/editors.tsx'
import { nameOfKind } from '../../questions/name-of-kind.ts'
import { Button } from '../../ui/button.tsx'
import { isMarkedAs, markedAs } from '../question-form/found-marking.ts'
import { wrongWords } from '../question-form/own-words.ts'

/** How many questions of which type a text has. */
export function FoundByKind({ items }: { items: readonly DraftItem[] }) {
  const counts = EVERY_KIND.map((kind) => ({ kind, count: items.filter((item) => item.kind === kind).length }))
  const found = counts.filter(({ count }) => count > 0)
  const parts = items.filter(isDraftPart).length
  if (found.length === 0 && parts === 0) return null
  return (
    <ul className="mt-1 flex flex-wrap gap-x-4 text-sm text-ink-soft">
      {found.map(({ kind, count }) => (
        <li key={kind}>{t('quizText.ofKind', { kind: nameOfKind(kind), count: formatNumber(count) })}</li>
      ))}
      {parts > 0 && <li>{t('quizText.foundParts', { count: parts })}</li>}
    </ul>
  )
}

type MarkingFoundProps = {
  marking: Marked
  details: DraftDetails
  onUse: (change: Partial<DraftDetails>) => void
}

/** How a heading says that the quiz is marked, and how long it takes, to be used for it. */
export function MarkingFound({ marking, details, onUse }: MarkingFoundProps) {
  const rules = rulesOf({ ...details, ...markedAs(marking) })
  const marks = [
    ...(marking.marksPerQuestion === undefined
      ? []
      : [editorText('editor.worth', { count: marksAsNumber(rules.marksPerQuestion) })]),
    ...(marking.wrongCosts ? [wrongWords(rules)] : []),
  ]
  const time = marking.minutes === undefined ? [] : [formatMinutes(marking.minutes)]
  const line = formatNumber(marking.line)
  const isTimeAlone = marks.length === 0
  return (
    <div className="mt-3 flex flex-wrap items-center gap-x-4 gap-y-2 rounded border border-line bg-brand-soft p-3">
      <p>
        {isTimeAlone
          ? t('quizText.timeFound', { line, time: time.join() })
          : t('quizText.markingFound', { line, marking: [...marks, ...time].join(', ') })}
      </p>
      {isMarkedAs(details, marking) ? (
        <p role="status" className="font-semibold">
          {t(isTimeAlone ? 'quizText.timeUsed' : 'quizText.markingUsed')}
        </p>
      ) : (
        <Button size="sm" onClick={() => onUse(markedAs(marking))}>
          {t('quizText.markingUse')}
        </Button>
      )}
    </div>
  )
}
