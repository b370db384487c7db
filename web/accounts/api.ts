import { queryOptions } from '@tanstack/react-query'
import { logIn, logOut, readMe, readToken, signUp, type UserOnWire } from '#contract/accounts.ts'
import type { LogInDetails, SignUpDetails } from '#domain/account.ts'
import { call } from '../api/call.ts'
import { FailedCall, orThrow } from '../api/reply.ts'
import { currentToken, endSession, startSession } from './session.ts'

/** A call with the teacher's token. An answer of 401 ends the session the call was made in. */
export const callAsTeacher: typeof call = async (endpoint, input, options = {}) => {
  const token = currentToken()
  const reply = await call(endpoint, input, { ...options, token })
  if (!reply.ok && reply.failure.status === 401 && token === currentToken()) endSession('expired')
  return reply
}

let restoring: Promise<void> | undefined

/** Takes up the session of the cookie, once per page; throws when it cannot be known whether there is one. */
export const restoreSession = async (): Promise<string | null> => {
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
  const reply = await call(readToken, {})
  if (reply.ok) startSession(reply.value.auth_token)
  else if (reply.failure.status !== 401) throw new FailedCall(reply.failure)
}

export const meQuery = queryOptions({
  queryKey: ['me'],
  queryFn: async (): Promise<UserOnWire> => (await orThrow(callAsTeacher(readMe, {}))).user,
  staleTime: Number.POSITIVE_INFINITY,
})

export const createAccount = async (details: SignUpDetails) => opened(await call(signUp, { body: details }))
export const enter = async (details: LogInDetails) => opened(await call(logIn, { body: details }))

type Opened = Awaited<ReturnType<typeof call<typeof logIn>>>

const opened = (reply: Opened): Opened => {
  if (reply.ok) startSession(reply.value.auth_token)
  return reply
}

export const leave = async () => {
  const reply = await call(logOut, {}, { token: currentToken() })
  if (reply.ok) endSession('logged_out')
  return reply
}
