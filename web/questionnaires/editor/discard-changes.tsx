import RotateCcw from 'lucide-react/icons/rotate-ccw'
import { useState } from 'react'
import { t } from '../../i18n/teachers/versions.ts'
import { Button } from '../../ui/button.tsx'
import { AlertDialog } from '../../ui/dialogs/alert-dialog.tsx'
import { keysOf } from '../shortcuts/shortcuts.ts'
import { useShortcuts } from '../shortcuts/use-shortcuts.ts'

export function DiscardChanges({ isPossible, onDiscard }: { isPossible: boolean; onDiscard: () => void }) {
  const [isAsking, setAsking] = useState(false)
  useShortcuts({ startOver: () => setAsking(isPossible) })
  const discard = () => {
    setAsking(false)
    onDiscard()
  }
  if (!isPossible) return null
  return (
    <>
      <Button
        variant="quiet"
        size="sm"
        icon={<RotateCcw aria-hidden="true" className="size-4" />}
        aria-keyshortcuts={keysOf('startOver')}
        onClick={() => setAsking(true)}
      >
        {t('versions.discard')}
      </Button>
      <AlertDialog
        open={isAsking}
        onClose={() => setAsking(false)}
        title={t('versions.discardTitle')}
        message={t('versions.discardMessage')}
        action={{ label: t('versions.discard'), danger: true, onAct: discard }}
      />
    </>
  )
}
