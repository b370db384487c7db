/** What two have made of one thing: how it was when they last had the same, and how each has it now. */
export type Sides<T> = { base: T; mine: T; theirs: T }

export const isSame = (one: unknown, other: unknown): boolean =>
  one === other || JSON.stringify(one) === JSON.stringify(other)

type Hunk<T> = { from: number; to: number; put: readonly T[] }

/** The part in which a row differs from the one that it was. */
const hunkOf = <T>(base: readonly T[], other: readonly T[]): Hunk<T> => {
  const shorter = Math.min(base.length, other.length)
  let from = 0
  while (from < shorter && isSame(base[from], other[from])) from += 1
  let end = 0
  while (end < shorter - from && isSame(base.at(-1 - end), other.at(-1 - end))) end += 1
  return { from, to: base.length - end, put: other.slice(from, other.length - end) }
}

/** Both changes where they are apart; `joined`: where they are not, of what each has there, theirs first. */
const mergedRow = <T>(
  { base, mine, theirs }: Sides<readonly T[]>,
  joined: (theirs: readonly T[], mine: readonly T[]) => readonly T[],
): readonly T[] => {
  const [one, other] = [hunkOf(base, mine), hunkOf(base, theirs)]
  const [first, second] = one.from < other.from || one.to < other.to ? [one, other] : [other, one]
  const isAtOnePlace = first.from === second.from && first.to === second.to
  if (first.to <= second.from && !isAtOnePlace)
    return [
      ...base.slice(0, first.from),
      ...first.put,
      ...base.slice(first.to, second.from),
      ...second.put,
      ...base.slice(second.to),
    ]
  const [from, to] = [Math.min(one.from, other.from), Math.max(one.to, other.to)]
  const partOf = (hunk: Hunk<T>) => [...base.slice(from, hunk.from), ...hunk.put, ...base.slice(hunk.to, to)]
  return [...base.slice(0, from), ...joined(partOf(other), partOf(one)), ...base.slice(to)]
}

const isBlank = (sign: string | undefined) => sign === undefined || sign.trim() === ''

const goesOn = (longer: readonly string[], shorter: readonly string[]) =>
  shorter.every((sign, at) => sign === longer[at])

/** What was typed by both in one place stands one after the other, unless one has only gone on from the other. */
const mergedText = ({ base, mine, theirs }: Sides<string>): string =>
  mergedRow({ base: [...base], mine: [...mine], theirs: [...theirs] }, (first, second) => {
    if (goesOn(first, second)) return first
    if (goesOn(second, first)) return second
    const isApart = isBlank(first.at(-1)) || isBlank(second[0])
    return [...first, ...(isApart ? [] : [' ']), ...second]
  }).join('')

/** What both have added is there once. */
const mergedList = (sides: Sides<readonly unknown[]>): readonly unknown[] =>
  mergedRow(sides, (theirs, mine) => [
    ...theirs,
    ...mine.filter((each) => theirs.every((other) => !isSame(each, other))),
  ])

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const isEach = <T>({ base, mine, theirs }: Sides<unknown>, is: (value: unknown) => value is T) =>
  is(base) && is(mine) && is(theirs) ? { base, mine, theirs } : null

const isText = (value: unknown): value is string => typeof value === 'string'
const isList = (value: unknown): value is readonly unknown[] => Array.isArray(value)

/** Field by field what either has changed. No text that either has written is left out; of other values, mine counts. */
export const mergedJson = (sides: Sides<unknown>): unknown => {
  const { base, mine, theirs } = sides
  if (isSame(mine, base)) return theirs
  if (isSame(theirs, base) || isSame(mine, theirs)) return mine
  const texts = isEach({ base: base ?? '', mine, theirs }, isText)
  if (texts) return mergedText(texts)
  const lists = isEach({ base: base ?? [], mine, theirs }, isList)
  if (lists) return listOf(lists)
  const objects = isEach({ base: base ?? {}, mine, theirs }, isObject)
  return objects ? mergedObject(objects) : mine
}

const listOf = ({ base, mine, theirs }: Sides<readonly unknown[]>): readonly unknown[] =>
  base.length === mine.length && base.length === theirs.length
    ? base.map((each, at) => mergedJson({ base: each, mine: mine[at], theirs: theirs[at] }))
    : mergedList({ base, mine, theirs })

const mergedObject = ({ base, mine, theirs }: Sides<Record<string, unknown>>): Record<string, unknown> => {
  const names = new Set([...Object.keys(theirs), ...Object.keys(mine)])
  const fields = [...names].map((name) => {
    const value = mergedJson({ base: base[name], mine: mine[name], theirs: theirs[name] })
    return [name, value] as const
  })
  return Object.fromEntries(fields.filter(([, value]) => value !== undefined))
}
