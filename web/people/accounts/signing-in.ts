import { logIn, logOut, readToken, signUp } from '#contract/people/accounts.ts'
import type { LogInDetails, SignUpDetails } from '#domain/people/account.ts'
import { call } from '../../calls/call.ts'
import { madeTwice } from '../../calls/made-twice.ts'
import { FailedCall, isServersFault } from '../../calls/reply.ts'
import { tellOtherTabs } from './other-tabs.ts'
import { currentToken, endSession, saysSignedIn, startSession } from './session.ts'

let restoring: Promise<void> | undefined

/** Takes up the session of the cookie, once per page; throws when it cannot be known whether there is one. */
export const restoreSession = async (): Promise<string | null> => {
  // Nobody is asked for the token of a session that is not there: the refusal would stand in a guest's console.
  if (!restoring && !saysSignedIn(document.cookie)) return currentToken()
  restoring ??= readBackToken()
  try {
    await restoring
  } catch (error) {
    restoring = undefined
    throw error
  }
  return currentToken()
}

const readBackToken = async () => {
  const reply = await madeTwice(
    () => call(readToken, {}),
    (made) => !made.ok && made.failure.status === null,
  )
  if (reply.ok) startSession(reply.value)
  else if (isServersFault(reply.failure)) throw new FailedCall(reply.failure)
}

export const createAccount = async (details: SignUpDetails) => opened(await call(signUp, { body: details }))
export const enter = async (details: LogInDetails) => opened(await call(logIn, { body: details }))

type Opened = Awaited<ReturnType<typeof call<typeof logIn>>>

/** Takes up the session that a reply has opened, and tells other tabs whose it is. */
export const opened = (reply: Opened): Opened => {
  if (reply.ok) {
    startSession(reply.value)
    tellOtherTabs(reply.value.user.id)
  }
  return reply
}

export const leave = async () => {
  const reply = await call(logOut, {}, { token: currentToken() })
  if (reply.ok) {
    endSession('logged_out')
    tellOtherTabs(null)
  }
  return reply
}
