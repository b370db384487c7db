import { currentSession } from '../accounts/session.ts'
import { DETAILS_KEY, type DeviceStorage, deviceStorage, QUESTIONS_KEY } from './stored-draft.ts'
import { UNANSWERED_KEY } from './unanswered-save.ts'

const OWNER_KEY = 'QBOwner'
const KEYS = [DETAILS_KEY, QUESTIONS_KEY, UNANSWERED_KEY]

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
export const ownStorage = (): DeviceStorage | null => {
  const session = currentSession()
  const storage = deviceStorage()
  return storage && session.open ? storageOf(storage, session.teacherId) : null
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
