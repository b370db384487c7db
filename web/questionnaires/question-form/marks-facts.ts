import { fullMarksOf, type MarkingRules, outOfAll, penaltyOf, rulesFor } from '#domain/marking/marking.ts'
import { marksAsNumber } from '#domain/marking/marks.ts'
import { t } from '../../i18n/teachers/editor.ts'
import { formatMarks } from '../../results/answers/marks-text.ts'

type Marked = Parameters<typeof fullMarksOf>[0]

/** Questions together, of which so many count; left out: all. */
type Part = { choose?: number | undefined; questions: readonly Marked[] }

/** What right and wrong answers count, in words; questions may have marks of their own. */
export const marksFacts = (parts: readonly Part[], usual: MarkingRules): string[] => {
  const questions = parts.flatMap((part) => part.questions)
  const total = parts.reduce((sum, part) => sum + outOfAll(part.questions, usual, part.choose), 0)
  const marks = questions.map((question) => fullMarksOf(question, usual))
  const [first = usual.marksPerQuestion] = marks
  const lost =
    questions.length > 0 ? questions.map((question) => penaltyOf(rulesFor(question, usual))) : [penaltyOf(usual)]
  const most = Math.max(...lost)
  const costs = lost.every((each) => each === most) ? 'editor.negativeOn' : 'editor.negativeUpTo'
  return [
    marks.every((each) => each === first)
      ? t('editor.marksEach', { count: marksAsNumber(first) })
      : t('editor.marksVary', { total: formatMarks(marksAsNumber(total)) }),
    most === 0 ? t('editor.negativeOff') : t(costs, { marks: formatMarks(marksAsNumber(most)) }),
  ]
}
