import { currentSession } from '../accounts/session.ts'
import { editsStorage, isEditsKey } from './edits-storage.ts'
import { deviceStorage } from './stored-draft.ts'
import type { DraftPlace } from './use-edited-draft.ts'

/** Where the teacher who is signed in keeps what is written under that name; ask once, and write there to the end. */
export const deviceFor = (name: string): Pick<DraftPlace, 'storage' | 'isKey'> => {
  const [session, storage] = [currentSession(), deviceStorage()]
  if (!session.open || storage === null) return { storage: null, isKey: () => false }
  const { teacherId } = session
  return { storage: editsStorage(storage, teacherId, name), isKey: (key) => isEditsKey(key, teacherId, name) }
}
