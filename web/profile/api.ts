import { queryOptions } from '@tanstack/react-query'
import { changeProfile, listIssues, readProfile, reportIssue } from '#contract/profile.ts'
import type { ProfileDetails } from '#domain/profile.ts'
import { callAsTeacher } from '../accounts/api.ts'
import { orThrow } from '../api/reply.ts'

export const profileQuery = queryOptions({
  queryKey: ['profile'],
  queryFn: () => orThrow(callAsTeacher(readProfile, {})),
})

export const issuesQuery = queryOptions({
  queryKey: ['issues'],
  queryFn: async () => (await orThrow(callAsTeacher(listIssues, {}))).issues,
})

export const savingProfile = (body: ProfileDetails) => callAsTeacher(changeProfile, { body })

/** Sent again with the same key, because its answer was lost, it is the same report. */
export const sendingIssue = (body: { key: string; text: string }) => callAsTeacher(reportIssue, { body })
