import { queryOptions } from '@tanstack/react-query'
import * as emailChange from '#contract/people/email-change.ts'
import {
  changeProfile,
  listIssues,
  readProfile,
  removeAvatar,
  reportIssue,
  setAvatar,
} from '#contract/people/profile.ts'
import type { ProfileDetails } from '#domain/people/profile.ts'
import { MINUTE } from '#domain/time/time-limit.ts'
import { orThrow } from '../../calls/reply.ts'
import { callAsTeacher } from '../accounts/api.ts'

export const profileQuery = queryOptions({
  queryKey: ['profile'],
  queryFn: () => orThrow(callAsTeacher(readProfile, {})),
})

export const issuesQuery = queryOptions({
  queryKey: ['issues'],
  queryFn: async () => (await orThrow(callAsTeacher(listIssues, {}))).issues,
})

export const savingProfile = (body: ProfileDetails) => callAsTeacher(changeProfile, { body })

export const sendingAvatar = (body: Blob) => callAsTeacher(setAvatar, { body }, { timeoutMs: MINUTE })
export const removingAvatar = () => orThrow(callAsTeacher(removeAvatar, {}))

/** Sent again with the same key, because its answer was lost, it is the same report. */
export const sendingIssue = (body: { key: string; text: string }) => callAsTeacher(reportIssue, { body })

export const emailChangeQuery = queryOptions({
  queryKey: ['email-change'],
  queryFn: async () => (await orThrow(callAsTeacher(emailChange.readEmailChange, {}))).change,
})

export const askingForEmail = (body: { email: string; password: string; code?: string }) =>
  callAsTeacher(emailChange.askForEmailChange, { body })
export const sendingLinksAgain = () => orThrow(callAsTeacher(emailChange.sendEmailChangeAgain, {}))
export const withdrawingEmail = () => orThrow(callAsTeacher(emailChange.withdrawEmailChange, {}))
