import { queryOptions } from '@tanstack/react-query'
import type * as z from 'zod/mini'
import { listDrafts } from '#contract/questionnaires/drafts.ts'
import type { CallInput } from '../../calls/call.ts'
import { orThrow } from '../../calls/reply.ts'
import { callAsTeacher } from '../../people/accounts/api.ts'

export type ListedDraft = z.infer<typeof listDrafts.data>[number]

/** The drafts of one kind, below the key of all lists of that kind. */
export const draftsQuery = (kind: CallInput<typeof listDrafts>['query']['kind'], lists: string) =>
  queryOptions({
    queryKey: [lists, 'drafts'],
    queryFn: () => orThrow(callAsTeacher(listDrafts, { query: { kind } })),
  })
