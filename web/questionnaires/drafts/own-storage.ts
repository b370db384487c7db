import { currentSession } from '../../people/accounts/session.ts'
import { type DeviceStorage, deviceStorage } from '../entries/device-storage.ts'
import { type QuizDraft, removeDraft, writeDraft } from '../entries/stored-draft.ts'
import { type DraftBase, readBase, writeBase } from './draft-base.ts'
import { draftsOnDevice, KEYS, OWNER_KEY, placeOf, setAside, storageAt, storageOf } from './owned-storage.ts'

/** Which key of this device's storage a draft's key is, for whoever hears that one has changed. */
export const keyOnDevice = (key: string, draftId: string | null): string => {
  const session = currentSession()
  const storage = deviceStorage()
  if (!session.open || !storage) return key
  if (draftId !== null) return setAside(key, placeOf(session.teacherId, draftId))
  try {
    return storage.getItem(OWNER_KEY) === session.teacherId ? key : setAside(key, session.teacherId)
  } catch {
    return key
  }
}

const move = (storage: DeviceStorage, from: string, to: string) => {
  const kept = storage.getItem(from)
  if (kept === null) return
  storage.setItem(to, kept)
  storage.removeItem(from)
}

/** The plain keys are this teacher's from now on; what had no owner yet becomes theirs. */
export const claimFor = (storage: DeviceStorage, owner: string): void => {
  const before = storage.getItem(OWNER_KEY)
  if (before === owner) return
  for (const key of KEYS) {
    if (before !== null) move(storage, key, setAside(key, before))
    move(storage, setAside(key, owner), key)
  }
  storage.setItem(OWNER_KEY, owner)
}

/** Where the teacher who is signed in keeps what is not published yet; null where nothing can be kept for anybody. */
export const ownStorage = (draftId: string | null = null): DeviceStorage | null => {
  const session = currentSession()
  const storage = deviceStorage()
  if (!storage || !session.open) return null
  return draftId === null
    ? storageOf(storage, session.teacherId)
    : storageAt(storage, placeOf(session.teacherId, draftId))
}

/** Copies of drafts that the server has as they are make room for the one that is being written; false where there is none. */
export const freeStorage = (but: string | null): boolean => {
  const session = currentSession()
  if (!session.open) return false
  const places = draftsOnDevice(session.teacherId).filter((id) => id !== but)
  const spare = places.map((id) => ownStorage(id)).filter((place) => readBase(place)?.unsaved === false)
  for (const place of spare) {
    removeDraft(place)
    writeBase(place, null)
  }
  return spare.length > 0
}

export const claimOwn = (): void => {
  const session = currentSession()
  const storage = deviceStorage()
  if (!storage || !session.open) return
  try {
    claimFor(storage, session.teacherId)
  } catch {
    // No room to set the other one's aside: it stays where it is, and this one's is kept beside it.
  }
}

/** A draft that somebody puts aside waits under its own name until the server has all of it. */
export const park = (base: DraftBase, draft: QuizDraft): void => {
  forgetPlace(base.id)
  if (!base.unsaved) return
  const place = ownStorage(base.id)
  if (writeDraft(place, draft)) writeBase(place, base)
}

export const forgetPlace = (draftId: string): void => {
  const place = ownStorage(draftId)
  removeDraft(place)
  writeBase(place, null)
}

/** Nothing of this draft is on the device any more, wherever it lay. */
export const forgetDraft = (draftId: string): void => {
  forgetPlace(draftId)
  const inHand = ownStorage()
  if (readBase(inHand)?.id !== draftId) return
  removeDraft(inHand)
  writeBase(inHand, null)
}
