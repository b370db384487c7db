import { useQueryClient } from '@tanstack/react-query'
import type { CallFailure } from '../calls/reply.ts'
import { failureText } from '../i18n/all-failures.ts'
import { t } from '../i18n/teachers/erasure.ts'
import { quizzesQuery } from '../questionnaires/api.ts'
import { toast } from '../ui/toast.ts'
import { erasing, erasingResponses, refusing, requestsKey } from './api.ts'

export const sayFailure = (failure: CallFailure): void =>
  toast.error(failure.status === null ? t('erasure.noAnswerCame') : failureText(failure))

/** What erases, and answers requests. Each says what became of it, and answers whether it was done. */
export const useErasing = (quizId: string) => {
  const client = useQueryClient()
  /** Where no answer came it may have been done all the same: what is shown next says so. */
  const shownAnew = () => {
    for (const queryKey of [
      requestsKey(quizId),
      ['running', quizId],
      ['results', quizId],
      ['taken-out', quizId],
      quizzesQuery.queryKey,
      ['surveys'],
      ['polls'],
    ])
      void client.invalidateQueries({ queryKey })
  }
  return {
    shownAnew,
    erase: async (attempts: string[]): Promise<boolean> => {
      const reply = await erasing(quizId, attempts)
      shownAnew()
      if (reply.ok) toast.success(t('erasure.erased', { count: reply.value.erased }))
      else sayFailure(reply.failure)
      return reply.ok
    },
    eraseResponse: async (response: string): Promise<boolean> => {
      const reply = await erasingResponses(quizId, [response])
      shownAnew()
      if (reply.ok) toast.success(t('erasure.oneDone'))
      else sayFailure(reply.failure)
      return reply.ok
    },
    refuse: async (attempt: string, reason: string): Promise<boolean> => {
      const reply = await refusing(quizId, { attempt, reason })
      shownAnew()
      if (reply.ok) toast.success(t('erasure.refused'))
      else sayFailure(reply.failure)
      return reply.ok
    },
  }
}
