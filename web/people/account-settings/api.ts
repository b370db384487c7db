import { queryOptions } from '@tanstack/react-query'
import * as contract from '#contract/people/account-settings.ts'
import * as notifications from '#contract/people/notifications.ts'
import * as passkeys from '#contract/people/passkeys.ts'
import * as plan from '#contract/people/plan.ts'
import * as twoFactor from '#contract/people/two-factor.ts'
import { prepareAccountExport } from '#contract/results/exports.ts'
import type { NotificationChoices } from '#domain/people/notification.ts'
import type { NewCredential } from '#domain/people/passkey.ts'
import { orThrow } from '../../calls/reply.ts'
import { callAsTeacher } from '../accounts/api.ts'

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

export const passkeysQuery = queryOptions({
  queryKey: ['passkeys'],
  queryFn: () => orThrow(callAsTeacher(passkeys.listPasskeys, {})),
})

export const notificationsQuery = queryOptions({
  queryKey: ['notifications'],
  queryFn: () => orThrow(callAsTeacher(notifications.readNotifications, {})),
})

export const planQuery = queryOptions({
  queryKey: ['plan'],
  queryFn: async () => (await orThrow(callAsTeacher(plan.readPlan, {}))).plan,
})

export const changingNotifications = (body: NotificationChoices) =>
  orThrow(callAsTeacher(notifications.changeNotifications, { body }))

export const changingPassword = (body: Proof & { new_password: string }) =>
  callAsTeacher(contract.changePassword, { body })
export const endingSession = (id: string) => orThrow(callAsTeacher(contract.endSession, { params: { id } }))
export const endingOthers = () => orThrow(callAsTeacher(contract.endOtherSessions, {}))
export const askingForDeletion = (body: Proof) => callAsTeacher(contract.askForDeletion, { body })
export const preparingDownload = (proof: Proof) => {
  const { timeZone } = Intl.DateTimeFormat().resolvedOptions()
  return callAsTeacher(prepareAccountExport, { body: { ...proof, time_zone: timeZone } })
}

export const beginning = ({ password }: Proof) => callAsTeacher(twoFactor.beginTwoFactor, { body: { password } })
export const confirming = (code: string) => callAsTeacher(twoFactor.confirmTwoFactor, { body: { code } })
export const makingCodes = (body: Proof) => callAsTeacher(twoFactor.makeRecoveryCodes, { body })
export const ending = (body: Proof) => callAsTeacher(twoFactor.endTwoFactor, { body })

export const beginningPasskey = (body: Proof) => callAsTeacher(passkeys.beginPasskey, { body })
export const addingPasskey = (body: NewCredential & { name: string }) => callAsTeacher(passkeys.addPasskey, { body })
export const renamingPasskey = (id: string, name: string) =>
  callAsTeacher(passkeys.renamePasskey, { params: { id }, body: { name } })
export const removingPasskey = (id: string, body: Proof) =>
  callAsTeacher(passkeys.removePasskey, { params: { id }, body })
