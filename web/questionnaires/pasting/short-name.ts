const MOST_SHOWN = 44
const END_SHOWN = 14

/** The name of a file with its ending in sight, however long it is. */
export const shortName = (name: string): string => {
  const signs = [...new Intl.Segmenter().segment(name)].map(({ segment }) => segment)
  if (signs.length <= MOST_SHOWN) return name
  return `${signs.slice(0, MOST_SHOWN - END_SHOWN).join('')}…${signs.slice(-END_SHOWN).join('')}`
}
