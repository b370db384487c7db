/** Where two drafts differ: `none`, in the one `field` that has that path, or in `more` than what is typed into one field. */
type Difference = { in: 'none' } | { in: 'more' } | { in: 'field'; path: string }

const NONE: Difference = { in: 'none' }
const MORE: Difference = { in: 'more' }

/** A text or a number, or none yet. */
const isTyped = (value: unknown): boolean => value === null || typeof value === 'string' || typeof value === 'number'

const isParted = (value: unknown): value is object => typeof value === 'object' && value !== null

/** What is the same thing in both is not looked into: of a draft that is changed, most is. */
export const differenceOf = (before: unknown, after: unknown, path = ''): Difference => {
  if (Object.is(before, after)) return NONE
  if (isTyped(before) && isTyped(after)) return { in: 'field', path }
  if (!isParted(before) || !isParted(after) || keyOf(before) !== keyOf(after)) return MORE
  const [former, latter] = [new Map(Object.entries(before)), new Map(Object.entries(after))]
  let found: Difference = NONE
  for (const name of new Set([...former.keys(), ...latter.keys()])) {
    const [was, is] = [former.get(name), latter.get(name)]
    const each = differenceOf(was, is, `${path}/${keyOf(was) ?? name}`)
    if (each.in === 'none') continue
    if (each.in === 'more' || found.in !== 'none') return MORE
    found = each
  }
  return found
}

/** A row's own, wherever it stands. */
const keyOf = (value: unknown): number | undefined =>
  isParted(value) && 'key' in value && typeof value.key === 'number' ? value.key : undefined
