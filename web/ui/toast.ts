export type ToastAction = { label: string; onAct: () => void }
export type Toast = { id: number; tone: 'success' | 'error'; text: string; action?: ToastAction; lasts: number }
/** `lasts`: in milliseconds, where it takes longer to read. */
type ToastOptions = { action?: ToastAction; lasts?: number }

/** Where nothing else takes it back: nobody has to be quick. */
export const ONLY_WAY_BACK_MS = 20_000

const most = 20
const lastsMs = { success: 2000, error: 4000, withAction: 8000 }

let toasts: readonly Toast[] = []
let nextId = 1
const listeners = new Set<() => void>()

function change(next: readonly Toast[]) {
  toasts = next
  for (const listener of listeners) listener()
}

/** What was done last is what one takes back: a pile of offers would cover the list that they are about. */
const takesPlaceOf = (next: Toast, shown: Toast): boolean =>
  [next, shown].every(({ tone, action }) => tone === 'success' && action)

function show(tone: Toast['tone'], text: string, { action, lasts }: ToastOptions = {}) {
  const usual = action ? lastsMs.withAction : lastsMs[tone]
  const next: Toast = { id: nextId++, tone, text, lasts: lasts ?? usual, ...(action && { action }) }
  change([...toasts.filter((shown) => !takesPlaceOf(next, shown)), next].slice(-most))
}

/** Short notices from anywhere, React or not; `<Toaster />` shows them. */
export const toast = {
  success: (text: string, options?: ToastOptions) => show('success', text, options),
  error: (text: string, options?: ToastOptions) => show('error', text, options),
}

export function dismissToast(id: number): void {
  change(toasts.filter((shown) => shown.id !== id))
}

/** What was said on one screen does not stand over the next. */
export function dismissToasts(): void {
  change([])
}

export function shownToasts(): readonly Toast[] {
  return toasts
}

export function onToastsChange(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
