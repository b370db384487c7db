import { currentSession } from '../../people/accounts/session.ts'
import {
  DETAILS_KEY,
  type DeviceStorage,
  deviceStorage,
  HISTORY_KEY,
  QUESTIONS_KEY,
  type QuizDraft,
  readDraft,
  removeDraft,
  WRITES_KEY,
  writeDraft,
} from '../entries/stored-draft.ts'
import { TEXT_KEY } from '../entries/text-key.ts'
import { BASE_KEY, type DraftBase, readBase, writeBase } from './draft-base.ts'
import { UNANSWERED_KEY } from './unanswered-save.ts'

const OWNER_KEY = 'QBOwner'
const KEYS = [DETAILS_KEY, QUESTIONS_KEY, BASE_KEY, UNANSWERED_KEY, HISTORY_KEY, TEXT_KEY, WRITES_KEY]

const setAside = (key: string, owner: string) => `${key}.${owner}`

/**
 * One teacher's part of a device that several may use. Whose the plain keys are stands beside them; what belongs to
 * anybody else is set aside, where its owner finds it again and nobody else is shown it.
 */
export const storageOf = (storage: DeviceStorage, owner: string): DeviceStorage => {
  const keyFor = (key: string) => (storage.getItem(OWNER_KEY) === owner ? key : setAside(key, owner))
  return {
    getItem: (key) => storage.getItem(keyFor(key)),
    setItem: (key, value) => storage.setItem(keyFor(key), value),
    removeItem: (key) => storage.removeItem(keyFor(key)),
  }
}

/** Where a draft other than the one in hand lies while it is open: under names of its own, always its owner's. */
const placeOf = (owner: string, id: string) => `${owner}:${id}`

const storageAt = (storage: DeviceStorage, place: string): DeviceStorage => ({
  getItem: (key) => storage.getItem(setAside(key, place)),
  setItem: (key, value) => storage.setItem(setAside(key, place), value),
  removeItem: (key) => storage.removeItem(setAside(key, place)),
})

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

/** The drafts besides the one in hand of which the device has something. */
const draftsOnDevice = (owner: string): string[] => {
  try {
    const starts = KEYS.map((key) => setAside(key, `${owner}:`))
    const found = Object.keys(window.localStorage).flatMap((key) =>
      starts.flatMap((start) => (key.startsWith(start) ? key.slice(start.length) : [])),
    )
    return [...new Set(found)]
  } catch {
    return []
  }
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

/** All that the device has of a teacher's drafts. */
export const forgetDraftsOf = (storage: DeviceStorage, owner: string): void => {
  const places = draftsOnDevice(owner).map((id) => storageAt(storage, placeOf(owner, id)))
  for (const place of [storageOf(storage, owner), ...places]) for (const key of KEYS) place.removeItem(key)
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

/** Whether a draft of whoever is signed in has something that is nowhere but on this device. */
export const isAnythingOnlyHere = (): boolean => {
  const session = currentSession()
  if (!session.open) return false
  const inHand = ownStorage()
  if (readDraft(inHand) !== null && readBase(inHand)?.unsaved !== false) return true
  return draftsOnDevice(session.teacherId).some((id) => readBase(ownStorage(id))?.unsaved)
}
