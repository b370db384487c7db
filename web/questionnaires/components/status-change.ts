import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { QuestionnaireStatus } from '#domain/questionnaire.ts'
import { errorText } from '../../i18n/all-failures.ts'
import { t } from '../../i18n/questionnaires.ts'
import { toast } from '../../ui/toast.ts'
import { changingStatus, QUIZ_PAGES, type QuizPage, quizzesQuery } from '../api.ts'
import type { ListedQuiz } from '../quiz-list.ts'

type Change = (quiz: ListedQuiz, status: QuestionnaireStatus) => Promise<void>

/** Changes a quiz's status, says so, and offers the way back. */
export const useStatusChange = (): Change => {
  const queryClient = useQueryClient()
  const { mutateAsync } = useMutation(changingStatus)

  const become: Change = async (quiz, status) => {
    try {
      await mutateAsync({ id: quiz.id, status })
      queryClient.setQueriesData<QuizPage>(
        { queryKey: QUIZ_PAGES },
        (page) => page && withStatus(page, { ...quiz, status }),
      )
    } finally {
      void queryClient.invalidateQueries({ queryKey: quizzesQuery.queryKey })
    }
  }

  const change: Change = async (quiz, status) => {
    try {
      await become(quiz, status)
      const undo = () => void become(quiz, quiz.status).catch(tell)
      toast.success(t(`questionnaires.became_${status}`), {
        action: { label: t('questionnaires.undo'), onAct: undo },
      })
    } catch (error) {
      tell(error)
    }
  }
  return change
}

/** The list leaves archived quizzes out, as the server's does. Where one comes back to, the server knows. */
const withStatus = (page: QuizPage, changed: ListedQuiz): QuizPage => ({
  ...page,
  rows: page.rows.flatMap((quiz) => (quiz.id !== changed.id ? quiz : changed.status === 'archived' ? [] : changed)),
})

const tell = (error: unknown) => toast.error(errorText(error))
