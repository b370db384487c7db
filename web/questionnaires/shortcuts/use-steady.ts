import { useCallback, useRef } from 'react'

/** The same function at each rendering, which does what the newest one does: what shows hundreds of rows is not shown anew. */
export const useSteady = <Args extends unknown[]>(act: (...args: Args) => void): ((...args: Args) => void) => {
  const latest = useRef(act)
  latest.current = act
  return useCallback((...args: Args) => latest.current(...args), [])
}
