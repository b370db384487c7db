const MOST = 200

/** What the page's address says of these names; what is left out or empty is nobody's. */
export const fieldsIn = (search: string, names: readonly string[]): Record<string, string> => {
  const given = new URLSearchParams(search)
  return Object.fromEntries(
    names.flatMap((name) => {
      const value = (given.get(name) ?? '').replaceAll('\u0000', '').trim().slice(0, MOST).toWellFormed()
      return value === '' ? [] : [[name, value]]
    }),
  )
}

/** The address of a survey with a place for each of its fields. */
export const linkWith = (link: string, names: readonly string[]): string =>
  names.reduce((address, name) => `${address}&${name}=`, link)
