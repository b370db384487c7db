import { FailedCall, isServersFault } from '../../calls/reply.ts'
import { baseAsFound, type Edits, freshBase } from './draft-base.ts'
import type { DraftKind } from './draft-kind.ts'
import { draftPlace, editOf, forgetPlace, inHand, openPlace, writeDraft } from './draft-place.ts'
import type { OpenedDraft } from './opened-draft.ts'
import type { DraftOnServer } from './server-draft-calls.ts'

/** Whether it is the one in hand, which has an address of its own. */
export const isInHand = <Draft>(kind: DraftKind<Draft>, id: string): boolean => {
  const place = draftPlace(inHand(kind.name))
  openPlace(kind, place)
  return place.base.read()?.id === id
}

/** From the list. What the device has that the server does not goes first; whoever writes on sees to it that neither is lost. */
export const openedDraft = <Draft>(kind: DraftKind<Draft>, found: DraftOnServer<Draft>): OpenedDraft<Draft> => {
  const place = draftPlace(found.id)
  openPlace(kind, place)
  const isNewerHere = place.base.read()?.unsaved === true
  if (!isNewerHere && writeDraft(kind, place, found.draft)) place.base.write(baseAsFound(found))
  return { place: found.id, found }
}

export const isNotThere = (error: unknown): boolean => error instanceof FailedCall && error.failure.status === 404

const isUnreached = (error: unknown): boolean => error instanceof FailedCall && isServersFault(error.failure)

/** Without the server one goes on with what the device has of it; null where it has nothing. */
export const draftKeptHere = <Draft>(kind: DraftKind<Draft>, id: string, error: unknown): OpenedDraft<Draft> | null => {
  const place = draftPlace(id)
  const draft = openPlace(kind, place)
  const base = place.base.read()
  const isUsable = isUnreached(error) || (isNotThere(error) && base?.unsaved)
  return draft !== null && base && isUsable ? { place: id, found: null } : null
}

/** The published one, and what it says. */
export type Current<Draft> = { edits: Edits; initial: Draft }

/** What an earlier page has kept without the server is based on the version of then, or else on this one. */
const openEditPlace = <Draft>(kind: DraftKind<Draft>, { edits }: Current<Draft>) => {
  const place = draftPlace(editOf(edits.quizId))
  if (openPlace(kind, place) !== null && place.base.read() === null) place.base.write(freshBase(edits))
  return place
}

/** What is changed in a published one, likewise. */
export const openedEdit = <Draft>(
  kind: DraftKind<Draft>,
  found: DraftOnServer<Draft> | null,
  edit: Current<Draft>,
): OpenedDraft<Draft> => {
  const place = openEditPlace(kind, edit)
  if (place.base.read()?.unsaved !== true) {
    // Published or thrown away elsewhere.
    if (!found) forgetPlace(place)
    else if (writeDraft(kind, place, found.draft)) place.base.write(baseAsFound(found))
  }
  return { place: place.place, found, edit }
}

export const editKeptHere = <Draft>(
  kind: DraftKind<Draft>,
  edit: Current<Draft>,
  error: unknown,
): OpenedDraft<Draft> | null => {
  const place = openEditPlace(kind, edit)
  return isUnreached(error) && place.base.read() ? { place: place.place, found: null, edit } : null
}
