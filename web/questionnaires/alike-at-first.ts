/** How many stand alike at the beginning of both lists. */
export const alikeAtFirst = (one: readonly string[], other: readonly string[]): number => {
  const at = one.findIndex((each, place) => each !== other[place])
  return at < 0 ? one.length : at
}
