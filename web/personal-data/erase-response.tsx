import Trash from 'lucide-react/icons/trash-2'
import { useState } from 'react'
import { t } from '../i18n/teachers/erasure.ts'
import { Button } from '../ui/button.tsx'
import { AlertDialog } from '../ui/dialogs/alert-dialog.tsx'
import { useErasing } from './use-erasing.ts'

type EraseResponseProps = {
  /** The poll or survey that it was given to. */
  of: string
  /** `name`: of whoever gave it; empty where that was not told. */
  response: { id: string; name: string }
  onErased: () => void
}

/** Erases one response, once it was asked for twice. */
export function EraseResponse({ of, response, onErased }: EraseResponseProps) {
  // Where no answer came another response may stand in its place by now: what is pressed again is about the same one.
  const [asked, setAsked] = useState<EraseResponseProps['response'] | null>(null)
  const [isBusy, setBusy] = useState(false)
  const { eraseResponse } = useErasing(of)
  const act = async ({ id }: EraseResponseProps['response']) => {
    setBusy(true)
    const isDone = await eraseResponse(id)
    setBusy(false)
    if (!isDone) return
    setAsked(null)
    onErased()
  }
  return (
    <>
      <Button
        size="sm"
        className="print:hidden"
        icon={<Trash aria-hidden="true" className="size-4" />}
        onClick={() => setAsked(response)}
      >
        {t('erasure.one')}
      </Button>
      {asked && (
        <AlertDialog
          open
          onClose={() => setAsked(null)}
          title={asked.name === '' ? t('erasure.oneTitle') : t('erasure.oneOf', { name: asked.name })}
          message={
            <>
              <p>{t('erasure.oneText')}</p>
              <p className="mt-2 font-semibold text-ink">{t('erasure.noWayBack')}</p>
            </>
          }
          action={{ label: t('erasure.erase'), danger: true, busy: isBusy, onAct: () => void act(asked) }}
        />
      )}
    </>
  )
}
