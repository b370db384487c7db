import { useQueryClient } from '@tanstack/react-query'
import { type DraftDetails, rulesOf } from '#domain/questionnaires/drafts/draft.ts'
import { type DraftItem, markedQuestions } from '#domain/questionnaires/drafts/draft-item.ts'
import { t } from '../../i18n/teachers/versions.ts'
import type { Edits } from '../drafts/draft-base.ts'
import { useConfirmEdit } from '../publishing/use-confirm-edit.tsx'
import type { FinishedQuiz } from '../quizzes/publish-quiz.ts'
import { contentQuery, versionsQuery } from '../versions/api.ts'
import { draftOfContent } from '../versions/content.ts'

type Written = { details: DraftDetails; items: readonly DraftItem[] }

const askedIn = ({ details, items }: Written) => ({
  questions: markedQuestions(items),
  marking: rulesOf(details),
})

/** Asks before an edit of a quiz is published that does something to what was answered. `published`: the version `versionId`. */
export const useConfirmQuiz = (base: Edits, opened: { versionId: string; published: Written }) => {
  const queryClient = useQueryClient()
  const { confirm, dialog } = useConfirmEdit({ label: t('versions.publishChanges') })

  const before = async () => {
    if (base.versionId === opened.versionId) return askedIn(opened.published)
    const content = await queryClient.fetchQuery(contentQuery(base.quizId, base.number)).catch(() => null)
    const written = content && draftOfContent(content)
    return written && askedIn(written)
  }
  /** Whether anybody has taken any version. */
  const isAnswered = async (): Promise<boolean> => {
    const found = await queryClient.fetchQuery({ ...versionsQuery(base.quizId), staleTime: 0 }).catch(() => null)
    return found === null || found.under_way + found.handed_in > 0
  }
  const confirmQuiz = ({ items, marking }: FinishedQuiz) =>
    confirm({ before, isAnswered, edited: { questions: markedQuestions(items), marking } })
  return { confirm: confirmQuiz, dialog }
}
