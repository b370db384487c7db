import { type ComponentProps, useState } from 'react'
import { useNavigate } from 'react-router'
import { placedItems } from '#domain/questionnaires/drafts/draft-item.ts'
import type { FinishedQuiz } from '../quizzes/publish-quiz.ts'
import { ShareDialog } from '../share/share-dialog.tsx'

type Published = ComponentProps<typeof ShareDialog>['quiz']

/** The link of a new quiz, and from there to the list. */
export const usePublishedDialog = () => {
  const [published, setPublished] = useState<Published | null>(null)
  const navigate = useNavigate()
  const onPublished = (
    { id, share_code: shareCode }: { id: string; share_code: string },
    { title, minutes, items, settings: { opening } }: FinishedQuiz,
  ) => {
    const window = { opensAt: opening.opens_at, closesAt: opening.closes_at }
    setPublished({ id, title, minutes, questionCount: placedItems(items).questions.length, shareCode, ...window })
  }
  const dialog = published && (
    <ShareDialog quiz={published} isNew onClose={() => void navigate('/dashboard/quizzes', { replace: true })} />
  )
  return { dialog, onPublished }
}
