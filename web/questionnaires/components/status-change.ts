import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { QuestionnaireStatus } from '#domain/questionnaire.ts'
import { FailedCall } from '../../api/reply.ts'
import { t } from '../../i18n/questionnaires.ts'
import { toast } from '../../ui/toast.ts'
import { changingStatus, quizzesQuery } from '../api.ts'
import type { ListedQuiz } from '../quiz-list.ts'

type Change = (quiz: ListedQuiz, status: QuestionnaireStatus) => Promise<void>

/** Changes a quiz's status, says so, and offers the way back. */
export const useStatusChange = (): Change => {
  const queryClient = useQueryClient()
  const { mutateAsync } = useMutation(changingStatus)

  const become: Change = async (quiz, status) => {
    try {
      await mutateAsync({ id: quiz.id, status })
      queryClient.setQueryData(quizzesQuery.queryKey, (quizzes) => quizzes && withStatus(quizzes, { ...quiz, status }))
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

/** The list leaves archived quizzes out, as the server's does. */
const withStatus = (quizzes: readonly ListedQuiz[], changed: ListedQuiz): ListedQuiz[] => {
  const others = quizzes.filter((quiz) => quiz.id !== changed.id)
  return changed.status === 'archived' ? others : [...others, changed]
}

const tell = (error: unknown) =>
  toast.error(error instanceof FailedCall ? error.message : t('questionnaires.somethingWentWrong'))
