import { sectionRulesOf } from '../items/section-rules.ts'
import { type DraftQuestion, emptyQuestion } from './draft.ts'
import { type DraftItem, isDraftPart } from './draft-item.ts'
import { oneFormOf } from './one-form.ts'

/** By what a part of a draft is known again in another version of it: no names of parts travel. */
export type PartTraits = {
  kind: string
  /** Of the published question that it was before. */
  id?: string | undefined
  /** What one calls it by: its question, its title. */
  name: string
  /** All else that it says, in one form; null: nothing by which one would know it. */
  rest: string | null
}

/** `isAlone`: no other part of its version says the same beside its name. */
type Entry = PartTraits & { at: number; isAlone: boolean }
type Pairing = { pairs: [Entry, Entry][]; here: Entry[]; there: Entry[] }
type Step = (pairing: Pairing) => Pairing

/** Two published questions are never one, whatever they say. */
const areApart = (one: Entry, other: Entry) => one.id !== undefined && other.id !== undefined && one.id !== other.id

/** Takes the first partner for each that is the same in one respect. */
const by =
  (key: (entry: Entry) => string | null): Step =>
  ({ pairs, here, there }) => {
    const waiting = new Map<string, Entry[]>()
    for (const entry of there) {
      const own = key(entry)
      if (own !== null) waiting.set(own, [...(waiting.get(own) ?? []), entry])
    }
    const found: [Entry, Entry][] = []
    const left = here.filter((entry) => {
      const own = key(entry)
      const alike = (own !== null && waiting.get(own)) || []
      const at = alike.findIndex((other) => !areApart(entry, other))
      const [partner] = at < 0 ? [] : alike.splice(at, 1)
      if (partner) found.push([entry, partner])
      return partner === undefined
    })
    const taken = new Set(found.map(([, entry]) => entry))
    return { pairs: [...pairs, ...found], here: left, there: there.filter((entry) => !taken.has(entry)) }
  }

const allOf = ({ kind, id, name, rest }: Entry): string => JSON.stringify([kind, id, name, rest])

/** What both begin and end with alike: of several that say the same, the one that was written in is none of these. */
const byEnds: Step = ({ pairs, here, there }) => {
  const [mine, theirs] = [here.map(allOf), there.map(allOf)]
  const shorter = Math.min(mine.length, theirs.length)
  let head = 0
  while (head < shorter && mine[head] === theirs[head]) head += 1
  let tail = 0
  while (tail < shorter - head && mine.at(-1 - tail) === theirs.at(-1 - tail)) tail += 1
  const ends = (entries: Entry[]) => [...entries.slice(0, head), ...entries.slice(entries.length - tail)]
  const partners = ends(there)
  const found = ends(here).flatMap((entry, at) =>
    partners.slice(at, at + 1).map((other): [Entry, Entry] => [entry, other]),
  )
  const left = (entries: Entry[]) => entries.slice(head, entries.length - tail)
  return { pairs: [...pairs, ...found], here: left(here), there: left(there) }
}

const wordsIn = (text: string): ReadonlySet<string> => new Set(text.toLowerCase().match(/[\p{L}\p{M}\p{N}]+/gu))

/** Of two texts, from 0: no word in common, to 1: the same words. */
const likeness = (one: ReadonlySet<string>, other: ReadonlySet<string>): number => {
  const both = [...one].filter((word) => other.has(word)).length
  return both === 0 ? 0 : (2 * both) / (one.size + other.size)
}

const LIKE_ENOUGH = 0.5

/** Those that share most of the words by which they are called. */
const byLikeness: Step = ({ pairs, here, there }) => {
  const words = new Map([...here, ...there].map((entry) => [entry, wordsIn(entry.name)]))
  const of = (entry: Entry) => words.get(entry) ?? new Set()
  const found: [Entry, Entry][] = []
  const waiting = new Set(there)
  for (const entry of here) {
    let best: { partner: Entry; score: number } | null = null
    for (const partner of waiting) {
      if (partner.kind !== entry.kind || areApart(entry, partner)) continue
      const score = likeness(of(entry), of(partner))
      if (score >= LIKE_ENOUGH && score > (best?.score ?? 0)) best = { partner, score }
    }
    if (best === null) continue
    waiting.delete(best.partner)
    found.push([entry, best.partner])
  }
  const taken = new Set(found.map(([entry]) => entry))
  return { pairs: [...pairs, ...found], here: here.filter((entry) => !taken.has(entry)), there: [...waiting] }
}

