import { forgetAllOf } from '../people/accounts/kept.ts'
import { currentSession, onSessionChange } from '../people/accounts/session.ts'
import { forgetDraftsOf, storageOf } from '../questionnaires/drafts/owned-storage.ts'
import { answered } from '../questionnaires/drafts/unanswered-save.ts'
import { deviceStorage } from '../questionnaires/entries/device-storage.ts'

/** Whoever logs out leaves nothing of the account on the device. What ends by itself leaves the draft to its owner. */
export const forgetOnLogOut = (): (() => void) => {
  let before = currentSession()
  return onSessionChange(() => {
    const [former, session] = [before, currentSession()]
    before = session
    const storage = deviceStorage()
    if (!former.open || session.open || session.because !== 'logged_out' || !storage) return
    forgetDraftsOf(storage, former.teacherId)
    answered(storageOf(storage, former.teacherId))
    forgetAllOf(former.teacherId)
  })
}
