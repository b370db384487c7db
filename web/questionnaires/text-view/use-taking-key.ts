import { useEffect } from 'react'
import { useSteady } from '../shortcuts/use-steady.ts'

/** Ctrl and Enter take what is chosen, wherever the focus is in the dialog. */
export function useTakingKey(onTake: () => void) {
  const take = useSteady(onTake)
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey) || event.isComposing) return
      event.preventDefault()
      // Once the dialog is gone, the same key adds a question.
      event.stopPropagation()
      take()
    }
    document.addEventListener('keydown', press, true)
    return () => document.removeEventListener('keydown', press, true)
  }, [take])
}
