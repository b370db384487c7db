import { t } from '../../i18n/teachers/invigilation.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialogs/dialog.tsx'
import type { RunningStudent } from './api.ts'
import { CodeOnRequest, PhoneOnRequest } from './shown-on-request.tsx'

export type Deed = 'give' | 'end' | 'take_out' | 'erase'

type HelpOneProps = { student: RunningStudent; onDeed: (deed: Deed) => void; onClose: () => void }

/** All that can be done for one student who is taking the quiz. */
export function HelpOne({ student: { id, name, phone }, onDeed, onClose }: HelpOneProps) {
  return (
    <Dialog open sheet size="sm" onClose={onClose} title={name}>
      <div className="flex flex-col gap-4">
        {phone !== '' && (
          <p>
            <span className="me-2 text-ink-soft">{t('help.phone')}</span>
            <PhoneOnRequest id={id} name={name} masked={phone} />
          </p>
        )}
        <Button wide onClick={() => onDeed('give')}>
          {t('help.give')}
        </Button>
        <CodeOnRequest id={id} isOwnForm={phone === ''} />
        <div className="flex flex-wrap gap-2 border-t border-line pt-4 *:flex-1 *:basis-40">
          <Button onClick={() => onDeed('take_out')}>{t('help.takeOut')}</Button>
          <Button variant="danger" onClick={() => onDeed('end')}>
            {t('help.end')}
          </Button>
          <Button variant="quiet" onClick={() => onDeed('erase')}>
            {t('help.erase')}
          </Button>
        </div>
      </div>
    </Dialog>
  )
}
