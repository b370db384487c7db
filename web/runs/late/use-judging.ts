import { useQueryClient } from '@tanstack/react-query'
import { failureText } from '../../i18n/all-failures.ts'
import { t } from '../../i18n/teachers/late-answers.ts'
import { quizzesQuery } from '../../questionnaires/api.ts'
import { toast } from '../../ui/toast.ts'
import { type Judgement, judge, lateAnswersQuery } from './api.ts'

/** Sends a decision, says what became of it, and has everything shown anew that it changes. */
export const useJudging = (quizId: string): ((judgement: Judgement) => Promise<void>) => {
  const client = useQueryClient()
  return async (judgement) => {
    const reply = await judge(quizId, judgement)
    // Where no answer came the server may have decided all the same: what is shown next says so.
    await client.invalidateQueries({ queryKey: lateAnswersQuery(quizId).queryKey })
    for (const queryKey of [['results', quizId], ['attempt'], quizzesQuery.queryKey]) {
      void client.invalidateQueries({ queryKey })
    }
    if (!reply.ok) {
      const { failure } = reply
      return toast.error(failure.status === null ? t('late.noAnswerCame') : failureText(failure))
    }
    const { judged: count } = reply.value
    toast.success(count === 0 ? t('late.noneLeft') : t(`late.${judgement.decision}`, { count }))
  }
}
