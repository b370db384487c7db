import { onTestFinished } from 'vitest'
import { endSession, startSession } from '../people/accounts/session.ts'

/** A teacher is signed in on a device that keeps nothing yet, until the test is over. */
export const signedIn = (teacher = 'mita') => {
  localStorage.clear()
  startSession({ auth_token: 'a token', user: { id: teacher } })
  onTestFinished(() => {
    endSession('expired')
    localStorage.clear()
  })
}
