import { useState } from 'react'
import { t } from '../../i18n/versions.ts'
import { AlertDialog } from '../../ui/alert-dialog.tsx'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import type { EditBase } from '../edits-storage.ts'

type KeptChangesProps = { base: EditBase; current: EditBase; onGoOn: () => void; onDiscard: () => void }

/** Unsaved changes from before, and what they were made to. */
export function KeptChanges({ base, current, onGoOn, onDiscard }: KeptChangesProps) {
  const [isAsking, setAsking] = useState(false)
  const isSame = base.id === current.id
  return (
    <>
      <h1 className="mb-4 text-2xl">{t('versions.editHeading')}</h1>
      <Card>
        <h2 className="text-lg">{t('versions.keptTitle')}</h2>
        <p className="mt-1 max-w-prose text-ink-soft">
          {isSame ? t('versions.keptSame') : t('versions.keptOther', { number: base.number, current: current.number })}
        </p>
        <div className="mt-4 flex flex-wrap gap-3 max-sm:*:w-full">
          <Button variant="primary" onClick={onGoOn}>
            {t('versions.goOn')}
          </Button>
          <Button onClick={() => setAsking(true)}>
            {isSame ? t('versions.discard') : t('versions.takeCurrent', { current: current.number })}
          </Button>
        </div>
      </Card>
      <AlertDialog
        open={isAsking}
        onClose={() => setAsking(false)}
        title={t('versions.discardTitle')}
        message={t('versions.discardMessage')}
        action={{ label: t('versions.discard'), danger: true, onAct: onDiscard }}
      />
    </>
  )
}

export function EditHint({ number }: { number: number }) {
  return (
    <p className="-mt-2 mb-5 max-w-prose text-ink-soft">
      <span className="font-medium text-ink">{t('versions.editing', { number })}</span> {t('versions.editHint')}
    </p>
  )
}
