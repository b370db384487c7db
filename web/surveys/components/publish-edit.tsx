import { useState } from 'react'
import { t } from '../../i18n/surveys.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { type ChangedQuestion, NOTHING_SAID, type SaidMeanings } from '../said-meanings.ts'
import { SameMeaning } from './same-meaning.tsx'

type PublishEditProps = {
  /** Null: nothing is asked. */
  changed: readonly ChangedQuestion[] | null
  onClose: () => void
  onPublish: (said: SaidMeanings) => void
}

/** Asks which changed texts mean the same, before an edit is published that people have answered. */
export function PublishEdit({ changed, onClose, onPublish }: PublishEditProps) {
  const [said, setSaid] = useState(NOTHING_SAID)
  return (
    <Dialog
      open={changed !== null}
      onClose={onClose}
      title={t('surveys.sameTitle')}
      footer={
        <>
          <Button onClick={onClose}>{t('surveys.goOnWriting')}</Button>
          <Button variant="primary" onClick={() => onPublish(said)}>
            {t('surveys.publishNext')}
          </Button>
        </>
      }
    >
      {changed && <SameMeaning changed={changed} said={said} onSaid={setSaid} />}
    </Dialog>
  )
}
