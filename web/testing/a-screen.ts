import { onTestFinished, vi } from 'vitest'
import { act } from './show.tsx'

/** A screen so many rem wide, until the test is over. */
export const aScreen = (width: number) => {
  let now = width
  const listeners = new Set<() => void>()
  vi.stubGlobal('matchMedia', (query: string) => ({
    matches: now >= Number(/^\(min-width: (\d+)rem\)$/.exec(query)?.[1] ?? Number.NaN),
    addEventListener: (_: string, listener: () => void) => listeners.add(listener),
    removeEventListener: (_: string, listener: () => void) => listeners.delete(listener),
  }))
  onTestFinished(() => void vi.unstubAllGlobals())
  return {
    becomes: (next: number) =>
      act(() => {
        now = next
        for (const listener of listeners) listener()
      }),
  }
}
