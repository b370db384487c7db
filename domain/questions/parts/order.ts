/** 32 bits that have nothing to do with the text: FNV-1a, mixed once more by the finalizer of MurmurHash3. */
const hashOf = (text: string): number => {
  let hash = 0x811c9dc5
  for (let at = 0; at < text.length; at += 1) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193)
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b)
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35)
  return (hash ^ (hash >>> 16)) >>> 0
}

/**
 * The items in the order that belongs to the seed, whatever order they come in: the same for the same attempt on each of its
 * devices, and for each attempt another one.
 */
export const mixed = <Item>(items: readonly Item[], nameOf: (item: Item) => string, seed: string): Item[] =>
  items
    .map((item) => ({ item, name: nameOf(item), hash: hashOf(`${seed}:${nameOf(item)}`) }))
    .sort((one, other) => one.hash - other.hash || (one.name < other.name ? -1 : 1))
    .map(({ item }) => item)

/** The stored places of `count` options in the order in which they are shown; the fixed ones stay where they are. */
export const mixedPlaces = (count: number, fixed: readonly number[], seed: string): number[] => {
  const places = Array.from({ length: count }, (_, place) => place)
  const moving = mixed(
    places.filter((place) => !fixed.includes(place)),
    String,
    seed,
  )
  return places.map((place) => (fixed.includes(place) ? place : (moving.shift() ?? place)))
}
