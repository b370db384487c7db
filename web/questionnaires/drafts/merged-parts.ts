import * as z from 'zod/mini'
import { draftFromWire, draftOnWire } from '#contract/questionnaires/drafts-on-wire.ts'
import { contentQuestion } from '#contract/questionnaires/versions.ts'
import type { DraftQuestion } from '#domain/questionnaires/drafts/draft.ts'
import { isSame, mergedJson, type Sides } from './merged-json.ts'
import { newKeys } from './new-keys.ts'

export const eachOf = <From, To>({ base, mine, theirs }: Sides<From>, of: (side: From) => To): Sides<To> => ({
  base: of(base),
  mine: of(mine),
  theirs: of(theirs),
})

export const mergedText = (sides: Sides<string>): string => String(mergedJson(sides))

/** Each field as whoever has changed it has it; of those that both have changed, mine counts. */
export const mergedFields = <T extends object>({ base, mine, theirs }: Sides<T>): T => {
  const [was, is] = [new Map(Object.entries(base)), new Map(Object.entries(mine))]
  const names = [...new Set([...was.keys(), ...is.keys()])]
  const changed = names.filter((name) => !isSame(was.get(name), is.get(name)))
  return { ...theirs, ...Object.fromEntries(changed.map((name) => [name, is.get(name)])) }
}

/** Null where one can not be made of both. */
export const mergedQuestionDraft = (sides: Sides<DraftQuestion>): DraftQuestion | null => {
  const read = z.safeParse(contentQuestion, mergedJson(eachOf(sides, draftOnWire))).data
  return read ? draftFromWire(read) : null
}

type Keyed = { key: number }

/** What both have put back under one key, and not the same, is two. */
export const eachByItsKey = <Part extends Keyed>(
  parts: readonly Part[],
  renewed: (part: Part, key: number) => Part,
) => {
  const taken = new Set<number>()
  const fresh = newKeys()
  return parts.map((part, at) => {
    const own = taken.has(part.key) ? renewed(part, fresh + at) : part
    taken.add(own.key)
    return own
  })
}

/** Which part of the one list is which of the other, by their keys. */
export const sameKeys = (one: readonly Keyed[], other: readonly Keyed[]): Map<number, number> => {
  const places = new Map(other.map(({ key }, at) => [key, at]))
  return new Map(
    one.flatMap(({ key }, at) => {
      const place = places.get(key)
      return place === undefined ? [] : [[at, place] as const]
    }),
  )
}
