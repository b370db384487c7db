import * as z from 'zod/mini'
import { type DraftContentOnWire, draftContent } from '#contract/questionnaires/draft-content.ts'
import { randomKey } from '../../calls/random-key.ts'
import { kept, type Place, theTeacher } from '../../people/accounts/kept.ts'
import { fingerprint } from '../entries/fingerprint.ts'
import { begunDraft } from './begun-draft.ts'
import { type DraftBase, draftBase } from './draft-base.ts'
import type { DraftKind, FormerDraft } from './draft-kind.ts'
import { isSame } from './merged-json.ts'
import { type UnansweredSave, unansweredSave } from './unanswered-save.ts'

const keptDraft = z.object({
  kind: z.string(),
  content: draftContent,
  keys: z.catch(z.optional(z.array(z.int().check(z.gte(1)))), undefined),
  /** The writes that made it, the last one first. */
  writes: z.catch(z.array(z.string()), []),
  /** Nothing is written in it: left out where something is. */
  empty: z.catch(z.optional(z.literal(true)), undefined),
})
type KeptDraft = z.infer<typeof keptDraft>

// Of one draft they are written at different times, by several tabs: one name would make tabs write over each other.
const drafts = kept('Draft', keptDraft, theTeacher)
const bases = kept('DraftBase', draftBase, theTeacher)
const histories = kept('DraftHistory', z.unknown(), theTeacher)
const unanswered = kept('DraftSent', unansweredSave, theTeacher)

/** Where a draft lies on this device. It stays its owner's, whoever is signed in later. */
export type DraftPlace = {
  place: string
  draft: Place<KeptDraft>
  /** Where it stands towards the server's copy of it. */
  base: Place<DraftBase>
  /** What can be undone in it. */
  history: Place<unknown>
  /** Its publishing that has no answer yet. */
  sent: Place<UnansweredSave>
}

export const draftPlace = (place: string): DraftPlace => ({
  place,
  draft: drafts.at(place),
  base: bases.at(place),
  history: histories.at(place),
  sent: unanswered.at(place),
})

/** The one that is begun and in hand, whatever it is called on the server: one of each kind. */
export const inHand = (kind: string): string => `new-${kind}`

/** What is changed in a published one. */
export const editOf = (questionnaire: string): string => `edit-${questionnaire}`

const MOST_WRITES = 30

export const readWrites = ({ draft }: DraftPlace): readonly string[] => draft.read()?.writes ?? []

/** Null where there is none of that kind. */
export const readDraft = <Draft>(kind: DraftKind<Draft>, { draft }: DraftPlace): Draft | null => {
  const found = draft.read()
  return found?.kind === kind.name ? kind.draftOf(found.content, found.keys) : null
}

/** As it is once it was kept: the same, but perhaps in another order. */
const asRead = <Draft>({ contentOf, draftOf }: DraftKind<Draft>, content: DraftContentOnWire): DraftContentOnWire =>
  contentOf(draftOf(content))

/** Whether nothing is written in it, and nothing set otherwise than it began. */
const isAsBegun = <Draft>(kind: DraftKind<Draft>, content: DraftContentOnWire): boolean =>
  [begunDraft(kind), kind.empty()]
    .map(kind.contentOf)
    .some((begun) => isSame(content, begun) || isSame(content, asRead(kind, begun)))

/** Whether nothing was ever written in the draft that lies there, and new ones begin otherwise by now. */
export const isBegunOtherwise = <Draft>(kind: DraftKind<Draft>, { draft, base }: DraftPlace): boolean => {
  const found = draft.read()
  if (found?.empty !== true || base.read() !== null) return false
  return !isSame(asRead(kind, found.content), asRead(kind, kind.contentOf(begunDraft(kind))))
}

/** False: the device does not take it. It has all that the writes had that lie there. */
export const writeDraft = <Draft>(kind: DraftKind<Draft>, place: DraftPlace, draft: Draft): boolean => {
  const content = kind.contentOf(draft)
  return place.draft.write({
    kind: kind.name,
    content,
    ...(isAsBegun(kind, content) && { empty: true }),
    ...(kind.keysOf && { keys: [...kind.keysOf(draft)] }),
    writes: [randomKey(), ...readWrites(place)].slice(0, MOST_WRITES),
  })
}

/** Nothing lies there any more but a publishing that has no answer. */
export const forgetPlace = ({ draft, base, history }: DraftPlace): void => {
  draft.write(null)
  history.write(null)
  base.write(null)
}

