import { formatDate } from '../../i18n/format.ts'
import { t } from '../../i18n/teachers/results.ts'
import type { ListedQuiz } from '../../questionnaires/quiz-list.ts'
import { SelectField } from '../../ui/forms/select-field.tsx'

type QuizPickerProps = {
  quizzes: readonly ListedQuiz[]
  quizId: string
  /** The title of a quiz that is not in the list, such as one that was deleted. */
  title: string | undefined
  onPick: (quizId: string) => void
}

export function QuizPicker({ quizzes, quizId, title, onPick }: QuizPickerProps) {
  const isListed = quizzes.some(({ id }) => id === quizId)
  return (
    <SelectField
      className="print:hidden"
      label={t('results.quiz')}
      value={quizId}
      onChange={({ target }) => onPick(target.value)}
    >
      {!isListed && <option value={quizId}>{title ?? t('results.quizGone')}</option>}
      {quizzes.map((quiz) => (
        <option key={quiz.id} value={quiz.id}>
          {t('results.quizWithDate', { title: quiz.title, date: formatDate(quiz.createdAt) })}
        </option>
      ))}
    </SelectField>
  )
}
