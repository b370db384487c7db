import { type ComponentProps, useState } from 'react'
import { t } from '../../i18n/students/take.ts'
import { Button } from '../../ui/button.tsx'
import type { Person } from './attempt-view.ts'

/** Leaves to somebody else, or says why that must wait. */
export type LeaveToSomebodyElse = () => Promise<string | null>

type WhoTakesItProps = { person: Person | null; onSomebodyElse: LeaveToSomebodyElse }

/** Phones are shared: whose attempt this is, and the way to one's own. */
export function WhoTakesIt({ person, onSomebodyElse }: WhoTakesItProps) {
  return (
    <div className="text-sm">
      {person && (
        <p dir="auto" className="break-words">
          {t(person.lastDigits ? 'take.takenBy' : 'take.takenByName', person)}
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
  const [whyNot, setWhyNot] = useState<string | null>(null)
  const leave = async () => {
    setIsLeaving(true)
    setWhyNot(await onSomebodyElse())
    setIsLeaving(false)
  }
  return (
    <>
      <Button variant="quiet" {...look} busy={isLeaving} onClick={() => void leave()}>
        {t('take.somebodyElse')}
      </Button>
      <p role="status" className="text-sm">
        {whyNot}
      </p>
    </>
  )
}
