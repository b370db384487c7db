import { queryOptions } from '@tanstack/react-query'
import { readMe, readToken, type UserOnWire } from '#contract/people/accounts.ts'
import { sendVerification } from '#contract/people/verification.ts'
import { call } from '../../calls/call.ts'
import { orThrow } from '../../calls/reply.ts'
import { currentSession, currentToken, endSession, startSession } from './session.ts'

/**
 * A call with the teacher's token. An answer of 401 ends the session the call was made in, unless the same teacher has
 * meanwhile signed in anew in another tab: then it is made once more.
 */
export const callAsTeacher: typeof call = async (endpoint, input, options = {}) => {
  const token = currentToken()
  const reply = await call(endpoint, input, { ...options, token })
  if (reply.ok || reply.failure.status !== 401) return reply
  if (token === currentToken() && !(await isSignedInAnew())) endSession('expired')
  const fresh = currentToken()
  return fresh === null || fresh === token ? reply : call(endpoint, input, { ...options, token: fresh })
}

const isSignedInAnew = async (): Promise<boolean> => {
  const before = currentSession()
  const reply = await call(readToken, {})
  if (!reply.ok || !before.open || reply.value.user.id !== before.teacherId) return false
  startSession(reply.value)
  return true
}

/**
 * `isVerified`: the teacher has shown that the address is theirs. `sendsMail`: mail leaves the server. `reachedAt`: where other
 * devices of the network reach it, where this page was asked as localhost. `avatar`: the picture they show as themselves.
 * `erasedAt`: when the account is erased, where that has been asked for.
 */
type Me = UserOnWire & {
  isVerified: boolean
  sendsMail: boolean
  reachedAt: readonly string[]
  avatar: string | null
  erasedAt: string | null
}

export const meQuery = queryOptions({
  queryKey: ['me'],
  queryFn: async (): Promise<Me> => {
    const {
      user,
      email_verified: isVerified,
      sends_mail: sendsMail = true,
      reached_at: reachedAt = [],
      avatar = null,
      erased_at,
    } = await orThrow(callAsTeacher(readMe, {}))
    return { ...user, isVerified, sendsMail, reachedAt, avatar, erasedAt: erased_at ?? null }
  },
  staleTime: Number.POSITIVE_INFINITY,
})

export const sendingVerification = () => callAsTeacher(sendVerification, {})
