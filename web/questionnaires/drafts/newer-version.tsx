import { useState } from 'react'
import { t } from '../../i18n/teachers/drafts.ts'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import type { Current } from './open-draft.ts'
import type { DraftInHand } from './use-draft.ts'

type NewerVersionProps<Draft> = { hand: DraftInHand<Draft>; current: Current<Draft> }

/** That there is another version since these changes were begun: nobody replaces it unknowingly. */
export function NewerVersion<Draft>({ hand, current }: NewerVersionProps<Draft>) {
  const [isOnTop, setIsOnTop] = useState(false)
  const { versionId } = current.edits
  if (isOnTop || (hand.base.read()?.edits?.versionId ?? versionId) === versionId) return null
  const putOnTop = () => {
    hand.server.rebase(current.edits, hand.draft)
    setIsOnTop(true)
  }
  return (
    <Card>
      <p>{t('drafts.newerVersion')}</p>
      <Button className="mt-3" onClick={putOnTop}>
        {t('drafts.putOnTop')}
      </Button>
    </Card>
  )
}
