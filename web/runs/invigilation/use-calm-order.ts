import { useRef } from 'react'

/**
 * The ids in their order; while they are held nobody moves: who has gone leaves an empty place, and who is new comes last.
 * `scope`: of another one nothing is remembered.
 */
export const useCalmOrder = (
  ids: readonly string[],
  { scope, isHeld }: { scope: string; isHeld: () => boolean },
): readonly string[] => {
  const seen = useRef({ scope, order: ids })
  const { order } = seen.current
  const isKept = seen.current.scope === scope && isHeld()
  const known = new Set(order)
  seen.current = { scope, order: isKept ? [...order, ...ids.filter((id) => !known.has(id))] : ids }
  return seen.current.order
}
