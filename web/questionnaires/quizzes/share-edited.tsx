import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { errorText } from '../../i18n/all-failures.ts'
import { t } from '../../i18n/teachers/listing.ts'
import { Button } from '../../ui/button.tsx'
import { toast } from '../../ui/toast.ts'
import type { QuizDraft } from '../entries/stored-draft.ts'
import { type SharedQuiz, ShareLater } from '../share/share-later.tsx'
import { useKindHere } from '../use-kind-here.ts'
import { versionsQuery } from '../versions/api.ts'

type ShareEditedProps = { quizId: string; published: QuizDraft }

/** Shares the quiz that is edited, as it is published: its code is asked for only then. */
export function ShareEdited({ quizId, published: { details } }: ShareEditedProps) {
  const kind = useKindHere()
  const client = useQueryClient()
  const [isBusy, setBusy] = useState(false)
  const [shared, setShared] = useState<SharedQuiz | null>(null)
  const share = async () => {
    setBusy(true)
    try {
      const { title, shareCode, status, current } = await client.fetchQuery(versionsQuery(quizId))
      setShared({ kind, title, shareCode, status, questionCount: current.questionCount, minutes: details.minutes })
    } catch (error) {
      toast.error(errorText(error))
    }
    setBusy(false)
  }
  return (
    <>
      <Button variant="quiet" size="sm" busy={isBusy} onClick={() => void share()}>
        {t('listing.share')}
      </Button>
      {shared && <ShareLater quiz={shared} onClose={() => setShared(null)} />}
    </>
  )
}
