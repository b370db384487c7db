import { useState } from 'react'
import { t } from '../../i18n/teachers/versions.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialogs/dialog.tsx'
import { type ChangedQuestion, NOTHING_SAID, type SaidMeanings } from './said-meanings.ts'
import { SameMeaning, type SameMeaningProps } from './same-meaning.tsx'

type PublishEditProps = {
  /** Null: nothing is asked. */
  changed: readonly ChangedQuestion[] | null
  /** What the button says that publishes. */
  label: string
  /** Where texts speak of answers: how those are named. */
  named?: SameMeaningProps['named']
  onClose: () => void
  onPublish: (said: SaidMeanings) => void
}

/** Asks which changed texts mean the same, before an edit is published that people have answered. */
export function PublishEdit({ changed, label, named, onClose, onPublish }: PublishEditProps) {
  const [said, setSaid] = useState(NOTHING_SAID)
  return (
    <Dialog
      open={changed !== null}
      onClose={onClose}
      title={t('versions.sameTitle')}
      footer={
        <>
          <Button onClick={onClose}>{t('versions.goOnWriting')}</Button>
          <Button variant="primary" onClick={() => onPublish(said)}>
            {label}
          </Button>
        </>
      }
    >
      {changed && <SameMeaning changed={changed} said={said} onSaid={setSaid} named={named} />}
    </Dialog>
  )
}
