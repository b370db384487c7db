import { t } from '../../i18n/take.ts'
import { Button } from '../../ui/button.tsx'
import type { Person } from '../attempt-view.ts'

type WhoTakesItProps = { person: Person | null; onSomebodyElse: () => void }

/** Phones are shared: whose attempt this is, and the way to one's own. */
export function WhoTakesIt({ person, onSomebodyElse }: WhoTakesItProps) {
  return (
    <div className="text-sm">
      {person && (
        <p dir="auto" className="break-words">
          {t('take.takenBy', person)}
        </p>
      )}
      <Button variant="quiet" size="sm" className="-ms-3 min-h-11" onClick={onSomebodyElse}>
        {t('take.somebodyElse')}
      </Button>
    </div>
  )
}
