import { type ComponentType, lazy, Suspense } from 'react'
import { useIsAlive } from './use-is-alive.ts'

/** A part that nobody waits for: it comes after the page, and stays away where its script does not arrive. */
export function extra<Props extends object>(load: () => Promise<ComponentType<Props>>) {
  const Extra = lazy<ComponentType<Props>>(() =>
    load().then(
      (Part) => ({ default: Part }),
      () => ({ default: () => null }),
    ),
  )
  return function ExtraPart(props: Props) {
    // Where a page is made on the server nothing waits either.
    const isAlive = useIsAlive()
    return (
      isAlive && (
        <Suspense fallback={null}>
          <Extra {...props} />
        </Suspense>
      )
    )
  }
}
