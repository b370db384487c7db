import CircleAlert from 'lucide-react/icons/circle-alert'
import CircleCheck from 'lucide-react/icons/circle-check'
import X from 'lucide-react/icons/x'
import { useEffect, useLayoutEffect, useRef, useState, useSyncExternalStore } from 'react'
import { createPortal } from 'react-dom'
import { t } from '../i18n/ui.ts'
import { classNames } from './class-names.ts'
import { keepClear } from './clear-place.ts'
import { onTopLayerChange, topElement } from './dialogs/top-layer.ts'
import { dismissToast, onToastsChange, shownToasts, type Toast } from './toast.ts'

/** In the order in which they are tried; see `.toaster`. */
const PLACES = ['usual', 'other-side', 'corner', 'middle', 'other-end', 'top']

/** Once per page. Shows the notices, above an open dialog too. */
export function Toaster() {
  const toasts = useSyncExternalStore(onToastsChange, shownToasts, shownToasts)
  const dialog = useSyncExternalStore(onTopLayerChange, topElement, () => undefined)
  const [mounted, setMounted] = useState(false)
  useEffect(() => setMounted(true), [])
  if (!mounted) return null
  return createPortal(<ToastRegion toasts={toasts} />, dialog ?? document.body)
}

function ToastRegion({ toasts }: { toasts: readonly Toast[] }) {
  const ref = useRef<HTMLElement>(null)
  const [paused, setPaused] = useState(false)
  // As a popover it lies above dialogs; browsers that have none show it as the fixed element it is.
  useLayoutEffect(() => {
    const region = ref.current
    region?.showPopover?.()
    return () => region?.hidePopover?.()
  }, [])
  // After it is shown: before, it has no place that could be measured.
  useLayoutEffect(() => {
    const region = ref.current
    if (!region || toasts.length === 0) return
    const place = () => keepClear(region, PLACES)
    // Pressing a button brings the focus there: what moved away, or before it, then would miss the press.
    let isPressing = false
    const move = () => {
      if (!isPressing && !region.matches(':focus-within')) place()
    }
    const press = () => {
      isPressing = true
    }
    // The click itself comes after the pointer has let go.
    const letGo = () => {
      isPressing = false
      setTimeout(move)
    }
    place()
    const shown = new AbortController()
    const { signal } = shown
    addEventListener('pointerdown', press, { capture: true, signal })
    for (const end of ['pointerup', 'pointercancel']) addEventListener(end, letGo, { capture: true, signal })
    for (const seen of [window, window.visualViewport]) seen?.addEventListener('resize', move, { signal })
    document.addEventListener('focusin', move, { signal })
    document.addEventListener('scroll', move, { capture: true, passive: true, signal })
    // Another page has other controls, and they come when its data do.
    const page = new MutationObserver((changes) => {
      if (changes.some(({ target }) => !region.contains(target))) move()
    })
    page.observe(document.body, { childList: true, subtree: true })
    return () => {
      shown.abort()
      page.disconnect()
    }
  }, [toasts])
  const part = (tone: Toast['tone']) =>
    toasts
      .filter((toast) => toast.tone === tone)
      .map((toast) => <ToastCard key={toast.id} toast={toast} paused={paused} />)
  return (
    <section
      ref={ref}
      popover="manual"
      aria-label={t('ui.notifications')}
      className="toaster"
      onPointerEnter={() => setPaused(true)}
      onPointerLeave={() => setPaused(false)}
      onFocus={() => setPaused(true)}
      onBlur={() => setPaused(false)}
    >
      <div aria-live="polite" className="contents">
        {part('success')}
      </div>
      <div aria-live="assertive" className="contents">
        {part('error')}
      </div>
    </section>
  )
}

function ToastCard({ toast, paused }: { toast: Toast; paused: boolean }) {
  const left = useRef(toast.lasts)
  useEffect(() => {
    if (paused) return
    const since = performance.now()
    const timer = setTimeout(() => dismissToast(toast.id), left.current)
    return () => {
      clearTimeout(timer)
      left.current = Math.max(0, left.current - (performance.now() - since))
    }
  }, [paused, toast.id])
  const Sign = toast.tone === 'error' ? CircleAlert : CircleCheck
  return (
    <div className="pointer-events-auto flex w-full animate-rise flex-wrap items-center gap-x-3 rounded border border-line bg-surface-raised ps-3 pe-1 text-ink shadow">
      <Sign
        aria-hidden="true"
        className={classNames('size-5 shrink-0', toast.tone === 'error' ? 'text-wrong' : 'text-correct')}
      />
      <p className="min-w-20 flex-1 py-2.5 wrap-anywhere">{toast.text}</p>
      {toast.action && (
        <button
          type="button"
          className="ms-auto min-h-11 rounded px-3 font-semibold text-brand hover:bg-brand-soft"
          onClick={() => {
            dismissToast(toast.id)
            toast.action?.onAct()
          }}
        >
          {toast.action.label}
        </button>
      )}
      <button
        type="button"
        aria-label={t('ui.dismiss')}
        className={classNames(
          'inline-grid size-11 shrink-0 place-items-center rounded text-ink-soft hover:bg-brand-soft',
          !toast.action && 'ms-auto',
        )}
        onClick={() => dismissToast(toast.id)}
      >
        <X aria-hidden="true" className="size-4" />
      </button>
    </div>
  )
}
