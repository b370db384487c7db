import { type QuizDraft, writeDraft } from '../entries/stored-draft.ts'
import { baseAsFound, type Edits, freshBase, readBase, writeBase } from './draft-base.ts'
import { formerEdit } from './former-edits.ts'
import { claimOwn, forgetPlace, ownStorage } from './own-storage.ts'
import type { DraftOnServer } from './server-draft-calls.ts'
import type { OpenedDraft } from './use-opened-draft.ts'

const placeOf = (quizId: string) => `edit-${quizId}`

type Current = { edits: Edits; initial: QuizDraft }

/** What an older page has kept on this device alone is a draft like any other from now on. */
const takeOverFormer = ({ edits }: Current): void => {
  const former = formerEdit(edits.quizId)
  const place = ownStorage(placeOf(edits.quizId))
  if (!former || readBase(place)) return
  const { base, draft, remove } = former
  const of = base ? { ...edits, versionId: base.id, number: base.number } : edits
  if (writeDraft(place, draft) && writeBase(place, freshBase(of))) remove()
}

/** What the device has that the server does not goes first; the wizard sees to it that neither is lost. */
export const openedEdit = (found: DraftOnServer | null, edit: Current): OpenedDraft => {
  claimOwn()
  takeOverFormer(edit)
  const place = placeOf(edit.edits.quizId)
  const storage = ownStorage(place)
  if (readBase(storage)?.unsaved !== true) {
    // Published or thrown away elsewhere.
    if (!found) forgetPlace(place)
    else if (writeDraft(storage, found.draft)) writeBase(storage, baseAsFound(found))
  }
  return { place, found, edit }
}

/** Without the server one goes on with what the device has; null where it has nothing. */
export const editKeptHere = (edit: Current): OpenedDraft | null => {
  const place = placeOf(edit.edits.quizId)
  return readBase(ownStorage(place)) ? { place, found: null, edit } : null
}
