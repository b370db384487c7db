import { queryOptions } from '@tanstack/react-query'
import * as contract from '#contract/account-settings.ts'
import * as twoFactor from '#contract/two-factor.ts'
import { callAsTeacher } from '../accounts/api.ts'
import { orThrow } from '../api/reply.ts'

/** What somebody types who is asked once more who they are. */
export type Proof = { password: string; code?: string }

export const accountQuery = queryOptions({
  queryKey: ['account'],
  queryFn: () => orThrow(callAsTeacher(contract.readAccount, {})),
})

export const sessionsQuery = queryOptions({
  queryKey: ['sessions'],
  queryFn: async () => (await orThrow(callAsTeacher(contract.listSessions, {}))).sessions,
})

export const changingPassword = (body: { password: string; new_password: string }) =>
  callAsTeacher(contract.changePassword, { body })
export const endingSession = (id: string) => orThrow(callAsTeacher(contract.endSession, { params: { id } }))
export const endingOthers = () => orThrow(callAsTeacher(contract.endOtherSessions, {}))
export const askingForDeletion = (body: Proof) => callAsTeacher(contract.askForDeletion, { body })

export const beginning = ({ password }: Proof) => callAsTeacher(twoFactor.beginTwoFactor, { body: { password } })
export const confirming = (code: string) => callAsTeacher(twoFactor.confirmTwoFactor, { body: { code } })
export const makingCodes = (body: Proof) => callAsTeacher(twoFactor.makeRecoveryCodes, { body })
export const ending = (body: Proof) => callAsTeacher(twoFactor.endTwoFactor, { body })
