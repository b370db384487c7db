export type Json = string | number | boolean | null | Json[] | { [name: string]: Json }

/** Stands where two recordings of one version differ: random ids, codes and what is made of them. */
const ANY = '*'
/** A name that is random itself, as the id of a question is: known by its place among such names. */
const anyName = (at: number) => `${ANY}${at}`

/** Databases add floating-point numbers in orders of their own. */
const AS_NEAR = 1e-12
const isAsNear = (one: Json, other: Json) =>
  typeof one === 'number' && typeof other === 'number' && Math.abs(one - other) <= AS_NEAR * Math.abs(one)

const isObject = (value: Json): value is { [name: string]: Json } =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const isRandom = (name: string) => name.startsWith(ANY)

/** What was recorded under these names, as far as there was something. */
export const pickedFrom = (recorded: Json, names: readonly string[]): Json =>
  isObject(recorded) ? Object.fromEntries(Object.entries(recorded).filter(([name]) => names.includes(name))) : {}

/** What two recordings of one version have in common. */
export const agreedOn = (one: Json, other: Json): Json => {
  if (one === other) return one
  if (Array.isArray(one) && Array.isArray(other))
    return one.length === other.length ? one.map((each, at) => agreedOn(each, other[at] ?? null)) : ANY
  if (!isObject(one) || !isObject(other)) return ANY
  const [ones, others] = [Object.keys(one), Object.keys(other)]
  if (ones.length !== others.length) return ANY
  const entries = ones.map((name, at): [string, Json] => {
    const same = name in other ? name : (others[at] ?? '')
    return [name === same ? name : anyName(at), agreedOn(one[name] ?? null, other[same] ?? null)]
  })
  return Object.fromEntries(entries)
}

/**
 * What a later version says differently, each with its place. What it says besides, an older page does not read: a name that
 * is new is none of it.
 */
export const differences = (recorded: Json, now: Json | undefined, place = ''): string[] => {
  if (now === undefined) return [`${place} is missing`]
  if (recorded === ANY || recorded === now || isAsNear(recorded, now)) return []
  if (Array.isArray(recorded)) {
    if (!Array.isArray(now) || now.length !== recorded.length) return [told(place, recorded, now)]
    return recorded.flatMap((each, at) => differences(each, now[at], `${place}/${at}`))
  }
  if (!isObject(recorded) || !isObject(now)) return [told(place, recorded, now)]
  const names = namesIn(now, Object.keys(recorded))
  const inOrder = names.filter((name) => name !== undefined && name in now)
  const places = inOrder.map((name) => Object.keys(now).indexOf(name ?? ''))
  const isMoved = places.some((at, before) => at < (places[before - 1] ?? -1))
  return [
    ...(isMoved ? [`${place} has its names in another order: ${Object.keys(now).join(', ')}`] : []),
    ...Object.entries(recorded).flatMap(([name, value], at) =>
      differences(value, now[names[at] ?? ''], `${place}/${name}`),
    ),
  ]
}

/** What each recorded name is called now: a random one is whatever stands in its place among those that are not known. */
const namesIn = (now: { [name: string]: Json }, recorded: string[]): (string | undefined)[] => {
  const unknown = Object.keys(now).filter((name) => !recorded.includes(name))
  return recorded.map((name) => (isRandom(name) ? unknown.shift() : name))
}

const told = (place: string, recorded: Json, now: Json) =>
  `${place} was ${JSON.stringify(recorded).slice(0, 200)} and is ${JSON.stringify(now).slice(0, 200)}`
