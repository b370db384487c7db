import Trash from 'lucide-react/icons/trash-2'
import { useState } from 'react'
import { t } from '../../i18n/erasure.ts'
import { AlertDialog } from '../../ui/alert-dialog.tsx'
import { Button } from '../../ui/button.tsx'
import { useErasing } from '../use-erasing.ts'

type EraseResponseProps = {
  /** The poll or survey that it was given to. */
  of: string
  /** `name`: of whoever gave it; empty where that was not told. */
  response: { id: string; name: string }
  onErased: () => void
}

/** Erases one response, once it was asked for twice. */
export function EraseResponse({ of, response: { id, name }, onErased }: EraseResponseProps) {
  const [isAsked, setAsked] = useState(false)
  const [isBusy, setBusy] = useState(false)
  const { eraseGiven } = useErasing(of)
  const act = async () => {
    setBusy(true)
    const isDone = await eraseGiven(id)
    setBusy(false)
    if (!isDone) return
    setAsked(false)
    onErased()
  }
  return (
    <>
      <Button
        size="sm"
        className="print:hidden"
        icon={<Trash aria-hidden="true" className="size-4" />}
        onClick={() => setAsked(true)}
      >
        {t('erasure.one')}
      </Button>
      <AlertDialog
        open={isAsked}
        onClose={() => setAsked(false)}
        title={name === '' ? t('erasure.oneTitle') : t('erasure.oneOf', { name })}
        message={
          <>
            <p>{t('erasure.oneText')}</p>
            <p className="mt-2 font-semibold text-ink">{t('erasure.noWayBack')}</p>
          </>
        }
        action={{ label: t('erasure.erase'), danger: true, busy: isBusy, onAct: () => void act() }}
      />
    </>
  )
}
