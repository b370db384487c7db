import { fullMarksOf, type MarkingRules, outOfAll, penaltyOf, rulesFor } from '#domain/marking/marking.ts'
import { marksAsNumber } from '#domain/marking/marks.ts'
import { t } from '../../i18n/teachers/editor.ts'
import { formatMarks } from '../../results/answers/marks-text.ts'

type Marked = Parameters<typeof fullMarksOf>[0]

/** What right and wrong answers count, in words; questions may have marks of their own. */
export const marksFacts = (questions: readonly Marked[], usual: MarkingRules): string[] => {
  const marks = questions.map((question) => fullMarksOf(question, usual))
  const [first = usual.marksPerQuestion] = marks
  const lost =
    questions.length > 0 ? questions.map((question) => penaltyOf(rulesFor(question, usual))) : [penaltyOf(usual)]
  const most = Math.max(...lost)
  const costs = lost.every((each) => each === most) ? 'editor.negativeOn' : 'editor.negativeUpTo'
  return [
    marks.every((each) => each === first)
      ? t('editor.marksEach', { count: marksAsNumber(first) })
      : t('editor.marksVary', { total: formatMarks(marksAsNumber(outOfAll(questions, usual))) }),
    most === 0 ? t('editor.negativeOff') : t(costs, { marks: formatMarks(marksAsNumber(most)) }),
  ]
}
