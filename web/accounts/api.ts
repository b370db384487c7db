import { queryOptions } from '@tanstack/react-query'
import { readMe, type UserOnWire } from '#contract/accounts.ts'
import { call } from '../api/call.ts'
import { orThrow } from '../api/reply.ts'
import { currentToken, endSession } from './session.ts'

/** A call with the teacher's token. An answer of 401 ends the session the call was made in. */
export const callAsTeacher: typeof call = async (endpoint, input, options = {}) => {
  const token = currentToken()
  const reply = await call(endpoint, input, { ...options, token })
  if (!reply.ok && reply.failure.status === 401 && token === currentToken()) endSession('expired')
  return reply
}

export const meQuery = queryOptions({
  queryKey: ['me'],
  queryFn: async (): Promise<UserOnWire> => (await orThrow(callAsTeacher(readMe, {}))).user,
  staleTime: Number.POSITIVE_INFINITY,
})
