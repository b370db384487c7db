import { type ComponentProps, useState } from 'react'
import { t } from '../../i18n/take.ts'
import { Button } from '../../ui/button.tsx'
import type { Person } from '../attempt-view.ts'

type WhoTakesItProps = { person: Person | null; onSomebodyElse: () => Promise<void> }

/** Phones are shared: whose attempt this is, and the way to one's own. */
export function WhoTakesIt({ person, onSomebodyElse }: WhoTakesItProps) {
  return (
    <div className="text-sm">
      {person && (
        <p dir="auto" className="break-words">
          {t('take.takenBy', person)}
        </p>
      )}
      <SomebodyElse size="sm" className="-ms-3 min-h-11" onSomebodyElse={onSomebodyElse} />
    </div>
  )
}

type SomebodyElseProps = Pick<WhoTakesItProps, 'onSomebodyElse'> &
  Pick<ComponentProps<typeof Button>, 'size' | 'wide' | 'className'>

/** What is unsent is brought to the server first, which may take a moment. */
export function SomebodyElse({ onSomebodyElse, ...look }: SomebodyElseProps) {
  const [isLeaving, setIsLeaving] = useState(false)
  const leave = async () => {
    setIsLeaving(true)
    await onSomebodyElse()
    setIsLeaving(false)
  }
  return (
    <Button variant="quiet" {...look} busy={isLeaving} onClick={() => void leave()}>
      {t('take.somebodyElse')}
    </Button>
  )
}
