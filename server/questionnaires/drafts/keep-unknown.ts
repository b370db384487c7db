import * as z from 'zod/mini'
import { type DraftContentOnWire, LATER_NAMES } from '#contract/questionnaires/draft-content.ts'

type Item = DraftContentOnWire['items'][number]

/**
 * A draft as it is written by a page that knows these names: what it does not know, and therefore leaves out, stays as it
 * is stored. A section is known again by its title, or by its place among as many as there were.
 */
export const keepUnknown = (
  written: DraftContentOnWire,
  { stored, knows }: { stored: DraftContentOnWire; knows: readonly string[] },
): DraftContentOnWire => {
  const unknown = LATER_NAMES.filter((name) => !knows.includes(name)).map((name) => name.split('.'))
  const namesIn = (of: string): string[] => unknown.flatMap(([part, name = '']) => (part === of ? name : []))
  const before = formerOf(written.items, stored.items)
  const settings = settingsAfter(written.details, { stored: stored.details, namesIn })
  return {
    ...written,
    details: {
      ...written.details,
      ...missingIn(written.details, stored.details, namesIn('details')),
      ...(settings && { settings }),
    },
    items: written.items.map((item) => ({
      ...item,
      ...missingIn(item, before.get(item) ?? {}, namesIn('section')),
    })),
  }
}

type Details = DraftContentOnWire['details']
type Known = { stored: Details; namesIn: (of: string) => string[] }

/** A page that met a name that it does not know may have read none of its settings: where it says nothing of any, all stay. */
const settingsAfter = (written: Details, { stored, namesIn }: Known): object | undefined => {
  const { settings: now } = z.safeParse(withSettings, written).data ?? {}
  const { settings: then } = z.safeParse(withSettings, stored).data ?? {}
  if (!then) return now
  const later = missingIn(now ?? {}, then, namesIn('settings'))
  const order = missingIn(now?.order ?? {}, then.order ?? {}, namesIn('order'))
  const isUnread = !('settings' in written) && Object.keys({ ...later, ...order }).length > 0
  if (!now) return isUnread ? then : undefined
  return { ...now, ...later, ...(now.order && { order: { ...now.order, ...order } }) }
}

const withSettings = z.looseObject({
  settings: z.optional(z.looseObject({ order: z.optional(z.looseObject({})) })),
})

const missingIn = (written: object, stored: object, names: readonly string[]): object =>
  Object.fromEntries(Object.entries(stored).filter(([name]) => names.includes(name) && !(name in written)))

/** What each section was before. */
const formerOf = (items: readonly Item[], stored: readonly Item[]): ReadonlyMap<Item, Item> => {
  const [now, then] = [sectionsIn(items), sectionsIn(stored)]
  const left = new Set(then)
  const found = new Map<Item, Item>()
  const pair = (section: Item, former: Item | undefined) => {
    if (found.has(section) || former === undefined || !left.delete(former)) return
    found.set(section, former)
  }
  for (const section of now)
    pair(
      section,
      then.find((former) => left.has(former) && titleOf(former) === titleOf(section)),
    )
  if (now.length === then.length) for (const [at, section] of now.entries()) pair(section, then[at])
  return found
}

const sectionsIn = (items: readonly Item[]): Item[] => items.filter(({ kind }) => kind === 'section')

const titleOf = ({ title }: Item): unknown => title
