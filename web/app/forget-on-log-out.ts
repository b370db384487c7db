import { currentSession, onSessionChange } from '../people/accounts/session.ts'
import { forgetFormerEdits } from '../questionnaires/drafts/forget-former-edits.ts'
import { forgetDraftsOf, storageOf } from '../questionnaires/drafts/owned-storage.ts'
import { answered } from '../questionnaires/drafts/unanswered-save.ts'
import { deviceStorage } from '../questionnaires/entries/device-storage.ts'
import { forgetPollsOf } from '../questionnaires/polls/forget-polls.ts'
import { forgetSurveysOf } from '../questionnaires/surveys/forget-surveys.ts'
import { forgetMarksOf } from '../runs/marking/kept-marks.ts'

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
    forgetFormerEdits(localStorage, former.teacherId)
    forgetMarksOf(localStorage, former.teacherId)
    forgetPollsOf(localStorage, former.teacherId)
    forgetSurveysOf(former.teacherId)
  })
}
