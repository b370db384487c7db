import { useEffect, useSyncExternalStore } from 'react'
import { Button } from './button.tsx'
import { dismissToast, onToastsChange, shownToasts, type Toast } from './toast.ts'

/** Shows the notices where the script of `Toaster` did not come: always in the same place, and behind an open dialog. */
export function PlainToaster() {
  const toasts = useSyncExternalStore(onToastsChange, shownToasts)
  return (
    <div role="status" className="toaster">
      {toasts.map((toast) => (
        <Notice key={toast.id} {...toast} />
      ))}
    </div>
  )
}

function Notice({ id, text, action, lasts }: Toast) {
  useEffect(() => {
    const timer = setTimeout(dismissToast, lasts, id)
    return () => clearTimeout(timer)
  }, [id, lasts])
  const act = () => {
    dismissToast(id)
    action?.onAct()
  }
  return (
    <p className="pointer-events-auto w-full rounded border border-line bg-surface-raised p-3 text-ink shadow">
      {text} {action && <Button onClick={act}>{action.label}</Button>}
    </p>
  )
}
