const MAX_SHELVED = 2000

/** Puts `value` on a shelf that holds a bounded number of things; what was put there first makes room. */
export const keepNewest = <T>(shelf: Map<string, T>, key: string, value: T) => {
  shelf.delete(key)
  shelf.set(key, value)
  const [oldest] = shelf.keys()
  if (shelf.size > MAX_SHELVED && oldest !== undefined) shelf.delete(oldest)
}
