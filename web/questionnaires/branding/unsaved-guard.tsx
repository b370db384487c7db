import { useEffect } from 'react'
import { useBlocker } from 'react-router'
import { t } from '../../i18n/teachers/brand-form.ts'
import { AlertDialog } from '../../ui/dialogs/alert-dialog.tsx'

/** Asks before a page is left whose changes are not saved: for another page of ours in words, for others as browsers do. */
export function UnsavedGuard({ isUnsaved }: { isUnsaved: boolean }) {
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) => isUnsaved && currentLocation.pathname !== nextLocation.pathname,
  )
  useEffect(() => {
    if (!isUnsaved) return
    const leave = (event: BeforeUnloadEvent) => event.preventDefault()
    addEventListener('beforeunload', leave)
    return () => removeEventListener('beforeunload', leave)
  }, [isUnsaved])
  return (
    <AlertDialog
      open={blocker.state === 'blocked'}
      onClose={() => blocker.reset?.()}
      title={t('brandForm.leaveTitle')}
      message={t('brandForm.leaveText')}
      closeLabel={t('brandForm.stay')}
      action={{ label: t('brandForm.leave'), danger: true, onAct: () => blocker.proceed?.() }}
    />
  )
}
