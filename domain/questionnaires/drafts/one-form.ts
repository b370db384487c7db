/** Whatever order its parts are named in; what is left out and what is undefined are the same. */
const inOneForm = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(inOneForm)
  if (typeof value !== 'object' || value === null) return value
  const parts = Object.entries(value).filter(([, part]) => part !== undefined)
  return Object.fromEntries(
    parts.sort(([one], [other]) => (one < other ? -1 : 1)).map(([name, part]) => [name, inOneForm(part)]),
  )
}

/** The same text for all that says the same. */
export const oneFormOf = (value: unknown): string => JSON.stringify(inOneForm(value)) ?? ''