/** A draft that is put aside waits under its own id until the server has all of it. */
export const park = <Draft>(kind: DraftKind<Draft>, base: DraftBase, draft: Draft): void => {
  const place = draftPlace(base.id)
  forgetPlace(place)
  if (base.unsaved && writeDraft(kind, place, draft)) place.base.write(base)
}

/** Nothing of this draft is on the device any more, wherever it lay. */
export const forgetDraft = (id: string): void => {
  forgetPlace(draftPlace(id))
  for (const name of bases.places()) if (bases.at(name).read()?.id === id) forgetPlace(draftPlace(name))
}

/** What could be undone, and copies of drafts that the server has as they are, make room for another one; false where there is none. */
export const freeRoom = (but: DraftPlace): boolean => {
  const spare = drafts.places().filter((place) => place !== but.place && bases.at(place).read()?.unsaved === false)
  for (const place of spare) forgetPlace(draftPlace(place))
  const steps = histories.places()
  for (const place of steps) histories.at(place).write(null)
  return spare.length + steps.length > 0
}

/** Of pages that write in a moment what was typed just now: what does it at once. */
export const typedJustNow = new Set<() => void>()

/** Whether the device has a draft of the teacher's that the server may not have. */
export const isAnyDraftOnlyHere = (): boolean => {
  for (const keep of typedJustNow) keep()
  return drafts.places().some((place) => {
    const base = bases.at(place).read()
    return base === null ? drafts.at(place).read()?.empty !== true : base.unsaved
  })
}

/** What this page has taken over, by the name under which it lay: an earlier page that is still open goes on from there. */
const takenOver = new Map<string, { content: DraftContentOnWire; keys?: readonly number[] | undefined }>()

/**
 * The draft that lies at a place; what earlier pages have kept of it is one like any other from now on. Null where there is
 * none.
 */
export const openPlace = <Draft>(kind: DraftKind<Draft>, place: DraftPlace): Draft | null => {
  const here = readDraft(kind, place)
  const former = kind.former(place.place)
  if (former === null) return here
  const next = here === null ? former.draft : joined(kind, here, former)
  if (!isMoved(kind, { place, next, former })) return next
  takenOver.set(former.name, { content: kind.contentOf(former.draft), keys: kind.keysOf?.(former.draft) })
  if (here === null) {
    if (former.base) place.base.write(former.base)
    if (former.sent) place.sent.write(former.sent)
    if (former.history) place.history.write({ ...former.history, of: fingerprintOf(kind, next) })
  } else if (next !== here) {
    const base = place.base.read()
    if (base) place.base.write({ ...base, unsaved: true })
  }
  return next
}

type Moving<Draft> = { place: DraftPlace; next: Draft; former: FormerDraft<Draft> }

/** Nothing is deleted but what is there again; a device that has no room for both keeps one of them. */
const isMoved = <Draft>(kind: DraftKind<Draft>, { place, next, former }: Moving<Draft>): boolean => {
  const write = () => writeDraft(kind, place, next) && readDraft(kind, place) !== null
  if (write()) {
    former.remove()
    return true
  }
  const putBack = former.remove()
  if (write()) return true
  putBack()
  return false
}

/** With what an earlier page has written since it was taken over; all of both, where nobody knows what they had in common. */
const joined = <Draft>(kind: DraftKind<Draft>, here: Draft, { name, draft: former }: FormerDraft<Draft>): Draft => {
  if (isSame(kind.contentOf(former), kind.contentOf(here))) return here
  const known = takenOver.get(name)
  if (known) return kind.merged({ base: kind.draftOf(known.content, known.keys), mine: here, theirs: former })
  const base = withKeysFrom(kind, kind.empty(), OTHER_KEYS)
  return kind.merged({ base, mine: here, theirs: withKeysFrom(kind, former, 2 * OTHER_KEYS) })
}

/** More than a draft has parts. */
const OTHER_KEYS = 2 ** 20

/** The same with other keys of its parts, from one on. */
export const withKeysFrom = <Draft>(kind: DraftKind<Draft>, draft: Draft, from: number): Draft =>
  kind.draftOf(
    kind.contentOf(draft),
    kind.keysOf?.(draft).map((_, at) => from + at),
  )

/** Of what a draft says: what can be undone in another one is nothing of this one's. */
export const fingerprintOf = <Draft>(kind: DraftKind<Draft>, draft: Draft): string =>
  fingerprint(JSON.stringify(kind.contentOf(draft)))
