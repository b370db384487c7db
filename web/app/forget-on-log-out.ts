import { currentSession, onSessionChange } from '../accounts/session.ts'
import { forgetMarksOf } from '../hand-marks/kept-marks.ts'
import { forgetPollsOf } from '../polls/forget-polls.ts'
import { removeFormerEdits } from '../question-editor/former-edits.ts'
import { forgetDraftsOf, storageOf } from '../question-editor/own-storage.ts'
import { deviceStorage } from '../question-editor/stored-draft.ts'
import { answered } from '../question-editor/unanswered-save.ts'
import { forgetSurveysOf } from '../surveys/kept-draft.ts'

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
    removeFormerEdits(localStorage, former.teacherId)
    forgetMarksOf(localStorage, former.teacherId)
    forgetPollsOf(localStorage, former.teacherId)
    forgetSurveysOf(former.teacherId)
  })
}