/** Written anew between the same: in front of one that both have, behind one that both have or at the beginning. */
const byNeighbours: Step = ({ pairs, here, there }) => {
  const places = new Map(pairs.map(([one, other]) => [one.at, other.at]))
  const waiting = new Map(there.map((entry) => [entry.at, entry]))
  const found = here.flatMap((entry): [Entry, Entry][] => {
    const at = (places.get(entry.at + 1) ?? 0) - 1
    const partner = waiting.get(at)
    const before = entry.at === 0 ? -1 : places.get(entry.at - 1)
    const isBetween = partner !== undefined && before === at - 1
    return isBetween && partner.kind === entry.kind && !areApart(entry, partner) ? [[entry, partner]] : []
  })
  const taken = new Set(found.flat())
  const left = (entries: Entry[]) => entries.filter((entry) => !taken.has(entry))
  return { pairs: [...pairs, ...found], here: left(here), there: left(there) }
}

/** A question stays the same when it becomes one of another kind. */
const STANDING = ['page', 'section', 'group', 'text'] as const
type Sort = (typeof STANDING)[number] | 'question'
/** What it is counted among. */
export const sortOf = (kind: string): Sort => STANDING.find((each) => each === kind) ?? 'question'

const filledFor = (sort: string, text: string) => (text.trim() === '' ? null : `${sort} ${text.trim()}`)

const restOf = ({ kind, rest }: PartTraits) => (rest === null ? null : JSON.stringify([kind, rest]))

const placed = (parts: readonly PartTraits[]): Entry[] => {
  const counts = new Map<string | null, number>()
  for (const rest of parts.map(restOf)) counts.set(rest, (counts.get(rest) ?? 0) + 1)
  return parts.map((part, at) => ({ ...part, at, isAlone: counts.get(restOf(part)) === 1 }))
}

/** The surest way first: by what a part says, by its id, then by what it is called. */
const STEPS: readonly Step[] = [
  byEnds,
  by(allOf),
  by(({ id }) => id ?? null),
  by(({ kind, name, rest }) => JSON.stringify([kind, name, rest])),
  by(({ kind, name }) => filledFor(sortOf(kind), name)),
]

const paired = (here: readonly PartTraits[], there: readonly PartTraits[], last: readonly Step[]) => {
  const all: Pairing = { pairs: [], here: placed(here), there: placed(there) }
  const { pairs } = [...STEPS, ...last].reduce((pairing, step) => step(pairing), all)
  return new Map(pairs.map(([one, other]) => [one.at, other.at]))
}

/**
 * Which part of one version is which of another one, by their places, where nobody knows what both come from: what is not
 * alike is apart.
 */
export const sameParts = (here: readonly PartTraits[], there: readonly PartTraits[]): Map<number, number> =>
  // Options that several questions have, such as yes and no, tell none of them.
  paired(here, there, [by((entry) => (entry.isAlone ? restOf(entry) : null)), byLikeness, byNeighbours])

const textsIn = (value: unknown): string[] => {
  if (typeof value === 'string') return /[\p{L}\p{N}]/u.test(value) ? [value] : []
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsIn) : []
}

/** Whether anything is written in it beside what it asks: what every new one of its kind has is not. */
const isWrittenIn = ({ kind, draft, explanation }: Pick<DraftQuestion, 'kind' | 'draft' | 'explanation'>): boolean => {
  const usual = new Set(textsIn(emptyQuestion(kind).draft))
  return textsIn([draft, explanation]).some((text) => !usual.has(text))
}

/** By what a question is known again. */
const traitsOfQuestion = ({ id, prompt, ...rest }: DraftQuestion): PartTraits => ({
  kind: rest.kind,
  id,
  name: prompt,
  rest: isWrittenIn(rest) ? oneFormOf(rest) : null,
})

/** By what an item of a quiz is known again. */
export const traitsOf = (item: DraftItem): PartTraits => {
  if (item.kind === 'section')
    return { kind: item.kind, name: item.title, rest: item.text.trim() === '' ? null : item.text }
  if (isDraftPart(item)) return { kind: item.kind, name: item.text, rest: null }
  const { inPassage: _, ...question } = item
  return traitsOfQuestion(question)
}

/** All that it says: what comes from it is known by any of it. */
const wholeTraits = (item: DraftItem): PartTraits => {
  const { kind, id, name } = traitsOf(item)
  if (item.kind === 'section') return { kind, id, name, rest: oneFormOf({ text: item.text, ...sectionRulesOf(item) }) }
  if (isDraftPart(item)) return { kind, id, name, rest: '' }
  const { prompt: _, id: __, inPassage = false, ...rest } = item
  return { kind, id, name, rest: oneFormOf({ ...rest, inPassage }) }
}

/** Which item of what was before is which of what was made of it, by their places. */
export const samePlaces = (before: readonly DraftItem[], now: readonly DraftItem[]): Map<number, number> =>
  paired(before.map(wholeTraits), now.map(wholeTraits), [by(restOf), by(({ at, kind }) => `${at} ${kind}`)])
