import { markingFromWire } from '#contract/marking-on-wire.ts'
import { type OwnOnWire, ownFromWire } from '#contract/own-on-wire.ts'
import type { QuizPaperOnWire } from '#contract/papers.ts'
import { isUsual, type MarkingRules, type MarkingScheme, penaltyOf, rulesFor } from '#domain/marking.ts'
import { type Marks, marksAsNumber } from '#domain/marks.ts'
import { t } from '../../i18n/play.ts'
import { formatEarned } from '../../question-player/marks-text.ts'

/** What a paper says of its marking. */
export type MarkedPaper = Pick<
  QuizPaperOnWire,
  'is_negative_marking' | 'marks_per_question' | 'wrong_costs' | 'marking_scheme' | 'marks_vary'
>

const inMarks = (marks: Marks): string => t('play.marks', { count: marksAsNumber(marks) })

/** How a quiz is marked that is not marked as most are. */
export function MarkingInWords({ paper }: { paper: MarkedPaper }) {
  const rules = markingFromWire(paper)
  const lost = penaltyOf(rules)
  const right = inMarks(rules.marksPerQuestion)
  return (
    <>
      {lost === 0 ? t('play.rightAlone', { right }) : t('play.rightAndWrong', { right, wrong: inMarks(lost) })}
      {paper.marks_vary && ` ${t('play.someDiffer')}`}
    </>
  )
}

/** How answers are marked that are right in part. */
export function SchemeInWords({ scheme }: { scheme: MarkingScheme }) {
  return <>{t(`play.scheme_${scheme}`)}</>
}

const worthOf = (rules: MarkingRules): string => {
  const marks = inMarks(rules.marksPerQuestion)
  const lost = penaltyOf(rules)
  return lost === 0
    ? t('play.worthFree', { marks })
    : t('play.worth', { marks, wrong: formatEarned(marksAsNumber(-lost)) })
}

/** What a question is worth, where that is not what its quiz says. */
export function Worth({ own, paper }: { own: OwnOnWire; paper: MarkedPaper }) {
  const question = ownFromWire(own)
  const usual = markingFromWire(paper)
  if (isUsual(question, usual)) return null
  const rules = rulesFor(question, usual)
  return (
    <>
      {' · '}
      {worthOf(rules)}
      {rules.scheme !== usual.scheme && (
        <span className="block">
          <SchemeInWords scheme={rules.scheme} />
        </span>
      )}
    </>
  )
}
