import { formatDate } from '../../i18n/format.ts'
import { t } from '../../i18n/teachers/results.ts'
import type { ListedQuiz } from '../../questionnaires/quiz-list.ts'
import { PickerField } from '../../ui/forms/picker-field.tsx'

type QuizPickerProps = {
  quizzes: readonly ListedQuiz[]
  quizId: string
  /** The title of a quiz that is not in the list, such as one that was deleted. */
  title: string | undefined
  onPick: (quizId: string) => void
}

export function QuizPicker({ quizzes, quizId, title, onPick }: QuizPickerProps) {
  const isListed = quizzes.some(({ id }) => id === quizId)
  const listed = quizzes.map((quiz) => ({
    value: quiz.id,
    name: t('results.quizWithDate', { title: quiz.title, date: formatDate(quiz.createdAt) }),
  }))
  const gone = { value: quizId, name: title ?? t('results.quizGone') }
  return (
    <PickerField
      className="print:hidden"
      label={t('results.quiz')}
      value={quizId}
      options={isListed ? listed : [gone, ...listed]}
      onPick={onPick}
    />
  )
}
