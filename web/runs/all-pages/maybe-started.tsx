import { t as extra } from '../../i18n/students/quiz-extras.ts'
import { t } from '../../i18n/students/take.ts'
import { Button } from '../../ui/button.tsx'

/** Start was pressed on this device, and its answer never came: the same details find the same attempt. */
export function MaybeStarted({ onSomebodyElse }: { onSomebodyElse: () => void }) {
  return (
    <div role="status" className="mb-5 rounded border border-accent-edge bg-accent-soft p-4">
      <p className="font-semibold">{extra('extras.maybeStarted')}</p>
      <p className="mt-0.5">{extra('extras.maybeStartedHelp')}</p>
      <Button variant="quiet" size="sm" className="mt-1 -ms-3 min-h-11" onClick={onSomebodyElse}>
        {t('take.somebodyElse')}
      </Button>
    </div>
  )
}
