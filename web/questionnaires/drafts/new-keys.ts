const KEYS_OF_A_TAB = 2 ** 20

/** Where the keys begin that this tab gives to parts of drafts: no other tab gives the same. */
export const newKeys = (): number => {
  const [at = 0] = crypto.getRandomValues(new Uint32Array(1))
  return (at + 1) * KEYS_OF_A_TAB
}
