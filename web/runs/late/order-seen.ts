/**
 * Those that were on the page before stay where they are, so that a decision moves nothing away under somebody's finger;
 * new ones come first.
 */
export const orderSeen = (before: readonly string[], ids: readonly string[]): string[] => {
  const [known, there] = [new Set(before), new Set(ids)]
  return [...ids.filter((id) => !known.has(id)), ...before.filter((id) => there.has(id))]
}
