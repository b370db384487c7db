import { forgetAllOf } from '../people/accounts/kept.ts'
import { currentSession, onSessionChange } from '../people/accounts/session.ts'
import { forgetFormerOf } from '../questionnaires/drafts/former-names.ts'

/** Whoever logs out leaves nothing of the account on the device. What ends by itself leaves all to its owner. */
export const forgetOnLogOut = (): (() => void) => {
  let before = currentSession()
  return onSessionChange(() => {
    const [former, session] = [before, currentSession()]
    before = session
    if (!former.open || session.open || session.because !== 'logged_out') return
    forgetFormerOf(former.teacherId)
    forgetAllOf(former.teacherId)
  })
}
