import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { AudienceQuestionOnWire } from '#contract/audience/audience-questions.ts'
import type { HallState } from '#domain/audience/audience-question.ts'
import { errorText } from '../i18n/all-failures.ts'
import { t } from '../i18n/teachers/hall-desk.ts'
import { hallQuery, settingAudienceQuestion } from '../questionnaires/polls/api.ts'
import { toast } from '../ui/toast.ts'

/** Sets what becomes of a question, and tells how to take that back. */
export const useSettingQuestions = (pollId: string) => {
  const client = useQueryClient()
  const setting = useMutation(settingAudienceQuestion)
  const set = async (question: string, state: HallState): Promise<boolean> => {
    try {
      await setting.mutateAsync({ id: pollId, question, state })
      return true
    } catch (error) {
      toast.error(errorText(error))
      return false
    } finally {
      void client.invalidateQueries(hallQuery(pollId))
    }
  }
  const setWithUndo = async ({ id, state: before }: Pick<AudienceQuestionOnWire, 'id' | 'state'>, state: HallState) => {
    if (!(await set(id, state))) return
    toast.success(t(`hallDesk.done_${state}`), {
      action: { label: t('hallDesk.undo'), onAct: () => void set(id, before) },
    })
  }
  return { set, setWithUndo, isSetting: setting.isPending }
}
