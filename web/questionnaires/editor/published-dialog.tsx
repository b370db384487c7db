import { useState } from 'react'
import { useNavigate } from 'react-router'
import { placedItems } from '#domain/questionnaires/drafts/draft-item.ts'
import { KINDS } from '../kinds.tsx'
import type { FinishedQuiz } from '../quizzes/publish-quiz.ts'
import { type SharedQuiz, ShareLater } from '../share/share-later.tsx'
import { useKindHere } from '../use-kind-here.ts'

/** The link of a new quiz, and from there to the list. */
export const usePublishedDialog = () => {
  const [published, setPublished] = useState<SharedQuiz | null>(null)
  const navigate = useNavigate()
  const kind = useKindHere()
  const onPublished = (
    { id, share_code: shareCode }: { id: string; share_code: string },
    { title, minutes, items, settings: { opening } }: FinishedQuiz,
  ) => {
    const window = { opensAt: opening.opens_at, closesAt: opening.closes_at }
    setPublished({ kind, id, title, minutes, questionCount: placedItems(items).questions.length, shareCode, ...window })
  }
  const dialog = published && (
    <ShareLater quiz={published} isNew onClose={() => void navigate(KINDS[kind].home, { replace: true })} />
  )
  return { dialog, onPublished }
}
